import type { WireHeaders } from "../wire/handle.ts";

/** One request as a try of a call: retries of the same call share its number. */
export interface Attempt {
  /** Counts the calls of one conversation, from 1. */
  readonly call: number;
  /** 1 for the first try. */
  readonly attempt: number;
  /** To be told that the client did not get what it asked for, so that the same body again is a retry. */
  fail(): void;
}

interface Try {
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
  readonly call: number;
  readonly attempt: number;
  failed: boolean;
}

interface Line {
  calls: number;
  readonly tries: Try[];
}

/** How many requests of a conversation are looked back at: more than any client has open at once. */
const lookBack = 32;

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && Buffer.compare(a, b) === 0;

const retryCount = (headers: WireHeaders): number => {
  const count = headers["x-stainless-retry-count"];
  return count === undefined ? 0 : Number.parseInt(count, 10) || 0;
};

const previousTry = (line: Line, body: Uint8Array, retry: boolean): Try | undefined => {
  for (let index = line.tries.length - 1; index >= 0; index--) {
    const known = line.tries[index]!;
    if ((retry || known.failed || known.signal.aborted) && same(known.body, body)) return known;
  }
  return undefined;
};

/**
 * Tells retries from new calls, per conversation: the client says so (`x-stainless-retry-count`), or the same bytes
 * come again after an answer that failed or that the client did not wait for. Never a counter over all requests.
 */
export const createAttempts = (): ((
  key: string,
  body: Uint8Array,
  headers: WireHeaders,
  signal: AbortSignal,
) => Attempt) => {
  const lines = new Map<string, Line>();
  return (key, body, headers, signal) => {
    const line = lines.get(key) ?? { calls: 0, tries: [] };
    lines.set(key, line);
    const count = retryCount(headers);
    const before = previousTry(line, body, count > 0);
    const entry: Try = {
      body,
      signal,
      call: before?.call ?? ++line.calls,
      attempt: before === undefined ? count + 1 : before.attempt + 1,
      failed: false,
    };
    if (before !== undefined) before.failed = false;
    const fail = (): void => {
      entry.failed = true;
    };
    line.tries.push(entry);
    if (line.tries.length > lookBack) line.tries.shift();
    return { call: entry.call, attempt: entry.attempt, fail };
  };
};
