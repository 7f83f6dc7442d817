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
  const but = warnings === 0 ? "" : ` but ${warnings} ${warnings === 1 ? "warning" : "warnings"}`;
  const sentence = `The ${role} at ${target.url}: no MUST rule was judged, so nothing is shown${but}.`;
  return { ...report, verdict: { ...verdict, kind: "nothing-checked", sentence, exitCode: 3 } satisfies Verdict };
}

/** The report with the verdict that an interrupted run has: never conformant, though all that was seen holds. */
export function orInterrupted<R extends Weighable>(report: R): R {
  const { verdict, cases } = report;
  if (verdict.kind !== "conformant" || cases?.cutShort !== "interrupt") return report;
  const sentence = `${verdict.sentence} That is of the cases that were played before the run was interrupted.`;
  return { ...report, verdict: { ...verdict, kind: "broken", sentence, exitCode: 1 } satisfies Verdict };
}
