import { CUT_SHORT_WORDS } from "../common/cut-short.ts";
import type { ReportDocument, ReportedFailure, ReportedRule } from "./document.ts";

const SHOWN_FINDINGS = 3;
/** So many rules may repeat a reason. */
const ALONE = 3;

/** A report as plain text: broken rules first, each with what was expected and seen and its replay. */
export function terminalReport(report: ReportDocument): string {
  const { verdict, seed, timings } = report;
  const rules: readonly ReportedRule[] = report.rules;
  const having = (...outcomes: string[]) =>
    rules.filter(({ outcome, known }) => known === undefined && outcomes.includes(outcome));
  const known = verdict.known === undefined ? "" : `, ${verdict.known} known not to`;
  const lines = [
    verdict.sentence,
    `${verdict.passed} of ${verdict.total} MUST rules hold${known}; ${played(report)}; seed ${seed}; ` +
      `${(timings.milliseconds / 1000).toFixed(1)} s.`,
    ...leftOut(report),
    ...wrongExamples(report),
    ...listFaults(report),
    ...having("fail", "warn").flatMap((rule) => ["", ...broken(rule)]),
    ...reasons("Could not be verified", having("not-verified")),
    ...knownOf(rules),
    ...reasons("Not applicable", having("not-applicable")),
    ...choicesOf(report),
  ];
  return `${lines.join("\n")}\n`;
}

function played(report: ReportDocument): string {
  if (report.role === "worker") {
    const { cases, exchanges } = report;
    return `${cases.total} cases, ${exchanges.sent} requests, ${exchanges.answered} answered`;
  }
  const { cases, exchanges } = report;
  const { client, worker, provider } = exchanges;
  const all = `${cases.generated + cases.fixed} cases (${cases.generated} generated, ${cases.fixed} fixed)`;
  return `${all}, requests: ${client} by the client, ${worker} to the worker, ${provider} to the model provider`;
}

/** The known inputs that came to something else than was said. */
function wrongExamples(report: ReportDocument): string[] {
  if (report.role === "engine") return [];
  const wrong = report.examples.filter(({ ok }) => !ok);
  return wrong.length === 0 ? [] : ["", ...wrong.map(({ tool, message }) => `WRONG ${tool}: ${message}`)];
}

/** What is wrong with the list of what is known. */
function listFaults({ listFaults: faults = [] }: ReportDocument): string[] {
  return faults.length === 0 ? [] : ["", ...faults.map((fault) => `WRONG in the list: ${fault}`)];
}

/** What does not hold and is listed. */
function knownOf(rules: readonly ReportedRule[]): string[] {
  const lines = rules.flatMap(({ id, known }) => {
    if (known === undefined) return [];
    const { as, reason, link, expires } = known;
    const more = [...(link === undefined ? [] : [link]), ...(expires === undefined ? [] : [`until ${expires}`])];
    return [`  ${as === "flaky" ? "FLAKY" : "KNOWN"} ${id}: ${[reason, ...more].join("; ")}`];
  });
  return lines.length === 0 ? [] : ["", "Known not to hold:", ...lines];
}

function cutShort({ cases: { notPlayed, cutShort: why } }: ReportDocument): string[] {
  if (notPlayed === 0) return [];
  const because = why === undefined ? "" : `: ${CUT_SHORT_WORDS[why]}`;
  return [`${notPlayed} ${notPlayed === 1 ? "case was" : "cases were"} not played${because}.`];
}

/** What the verdict says nothing about. */
function leftOut(report: ReportDocument): string[] {
  if (report.role === "worker") return cutShort(report);
  const judged = report.score.map(({ profile }) => profile);
  const { notClaimed } = report;
  const others = notClaimed.length === 0 ? "Every profile is claimed" : `Not claimed: ${notClaimed.join(", ")}`;
  return [`Judged: ${judged.join(", ")}. ${others}.`, ...cutShort(report)];
}

function choicesOf(report: ReportDocument): string[] {
  if (report.role === "worker" || report.choices.length === 0) return [];
  const lines = report.choices.map(({ point, made }) => `  ${point}: ${Object.keys(made).join(", ")}`);
  return ["", "Choices that the text leaves, as they were seen:", ...lines];
}

function broken({ id, level, outcome, sentence, mend, failure }: ReportedRule): string[] {
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
    ...(failure === undefined ? [] : smallest(failure)),
    `  To mend it: ${mend}`,
    ...(failure?.replay === undefined ? [] : [`  To see it again: ${failure.replay}`]),
  ];
}

/** How the case that is saved was found. */
function smallest({ shrink, reproduced }: ReportedFailure): string[] {
  if (!reproduced) return ["  The case that is saved did not break the rule again: timing may play a part."];
  if (shrink === undefined) return [];
  const { tries, before, after } = shrink;
  return [`  Smallest case: ${after} of ${before} characters, in ${tries} tries; saved, it broke the rule again.`];
}

function reasons(title: string, rules: readonly ReportedRule[]): string[] {
  if (rules.length === 0) return [];
  const grouped = Map.groupBy(rules, ({ because }) => because ?? "no reason given");
  return ["", `${title}:`, ...[...grouped].flatMap(([because, ids]) => sharing(because, ids))];
}

/** A reason that many rules share is said once, or it would hide what else is said. */
function sharing(because: string, rules: readonly ReportedRule[]): string[] {
  if (rules.length <= ALONE) return rules.map(({ id }) => `  ${id}: ${because}`);
  const byArea = Map.groupBy(rules, ({ id }) => id.slice(0, id.indexOf("/")));
  const areas = [...byArea].map(
    ([area, ids]) => `    ${area}/ ${ids.map(({ id }) => id.slice(area.length + 1)).join(", ")}`,
  );
  return [`  ${rules.length} rules: ${because}`, ...areas];
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return text.length <= 160 ? text : `${text.slice(0, 157)}...`;
}
