import type { ReportDocument, ReportedRule } from "../conformance/report/document.ts";
import type { Annotation, Severity } from "./workflow-commands.ts";

/** GitHub shows ten remarks of each kind for a step. */
const SHOWN = 9;

/** How loud a rule is that does not hold; a rule that is known not to hold only whispers. */
function severityOf({ outcome, level, known }: ReportedRule, strict: boolean): Severity | undefined {
  if (outcome === "warn" && !strict) return known === undefined ? "warning" : "notice";
  if (outcome === "warn") return known === undefined ? "error" : "notice";
  if (outcome !== "fail" && (outcome !== "not-verified" || !level.startsWith("MUST"))) return undefined;
  return known === undefined ? "error" : "notice";
}

const isStrict = ({ selection }: ReportDocument): boolean => selection.strict === true;

/** The rules that make the run fail: broken or not verified, and not known to be so; in a strict run a SHOULD, too. */
export const failedRules = (report: ReportDocument): readonly ReportedRule[] =>
  report.rules.filter((rule) => severityOf(rule, isStrict(report)) === "error");

/** What else makes a run fail: known inputs that came to something else, and entries of a list that are wrong. */
function otherFaults(report: ReportDocument): readonly Annotation[] {
  const wrong = report.role === "worker" ? report.examples.filter(({ ok }) => !ok) : [];
  return [
    ...wrong.map(({ tool, name, message }) => ({ title: `${tool}: ${name}`, text: message })),
    ...(report.listFaults ?? []).map((text) => ({ title: "known failures", text })),
  ].map((fault) => ({ severity: "error", ...fault }));
}

/** A remark for each rule that does not hold, the loud ones first, and one for those that would not be shown. */
export function remarksOn(report: ReportDocument): readonly Annotation[] {
  const { kind, sentence } = report.verdict;
  // Every rule would say the same: that it could not be verified.
  if (kind === "nothing-checked") return [{ severity: "error", title: "toolcall-tck", text: sentence }];
  const found = report.rules.flatMap((rule) => {
    const severity = severityOf(rule, isStrict(report));
    return severity === undefined ? [] : [{ severity, title: `${rule.id} (${rule.level})`, text: textOf(rule) }];
  });
  return (["error", "warning", "notice"] as const).flatMap((severity) =>
    shown([...found, ...otherFaults(report)].filter((remark) => remark.severity === severity)),
  );
}

function shown(remarks: readonly Annotation[]): readonly Annotation[] {
  const [first, ...rest] = remarks.slice(SHOWN);
  if (first === undefined) return remarks;
  const text = `${rest.length + 1} more rules, which the summary of the job shows.`;
  return [...remarks.slice(0, SHOWN), { severity: first.severity, title: "toolcall-tck", text }];
}

function textOf({ sentence, mend, because, failure, known }: ReportedRule): string {
  const seen = failure?.findings[0]?.message;
  return [
    sentence,
    ...(seen === undefined ? [] : [seen]),
    ...(because === undefined ? [] : [`It could not be verified: ${because}.`]),
    ...(known === undefined ? [`To mend it: ${mend}`] : [`Known: ${known.reason}`]),
  ].join("\n");
}
