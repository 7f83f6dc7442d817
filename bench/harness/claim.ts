import type { Rounds } from "./contest.ts";
import type { Measure, Sample } from "./sample.ts";
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
  /** Whether it holds; "busy" when the machine had no core to spare, so that time on the wall says nothing of the code. */
  readonly verdict: "holds" | "fails" | "busy";
}

/** A process that gets a core when it wants one takes hardly longer than it computes. */
const BUSY = 2;

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
  const verdict = claim.by === "wall" && isBusy(rounds[claim.beside] ?? []) ? "busy" : verdictOf(found, claim);
  return { ...claim, found, verdict };
}

const verdictOf = ({ median }: Spread, { atMost }: Claim): "holds" | "fails" => (median <= atMost ? "holds" : "fails");

function isBusy(samples: readonly Sample[]): boolean {
  const shares = samples.flatMap(({ wall, cpu }) => (wall === undefined || cpu === undefined ? [] : [wall / cpu]));
  return shares.length > 0 && spreadOf(shares).median > BUSY;
}

/**
 * Whether more rounds could turn an outcome: the claim lies within the error of the median, which is estimated from the
 * quartiles and the number of rounds.
 */
export function isClose({ found, atMost, verdict }: Outcome, rounds: number): boolean {
  if (verdict === "busy") return false;
  const error = (1.57 * (found.high - found.low)) / Math.sqrt(rounds);
  return Math.abs(found.median - atMost) < error;
}
