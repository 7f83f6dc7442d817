import type { IncomingMessage, ServerResponse } from "node:http";
import { concatBytes } from "./bytes.ts";
import type { WireHeaders } from "./handle.ts";

/** What a request's body may have unless told otherwise, in bytes. */
export const DEFAULT_MAX_BODY = 64 * 2 ** 20;

/** How long a refused peer may go on sending before its connection is closed under it, in milliseconds. */
const LINGER_MS = 2_000;

/**
 * Reads the whole body and hands it on once; or that it exceeds the bound, known from its first byte too many or its
 * declared length. A peer that leaves before is never heard of again.
 */
export function readBody(
  incoming: IncomingMessage,
  headers: WireHeaders,
  maxBody: number,
  done: (body: Uint8Array | "too large") => void,
): void {
  if (Number(headers["content-length"]) > maxBody) {
    done("too large");
    return;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  incoming.on("data", (chunk: Uint8Array) => {
    const before = size;
    size += chunk.byteLength;
    if (size <= maxBody) chunks.push(chunk);
    else if (before <= maxBody) done("too large");
  });
  incoming.on("end", () => {
    if (size <= maxBody) done(wholeOf(chunks, size));
  });
}

/** Small bodies are copied together into node's pool: an allocation for each costs more wherever bodies are kept. */
const POOLED = 2_048;

function wholeOf(chunks: readonly Uint8Array[], size: number): Uint8Array {
  return size > 0 && size <= POOLED ? Buffer.concat(chunks, size) : concatBytes(chunks);
}

/** What is said to a peer whose body is over the bound. */
export interface Refusal {
  readonly status: number;
  readonly headers: WireHeaders;
  readonly body: string;
}

/** The plain refusal: a 413 with its reason in JSON. */
export function tooLarge(_path: string, maxBody: number): Refusal {
  const body = JSON.stringify({ error: `The body has more than ${maxBody} bytes.` });
  return { status: 413, headers: { "content-type": "application/json" }, body };
}

/**
 * Answers and closes. The answer goes out at once; the rest of the body is thrown away unread for a moment, since a
 * connection closed with unread bytes is reset, and the peer would lose the answer.
 */
export function refuseBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: Refusal,
): void {
  outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body), connection: "close" });
  outgoing.write(body);
  const timer = setTimeout(() => outgoing.destroy(), LINGER_MS);
  outgoing.on("close", () => clearTimeout(timer));
  incoming.on("error", () => {});
  incoming.on("end", () => outgoing.end());
  incoming.resume();
}
