import { prettyJson } from "./pretty-json.ts";
import { repeated, savedWords, timesText } from "./saved-rule.ts";
import type { BugReport, Step } from "./step.ts";

/** So much of one text is shown, in characters. */
const SHOWN = 4_000;

/** A case as a report for somebody who has no kit: what is wrong, and then who sent what to whom, step by step. */
export function bugMarkdown(report: BugReport): string {
  const { broken, steps, note } = report;
  const title = titleOf(report);
  const wrong = broken.flatMap(({ rule, sentence, mend, warning, findings }) => [
    `## ${rule}${warning ? " (a warning: SHOULD)" : ""}`,
    "",
    sentence,
    "",
    ...repeated(findings).flatMap(({ finding: { expected, got, pointer }, times, at }) => [
      `- Expected ${expected}${timesText(times)}`,
      `  Seen: ${got}`,
      `  ${placeOf(at, pointer)}`,
    ]),
    "",
    `To mend it: ${mend}`,
    "",
  ]);
  const pointed = new Map<number, Set<string>>();
  for (const { rule, findings } of broken)
    for (const { at, expected } of findings)
      for (const n of at.slice(-1)) pointed.set(n, (pointed.get(n) ?? new Set()).add(`${rule}: expected ${expected}`));
  const told = steps.flatMap((step) => stepLines(step, [...(pointed.get(step.n) ?? [])]));
  const ended = note === undefined ? [] : [`The case did not end as planned: ${note}.`, ""];
  return `${[`# ${title}`, "", ...wrong, "## The conversation", "", ...told, ...ended].join("\n").trimEnd()}\n`;
}

function titleOf({ role, broken, saved }: BugReport): string {
  const named = (warning: boolean): string =>
    broken.flatMap((one) => (one.warning === warning ? [one.rule] : [])).join(", ");
  const [musts, warnings] = [named(false), named(true)];
  const told = [
    ...(musts === "" ? [] : [`the ${role} breaks ${musts}`]),
    ...(warnings === "" ? [] : [`the ${role} does not follow ${warnings}`]),
    ...[saved === undefined ? undefined : savedWords(saved)].filter((words) => words !== undefined),
  ];
  const [first, ...others] = told.length === 0 ? [`a case that the ${role} handles as it should`] : told;
  // A rule's id is written as it is.
  const begun = first === undefined || first.startsWith(saved?.rule ?? " ") ? first : capital(first);
  return [begun, ...others].join("; ");
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function placeOf(at: readonly number[], pointer: string): string {
  const place = at.length === 0 ? "Seen in the whole conversation" : `Seen in step ${at.join(", ")}`;
  return pointer === "" ? `${place}.` : `${place}, at \`${pointer}\`.`;
}

function stepLines({ n, from, to, what, method, path, text, answer }: Step, wrong: readonly string[]): string[] {
  const line = [method, path].filter((part) => part !== "").join(" ");
  return [
    `### ${n}. The ${from} ${what}`,
    "",
    ...(line === "" && text === "" ? [] : [`\`${line || "POST"}\`, to the ${to}${text === "" ? "." : ":"}`, ""]),
    ...(text === "" ? [] : fenced(text)),
    ...(answer === undefined
      ? ["No answer came.", ""]
      : [
          `The ${to} answers with status ${answer.status}${answer.text === "" ? "." : ":"}`,
          "",
          ...fenced(answer.text),
        ]),
    ...wrong.flatMap((sentence) => [`**This is wrong.** ${sentence}.`, ""]),
  ];
}

function fenced(text: string): string[] {
  if (text === "") return [];
  const shown = prettyJson(text);
  const cut =
    shown.length <= SHOWN ? shown : `${shown.slice(0, SHOWN).toWellFormed()}\n... (${text.length} characters)`;
  // A text may hold fences of its own.
  const longest = Math.max(2, ...[...cut.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return [`${fence}${shown === text ? "" : "json"}`, cut, fence, ""];
}
