import type { ReportedRule, WorkerReport } from "../../conformance/worker/index.ts";

const SHOWN_FINDINGS = 3;

/** The verdict on a worker as plain text: broken rules first, each with what was expected and seen and its replay. */
export function workerVerdict(report: WorkerReport, replayOf: (rule: string) => string | undefined): string {
  const { verdict, cases, exchanges, seed, milliseconds, rules } = report;
  const having = (...outcomes: string[]) => rules.filter(({ outcome }) => outcomes.includes(outcome));
  const lines = [
    verdict.sentence,
    `${verdict.passed} of ${verdict.total} MUST rules hold; ${cases.total} cases, ${exchanges.sent} requests, ` +
      `${exchanges.answered} answered; seed ${seed}; ${(milliseconds / 1000).toFixed(1)} s.`,
    ...having("fail", "warn").flatMap((rule) => ["", ...broken(rule, replayOf(rule.id))]),
    ...reasons("Could not be verified", having("not-verified")),
    ...reasons("Not applicable", having("not-applicable")),
  ];
  return `${lines.join("\n")}\n`;
}

function broken({ id, level, outcome, sentence, mend, failure }: ReportedRule, replay: string | undefined): string[] {
  const findings = (failure?.findings ?? [])
    .slice(0, SHOWN_FINDINGS)
    .flatMap((finding) => [
      `  ${finding.message}`,
      ...("expected" in finding
        ? [`    expected ${short(finding.expected)}`, `    seen     ${short(finding.got)}`]
        : []),
    ]);
  return [
    `${outcome === "fail" ? "BROKEN" : "WARNING"} ${id} (${level}): ${sentence}`,
    ...findings,
    `  To mend it: ${mend}`,
    ...(replay === undefined ? [] : [`  To see it again: ${replay}`]),
  ];
}

function reasons(title: string, rules: readonly ReportedRule[]): string[] {
  if (rules.length === 0) return [];
  return ["", `${title}:`, ...rules.map(({ id, because }) => `  ${id}: ${because ?? "no reason given"}`)];
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return text.length <= 160 ? text : `${text.slice(0, 157)}...`;
}
