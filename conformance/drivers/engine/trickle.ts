import { toBytes } from "../../../src/wire/bytes.ts";
import type { Trickle } from "../../cases/engine/case.ts";

/** So much time the pauses of one body take at most, in milliseconds: what is left then goes out without any. */
const MOST_MS = 2_000;

/**
 * A body in pieces of so many bytes, whatever they divide, with a pause before each. `moves` is told of
 * each piece: whoever waits for the next one is not silent.
 */
export async function* trickle(
  body: string | Uint8Array,
  { bytes: size, ms }: Trickle,
  moves: () => void,
): AsyncGenerator<Uint8Array> {
  const all = toBytes(body);
  let left = MOST_MS;
  for (let at = 0; at < all.byteLength; at += size) {
    const rest = Math.min(ms, left);
    left -= rest;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    moves();
    yield all.subarray(at, at + size);
  }
}
