import { counted } from "../common/counted.ts";
import { CUT_SHORT_WORDS } from "../common/cut-short.ts";
import { shardName } from "../common/shard.ts";
import type { ReportDocument, ReportedRule } from "./document.ts";
import { notLookedAgain } from "./not-looked-again.ts";
import { type Look, lookOf, rulesThat } from "./standing.ts";
import { brokenVersions, namingAll } from "./terminal/broken.ts";
import { fit } from "./terminal/fit.ts";
import { inLine, paragraph } from "./terminal/layout.ts";
import { profilesInShort, profileTable } from "./terminal/profiles.ts";
import {
  choicesCounted,
  choicesOf,
  choicesRunOn,
  knownCounted,
  knownOf,
  reasons,
  reasonsCounted,
  reasonsInShort,
} from "./terminal/rest.ts";
import { PLAIN, paint, type Screen, type Style } from "./terminal/screen.ts";

/** What is wrong in the list of known failures: so much is told where there is room, and where there is not. */
const WRONG_LISTED = 100;
const WRONG_SHOWN = 5;

/**
 * A report as text: the verdict, the profiles, and then the broken rules, each with its case in short, what was expected
 * and seen, and its replay. On a screen as much as fits it, and with `verbose` everything; elsewhere the first ten broken
 * rules whole, and no line is broken.
 */
export function terminalReport(report: ReportDocument, screen: Screen = PLAIN): string {
  // Where nothing was checked every rule would be listed for the one reason that the verdict gives.
  const nothing = report.verdict.kind === "nothing-checked" && rulesThat(report, "warning").length === 0;
  if (nothing && screen.rows !== undefined && screen.verbose !== true) return `${head(report, screen).join("\n")}\n`;
  const rules: readonly ReportedRule[] = report.rules;
  const having = (...outcomes: string[]) =>
    rules.filter(({ outcome, known }) => known === undefined && outcomes.includes(outcome));
  const broken = having("fail", "warn");
  const open = having("not-verified");
  // One line says what shards leave to each other.
  const apart = having("not-applicable").filter(({ leftToShards }) => leftToShards !== true);
  const parts = {
    head: [head(report, screen)],
    profiles: [profileTable(report, screen), profilesInShort(report, screen)],
    wrong: [
      wrong(report, screen.verbose === true ? Number.POSITIVE_INFINITY : WRONG_LISTED, screen),
      wrong(report, WRONG_SHOWN, screen),
    ],
    broken: brokenVersions(broken, screen),
    open: versions("Could not be verified", "yellow", open, screen),
    known: [knownOf(rules, screen), knownCounted(rules, screen)],
    apart: [...versions("Not applicable", "bold", apart, screen), []],
    choices: [
      ...(screen.rows === undefined || screen.verbose === true ? [choicesOf(report, screen)] : []),
      choicesRunOn(report, screen),
      choicesCounted(report, screen),
      [],
    ],
  };
  // Which rules are broken is said before anything of those that are not.
  const counted = (name: "choices" | "apart") => ({ part: name, to: parts[name].length - 2 });
  const steps = [
    ...[
      counted("choices"),
      counted("apart"),
      { part: "known" },
      { part: "profiles" },
      { part: "wrong" },
      { part: "open" },
    ],
    ...[{ part: "broken", to: namingAll(broken) }, { part: "choices" }, { part: "apart" }, { part: "broken" }],
  ] as const;
  return `${fit(parts, steps, screen).join("\n")}\n`;
}

/** The verdict and the score in one line, however long. */
export function verdictLine(report: ReportDocument, { color }: Pick<Screen, "color"> = PLAIN): string {
  const { sentence } = report.verdict;
  return `${paint({ color }, inLine(sentence.replaceAll("\n", " ")), VERDICT_STYLES[lookOf(report)])} ${inLine(scoreOf(report, PLAIN))}`;
}

const VERDICT_STYLES: Readonly<Record<Look, Style>> = {
  conformant: "green",
  broken: "red",
  unverified: "yellow",
  "nothing-checked": "yellow",
};

function head(report: ReportDocument, screen: Screen): string[] {
  const { verdict } = report;
  return [
    ...verdict.sentence
      .split("\n")
      .flatMap((text) => paragraph(screen, { text, style: ["bold", VERDICT_STYLES[lookOf(report)]] })),
    ...paragraph(screen, { text: scoreOf(report, screen) }),
    ...[...cutShort(report), ...notLookedAgain(report.cases), ...leftToShards(report)].flatMap((text) =>
      paragraph(screen, { text, style: ["yellow"] }),
    ),
  ];
}

function scoreOf(report: ReportDocument, screen: Screen): string {
  const { verdict, seed, timings, selection } = report;
  const part = selection.shard === undefined ? "" : `, shard ${shardName(selection.shard)}`;
  const known = verdict.known === undefined ? "" : `, ${verdict.known} known not to`;
  const seconds = (timings.milliseconds / 1_000).toFixed(1);
  return `${verdict.passed} of ${verdict.total} MUST rules hold${known}; ${played(report, screen)}; seed ${seed}${part}; ${seconds} s.`;
}

/** On a screen requests are left out: they say little, and take a line. */
function played(report: ReportDocument, screen: Screen): string {
  if (report.role === "worker") {
    const { cases, exchanges } = report;
    return `${counted(cases.total, "case")}, ${counted(exchanges.sent, "request")}, ${exchanges.answered} answered`;
  }
  const { cases, exchanges } = report;
  const { client, worker, provider } = exchanges;
  const count = counted(cases.generated + cases.fixed, "case");
  if (screen.rows !== undefined && screen.verbose !== true) return count;
  const all = `${count} (${cases.generated} generated, ${cases.fixed} fixed)`;
  return `${all}, requests: ${client} by the client, ${worker} to the worker, ${provider} to the model provider`;
}

function cutShort({ cases: { notPlayed, cutShort: why } }: ReportDocument): string[] {
  if (notPlayed === 0) return [];
  const because = why === undefined ? "" : `: ${CUT_SHORT_WORDS[why]}`;
  return [`${notPlayed} ${notPlayed === 1 ? "case was" : "cases were"} not played${because}.`];
}

function leftToShards({ rules, role }: ReportDocument): string[] {
  const left = (rules as readonly ReportedRule[]).filter(({ leftToShards }) => leftToShards === true).length;
  if (left === 0) return [];
  const those = left === 1 ? "1 rule was" : `${left} rules were`;
  return [`${those} left to the other shards: tck merge makes one verdict of the ${role}.json of all of them.`];
}

/** The known inputs that came to something else than was said, and what is wrong with the list of what is known. */
function wrong(report: ReportDocument, most: number, screen: Screen): string[] {
  const inputs = report.role === "engine" ? [] : report.examples.filter(({ ok }) => !ok);
  const all = [
    ...inputs.map(({ tool, message }) => `${tool}: ${message}`),
    ...(report.listFaults ?? []).map((fault) => `in the list: ${fault}`),
  ];
  if (all.length === 0) return [];
  const lines = all
    .slice(0, most)
    .flatMap((text) => paragraph(screen, { label: "WRONG ", labelStyle: ["bold", "red"], text, hang: 2 }));
  return ["", ...lines, ...(all.length > most ? [`and ${all.length - most} more: see the report, or --verbose`] : [])];
}

function* versions(title: string, style: Style, rules: readonly ReportedRule[], screen: Screen): Generator<string[]> {
  yield reasons(title, style, rules, screen);
  yield reasonsInShort(title, style, rules, screen);
  yield reasonsCounted(title, style, rules, screen);
}
