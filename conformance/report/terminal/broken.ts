import { counted } from "../../common/counted.ts";
import type { Finding } from "../../judges/finding.ts";
import { confirmedWords, unconfirmed } from "../confirmed-words.ts";
import type { ReportedFailure, ReportedRule } from "../document.ts";
import { withoutTicks } from "../prose.ts";
import { caseInShort } from "./case-words.ts";
import { cut, inLine, paragraph } from "./layout.ts";
import { paint, type Screen } from "./screen.ts";

/** How much is said of one rule. */
export type Detail = "whole" | "short" | "line";

/** Findings of one rule that are told. */
const SHOWN_FINDINGS = 3;
/** Rules that are told whole or shortly, and those that get a line, where nobody asked for all. */
const TOLD = 10;
const LISTED = 20;
/** Lines that name the others. */
const NAMED_IN = 2;

/**
 * The rules that do not hold, from everything that there is to say to one rule in short and a count of the others: the
 * first version that fits is taken.
 */
export function* brokenVersions(rules: readonly ReportedRule[], screen: Screen): Generator<string[]> {
  // What is broken in most cases is the nearest to the cause; what follows from it shows in fewer.
  const inOrder = [...rules].sort(
    (a, b) => Number(a.outcome === "warn") - Number(b.outcome === "warn") || b.broken - a.broken,
  );
  if (inOrder.length === 0) return yield [];
  if (screen.verbose === true) return yield told(inOrder, "whole", inOrder.length, 0, screen);
  const whole = Math.min(TOLD, inOrder.length);
  yield told(inOrder, "whole", whole, LISTED, screen);
  if (screen.rows === undefined) return;
  for (let n = whole; n > 0; n--) yield told(inOrder, "short", n, LISTED, screen);
  for (let lines = Math.min(LISTED, inOrder.length - 1); lines >= 0; lines--)
    yield told(inOrder, "short", 1, lines, screen);
}

/** Which of these versions is the last that has a line for every rule, or for as many as are ever listed. */
export const namingAll = (rules: readonly ReportedRule[]): number => Math.min(TOLD, rules.length);

function told(rules: readonly ReportedRule[], detail: Detail, n: number, lines: number, screen: Screen): string[] {
  const listed = rules.slice(n, n + lines);
  const others = rules.slice(n + listed.length);
  return [
    ...rules.slice(0, n).flatMap((rule) => ["", ...ruleLines(rule, detail, screen)]),
    ...(listed.length === 0
      ? []
      : ["", ...inShort(screen), ...listed.flatMap((rule) => ruleLines(rule, "line", screen))]),
    ...(others.length === 0
      ? []
      : paragraph(screen, {
          label: `and ${others.length} more (--verbose): `,
          labelStyle: ["dim"],
          text: others.map(({ id }) => id).join(", "),
          hang: 2,
          most: NAMED_IN,
        })),
  ];
}

/** Where no screen is short of lines, what to do to read more of a rule than its line. */
const inShort = (screen: Screen): string[] =>
  screen.rows === undefined ? paragraph(screen, { text: "In short, with --verbose as above:", style: ["dim"] }) : [];

/** A rule that does not hold, as lines. */
export function ruleLines(rule: ReportedRule, detail: Detail, screen: Screen): string[] {
  const { id, level, outcome, failure } = rule;
  const [sentence, mend] = [withoutTicks(rule.sentence), withoutTicks(rule.mend)];
  const word = outcome === "fail" ? "BROKEN" : "WARNING";
  const style = outcome === "fail" ? "red" : "yellow";
  if (detail === "line") {
    const columns = Math.max(1, screen.columns - word.length - 1);
    return [`${paint(screen, word, style)} ${cut(inLine(`${id}: ${sentence}`), columns)}`];
  }
  const findings = different(failure?.findings ?? []).slice(0, detail === "whole" ? SHOWN_FINDINGS : 1);
  return [
    ...headLines(`${word} ${id} (${level}): `, sentence, style, screen),
    ...(failure === undefined ? [] : caseLines(failure, detail, screen)),
    ...findings.flatMap((finding) => findingLines(finding, detail, screen)),
    ...(detail === "whole" ? paragraph(screen, { indent: 2, label: "To mend it: ", text: mend, hang: 4 }) : []),
    // A line that is broken here could not be copied: the terminal does that.
    ...(failure?.replay === undefined
      ? []
      : [`  ${paint(screen, "To see it again:", "dim")} ${paint(screen, inLine(failure.replay), "cyan")}`]),
  ];
}

/** Findings that say the same of several messages are one to whoever reads. */
const different = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [finding.message, finding])).values(),
];

/** The rule's name on a line with its sentence where that is one line, and alone where the sentence is broken anyway. */
function headLines(label: string, sentence: string, style: "red" | "yellow", screen: Screen): string[] {
  const fits = label.length + sentence.length <= screen.columns;
  if (fits) return paragraph(screen, { label, labelStyle: ["bold", style], text: sentence });
  return [
    ...paragraph(screen, { text: label.trimEnd().replace(/:$/, ""), style: ["bold", style], hang: 2 }),
    ...paragraph(screen, { indent: 2, text: sentence }),
  ];
}

function findingLines({ message, expected, got, pointer }: Finding, detail: Detail, screen: Screen): string[] {
  const most = detail === "whole" ? {} : { most: 2 };
  // The message says all of it in one line; where lines are short it would be said twice.
  const said = !Number.isFinite(screen.columns);
  if (said) return paragraph(screen, { indent: 2, text: message, hang: 4 });
  const where = pointer === "" ? "" : ` at ${pointer}`;
  return [
    ...paragraph(screen, { indent: 4, label: "expected ", labelStyle: ["dim"], text: short(expected), ...most }),
    ...paragraph(screen, {
      indent: 4,
      label: "seen     ",
      labelStyle: ["dim"],
      text: `${short(got)}${where}`,
      ...most,
    }),
  ];
}

/** What the saved case does, and how it was found. */
function caseLines(failure: ReportedFailure, detail: Detail, screen: Screen): string[] {
  const most = detail === "whole" ? {} : { most: 2 };
  const words = paragraph(screen, {
    indent: 2,
    label: "The case: ",
    labelStyle: ["dim"],
    text: caseInShort(failure),
    hang: 4,
    ...most,
  });
  const { shrink } = failure;
  const found =
    unconfirmed(failure) ??
    (detail !== "whole" || shrink === undefined
      ? undefined
      : `Smallest case: ${shrink.after} of ${shrink.before} characters, in ${counted(shrink.tries, "try", "tries")}; ${confirmedWords(failure)}.`);
  return [...words, ...(found === undefined ? [] : paragraph(screen, { indent: 2, text: found, hang: 4 }))];
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return text.length <= 160 ? text : `${text.slice(0, 157).toWellFormed()}...`;
}
