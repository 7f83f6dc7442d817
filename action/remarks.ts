import type { ReportDocument, ReportedRule } from "../conformance/report/document.ts";
import type { Annotation, Severity } from "./workflow-commands.ts";

/** GitHub shows ten remarks of each kind for a step. */
const SHOWN = 9;

/** How loud a rule is that does not hold; a rule that is known not to hold only whispers. */
function severityOf({ outcome, level, known }: ReportedRule): Severity | undefined {
  if (outcome === "warn") return known === undefined ? "warning" : "notice";
  if (outcome !== "fail" && (outcome !== "not-verified" || !level.startsWith("MUST"))) return undefined;
  return known === undefined ? "error" : "notice";
}

/** The rules that make the run fail: broken or not verified, and not known to be so. */
export const failedRules = ({ rules }: ReportDocument): readonly ReportedRule[] =>
  rules.filter((rule) => severityOf(rule) === "error");

/** A remark for each rule that does not hold, the loud ones first, and one for those that would not be shown. */
export function remarksOn(report: ReportDocument): readonly Annotation[] {
  const { kind, sentence } = report.verdict;
  // Every rule would say the same: that it could not be verified.
  if (kind === "nothing-checked") return [{ severity: "error", title: "toolcall-tck", text: sentence }];
  const found = report.rules.flatMap((rule) => {
    const severity = severityOf(rule);
    return severity === undefined ? [] : [{ severity, title: `${rule.id} (${rule.level})`, text: textOf(rule) }];
  });
  const faults = (report.listFaults ?? []).map(
    (text) => ({ severity: "error", title: "known failures", text }) as const,
  );
  return (["error", "warning", "notice"] as const).flatMap((severity) =>
    shown([...found, ...faults].filter((remark) => remark.severity === severity)),
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
