import { concatBytes } from "./bytes.ts";
import type { SendResponse } from "./send.ts";

/** What an answer may have unless told otherwise, in bytes: as much as a request may. */
export const MAX_ANSWER: number = 64 * 2 ** 20;

/** What a streamed answer may have in all, in bytes: each word comes in a frame of its own, many times its size. */
export const MAX_STREAM: number = 4 * MAX_ANSWER;

/** Why an answer is not read to its end. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
  constructor(max: number) {
    super(`The answer has more than ${max} bytes.`);
  }
}

/** The chunks of an answer; rejects once there are more than `max` bytes of them, and the connection is left. */
export async function* boundedStream(
  stream: AsyncIterable<Uint8Array>,
  max: number = MAX_STREAM,
): AsyncGenerator<Uint8Array, void, undefined> {
  let left = max;
  for await (const chunk of stream) {
    left -= chunk.byteLength;
    if (left < 0) throw new AnswerTooLarge(max);
    yield chunk;
  }
}

/** The whole body of an answer; rejects when it has, or says that it has, more than `max` bytes: it is not read any further. */
export async function boundedBytes(
  { headers, stream, bytes }: SendResponse,
  max: number = MAX_ANSWER,
): Promise<Uint8Array> {
  const declared = headers["content-length"];
  // What says how long it is cannot be longer, and reading it at once costs less.
  if (declared !== undefined && Number(declared) <= max) return bytes();
  const chunks: Uint8Array[] = [];
  for await (const chunk of boundedStream(stream, max)) {
    if (declared !== undefined) throw new AnswerTooLarge(max);
    chunks.push(chunk);
  }
  return concatBytes(chunks);
}
