import type { ToolCheck, ToolReport } from "../../conformance/tools/index.ts";

/** So many faults of one kind are shown. */
const SHOWN = 3;

/** What each kind of check looks at. */
const KINDS: Readonly<Record<ToolCheck["kind"], string>> = {
  case: "known inputs come to what they must",
  answers: "every call is answered",
  "output-fits": "results match the output schema",
  "error-readable": "errors are sentences for the model",
  "output-size": "results are small enough to be read",
  idempotent: "twice under one call id comes to the same",
};

/** What came of each tool, as plain text. */
export function toolReportText(reports: readonly ToolReport[]): string {
  return `${reports.map(oneReport).join("\n\n")}\n`;
}

function oneReport(report: ToolReport): string {
  const { tool, ok, runs, seed, slowestMs, notes, checks, preliminary } = report;
  const yielded = preliminary.reduce((sum, events) => sum + events.length, 0);
  const kinds = Map.groupBy(checks, ({ kind }) => kind);
  return [
    `${tool}: ${runs === 0 ? "not run" : ok ? "all is well" : "something is wrong"}`,
    `  ${runs} runs, seed ${seed}, slowest ${slowestMs} ms${yielded === 0 ? "" : `, ${yielded} progress events`}`,
    ...[...kinds].flatMap(([kind, all]) => oneKind(kind, all)),
    ...notes.map((note) => `  Note: ${note}`),
  ].join("\n");
}

function oneKind(kind: ToolCheck["kind"], all: readonly ToolCheck[]): string[] {
  const wrong = all.filter(({ ok }) => !ok);
  if (wrong.length === 0) return [`  ok      ${KINDS[kind]} (${all.length})`];
  const shown = wrong
    .slice(0, SHOWN)
    .flatMap(({ input, message }) => [`    ${message}`, `      input ${short(input)}`]);
  const more = wrong.length > SHOWN ? [`    and ${wrong.length - SHOWN} more`] : [];
  return [`  WRONG   ${KINDS[kind]} (${wrong.length} of ${all.length})`, ...shown, ...more];
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= 120 ? text : `${text.slice(0, 117).toWellFormed()}...`;
}
