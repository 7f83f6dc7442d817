/** How a rule came out. */
export type RuleOutcome = "pass" | "fail" | "warn" | "not-applicable" | "not-verified";

/** What a run comes to, whichever side was tested. */
export interface Verdict {
  readonly kind: "conformant" | "broken" | "nothing-checked";
  /** One sentence for people. */
  readonly sentence: string;
  /** MUST rules that hold, of those that apply. */
  readonly passed: number;
  readonly total: number;
  /** How many of those that do not hold are listed as known. */
  readonly known?: number;
  readonly exitCode: 0 | 1 | 3;
}

/** Whether a rule counts in the score: a MUST that applies, and is no choice. */
export const isScored = ({ level, tier, outcome }: ScoredRule): boolean =>
  level.startsWith("MUST") && tier !== "choice" && outcome !== "not-applicable";

interface ScoredRule {
  readonly level: string;
  readonly tier: string;
  readonly outcome: RuleOutcome;
}
