import { counted } from "../common/counted.ts";
import { CUT_SHORT_WORDS } from "../common/cut-short.ts";
import { unconfirmed } from "./confirmed-words.ts";
import type { ReportDocument, ReportedRule } from "./document.ts";
import { shortText } from "./finding-lines.ts";
import { block, code, plain, prose, table } from "./markdown-text.ts";
import { notLookedAgain } from "./not-looked-again.ts";
import { rulePage } from "./rule-page.ts";
import { lookOf, rulesThat, titleOf } from "./standing.ts";

/** Broken rules that are told in full: a step summary holds a mebibyte. */
const TOLD = 20;

/** A report as Markdown, short, for a step summary or a pull request: what is broken first, then the profiles. */
export function markdownReport(document: ReportDocument): string {
  const broken = rulesThat(document, "broken");
  const warnings = rulesThat(document, "warning");
  const lines = [
    `## ${SIGNS[lookOf(document)]} ${plain(titleOf(document))}: ${document.verdict.passed} of ${document.verdict.total} MUST rules hold`,
    "",
    plain(document.verdict.sentence),
    ...notPlayed(document),
    ...notLookedAgain(document.cases).flatMap((text) => ["", text]),
    ...told("Broken", broken),
    ...listed("Could not be verified", rulesThat(document, "unverified"), ({ because = "" }) => plain(because)),
    ...examples(document),
    ...faults(document),
    ...told("Warnings", warnings),
    ...listed("Known not to hold", rulesThat(document, "known"), ({ known }) => knownText(known)),
    ...profiles(document),
    ...choices(document),
    "",
    lastLine(document),
  ];
  return `${lines.join("\n")}\n`;
}

const SIGNS = { conformant: "✅", broken: "❌", unverified: "❓", "nothing-checked": "⚪" } as const;

const link = (id: string): string => `[${id}](${rulePage(id)})`;

function told(title: string, rules: readonly ReportedRule[]): string[] {
  if (rules.length === 0) return [];
  const rest = rules.slice(TOLD);
  return [
    "",
    `### ${title}`,
    ...rules.slice(0, TOLD).flatMap(toldRule),
    ...(rest.length === 0 ? [] : ["", `And ${rest.length} more: ${rest.map(({ id }) => link(id)).join(", ")}`]),
  ];
}

function toldRule({ id, level, sentence, mend, failure }: ReportedRule): string[] {
  const [first] = failure?.findings ?? [];
  const seen =
    first === undefined
      ? []
      : [`- Expected ${plain(shortText(first.expected))}`, `- Seen ${code(shortText(first.got))}`];
  const replay = failure?.replay === undefined ? [] : ["", ...block(failure.replay, "sh")];
  const unseen = failure === undefined ? undefined : unconfirmed(failure);
  const again = unseen === undefined ? [] : [`- ${plain(unseen)}`];
  const head = `**${link(id)}** (${level}) ${prose(sentence)}`;
  return ["", head, "", ...seen, ...again, `- To mend it: ${prose(mend)}`, ...replay];
}

function listed(title: string, rules: readonly ReportedRule[], why: (rule: ReportedRule) => string): string[] {
  if (rules.length === 0) return [];
  const grouped = Map.groupBy(rules, why);
  const lines = [...grouped].map(([reason, own]) => `- ${own.map(({ id }) => link(id)).join(", ")}: ${reason}`);
  return ["", `### ${title}`, "", ...lines];
}

function knownText(known: ReportedRule["known"]): string {
  if (known === undefined) return "";
  const { as, reason, link: at, expires } = known;
  const more = [...(at === undefined ? [] : [plain(at)]), ...(expires === undefined ? [] : [`until ${expires}`])];
  return [`${as === "flaky" ? "(flaky) " : ""}${plain(reason)}`, ...more].join("; ");
}

function examples(document: ReportDocument): string[] {
  const wrong = document.role === "worker" ? document.examples.filter(({ ok }) => !ok) : [];
  if (wrong.length === 0) return [];
  return ["", "### Wrong examples", "", ...wrong.map(({ tool, message }) => `- ${code(tool)}: ${plain(message)}`)];
}

function faults({ listFaults = [] }: ReportDocument): string[] {
  if (listFaults.length === 0) return [];
  return ["", "### Wrong in the list of known failures", "", ...listFaults.map((fault) => `- ${plain(fault)}`)];
}

function profiles({ score, notClaimed }: ReportDocument): string[] {
  const rows = score.map(({ profile, passed, total, outcomes, known }) => [
    profile,
    `${passed} of ${total}`,
    ...[outcomes.fail, outcomes.warn, outcomes["not-verified"], known, outcomes["not-applicable"]].map(String),
  ]);
  const head = ["profile", "MUST rules that hold", "fail", "warn", "not verified", "known", "not applicable"];
  return ["", ...table(head, rows), ...(notClaimed.length === 0 ? [] : ["", `Not claimed: ${notClaimed.join(", ")}.`])];
}

function choices({ choices: seen }: ReportDocument): string[] {
  if (seen.length === 0) return [];
  const rows = seen.map(({ point, made }) => [
    plain(point),
    Object.entries(made)
      .map(([way, n]) => `${plain(way)} (${n})`)
      .join(", "),
  ]);
  const inside = table(["where the text leaves a choice", "seen"], rows);
  return ["", `<details><summary>${seen.length} choices</summary>`, "", ...inside, "", "</details>"];
}

function notPlayed({ cases: { notPlayed: left, cutShort } }: ReportDocument): string[] {
  if (left === 0) return [];
  const why = cutShort === undefined ? "" : `: ${CUT_SHORT_WORDS[cutShort]}`;
  return ["", `${left} ${left === 1 ? "case was" : "cases were"} not played${why}.`];
}

function lastLine({ cases, seed, timings, suite, role }: ReportDocument): string {
  const seconds = (timings.milliseconds / 1000).toFixed(1);
  return `${role}, ${counted(cases.total, "case")}, seed ${seed}, ${seconds} s, ${suite.name} ${suite.version}, revision ${suite.revision}.`;
}
