import { toBytes } from "./bytes.ts";
import type { Handle, WireHeaders, WireRequest, WireResponse } from "./handle.ts";
import { whileOpen } from "./while-open.ts";

/** Thrown where a planted cut ends an answer's body; every shell shows it to the peer as a broken connection. */
class CutShort extends Error {
  override readonly name = "CutShort";
}

/** A plain 500 for a handle that broke its promise and threw: nothing of the error goes out. */
const broken = (): WireResponse => ({
  status: 500,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ error: "The server failed while it handled the request." }),
});

/** The answer of a handle, at once where it has it at once; a 500 for one that broke its promise. Never throws or rejects. */
export function answerNow(handle: Handle, request: WireRequest): WireResponse | Promise<WireResponse> {
  try {
    const answer = handle(request);
    return "then" in answer ? Promise.resolve(answer).catch(broken) : answer;
  } catch {
    return broken();
  }
}

/** The answer of a handle, and a 500 for one that broke its promise. Never rejects. */
export async function answerOf(handle: Handle, request: WireRequest): Promise<WireResponse> {
  return answerNow(handle, request);
}

/** The body of an answer that is known in whole and goes out in whole; undefined for a stream and for an answer with a cut. */
export function wholeBody({ body = "", cut }: WireResponse): Uint8Array | undefined {
  return cut === undefined && isWhole(body) ? toBytes(body) : undefined;
}

/**
 * The headers to send: names in lower case, and the length in bytes when the body is known in whole. An answer with a cut has no
 * length but one that it names itself, since its missing end is what the peer must notice.
 */
export function headersOf(response: WireResponse, length: number | undefined): WireHeaders {
  const headers: WireHeaders = {};
  const own = response.headers ?? {};
  for (const given of Object.keys(own)) {
    const name = given.toLowerCase();
    if (name !== "content-length" || response.cut !== undefined) headers[name] = own[given] as string;
  }
  if (length !== undefined && mayHaveBody(response.status)) headers["content-length"] = String(length);
  return headers;
}

/** Whether HTTP lets an answer of this status carry a body. */
export function mayHaveBody(status: number): boolean {
  return status >= 200 && status !== 204 && status !== 304;
}

/**
 * The bytes of an answer's body as they come, until it ends or the peer has left. Ends with {@link CutShort} after the
 * `n` bytes of a cut, also when the body has fewer, and with the source's own error when that fails.
 */
export async function* bodyOf(
  response: WireResponse,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { body = "", cut } = response;
  let left = typeof cut === "number" ? cut : Number.POSITIVE_INFINITY;
  for await (const chunk of isWhole(body) ? [body] : whileOpen(body, signal)) {
    const bytes = toBytes(chunk).subarray(0, left);
    left -= bytes.byteLength;
    if (bytes.byteLength > 0) yield bytes;
    if (left === 0) break;
  }
  if (cut !== undefined) throw new CutShort("The answer was cut short, as planned.");
}

/**
 * The chunks of a body that has them all at hand: an async iterable that is a plain one too. A shell may then send them
 * without a wait between; one that does not look for it loses nothing.
 */
export function chunksAtHand({ body }: WireResponse): Iterable<string | Uint8Array> | undefined {
  return typeof body === "object" && !(body instanceof Uint8Array) && Symbol.iterator in body
    ? (body as Iterable<string | Uint8Array>)
    : undefined;
}

function isWhole(body: NonNullable<WireResponse["body"]>): body is string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array;
}
