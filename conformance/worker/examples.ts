import { isObject } from "../../src/json/own.ts";
import type { PlannedCall } from "../cases/worker/case.ts";
import { checkSchema } from "../cases/worker/schema/check.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import { playOneCall } from "../drivers/worker/play.ts";
import type { WorkerTarget } from "../drivers/worker/target.ts";
import { settlesOf } from "../judges/worker/pick.ts";
import type { ReportedExample } from "../report/document.ts";
import { caseCheck } from "../tools/isolation/checks.ts";
import type { ToolCase } from "../tools/isolation/report.ts";
import type { OneRun } from "../tools/isolation/run-once.ts";

/** Known inputs by tool. */
export type ExamplesByTool = Readonly<Record<string, readonly ToolCase[]>>;

/** Tries the known inputs of these tools, one call in a session of its own each. */
export async function tryExamples(
  tools: readonly DeclaredTool[],
  examples: ExamplesByTool,
  target: WorkerTarget,
  session: () => string,
): Promise<ReportedExample[]> {
  const tried: ReportedExample[] = [];
  for (const tool of tools) {
    for (const [n, known] of (Object.hasOwn(examples, tool.name) ? examples[tool.name]! : []).entries()) {
      const name = known.name ?? `example ${n + 1}`;
      const { ok, message } = caseCheck(await runOf(tool, known, target, session()), known, name);
      tried.push({ tool: tool.name, name, ok, message });
    }
  }
  return tried;
}

async function runOf(tool: DeclaredTool, known: ToolCase, target: WorkerTarget, session: string) {
  const { exchanges } = await playOneCall(callFor(tool, known.input), 1, target, session);
  const call = exchanges.find(({ purpose }) => purpose.for === "call");
  const settle = exchanges
    .filter(({ purpose }) => purpose.for === "call" || purpose.for === "settle")
    .flatMap((exchange) => settlesOf(exchange))
    .map(({ action }) => action)[0];
  const failure = call === undefined ? "the worker stopped answering" : call.failure;
  return { settle: settle as OneRun["settle"], failure };
}

function callFor({ name, input: schema }: DeclaredTool, input: unknown): PlannedCall {
  const fit = !isObject(input) ? "malformed" : checkSchema(schema ?? true, input) === "breaks" ? "invalid" : "valid";
  const once = { attempts: 1, deliveries: 1, newer: false } as const;
  return { id: "call-1", tool: name, arguments: JSON.stringify(input), fit, how: "given as an example", ...once };
}
