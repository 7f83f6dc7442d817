import type { ReportDiff, ReportSide, RuleChange } from "./diff.ts";
import { shortText } from "./finding-lines.ts";
import type { DiffFormat } from "./formats.ts";
import { plain } from "./markdown-text.ts";
import { sayable } from "./sayable.ts";

/** A comparison as plain text, as Markdown, or as JSON. */
export function renderDiff(diff: ReportDiff, format: DiffFormat): string {
  if (format === "json") return `${JSON.stringify(diff, null, 2)}\n`;
  const { before, after } = diff;
  const say = format === "markdown" ? plain : (text: string): string => text;
  const heading = (level: number, text: string): string =>
    format === "markdown" ? `${"#".repeat(level)} ${text}` : `${text}${level > 2 ? ":" : ""}`;
  const sections = sectionsOf(diff, say);
  const lines = [
    heading(2, say(`${titlesOf(diff)}: ${summary(diff)}`)),
    "",
    `${format === "markdown" ? "- " : ""}${say(`Before: ${sideText(before)}`)}`,
    `${format === "markdown" ? "- " : ""}${say(`After: ${sideText(after)}`)}`,
    ...(diff.sameSuite ? [] : ["", "The two suites do not have the same rules: a change may be the suite's."]),
    ...sections.flatMap(([title, items]) =>
      items.length === 0 ? [] : ["", heading(3, title), "", ...items.map((item) => `- ${item}`)],
    ),
  ];
  return sayable(`${lines.join("\n")}\n`);
}

function summary({ broke, mended }: ReportDiff): string {
  if (broke.length === 0 && mended.length === 0) return "nothing broke";
  const parts = [
    ...(broke.length === 0 ? [] : [`${broke.length} broke`]),
    ...(mended.length === 0 ? [] : [`${mended.length} mended`]),
  ];
  return parts.join(", ");
}

function titlesOf({ role, before, after }: ReportDiff): string {
  return before.target === after.target
    ? `The ${role} ${after.target}`
    : `The ${role}s ${before.target} and ${after.target}`;
}

const sideText = ({ target, suite, seed, verdict, passed, total }: ReportSide): string =>
  `${target}, ${verdict}, ${passed} of ${total} MUST rules hold; ${suite}, seed ${seed}`;

function sectionsOf(diff: ReportDiff, say: (text: string) => string): (readonly [string, readonly string[]])[] {
  const rule = ({ id, level, before, after, sentence, message }: RuleChange): string =>
    say(`${id} (${level}): ${[before, after].filter(Boolean).join(" -> ")}. ${shortText(message ?? sentence)}`);
  const brief = ({ id, before, after }: RuleChange): string => say(`${id}: ${after ?? before ?? ""}`);
  return [
    ["Broke", diff.broke.map(rule)],
    ["Mended", diff.mended.map(rule)],
    ["Otherwise changed", diff.changed.map(rule)],
    ["Still broken", diff.stillBroken.map(brief)],
    [
      "Choices made in another way",
      diff.choices.map(({ point, before, after }) => say(`${point}: ${before.join(", ")} -> ${after.join(", ")}`)),
    ],
    ["Score", diff.score.map(({ profile, before, after }) => say(`${profile}: ${before} -> ${after}`))],
    ["Rules that only the later report has", diff.added.map(brief)],
    ["Rules that only the earlier report has", diff.removed.map(brief)],
  ];
}
