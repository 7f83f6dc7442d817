import type { EngineLog, Exchange } from "../drivers/engine/log.ts";

/** How fast an engine answers, learnt from the logs of the run, in milliseconds. */
export interface Pace {
  /** Adds what one case has shown. */
  learn(log: EngineLog): void;
  /**
   * The patience for the run: as asked for, and never under 50 times the slowest exchange, or 10 times where it was one of
   * a cold engine's, as far as that is a minute or less, nor under twice that exchange.
   */
  whole(askedFor: number): number;
  /** The same where few cases go on at once: 10 times the slowest exchange is enough. */
  calm(askedFor: number): number;
  /** The patience while shrinking: 50 times the median exchange, at least 100 ms, and no more than the whole one. */
  short(askedFor: number): number;
}

const TIMES = 50;
/**
 * The first answers are slow, since the engine loads, compiles and connects, and so are those that many sessions wait for:
 * they say less of how long others may take.
 */
const CALM_TIMES = 10;
/** In so many cases a run's engine is cold. */
export const COLD_CASES = 50;
const LEAST_MS = 100;
/** An engine that was slow once would else hold each of its stalls for as long as it likes. */
const MOST_MS = 60_000;
/** So many exchanges say what the median is. */
const KEPT = 2_000;

/** A pace that nothing is known of yet, of an engine that is cold in the first so many cases. */
export function createPace(coldCases = 0): Pace {
  const kept: number[] = [];
  let [cold, slowest, slowestCold] = [coldCases, 0, 0];
  const atLeast = (askedFor: number, many: number): number =>
    Math.max(askedFor, 2 * slowest, 2 * slowestCold, Math.min(MOST_MS, many));
  const whole = (askedFor: number): number => atLeast(askedFor, Math.max(TIMES * slowest, CALM_TIMES * slowestCold));
  return {
    learn({ exchanges }) {
      const isCold = cold-- > 0;
      for (const took of durations(exchanges)) {
        if (isCold) slowestCold = Math.max(slowestCold, took);
        else slowest = Math.max(slowest, took);
        if (kept.length < KEPT) kept.push(took);
      }
    },
    whole,
    calm: (askedFor) => atLeast(askedFor, CALM_TIMES * Math.max(slowest, slowestCold)),
    short: (askedFor) => Math.min(whole(askedFor), Math.max(LEAST_MS, TIMES * medianOf(kept))),
  };
}

/**
 * How long the engine took for each request that it has answered. Streams stay open, and a restart is none; while the
 * suite itself kept the engine waiting, as worker or as provider, no time of the engine's passed.
 */
export function durations(exchanges: readonly Exchange[]): number[] {
  const held = spans(exchanges.filter(({ from }) => from === "engine"));
  return spans(exchanges.filter(({ from, kind }) => from === "client" && kind !== "stream" && kind !== "restart")).map(
    ([from, to]) => Math.max(0, to - from - overlap(held, from, to)),
  );
}

type Span = readonly [from: number, to: number];

function spans(exchanges: readonly Exchange[]): Span[] {
  return exchanges.flatMap(({ at, answer }) => (answer?.at === undefined ? [] : [[at, answer.at] as const]));
}

/** How much of a span the union of the others covers. */
function overlap(held: readonly Span[], from: number, to: number): number {
  let covered = 0;
  let reached = from;
  for (const [begin, end] of held.toSorted(([a], [b]) => a - b)) {
    const [a, b] = [Math.max(begin, reached), Math.min(end, to)];
    if (b <= a) continue;
    covered += b - a;
    reached = b;
  }
  return covered;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
