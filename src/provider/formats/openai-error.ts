import type { Dialect } from "../model.ts";
import type { ProviderFailure } from "../reply.ts";

const types: Record<number, { readonly type: string; readonly code: string | null }> = {
  401: { type: "invalid_request_error", code: "invalid_api_key" },
  402: { type: "insufficient_quota", code: "insufficient_quota" },
  403: { type: "invalid_request_error", code: "permission_denied" },
  404: { type: "invalid_request_error", code: "model_not_found" },
  429: { type: "requests", code: "rate_limit_exceeded" },
  500: { type: "server_error", code: null },
  503: { type: "server_error", code: null },
};

/** OpenAI's word for a kind of error, and its code, by status. */
export const openaiErrorType = (failure: ProviderFailure): { type: string; code: string | null } => {
  const known = types[failure.status] ?? {
    type: failure.status >= 500 ? "server_error" : "invalid_request_error",
    code: null,
  };
  return { type: failure.type ?? known.type, code: failure.code === undefined ? known.code : failure.code };
};

/** What an error says when the script does not. */
export const messageOf = (failure: ProviderFailure): string =>
  failure.message ?? `The scripted model answered with status ${failure.status}.`;

/** OpenAI's error body; OpenRouter's has the status as a number for its code. */
export const openaiFailure = (failure: ProviderFailure, dialect: Dialect): unknown => {
  const message = messageOf(failure);
  if (dialect === "openrouter") {
    return { error: { code: failure.status, message, metadata: failure.details ?? null } };
  }
  return { error: { message, ...openaiErrorType(failure), param: failure.param ?? null } };
};
