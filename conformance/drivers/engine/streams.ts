import { isObject } from "../../../src/json/own.ts";
import { readJson } from "../../../src/json/read.ts";
import { readSse, type SseFrame } from "../../../src/wire/sse.ts";
import type { ExchangeAnswer, StreamFrame } from "./log.ts";

/** What has been read of an event stream, and whether it has ended by itself. */
export interface StreamRead {
  readonly frames: readonly StreamFrame[];
  readonly ended: boolean;
}

/** Where a stream is left that does not end. */
export interface StreamBounds {
  /** After so many frames with an id. */
  readonly events?: number;
  /** After so long a silence, in milliseconds, by what it has brought. */
  readonly leaveAfterMs?: (read: StreamRead) => number;
}

/**
 * Follows an event stream: what has been read after its head and after each frame, until it ends or a bound is reached;
 * the connection is then closed. `race` bounds each wait.
 */
export async function* followStream(
  stream: AsyncIterable<Uint8Array>,
  { events: most, leaveAfterMs }: StreamBounds,
  race: <T>(work: Promise<T>) => Promise<T>,
): AsyncGenerator<StreamRead> {
  const source = readSse(stream);
  const frames: StreamFrame[] = [];
  try {
    yield { frames: [], ended: false };
    while (true) {
      const next = source.next();
      const silence = leaveAfterMs?.({ frames, ended: false });
      const step = await race(silence === undefined ? next : within(silence, next));
      if (step === undefined) return;
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

/** What comes in time; undefined when nothing does. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

const isDelta = ({ event }: StreamFrame): boolean => event === "llm.token.delta";

/** The events that a stream has brought, without the pieces of answers, which are on no log. */
export function eventsIn({ frames }: StreamRead): unknown[] {
  return frames.flatMap((frame) => (isDelta(frame) || frame.json === undefined ? [] : [frame.json]));
}

/** Whether the last that a stream has brought is the end of a turn. */
export function endsWithTurn(read: StreamRead): boolean {
  const last = eventsIn(read).at(-1);
  const payload = isObject(last) ? last["payload"] : undefined;
  return isObject(payload) && payload["type"] === "turn.completed";
}

/** The answer to a request for a stream, as a log holds it. */
export function streamAnswer(status: number, read: StreamRead, at: number): ExchangeAnswer {
  return { status, at, text: read.frames.map(({ data }) => data).join("\n"), json: read };
}

function asFrame(frame: SseFrame): StreamFrame {
  const read = readJson(frame.data);
  return { ...frame, ...(read.ok ? { json: read.value } : {}) };
}
