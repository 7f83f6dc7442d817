import type { DecisionRequest } from "../generated/types.ts";
import { fits } from "../validate/index.ts";
import type { WireRequest, WireResponse } from "../wire/handle.ts";
import { readJsonBody } from "../wire/json-body.ts";
import { verifySignature } from "../wire/signature.ts";

/** The header that carries the signature, in lower case as the seam has it. */
const SIGNATURE_HEADER = "x-substructure-signature";

/** What may be asked of a request before it is believed. */
export interface ReadOptions {
  /** Shared with the engine; undefined: nothing is signed. */
  readonly secret: string | undefined;
  readonly bodyLimitBytes: number;
}

/** A decision to make, or the answer that turns the request away. */
export type Reading =
  | { readonly ok: true; readonly request: DecisionRequest }
  | { readonly ok: false; readonly response: WireResponse };

/**
 * Reads one delivery. The order matters: nothing of an unsigned body is parsed, and no tool runs for a request that a
 * web page could have sent (those cannot name `application/json` without asking first).
 */
export function readRequest(request: WireRequest, options: ReadOptions): Reading {
  if (request.method !== "POST") {
    return refuse(405, `A worker answers POST, not ${request.method}.`, { allow: "POST" });
  }
  if (!isJson(request.headers["content-type"])) {
    return refuse(415, `A decision request is application/json, not "${request.headers["content-type"] ?? ""}".`);
  }
  if (request.body.byteLength > options.bodyLimitBytes) {
    return refuse(413, `The body has ${request.body.byteLength} bytes; this worker takes ${options.bodyLimitBytes}.`);
  }
  const { secret } = options;
  if (secret !== undefined && !verifySignature(secret, request.body, request.headers[SIGNATURE_HEADER])) {
    return refuse(401, `The signature in ${SIGNATURE_HEADER} is missing or does not fit the body.`);
  }
  const body = readJsonBody(request.body);
  if (!body.ok) return refuse(400, `The body is not JSON: ${body.error}`);
  const verdict = fits("DecisionRequest", body.value);
  if (!verdict.ok) return refuse(400, `The body is no decision request: ${complaints(verdict.errors)}`);
  return { ok: true, request: verdict.value };
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:json|[\w.+-]+\+json)\s*(?:;|$)/i.test(contentType ?? "");
}

function complaints(errors: readonly { readonly pointer: string; readonly message: string }[]): string {
  return errors
    .map(({ pointer, message }) => `${pointer || "/"}: ${message}`)
    .slice(0, 3)
    .join("; ");
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Reading {
  const body = JSON.stringify({ error });
  return { ok: false, response: { status, headers: { "content-type": "application/json", ...headers }, body } };
}
