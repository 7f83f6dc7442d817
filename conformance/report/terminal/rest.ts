import { counted } from "../../common/counted.ts";
import type { ReportDocument, ReportedRule } from "../document.ts";
import { paragraph } from "./layout.ts";
import type { Screen, Style } from "./screen.ts";

/** So many rules may repeat a reason. */
const ALONE = 3;

/** A title, and what stands under it; nothing where nothing does. */
const under = (screen: Screen, title: string, style: Style, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", ...paragraph(screen, { text: title, style: ["bold", style] }), ...lines];

/** Rules that were not judged, by the reason. */
export function reasons(title: string, style: Style, rules: readonly ReportedRule[], screen: Screen): string[] {
  const lines = [...byReason(rules)].flatMap(([because, ids]) => sharing(because, ids, screen));
  return under(screen, `${title}:`, style, lines);
}

/** The same with counts in the place of most names. */
export function reasonsInShort(title: string, style: Style, rules: readonly ReportedRule[], screen: Screen): string[] {
  const lines = [...byReason(rules)].flatMap(([because, ids]) =>
    paragraph(screen, { indent: 2, text: `${ids.length}: ${because}`, hang: 4, most: 1 }),
  );
  return under(screen, `${title} (${rules.length}):`, style, lines);
}

/** One line that says how many there are. */
export function reasonsCounted(title: string, style: Style, rules: readonly ReportedRule[], screen: Screen): string[] {
  const [first, ...others] = byReason(rules).keys();
  if (first === undefined) return [];
  const why = others.length === 0 ? `: ${first}` : `, for ${others.length + 1} reasons that are in the report`;
  return oneLine(title, style, `${counted(rules.length, "rule")}${why}`, screen);
}

const oneLine = (title: string, style: Style, text: string, screen: Screen): string[] =>
  paragraph(screen, { label: `${title}: `, labelStyle: ["bold", style], text, most: 1 });

const byReason = (rules: readonly ReportedRule[]) => Map.groupBy(rules, ({ because }) => because ?? "no reason given");

/** A reason that many rules share is said once, or it would hide what else is said. */
function sharing(because: string, rules: readonly ReportedRule[], screen: Screen): string[] {
  if (rules.length <= ALONE)
    return rules.flatMap(({ id }) => paragraph(screen, { indent: 2, text: `${id}: ${because}`, hang: 4 }));
  const byArea = Map.groupBy(rules, ({ id }) => id.slice(0, id.indexOf("/")));
  const areas = [...byArea].flatMap(([area, ids]) =>
    paragraph(screen, {
      indent: 4,
      text: `${area}/ ${ids.map(({ id }) => id.slice(area.length + 1)).join(", ")}`,
      hang: 6,
    }),
  );
  return [...paragraph(screen, { indent: 2, text: `${rules.length} rules: ${because}`, hang: 4 }), ...areas];
}

/** What does not hold and is listed. */
export function knownOf(rules: readonly ReportedRule[], screen: Screen): string[] {
  const lines = rules.flatMap(({ id, known }) => {
    if (known === undefined) return [];
    const { as, reason, link, expires } = known;
    const more = [...(link === undefined ? [] : [link]), ...(expires === undefined ? [] : [`until ${expires}`])];
    const text = `${as === "flaky" ? "FLAKY" : "KNOWN"} ${id}: ${[reason, ...more].join("; ")}`;
    return paragraph(screen, { indent: 2, text, hang: 4 });
  });
  return under(screen, "Known not to hold:", "yellow", lines);
}

/** How many those are. */
export function knownCounted(rules: readonly ReportedRule[], screen: Screen): string[] {
  const known = rules.filter((rule) => rule.known !== undefined).length;
  return known === 0 ? [] : oneLine("Known not to hold", "yellow", counted(known, "rule"), screen);
}

const CHOICES = "Choices that the text leaves";

/** A line for each choice. */
export function choicesOf(report: ReportDocument, screen: Screen): string[] {
  return under(
    screen,
    `${CHOICES}, as they were seen:`,
    "cyan",
    choices(report).flatMap((text) => paragraph(screen, { indent: 2, text, hang: 4 })),
  );
}

/** All of them in one paragraph. */
export function choicesRunOn(report: ReportDocument, screen: Screen): string[] {
  const all = choices(report);
  const lines = all.length === 0 ? [] : paragraph(screen, { indent: 2, text: `${all.join(" · ")}` });
  return under(screen, `${CHOICES}, as they were seen:`, "cyan", lines);
}

/** How many there are. */
export function choicesCounted(report: ReportDocument, screen: Screen): string[] {
  const n = choices(report).length;
  return n === 0 ? [] : oneLine("Choices", "cyan", `${n}, told in the report`, screen);
}

const choices = (report: ReportDocument): string[] =>
  report.role === "worker" ? [] : report.choices.map(({ point, made }) => `${point}: ${Object.keys(made).join(", ")}`);
