import type { Fault } from "../fault.ts";
import type { RateFault, Schedule, ScriptFailure, ScriptFault } from "./types.ts";

/** What the faults do to one request: damage on the way, and perhaps an error instead of the reply. */
export interface Struck {
  readonly error: ScriptFailure | undefined;
  readonly faults: readonly Fault[];
}

/** A fault of a script with its counters. */
export interface LiveFault {
  readonly fault: ScriptFault;
  /** How often it still has to happen before the script is done; 0 for those that need not. */
  owed(): number;
  /** Whether it happens to the request that comes now, in milliseconds; counts it. */
  strike(now: number): Struck | undefined;
}

/** A small generator of numbers from 0 up to 1, the same for the same seed. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const rateWindow = ({ requests, perMs, message }: RateFault): ((now: number) => Struck | undefined) => {
  const times: number[] = [];
  return (now) => {
    while (times.length > 0 && times[0]! <= now - perMs) times.shift();
    if (times.length < requests) {
      times.push(now);
      return undefined;
    }
    const wait = Math.max(1, times[0]! + perMs - now);
    const text = message ?? `At most ${requests} requests in ${perMs} ms.`;
    return {
      error: { status: 429, message: text, retryAfter: Math.ceil(wait / 1000), retryAfterMs: Math.ceil(wait) },
      faults: [],
    };
  };
};

const happening = (fault: ScriptFault): Struck => {
  const { times, every, probability, seed, ...what } = fault as ScriptFault & Schedule;
  if (what.kind === "status") {
    const { kind, ...error } = what;
    return { error, faults: [] };
  }
  return { error: undefined, faults: [what as Fault] };
};

/** Puts a fault to work. `times` is what its `times` defaults to. */
export const createLiveFault = (fault: ScriptFault, times: number | "always"): LiveFault => {
  if (fault.kind === "rate") return { fault, owed: () => 0, strike: rateWindow(fault) };
  const limit = fault.times ?? times;
  const certain = fault.probability === undefined && fault.every === undefined;
  const random = createRandom(fault.seed ?? 1);
  const struck = happening(fault);
  let seen = 0;
  let happened = 0;
  return {
    fault,
    owed: () => (limit === "always" || !certain ? 0 : limit - happened),
    strike: () => {
      seen++;
      if (limit !== "always" && happened >= limit) return undefined;
      if (fault.every !== undefined && seen % fault.every !== 0) return undefined;
      if (fault.probability !== undefined && random() >= fault.probability) return undefined;
      happened++;
      return struck;
    },
  };
};

const spared: Struck = { error: undefined, faults: [] };

/** What a list of faults does to the request that comes now. The first error counts, all damage adds up. */
export const strikeAll = (faults: readonly LiveFault[], now: number): Struck => {
  if (faults.length === 0) return spared;
  const struck = faults.flatMap((fault) => fault.strike(now) ?? []);
  return { error: struck.find(({ error }) => error !== undefined)?.error, faults: struck.flatMap((one) => one.faults) };
};
