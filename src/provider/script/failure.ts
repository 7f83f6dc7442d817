import type { WireHeaders } from "../../wire/handle.ts";
import type { ProviderFailure } from "../reply.ts";
import type { DataStep, ErrorStep, ScriptFailure } from "./types.ts";

/** Whether a step is an error. */
export const isErrorStep = (step: DataStep): step is ErrorStep => step.error !== undefined;

const retried = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500;

/** An error of a script as the failure that is sent; with `fast`, retries are told not to wait. */
export const toFailure = (error: ScriptFailure, fast: boolean): ProviderFailure => {
  const { retryAfter, retryAfterMs, headers, ...rest } = error;
  const waits: WireHeaders = {};
  if (retryAfter !== undefined) waits["retry-after"] = String(retryAfter);
  if (retryAfterMs !== undefined) waits["retry-after-ms"] = String(retryAfterMs);
  const silent = retryAfter === undefined && retryAfterMs === undefined;
  if (fast && silent && retried(error.status)) waits["retry-after-ms"] = "1";
  return { ...rest, kind: "failure", headers: { ...waits, ...headers } };
};
