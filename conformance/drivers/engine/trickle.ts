import { toBytes } from "../../../src/wire/bytes.ts";
import type { Trickle } from "../../cases/engine/case.ts";

/** A body in pieces of so many bytes, whatever they divide, with a pause before each; ends early when the peer has left. */
export async function* trickle(
  body: string | Uint8Array,
  { bytes: size, ms }: Trickle,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const all = toBytes(body);
  for (let at = 0; at < all.byteLength && signal?.aborted !== true; at += size) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    yield all.subarray(at, at + size);
  }
}
