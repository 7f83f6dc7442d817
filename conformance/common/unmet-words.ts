import { CUT_SHORT_WORDS, type CutShort } from "./cut-short.ts";
import { isScored, type RuleOutcome } from "./verdict.ts";

/** As much of a rule as is counted. */
interface Counted {
  readonly level: string;
  readonly tier: string;
  readonly outcome: RuleOutcome;
  /** Present when it is listed as known. */
  readonly known?: unknown;
}

/**
 * What came of the MUST rules that apply, as a clause: how many are broken, and how many were only not verified, with
 * the reason where the run was cut short. Those that are known are not counted among either.
 */
export function unmetWords(rules: readonly Counted[], cutShort?: CutShort): string {
  const scored = rules.filter(isScored);
  if (scored.length === 0) return "no MUST rule was judged, so nothing is shown";
  const count = (outcome: RuleOutcome): number =>
    scored.filter((rule) => rule.known === undefined && rule.outcome === outcome).length;
  const [broken, unverified] = [count("fail"), count("not-verified")];
  if (broken + unverified === 0) return "every rule that applies holds";
  const why = cutShort === undefined ? "" : ` (${CUT_SHORT_WORDS[cutShort]})`;
  const all = `${scored.length} MUST rules that apply`;
  if (broken === 0) return `none is broken, but ${unverified} of ${all} ${were(unverified)} not verified${why}`;
  const rest = unverified === 0 ? "" : `, ${unverified} not verified${why}`;
  return `${broken} of ${all} ${broken === 1 ? "is" : "are"} broken${rest}`;
}

const were = (count: number): string => (count === 1 ? "was" : "were");
