import type { Rounds } from "./contest.ts";
import type { Measure } from "./sample.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What is promised of one contestant beside another, whatever the machine. */
export interface Claim {
  readonly of: string;
  readonly beside: string;
  /** A ratio of the two, or what the first costs more: nanoseconds or bytes. */
  readonly as: "ratio" | "difference";
  readonly by: Measure;
  readonly atMost: number;
}

/** How a claim came out. */
export interface Outcome extends Claim {
  readonly found: Spread;
  readonly holds: boolean;
}

/** How each way sets one figure against the other. */
const ways: { readonly [W in Claim["as"]]: (own: number, other: number) => number } = {
  ratio: (own, other) => own / other,
  difference: (own, other) => own - other,
};

/** Compares round by round, and holds the median against the claim. */
export function judge(claim: Claim, rounds: Rounds): Outcome {
  const figures = (name: string): number[] =>
    (rounds[name] ?? []).map((sample) => {
      const figure = sample[claim.by];
      if (figure === undefined) throw new Error(`${name} does not measure ${claim.by}, which a claim is about.`);
      return figure;
    });
  const others = figures(claim.beside);
  const found = spreadOf(figures(claim.of).map((own, round) => ways[claim.as](own, others[round]!)));
  return { ...claim, found, holds: found.median <= claim.atMost };
}

/**
 * Whether more rounds could turn an outcome: the claim lies within the error of the median, which is estimated from the
 * quartiles and the number of rounds.
 */
export function isClose({ found, atMost }: Outcome, rounds: number): boolean {
  const error = (1.57 * (found.high - found.low)) / Math.sqrt(rounds);
  return Math.abs(found.median - atMost) < error;
}
