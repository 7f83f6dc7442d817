import { compact } from "../../json/compact.ts";
import type { WireResponse } from "../../wire/handle.ts";

/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): WireResponse {
  return { status, headers: { "content-type": "application/json", ...headers }, body: compact(body) };
}

/** Who asked decides the shape of a refusal: machines read `ok`, clients do not (row 58). */
export type Caller = "machine" | "client";

/** A refusal with its sentence (row 58). */
export function refusal(caller: Caller, status: number, error: string): WireResponse {
  return json(status, caller === "machine" ? { ok: false, error } : { error });
}
