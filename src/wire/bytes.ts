const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** No bytes at all: the body of a request that has none. */
export const NO_BYTES: Uint8Array = new Uint8Array(0);

/** Text as UTF-8, bytes as they are. */
export function toBytes(chunk: string | Uint8Array): Uint8Array {
  return typeof chunk === "string" ? encoder.encode(chunk) : chunk;
}

/** Bytes as UTF-8 text; what is no UTF-8 becomes U+FFFD, a mark of byte order stays. */
export function toText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Whether two bodies are the same, byte for byte. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** One array out of several, in order; a single one is returned itself. */
export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const [first = NO_BYTES] = chunks;
  if (chunks.length < 2) return first;
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** From this size on a body is put together as it comes: its chunks and their copy would be there at once. */
const LARGE = 2 ** 20;
/** What is believed of a length that was only announced. */
const BELIEVED = 64 * 2 ** 20;

/** Takes chunks as they come and gives them as one array in the end. */
export interface Gathering {
  add(chunk: Uint8Array): void;
  whole(): Uint8Array;
}

/** Gathers a body; `announced` is the length that its headers name, if any. */
export function gather(announced: number): Gathering {
  if (!(announced >= LARGE && announced <= BELIEVED)) {
    const chunks: Uint8Array[] = [];
    return { add: (chunk) => void chunks.push(chunk), whole: () => concatBytes(chunks) };
  }
  const bytes = new Uint8Array(announced);
  let at = 0;
  return {
    add(chunk) {
      const taken = chunk.subarray(0, announced - at);
      bytes.set(taken, at);
      at += taken.byteLength;
    },
    whole: () => (at === announced ? bytes : bytes.subarray(0, at)),
  };
}

/** All bytes of a stream. Rejects as the stream does. */
export async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return concatBytes(chunks);
}
