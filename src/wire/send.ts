import type { WireHeaders } from "./handle.ts";

/** One outbound request. */
export interface SendRequest {
  readonly method: string;
  /** Absolute http(s) URL. */
  readonly url: string;
  readonly headers?: WireHeaders;
  readonly body?: string | Uint8Array;
  /** Ends the exchange: the socket is closed and `send` (or the body's iteration) rejects. */
  readonly signal?: AbortSignal;
  /** Silence allowed on the socket, in milliseconds; none when absent. */
  readonly idleTimeoutMs?: number;
}

/** The head of an answer and its body: read it whole with `bytes()` or `text()`, or as it comes with `stream`. Once only. */
export interface SendResponse {
  readonly status: number;
  readonly headers: WireHeaders;
  readonly stream: AsyncIterable<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  text(): Promise<string>;
}

/** The one way out. Rejects with a {@link SendError} when no complete answer came. */
export type Send = (request: SendRequest) => Promise<SendResponse>;

/** Why an exchange gave no answer. */
export class SendError extends Error {
  override readonly name = "SendError";
  readonly code: "refused" | "reset" | "timeout" | "aborted" | "unreachable" | "bad-url";
  constructor(code: SendError["code"], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
