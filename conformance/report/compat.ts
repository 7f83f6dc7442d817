import type { ReportDocument, ReportedRule } from "./document.ts";
import { code, plain, table } from "./markdown-text.ts";
import { rulePage } from "./rule-page.ts";
import { sayable } from "./sayable.ts";
import { LOOK_WORDS, lookOf, type Standing, standingOf, titleOf } from "./standing.ts";

/** What stands in a cell for a rule. */
const SIGNS: Readonly<Record<Standing, string>> = {
  holds: "✅",
  broken: "❌",
  unverified: "❓",
  warning: "⚠️",
  known: "☑️",
  aside: "–",
};

const LEGEND =
  "✅ holds, ❌ broken, ⚠️ a SHOULD that is broken, ☑️ known not to hold, ❓ could not be verified, – not applicable; empty: not judged.";

/**
 * A table, in Markdown, of what several reports came to: a column for each target; a row for each profile, then for each
 * rule that does not hold everywhere, then for each choice. Reports of engines and of workers have tables of their own.
 */
export function compatTable(documents: readonly ReportDocument[]): string {
  const roles = [...Map.groupBy(documents, ({ role }) => role)];
  const parts = roles.map(([role, own]) => [`## ${role === "engine" ? "Engines" : "Workers"}`, "", ...tableOf(own)]);
  return sayable(`${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`);
}

function tableOf(documents: readonly ReportDocument[]): string[] {
  const head = ["", ...namesOf(documents).map(plain)];
  const rules = ruleRows(documents);
  const choices = choiceRows(documents);
  return [
    ...table(head, [verdicts(documents), ...profileRows(documents)]),
    "",
    ...(rules.length === 0
      ? ["Every rule that applies holds everywhere."]
      : [...table(["rule", ...head.slice(1)], rules), "", LEGEND]),
    ...(choices.length === 0 ? [] : ["", ...table(["where the text leaves a choice", ...head.slice(1)], choices)]),
  ];
}

/** Columns that have one name are told apart. */
function namesOf(documents: readonly ReportDocument[]): string[] {
  const titles = documents.map(titleOf);
  return titles.map((title, n) => {
    const before = titles.slice(0, n).filter((one) => one === title).length;
    return titles.filter((one) => one === title).length === 1 ? title : `${title} (${before + 1})`;
  });
}

const verdicts = (documents: readonly ReportDocument[]): string[] => [
  "**verdict**",
  ...documents.map((document) => {
    const { passed, total } = document.verdict;
    const look = lookOf(document);
    return look === "nothing-checked" ? LOOK_WORDS[look] : `${LOOK_WORDS[look]}, ${passed} of ${total}`;
  }),
];

function profileRows(documents: readonly ReportDocument[]): string[][] {
  const profiles = [...new Set(documents.flatMap(({ score, notClaimed }) => [...score.map(nameOf), ...notClaimed]))];
  return profiles.map((profile) => [
    profile,
    ...documents.map(({ score, notClaimed }) => {
      const own = score.find((one) => one.profile === profile);
      if (own !== undefined) return own.total === 0 ? "not applicable" : `${own.passed} of ${own.total}`;
      return notClaimed.includes(profile) ? "not claimed" : "";
    }),
  ]);
}

const nameOf = ({ profile }: { readonly profile: string }): string => profile;

/** What holds or is beside the point everywhere is left out: that is most of them. */
function ruleRows(documents: readonly ReportDocument[]): string[][] {
  const found = documents.map(
    ({ rules }) => new Map((rules as readonly ReportedRule[]).map((rule) => [rule.id, standingOf(rule)])),
  );
  const ids = [...new Set(found.flatMap((rules) => [...rules.keys()]))];
  const apart = ids.filter((id) => found.some((rules) => !["holds", "aside", undefined].includes(rules.get(id))));
  return apart.map((id) => [`[${id}](${rulePage(id)})`, ...found.map((rules) => signOf(rules.get(id)))]);
}

const signOf = (standing: Standing | undefined): string => (standing === undefined ? "" : SIGNS[standing]);

function choiceRows(documents: readonly ReportDocument[]): string[][] {
  const seen = documents.map(({ choices }) => new Map(choices.map(({ point, made }) => [point, Object.keys(made)])));
  const points = [...new Set(seen.flatMap((choices) => [...choices.keys()]))];
  return points.map((point) => [
    plain(point),
    ...seen.map((choices) => (choices.get(point) ?? []).map(code).join(", ")),
  ]);
}
