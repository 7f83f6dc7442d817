import type { StreamDelta } from "../../generated/types.ts";
import { readExactJson } from "../../json/read.ts";
import { readSse, type SseFrame } from "../../wire/sse.ts";
import { unreadable } from "./failures.ts";
import type { Reading, StreamReader } from "./format.ts";

/** How long a provider may keep the connection open after its answer is complete, in milliseconds. */
const DRAIN_MS = 1000;

/** Some formats end their streams with this word, which is no JSON. */
const LAST_WORD = "[DONE]";

/**
 * Reads a streamed answer to the whole reply, however its bytes are cut; `onDelta` is told each piece as it comes. A
 * stream that breaks, says what is no JSON or ends too early gives a failure. Rejects when the connection breaks.
 * @param leave ends the connection of a provider that does not end it itself.
 */
export async function readModelStream(
  stream: AsyncIterable<Uint8Array>,
  reader: StreamReader,
  onDelta: (delta: StreamDelta) => void,
  leave: () => void,
): Promise<Reading> {
  const frames = readSse(stream, { strict: true });
  for (let step = await frames.next(); step.done !== true; step = await frames.next()) {
    const { data } = step.value;
    if (data.trim() === LAST_WORD) {
      drain(frames, leave);
      return reader.end();
    }
    if (data === "") continue;
    const event = readExactJson(data);
    const taken = event.ok
      ? reader.take(event.value)
      : ({ kind: "failed", failure: unreadable(`holds an event that cannot be read: ${event.error}`) } as const);
    if (taken.kind === "delta") onDelta(taken.delta);
    if (taken.kind === "over") {
      drain(frames, leave);
      return reader.end();
    }
    if (taken.kind === "failed") {
      leave();
      return taken.failure;
    }
  }
  return reader.end();
}

/** Lets a connection end by itself, so that it can be used again: what comes now is no part of the answer. */
function drain(frames: AsyncIterator<SseFrame>, leave: () => void): void {
  const timer = setTimeout(leave, DRAIN_MS);
  timer.unref();
  const toEnd = async (): Promise<void> => {
    while ((await frames.next()).done !== true);
  };
  void toEnd()
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}
