import { readJson } from "../../../src/json/read.ts";
import { readSse, type SseFrame } from "../../../src/wire/sse.ts";
import type { ExchangeAnswer, StreamFrame } from "./log.ts";

/** What has been read of an event stream, and whether it has ended by itself. */
export interface StreamRead {
  readonly frames: readonly StreamFrame[];
  readonly ended: boolean;
}

/**
 * Follows an event stream: what has been read after its head and after each frame, until it ends or, with `most`, has
 * brought so many frames with an id; the connection is then closed. `race` bounds each wait.
 */
export async function* followStream(
  stream: AsyncIterable<Uint8Array>,
  most: number | undefined,
  race: <T>(work: Promise<T>) => Promise<T>,
): AsyncGenerator<StreamRead> {
  const source = readSse(stream);
  const frames: StreamFrame[] = [];
  try {
    yield { frames: [], ended: false };
    while (true) {
      const step = await race(source.next());
      if (step.done === true) return yield { frames: [...frames], ended: true };
      frames.push(asFrame(step.value));
      yield { frames: [...frames], ended: false };
      if (most !== undefined && frames.filter(({ id }) => id !== undefined).length >= most) return;
    }
  } finally {
    // Not waited for: a peer that is silent would hold the case.
    source.return(undefined).catch(() => undefined);
  }
}

/** The answer to a request for a stream, as a log holds it. */
export function streamAnswer(status: number, read: StreamRead, at: number): ExchangeAnswer {
  return { status, at, text: read.frames.map(({ data }) => data).join("\n"), json: read };
}

function asFrame(frame: SseFrame): StreamFrame {
  const read = readJson(frame.data);
  return { ...frame, ...(read.ok ? { json: read.value } : {}) };
}
