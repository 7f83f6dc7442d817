import { setImmediate as turnOver } from "node:timers/promises";
import type { Handle } from "../../wire/handle.ts";

/** How long requests that are being answered may still take, in milliseconds. */
const GRACE_MS = 5_000;

/** How many turns of the event loop an answer may take to be written. */
const WRITING_TURNS = 5;

/** The end of a surface, in good order. */
export interface Closing {
  /** Fires when the end begins. */
  readonly signal: AbortSignal;
  /** The same handle, with its answers counted until each is over. */
  count(handle: Handle): Handle;
  /** Begins the end; resolves when whatever was being answered has been, or the grace is over. May be called again. */
  drain(): Promise<void>;
}

export function createClosing(graceMs: number = GRACE_MS): Closing {
  const begun = new AbortController();
  let running = 0;
  let onIdle = (): void => undefined;
  const done = (): void => {
    running--;
    if (running === 0) onIdle();
  };
  const idleOrOver = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, graceMs);
      onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    signal: begun.signal,
    count: (handle) => async (request) => {
      running++;
      const response = await Promise.resolve(handle(request)).catch((thrown: unknown) => {
        done();
        throw thrown;
      });
      const { body } = response;
      if (typeof body === "object" && Symbol.asyncIterator in body)
        return { ...response, body: followed(body, request.signal, done) };
      done();
      return response;
    },
    async drain() {
      begun.abort();
      if (running > 0) await idleOrOver();
      // What has been answered has still to be written by whoever serves this.
      for (let turn = 0; turn < WRITING_TURNS; turn++) await turnOver();
    },
  };
}

/** The same body; `done` is called once, when it has ended or nobody reads on, also when nobody ever began to. */
function followed(
  body: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
  done: () => void,
): AsyncIterable<string | Uint8Array> {
  let over = false;
  const end = (): void => {
    signal.removeEventListener("abort", end);
    if (!over) done();
    over = true;
  };
  signal.addEventListener("abort", end);
  return {
    [Symbol.asyncIterator]() {
      const source = body[Symbol.asyncIterator]();
      return {
        async next() {
          const step = await source.next().catch((thrown: unknown) => {
            end();
            throw thrown;
          });
          if (step.done === true) end();
          return step;
        },
        async return() {
          end();
          await source.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
