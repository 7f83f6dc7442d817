import type { ProviderFailure } from "../../reply.ts";
import { messageOf } from "../openai-error.ts";

const types: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  408: "timeout_error",
  409: "conflict_error",
  413: "request_too_large",
  429: "rate_limit_error",
  500: "api_error",
  503: "overloaded_error",
  504: "timeout_error",
  529: "overloaded_error",
};

/** Anthropic's error body. */
export const anthropicFailure = (failure: ProviderFailure, requestId: string): object => ({
  type: "error",
  error: {
    type: failure.type ?? types[failure.status] ?? (failure.status >= 500 ? "api_error" : "invalid_request_error"),
    message: messageOf(failure),
    ...(failure.details === undefined ? {} : { details: failure.details }),
  },
  request_id: requestId,
});
