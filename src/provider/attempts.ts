import { sameBytes } from "../wire/bytes.ts";
import type { WireHeaders, WireRequest } from "../wire/handle.ts";

/** One request as a try of a call: retries of the same call share its number. */
export interface Attempt {
  /** Counts the calls of one conversation, from 1. */
  readonly call: number;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Shared by all tries of the call. */
  readonly memo: CallMemo;
  /** Says how the answer went out, once it is known; until then the client may still give up and try again. */
  answered(how: "whole" | "failed" | "slowly"): void;
}

/** What an answerer remembers of a call between its attempts. */
export interface CallMemo {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the answerer puts here is its own affair
  value: any;
}

class Try implements Attempt {
  readonly body: Uint8Array;
  readonly request: { readonly signal: AbortSignal };
  readonly call: number;
  readonly attempt: number;
  readonly memo: CallMemo;
  readonly #line: Line;
  how: "open" | "whole" | "failed" | "slowly" = "open";

  constructor(line: Line, wire: WireRequest, call: number, attempt: number, memo: CallMemo) {
    this.#line = line;
    this.body = wire.body;
    this.request = wire;
    this.call = call;
    this.attempt = attempt;
    this.memo = memo;
    line.doubtful++;
  }

  answered(how: "whole" | "failed" | "slowly"): void {
    this.how = how;
    if (how === "whole") this.#line.doubtful--;
  }
}

interface Line {
  calls: number;
  /** How many tries the client may not have got what it asked for with. */
  doubtful: number;
  tries: Try[];
}

/** How many requests of a conversation are looked back at: more than any client has open at once. */
const lookBack = 64;

/** How many conversations are known at once, by their last call: each of them holds the bodies of its requests. */
const knownAtOnce = 500;

const retryCount = (headers: WireHeaders): number => {
  const count = headers["x-stainless-retry-count"];
  return count === undefined ? 0 : Number.parseInt(count, 10) || 0;
};

/** Whether the client has reason to ask again. The signal is asked last: it is made by being asked for. */
const doubted = (known: Try): boolean =>
  known.how === "failed" || ((known.how === "slowly" || known.how === "open") && known.request.signal.aborted);

const previousTry = (line: Line, body: Uint8Array, retry: boolean): Try | undefined => {
  if (!retry && line.doubtful === 0) return undefined;
  return line.tries.findLast((known) => sameBytes(known.body, body) && (retry || doubted(known)));
};

/**
 * Tells retries from new calls, per conversation: the client says so (`x-stainless-retry-count`), or the same bytes
 * come again after an answer that failed or that the client did not wait for. Never a counter over all requests. Of more
 * than `conversations` the one that has been silent for longest is forgotten.
 */
export const createAttempts = (conversations = knownAtOnce): ((key: string, wire: WireRequest) => Attempt) => {
  const lines = new Map<string, Line>();
  return (key, wire) => {
    let line = lines.get(key);
    if (line === undefined) {
      line = { calls: 0, doubtful: 0, tries: [] };
      if (lines.size >= conversations) lines.delete(lines.keys().next().value!);
    } else lines.delete(key);
    // Put in anew, so that the first is always the one that has been silent for longest.
    lines.set(key, line);
    const count = retryCount(wire.headers);
    const before = previousTry(line, wire.body, count > 0);
    if (before !== undefined && before.how !== "whole") before.answered("whole");
    const entry =
      before === undefined
        ? new Try(line, wire, ++line.calls, count + 1, { value: undefined })
        : new Try(line, wire, before.call, before.attempt + 1, before.memo);
    line.tries.push(entry);
    if (line.tries.length > 2 * lookBack) {
      const kept = line.tries.slice(-lookBack);
      line.tries = kept;
      line.doubtful = kept.filter(({ how }) => how !== "whole").length;
    }
    return entry;
  };
};
