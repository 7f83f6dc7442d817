import type { IncomingMessage, ServerResponse } from "node:http";
import { concatBytes } from "./bytes.ts";

/** What a request's body may have unless told otherwise, in bytes. */
export const DEFAULT_MAX_BODY = 64 * 2 ** 20;

/** How long a refused peer may go on sending before its connection is closed under it, in milliseconds. */
const LINGER_MS = 2_000;

/** The whole body; or that it exceeds the bound, known from its first byte too many or its declared length; or that the peer left. */
export function readBody(incoming: IncomingMessage, maxBody: number): Promise<Uint8Array | "too large" | "left"> {
  if (Number(incoming.headers["content-length"]) > maxBody) return Promise.resolve("too large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  return new Promise((resolve) => {
    incoming.on("data", (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size <= maxBody) chunks.push(chunk);
      else resolve("too large");
    });
    incoming.on("end", () => resolve(concatBytes(chunks)));
    incoming.on("error", () => resolve("left"));
    incoming.on("close", () => resolve("left"));
  });
}

/**
 * Answers 413 and closes. The answer goes out at once; the rest of the body is thrown away unread for a moment, since a
 * connection closed with unread bytes is reset, and the peer would lose the answer.
 */
export function refuseBody(incoming: IncomingMessage, outgoing: ServerResponse, maxBody: number): void {
  const body = JSON.stringify({ error: `The body has more than ${maxBody} bytes.` });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  outgoing.writeHead(413, headers);
  outgoing.write(body);
  const timer = setTimeout(() => outgoing.destroy(), LINGER_MS);
  outgoing.on("close", () => clearTimeout(timer));
  incoming.on("error", () => {});
  incoming.on("end", () => outgoing.end());
  incoming.resume();
}
