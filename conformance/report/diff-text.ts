import { counted } from "../common/counted.ts";
import { CUT_SHORT_WORDS } from "../common/cut-short.ts";
import type { ReportDiff, ReportSide, RuleChange } from "./diff.ts";
import { shortText } from "./finding-lines.ts";
import type { DiffFormat } from "./formats.ts";
import { plain } from "./markdown-text.ts";
import { withoutTicks } from "./prose.ts";
import { sayable } from "./sayable.ts";
import { areaOf, LOOK_WORDS } from "./standing.ts";

/** So many rules that have changed alike are told one by one; of more, only their number in each area. */
const NAMED = 5;
/** Characters of one side of what was asked for. */
const ASKED = 60;

/** A comparison as plain text, as Markdown, or as JSON. */
export function renderDiff(diff: ReportDiff, format: DiffFormat): string {
  if (format === "json") return `${JSON.stringify(diff, null, 2)}\n`;
  const markdown = format === "markdown";
  const say = markdown ? plain : (text: string): string => text;
  const heading = (level: number, text: string): string =>
    markdown ? `${"#".repeat(level)} ${text}` : `${text}${level > 2 ? ":" : ""}`;
  const point = markdown ? "- " : "";
  const lines = [
    heading(2, say(`${titlesOf(diff)}: ${summary(diff)}`)),
    "",
    `${point}${say(`Before: ${sideText(diff.before)}`)}`,
    `${point}${say(`After: ${sideText(diff.after)}`)}`,
    ...remarks(diff).flatMap((text) => ["", say(text)]),
    ...sectionsOf(diff).flatMap(([title, items]) =>
      items.length === 0 ? [] : ["", heading(3, title), "", ...items.map((item) => `- ${say(item)}`)],
    ),
  ];
  return sayable(`${lines.join("\n")}\n`);
}

/** What broke comes first, and apart from what could not be seen. */
function summary({ broke, unverified, mended, verified, after: { cutShort } }: ReportDiff): string {
  const why = cutShort === undefined ? "" : ` (${CUT_SHORT_WORDS[cutShort]})`;
  const none = broke.length + mended.length === 0;
  const parts = [
    ...(none ? ["nothing broke"] : []),
    ...(broke.length === 0 ? [] : [`${broke.length} broke`]),
    ...(unverified.length === 0 ? [] : [`${unverified.length} no longer verified${why}`]),
    ...(mended.length === 0 ? [] : [`${mended.length} mended`]),
    ...(verified.length === 0
      ? []
      : [`${verified.length} verified that ${verified.length === 1 ? "was" : "were"} not`]),
  ];
  return parts.join(", ");
}

function titlesOf({ role, before, after }: ReportDiff): string {
  return before.target === after.target
    ? `The ${role} ${after.target}`
    : `The ${role}s ${before.target} and ${after.target}`;
}

const sideText = ({ target, suite, seed, verdict, passed, total }: ReportSide): string =>
  `${target}, ${LOOK_WORDS[verdict]}, ${passed} of ${total} MUST rules hold; ${suite}, seed ${seed}`;

/** What makes a change the runs' rather than the target's. */
function remarks({ before, after, sameSuite, asked, added, removed }: ReportDiff): string[] {
  const differences = asked.map((one) => `${one.what} (${fewOf(one.before)} -> ${fewOf(one.after)})`);
  const rules = [
    ...(removed.length === 0 ? [] : [`${counted(removed.length, "rule")} only in the earlier report`]),
    ...(added.length === 0 ? [] : [`${counted(added.length, "rule")} only in the later one`]),
  ];
  const apart = rules.length === 0 ? "" : `: ${rules.join(", ")}`;
  return [
    ...cutShort("earlier", before),
    ...cutShort("later", after),
    ...(sameSuite ? [] : ["The two suites do not have the same rules: a change may be the suite's."]),
    ...(differences.length === 0
      ? []
      : [`The two runs were not asked for the same, they differ in ${differences.join(", ")}${apart}.`]),
  ];
}

/** Names as far as they can be read in a line. */
function fewOf(text: string): string {
  const [first = "", ...others] = text.split(", ");
  return shortText(others.length < NAMED ? text : `${first} and ${others.length} more`, ASKED);
}

function cutShort(which: string, { cutShort: why, notPlayed = 0 }: ReportSide): string[] {
  if (why === undefined) return [];
  const left = notPlayed === 1 ? "1 of its cases was" : `${notPlayed} of its cases were`;
  return [`The ${which} run was cut short: ${left} not played (${CUT_SHORT_WORDS[why]}).`];
}

function sectionsOf(diff: ReportDiff): (readonly [string, readonly string[]])[] {
  const { broke, unverified, mended, verified, changed, stillBroken, added, removed } = diff;
  const whole = ({ id, level, sentence, message, ...change }: RuleChange): string =>
    `${id} (${level}): ${stepOf(change)}. ${shortText(message ?? withoutTicks(sentence))}`;
  const brief = ({ id, after = "" }: RuleChange): string => `${id}: ${after}`;
  return [
    ["Broke", broke.map(whole)],
    [
      "No longer verified",
      alike(unverified, ({ message = "no reason given", ...change }) => `${stepOf(change)}, ${message}`),
    ],
    ["Mended", mended.map(whole)],
    ["Verified now", alike(verified, stepOf)],
    ["Otherwise changed", alike(changed, stepOf, { one: whole })],
    ["Still broken", stillBroken.filter(({ after }) => after !== "not-verified").map(brief)],
    [
      "Still not verified",
      alike(
        stillBroken.filter(({ after }) => after === "not-verified"),
        stepOf,
      ),
    ],
    [
      "Choices made in another way",
      diff.choices.map(({ point, before, after }) => `${point}: ${before.join(", ")} -> ${after.join(", ")}`),
    ],
    ["Score", diff.score.map(({ profile, before, after }) => `${profile}: ${before} -> ${after}`)],
    ["Rules that only the later report has", alike(added, stepOf)],
    ["Rules that only the earlier report has", alike(removed, stepOf)],
  ];
}

const stepOf = ({ before, after }: Pick<RuleChange, "before" | "after">): string =>
  [before, after].filter(Boolean).join(" -> ");

/** Rules of which the same is to be said: each is told where they are few, and they are counted where they are many. */
function alike(
  rules: readonly RuleChange[],
  words: (change: RuleChange) => string,
  { one = (change: RuleChange): string => `${change.id}: ${words(change)}` } = {},
): string[] {
  return [...Map.groupBy(rules, words)].flatMap(([same, own]) => {
    if (own.length <= NAMED) return own.map(one);
    const areas = [...Map.groupBy(own, ({ id }) => areaOf(id))].map(([area, list]) => `${area} ${list.length}`);
    return [`${counted(own.length, "rule")}: ${same} (${areas.join(", ")})`];
  });
}
