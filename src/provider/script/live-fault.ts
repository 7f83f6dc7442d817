import type { Fault, MissedFault } from "../fault.ts";
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
  /** How often it was due and could not happen. */
  missed: number;
  /** What the last answer was like in which it could not. */
  why: string;
  /** How often it happened. */
  landed(): number;
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

/** Which fault of a script a piece of damage comes from. */
const origins = new WeakMap<Fault, LiveFault>();

/** Notes that a fault was due and that the answer had no place for it. */
export const noteMissed = ({ fault, why }: MissedFault): void => {
  const origin = origins.get(fault);
  if (origin === undefined) return;
  origin.missed++;
  origin.why = why;
};

const sentence = (fault: ScriptFault): string => JSON.stringify(fault);

/** What is left of a fault that was to happen: undefined when nothing is. */
export const leftOfFault = (live: LiveFault): string | undefined => {
  const owed = live.owed();
  if (owed > 0) return `still has its fault ${sentence(live.fault)} ${owed} ${owed === 1 ? "time" : "times"} to give`;
  return live.missed === 0
    ? undefined
    : `could not give its fault ${sentence(live.fault)}${live.missed === 1 ? "" : ` ${live.missed} times`}: ${live.why}`;
};

/** Puts a fault to work. `times` is what its `times` defaults to. */
export const createLiveFault = (fault: ScriptFault, times: number | "always"): LiveFault => {
  if (fault.kind === "rate") {
    return { fault, owed: () => 0, missed: 0, why: "", landed: () => 0, strike: rateWindow(fault) };
  }
  const limit = fault.times ?? times;
  const certain = fault.probability === undefined && fault.every === undefined;
  const random = createRandom(fault.seed ?? 1);
  const struck = happening(fault);
  let seen = 0;
  let happened = 0;
  const live: LiveFault = {
    fault,
    missed: 0,
    why: "",
    landed: () => happened - live.missed,
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
  for (const damage of struck.faults) origins.set(damage, live);
  return live;
};

const spared: Struck = { error: undefined, faults: [] };

/** What a list of faults does to the request that comes now. The first error counts, all damage adds up. */
export const strikeAll = (faults: readonly LiveFault[], now: number): Struck => {
  if (faults.length === 0) return spared;
  const struck = faults.flatMap((fault) => fault.strike(now) ?? []);
  return { error: struck.find(({ error }) => error !== undefined)?.error, faults: struck.flatMap((one) => one.faults) };
};
