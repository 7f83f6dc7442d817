import { isObject } from "../../src/json/own.ts";
import { readJson } from "../../src/json/read.ts";
import { engineSteps, type Step, workerSteps } from "../bug-report/step.ts";
import { readEngineLog } from "../engine/saved-log.ts";
import type { ReportDocument } from "../report/document.ts";
import { withoutTicks } from "../report/prose.ts";

/** A rule of a report, whichever side was tested. */
export type AnyRule = ReportDocument["rules"][number];

/** So much of a case is told: findings, steps, and characters of one text. */
const SHOWN = { findings: 3, steps: 14, text: 180, value: 160 };

/** A broken rule as the text of a failed test: what it says, what was seen, the smallest case, and how to see it again. */
export function failureText({ id, level, sentence, mend, failure }: AnyRule, again: readonly string[]): string {
  const findings = failure?.findings ?? [];
  const pointed = new Set(findings.flatMap(({ at }) => at.slice(-1)));
  return [
    `${id} (${level}): ${withoutTicks(sentence)}`,
    "",
    ...findings
      .slice(0, SHOWN.findings)
      .flatMap(({ expected, got, at, pointer }) => [
        `  expected ${short(expected, SHOWN.value)}`,
        `  seen     ${short(got, SHOWN.value)}`,
        `  ${placeOf(at, pointer)}`,
        "",
      ]),
    ...more(findings.length - SHOWN.findings, "finding"),
    ...(failure === undefined ? [] : ["The smallest case that shows it:", ...told(stepsOf(failure), pointed), ""]),
    ...(failure?.reproduced === false ? ["It did not fail a second time: timing plays a part.", ""] : []),
    `To mend it: ${withoutTicks(mend)}`,
    ...again,
  ].join("\n");
}

function placeOf(at: readonly number[], pointer: string): string {
  const step = at.length === 0 ? "in the whole case" : `in step ${at.join(", ")}`;
  return pointer === "" ? step : `at ${pointer}, ${step}`;
}

function stepsOf(failure: NonNullable<AnyRule["failure"]>): readonly Step[] {
  if (failure.role === "worker") return workerSteps(failure.log);
  // Its texts say as JSON what the saved log leaves out.
  const read = readEngineLog(failure.log);
  return engineSteps(read.ok ? read.value : failure.log);
}

/** The steps in a line each; those that findings point at are marked. */
function told(steps: readonly Step[], pointed: ReadonlySet<number>): string[] {
  const last = Math.max(...pointed, 0);
  // What came after the fault hardly explains it.
  const shown = steps.filter(({ n }) => n <= last || last === 0).slice(-SHOWN.steps);
  return [
    ...more(steps.filter(({ n }) => n < (shown[0]?.n ?? 0)).length, "step", "before these"),
    ...shown.map(({ n, from, what, text, answer }) => {
      const said = text === "" ? "" : ` ${short(essence(text), SHOWN.text)}`;
      const back =
        answer === undefined ? "no answer" : `${answer.status} ${short(essence(answer.text), SHOWN.text)}`.trimEnd();
      return `${pointed.has(n) ? ">" : " "} ${n}. the ${from} ${what}${said}\n      -> ${back}`;
    }),
  ];
}

/** The members of a body that tell most: what a decision is asked about and answered with, what a model is asked. */
function essence(text: string): string {
  const read = readJson(text);
  if (!read.ok || !isObject(read.value)) return text;
  const { trigger, payload, actions, messages } = read.value;
  if (trigger !== undefined || payload !== undefined) return JSON.stringify(trigger ?? payload);
  if (actions !== undefined) return `actions ${JSON.stringify(actions)}`;
  return Array.isArray(messages) ? `... ${JSON.stringify(messages.at(-1))}` : text;
}

function more(count: number, what: string, where = "like these"): string[] {
  return count <= 0 ? [] : [`  (${count} more ${count === 1 ? what : `${what}s`} ${where})`];
}

function short(value: unknown, most: number): string {
  const text = (typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing")).replaceAll(/\s*\n\s*/g, " ");
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}
