import { expect, it } from "vitest";
import { AnswerTooLarge, boundedBytes, boundedStream } from "../../src/wire/bounded-answer.ts";
import type { SendResponse } from "../../src/wire/send.ts";

/** An answer of so many chunks of 10 bytes, which tells how many of them were asked for and whether it was left. */
function answer(chunks: number, headers: Record<string, string> = {}) {
  const seen = { chunks: 0, left: false };
  async function* stream(): AsyncGenerator<Uint8Array> {
    try {
      for (; seen.chunks < chunks; ) {
        seen.chunks++;
        yield new Uint8Array(10);
      }
    } finally {
      seen.left = true;
    }
  }
  const body = stream();
  const bytes = async (): Promise<Uint8Array> => new Uint8Array(10 * chunks);
  return { seen, response: { status: 200, headers, stream: body, bytes, text: async () => "" } as SendResponse };
}

it("An answer is read whole up to the bound, with and without its length", async () => {
  expect((await boundedBytes(answer(5).response, 50)).length).toBe(50);
  expect((await boundedBytes(answer(5, { "content-length": "50" }).response, 50)).length).toBe(50);
});

it("An answer without an end is left at its first byte too many", async () => {
  const { response, seen } = answer(Number.POSITIVE_INFINITY);
  await expect(boundedBytes(response, 50)).rejects.toThrow(new AnswerTooLarge(50));
  expect(seen).toEqual({ chunks: 6, left: true });
});

it("An answer that says that it is too long is left at once", async () => {
  const { response, seen } = answer(100, { "content-length": "1000" });
  await expect(boundedBytes(response, 50)).rejects.toThrow("more than 50 bytes");
  expect(seen).toEqual({ chunks: 1, left: true });
});

it("A stream is handed on as it comes, and ends in an error at the bound", async () => {
  let taken = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of boundedStream(answer(9).response.stream, 30)) taken += chunk.length;
  };
  await expect(read()).rejects.toThrow(AnswerTooLarge);
  expect(taken).toBe(30);
});
