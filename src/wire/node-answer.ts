import type { ServerResponse } from "node:http";
import { bodyOf, chunksAtHand, headersOf } from "./answer.ts";
import type { WireRequest, WireResponse } from "./handle.ts";

/** Sends an answer that has to wait: as it comes, in the pace of the peer, and cut where it asks for it. Rejects when HTTP cannot carry it. */
export async function sendAnswer(
  outgoing: ServerResponse,
  response: WireResponse,
  request: WireRequest,
): Promise<void> {
  const { cut } = response;
  if (cut === "before-headers") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, headersOf(response, undefined));
  // Headers share a packet with a first chunk that comes at once, and do not wait for a late one.
  const flush = setImmediate(() => outgoing.flushHeaders());
  if (cut !== undefined) outgoing.flushHeaders();
  // With a cut each write is waited for, so that the bytes before it are on their way when the socket is closed.
  const write = cut === undefined ? writeGently : writeThrough;
  const gone = request.signal;
  try {
    for await (const chunk of bodyOf(response, gone)) await write(outgoing, chunk, gone);
    outgoing.end();
  } catch {
    outgoing.flushHeaders();
    await flushed(outgoing);
    outgoing.destroy();
  } finally {
    clearImmediate(flush);
  }
}

/**
 * Sends an uncut body that is known in whole, or whose chunks are all at hand; false for any other, of which nothing has
 * been sent. Text stays text: node:http joins it with the headers. Throws when HTTP cannot carry it.
 */
export function sendAtOnce(outgoing: ServerResponse, response: WireResponse): boolean {
  const { body = "", status, cut } = response;
  if (cut !== undefined) return false;
  if (typeof body === "string" || body instanceof Uint8Array) {
    outgoing.writeHead(status, headersOf(response, Buffer.byteLength(body)));
    outgoing.end(body);
    return true;
  }
  const chunks = chunksAtHand(response);
  if (chunks === undefined) return false;
  outgoing.writeHead(status, headersOf(response, undefined));
  for (const chunk of chunks) if (chunk.length > 0) outgoing.write(chunk);
  outgoing.end();
  return true;
}

/** For an answer that node:http refuses to send, as one with a line break in a header. */
export function giveUp(outgoing: ServerResponse): void {
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.writeHead(500, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ error: "The server made an answer that HTTP cannot carry." }));
}

/** Waits for room only when the socket is full. */
async function writeGently(outgoing: ServerResponse, chunk: Uint8Array, gone: AbortSignal): Promise<void> {
  if (outgoing.write(chunk) || gone.aborted) return;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      outgoing.off("drain", go);
      gone.removeEventListener("abort", go);
      resolve();
    };
    outgoing.on("drain", go);
    gone.addEventListener("abort", go);
  });
}

function writeThrough(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => outgoing.write(chunk, () => resolve()));
}

/** Headers without a body are not covered by any write of the answer, so the socket itself is asked. */
function flushed(outgoing: ServerResponse): Promise<void> {
  const { socket } = outgoing;
  return new Promise((resolve) => (socket?.writable ? socket.write("", () => resolve()) : resolve()));
}
