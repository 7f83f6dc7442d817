import { isObject, own } from "../../json/own.ts";
import type { Failure } from "./format.ts";

/** Statuses that may go away by themselves: what row 40 holds of workers is held of providers. */
const isTransient = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Kinds of errors, by the provider's own words, that the same request meets again. */
const LASTING: ReadonlySet<unknown> = new Set([
  "invalid_request_error",
  "authentication_error",
  "permission_error",
  "billing_error",
  "not_found_error",
  "request_too_large",
  "invalid_prompt",
  "invalid_api_key",
  "insufficient_quota",
  "model_not_found",
  "context_length_exceeded",
]);

/** An answer that makes no sense: asked again, the provider may do better. */
export function unreadable(why: string): Failure {
  return {
    ok: false,
    error: { message: `the model provider's reply ${why}`, code: "invalid_response" },
    retryable: true,
  };
}

/** A stream that ended before its answer did. */
export const cutShort: Failure = unreadable("ended before it was complete");

/** No answer at all. `lasting` for what no repetition cures. */
export function unreachable(why: string, lasting = false): Failure {
  return { ok: false, error: { message: `the model provider: ${why}`, code: "provider_error" }, retryable: !lasting };
}

/** An answer whose status says that the call failed. */
export function statusFailure(status: number, body: unknown): Failure {
  const { message } = errorIn(body) ?? {};
  const told = typeof message === "string" ? `: ${message}` : "";
  return {
    ok: false,
    error: {
      message: `the model provider answered with status ${status}${told}`,
      code: status === 429 ? "rate_limited" : "provider_error",
      detail: { status },
    },
    retryable: isTransient(status),
  };
}

/**
 * An error that stands where the reply, or the rest of it, should be: its kind tells whether to try again; without one
 * that is known it may pass.
 */
export function saidFailure(error: Readonly<Record<string, unknown>>): Failure {
  const { message, type, code } = error;
  const kind = type === "error" || type === undefined || type === null ? code : type;
  const limited = code === 429 || [type, code].some((word) => /^rate_limit/.test(String(word)));
  const lasting = typeof code === "number" ? !isTransient(code) : LASTING.has(type) || LASTING.has(code);
  return {
    ok: false,
    error: {
      message: `the model provider failed: ${typeof message === "string" && message !== "" ? message : String(kind ?? "it does not say why")}`,
      code: limited ? "rate_limited" : "provider_error",
      ...(kind === undefined || kind === null ? {} : { detail: { kind } }),
    },
    retryable: !lasting,
  };
}

/** The error object of a body or an event; undefined when there is none. */
export function errorIn(body: unknown): Readonly<Record<string, unknown>> | undefined {
  const error = isObject(body) ? own(body, "error") : undefined;
  if (typeof error === "string") return { message: error };
  return isObject(error) ? error : undefined;
}
