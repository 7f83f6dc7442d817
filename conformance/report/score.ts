import { isScored, type RuleOutcome } from "../common/verdict.ts";
import type { ProfileScore, ReportedRule } from "./document.ts";

const NONE: Readonly<Record<RuleOutcome, number>> = {
  pass: 0,
  fail: 0,
  warn: 0,
  "not-verified": 0,
  "not-applicable": 0,
};

/** Counts the rules of a report by profile, in the order in which the profiles come. */
export function scoreOf(rules: readonly ReportedRule[]): ProfileScore[] {
  return [...Map.groupBy(rules, ({ profile }) => profile)].map(([profile, own]) => {
    const scored = own.filter(isScored);
    const outcomes = { ...NONE };
    for (const { outcome } of own) outcomes[outcome]++;
    return {
      profile,
      passed: scored.filter(({ outcome }) => outcome === "pass").length,
      total: scored.length,
      outcomes,
      known: own.filter(({ known }) => known !== undefined).length,
    };
  });
}
