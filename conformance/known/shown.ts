import { counted } from "../common/counted.ts";
import { CUT_SHORT_WORDS } from "../common/cut-short.ts";
import { isScored, type Verdict } from "../common/verdict.ts";
import type { Weighable } from "./weigh.ts";

/**
 * The report with the verdict that nothing is shown, where nothing speaks against the target and no rule was judged that
 * counts: as many as hold of none is no proof. A shard is left as it is: what counts may be in the others.
 */
export function orNothingShown<R extends Weighable>(report: R): R {
  const { verdict, rules, role, target, selection } = report;
  if (verdict.kind !== "conformant" || selection?.shard !== undefined || rules.some(isScored)) return report;
  const warnings = rules.filter(({ outcome, known }) => outcome === "warn" && known === undefined).length;
  const but = warnings === 0 ? "" : ` but ${counted(warnings, "warning")}`;
  const sentence = `The ${role} at ${target.url}: no MUST rule was judged, so nothing is shown${but}.`;
  return { ...report, verdict: { ...verdict, kind: "nothing-checked", sentence, exitCode: 3 } satisfies Verdict };
}

/**
 * The report with the verdict that a run has which was cut short: never conformant, though all that was seen holds. The
 * same command would else pass on a slow day that plays less.
 */
export function orUnfinished<R extends Weighable>(report: R): R {
  const { verdict, cases } = report;
  if (verdict.kind !== "conformant" || cases?.cutShort === undefined) return report;
  const { notPlayed, notLookedAgain = 0, cutShort } = cases;
  const count = notPlayed + notLookedAgain;
  const left = count === 1 ? "1 case is left" : `${count} cases are left`;
  const sentence = `${verdict.sentence} That is so far: ${left}, since ${CUT_SHORT_WORDS[cutShort]}.`;
  return { ...report, verdict: { ...verdict, kind: "broken", sentence, exitCode: 1 } satisfies Verdict };
}

/** The report with a verdict that says how the target's process ended by itself. */
export function withDeath<R extends Pick<Weighable, "verdict">>(report: R, death: string | undefined): R {
  if (death === undefined || report.verdict.kind === "nothing-checked") return report;
  return { ...report, verdict: { ...report.verdict, sentence: `${report.verdict.sentence} ${death}` } };
}
