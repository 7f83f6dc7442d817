import type { ErrorCode } from "../generated/types.ts";

/** What a {@link ToolError} may say beside its message. */
export interface ToolErrorOptions {
  /** Ask the engine to call again under the call's retry policy. Default: no (base: the engine does not retry by default). */
  readonly retryable?: boolean;
  /** One of the protocol's codes; left out, it reads `handler_error`. */
  readonly code?: ErrorCode;
  /** What the model should do about it: appended to the message, since the message is all that a model reads. */
  readonly suggestion?: string;
  /** Any JSON for programs; the model never sees it. */
  readonly detail?: unknown;
  /** The error behind this one. It stays in the worker. */
  readonly cause?: unknown;
}

/**
 * A tool's failure, written for the model to read: say what went wrong and what to do instead.
 * Throw it from a tool; it becomes a `tool.error`. Any other thrown error does too, with its message alone.
 */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly retryable: boolean;
  readonly code: ErrorCode | undefined;
  readonly suggestion: string | undefined;
  readonly detail: unknown;

  constructor(message: string, options: ToolErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.retryable = options.retryable ?? false;
    this.code = options.code;
    this.suggestion = options.suggestion;
    this.detail = options.detail;
  }
}
