import type { WireHeaders } from "../wire/handle.ts";
import type { Fault } from "./fault.ts";

/** Why the model stopped. Each format has its own word for it; `pause` and `stop-sequence` exist at Anthropic alone. */
export type Finish = "stop" | "tool-calls" | "length" | "content-filter" | "refusal" | "stop-sequence" | "pause";

/** Tokens; what a script leaves out is estimated from the bytes sent, and never zero. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly reasoningTokens: number;
  /** Part of `inputTokens`. */
  readonly cachedTokens: number;
}

/** One tool call that the model makes. */
export interface ReplyToolCall {
  readonly name: string;
  /** Made up by the provider when absent, unique among its answers. */
  readonly id?: string;
  /** The text of the arguments, sent byte for byte; need not be JSON. */
  readonly rawArguments: string;
}

/** A picture that the model made. */
export interface ReplyImage {
  /** base64 */
  readonly data: string;
  readonly mimeType: string;
}

/** What the model says. Parts go out in this order: reasoning, text or refusal, images, tool calls. */
export interface Reply {
  readonly kind: "reply";
  readonly reasoning?: string;
  /** A list is streamed in these pieces. */
  readonly text?: string | readonly string[];
  readonly refusal?: string;
  readonly images?: readonly ReplyImage[];
  readonly toolCalls?: readonly ReplyToolCall[];
  /** Default: `tool-calls` with calls, `refusal` with a refusal, else `stop`. */
  readonly finish?: Finish;
  readonly usage?: Partial<Usage>;
  /** The answer's id; made up when absent. */
  readonly id?: string;
  /** The model that the answer names; default the one asked for. */
  readonly model?: string;
  /** Members to leave out of the answer and of every event, as dotted paths: `usage`, `choices.*.logprobs`. */
  readonly omit?: readonly string[];
  /** How the answer is damaged on its way. */
  readonly faults?: readonly Fault[];
  /** Handed on as it is to those who watch the exchanges; never sent. */
  readonly tag?: unknown;
}

/** An error of the provider, in its own shape unless `body` says otherwise. */
export interface ProviderFailure {
  readonly kind: "failure";
  readonly status: number;
  readonly message?: string;
  /** The provider's name for the kind of error; default by status. */
  readonly type?: string;
  /** The provider's code; default by status, null for none. */
  readonly code?: string | null;
  readonly param?: string;
  /** Anthropic's `error.details`; left out when absent. */
  readonly details?: unknown;
  readonly headers?: WireHeaders;
  /** Sent instead of the provider's shape: a text as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly faults?: readonly Fault[];
  /** Handed on as it is to those who watch the exchanges; never sent. */
  readonly tag?: unknown;
}

/** What a model call is answered with. */
export type Answer = Reply | ProviderFailure;
