import type { ProfileScore, ReportDocument } from "../document.ts";
import { rulesThat } from "../standing.ts";
import { paragraph, widthOf } from "./layout.ts";
import { paint, type Screen } from "./screen.ts";

/** Columns of a bar, and of the narrowest screen that has one. */
const BAR = 10;
const BARRED = 50;
/** Columns between two halves of a table, and of a screen from which on it has two. */
const GAP = 3;
const TWO = 78;

/** The rules counted by profile, as a table; two profiles stand side by side where there is room. */
export function profileTable(report: ReportDocument, screen: Screen): string[] {
  const cells = report.score.map((score) => cellOf(score, report, screen));
  if (!Number.isFinite(screen.columns) || screen.columns < TWO || cells.length < 4)
    return [...cells.map(({ text }) => `  ${text}`), ...notClaimed(report, screen)];
  const half = Math.ceil(cells.length / 2);
  const width = Math.max(...cells.slice(0, half).map(({ columns }) => columns));
  const rows = cells.slice(0, half).map(({ text, columns }, n) => {
    const right = cells[half + n];
    return right === undefined ? `  ${text}` : `  ${text}${" ".repeat(width - columns + GAP)}${right.text}`;
  });
  return [...rows, ...notClaimed(report, screen)];
}

/** The profiles in which something does not hold, and the names of the others. */
export function profilesInShort(report: ReportDocument, screen: Screen): string[] {
  const lacking = report.score.filter(({ passed, total }) => passed < total);
  const cells = lacking.map((score) => `  ${cellOf(score, report, screen).text}`);
  const whole = report.score.filter(({ passed, total }) => passed === total).map(({ profile }) => profile);
  const rest =
    whole.length === 0 ? [] : paragraph(screen, { indent: 2, text: `all hold: ${whole.join(", ")}`, most: 1 });
  return [...cells, ...rest, ...notClaimed(report, screen, 1)];
}

/** The profiles that the verdict says nothing about. */
function notClaimed({ role, notClaimed: names }: ReportDocument, screen: Screen, most = 2): string[] {
  if (role === "worker") return [];
  const text = names.length === 0 ? "Every profile is claimed." : `Not claimed: ${names.join(", ")}.`;
  return paragraph(screen, { text, style: ["dim"], hang: 2, most });
}

interface Cell {
  readonly text: string;
  /** Without the codes of its colours. */
  readonly columns: number;
}

function cellOf({ profile, passed, total, outcomes }: ProfileScore, report: ReportDocument, screen: Screen): Cell {
  const { score } = report;
  const name = profile.padEnd(Math.max(...score.map((one) => one.profile.length)));
  const digits = Math.max(...score.map((one) => String(one.total).length));
  const counts = `${passed}/${total}`;
  const holds = passed === total;
  const barred = Number.isFinite(screen.columns) && screen.columns >= BARRED;
  const bar = barred ? `${barOf(passed, total)} ` : "";
  const broken = rulesThat(report, "broken").some((rule) => rule.profile === profile);
  const look = total === 0 ? "dim" : holds ? "green" : broken ? "red" : "yellow";
  const text = [
    `${name}  ${paint(screen, bar, look)}${" ".repeat(digits - String(passed).length)}${paint(screen, counts, look)}`,
    ...(outcomes.warn === 0 ? [] : [paint(screen, `${outcomes.warn} warned`, "yellow")]),
  ].join(" ");
  return { text, columns: widthOf(text) };
}

/** Full only where all hold, and empty only where none does. */
function barOf(passed: number, total: number): string {
  const part = total === 0 ? 0 : (passed / total) * BAR;
  const full =
    passed === total && total > 0 ? BAR : Math.min(BAR - 1, passed === 0 ? 0 : Math.max(1, Math.round(part)));
  return "█".repeat(full) + "░".repeat(BAR - full);
}
