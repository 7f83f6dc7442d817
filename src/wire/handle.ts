/**
 * The one plain core at every seam: engine, worker and provider are a {@link Handle}.
 * node:http, fetch and msw are thin shells around it, so a test may run a whole session with no socket.
 */

/** Header names in lower case; a header that came several times is joined with ", ". */
export type WireHeaders = Record<string, string>;

/** One request as it came in. */
export interface WireRequest {
  /** Upper case. */
  readonly method: string;
  /** Origin-form: path and query, exactly as sent. */
  readonly path: string;
  readonly headers: WireHeaders;
  /** The exact bytes: signatures are over these. Empty when there is no body. */
  readonly body: Uint8Array;
  /** Fires when the peer went away before the answer was finished. */
  readonly signal: AbortSignal;
}

/** Where a planted fault ends an answer: before its headers are sent, or after this many bytes of its body. */
export type Cut = "before-headers" | number;

/** One answer. A stream ends when its iterable ends; it must watch `signal`, since a waiting generator cannot be returned. */
export interface WireResponse {
  readonly status: number;
  readonly headers?: WireHeaders;
  readonly body?: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  readonly cut?: Cut;
}

/** A server without a socket. Never throws and never rejects: a fault of its own is a 500. */
export type Handle = (request: WireRequest) => WireResponse | Promise<WireResponse>;
