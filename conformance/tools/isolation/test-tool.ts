import fc from "fast-check";
import type { DecisionRequest } from "../../../src/generated/types.ts";
import { type AnyTool, declareTool } from "../../../src/worker/index.ts";
import { planTool } from "../../cases/worker/tool-plan.ts";
import { caseCheck, check, sameCheck, standing } from "./checks.ts";
import type { ToolCase, ToolCheck, ToolReport } from "./report.ts";
import { type OneRun, runnerOf } from "./run-once.ts";

/** How a tool is tried alone. */
export interface TestToolOptions {
  /** What the tool may read of the request around its call: `context.request`, and the session and turn ids. */
  readonly request?: Partial<DecisionRequest>;
  /** Generated inputs that fit the schema, and as many that do not. Default: 25; 0 for a tool with effects. */
  readonly generated?: number;
  readonly seed?: number;
  /** Run each known input twice under one call id, and compare. Default: no. */
  readonly idempotent?: boolean;
  /** Default: 100,000. */
  readonly maxOutputBytes?: number;
}

/**
 * Tries one tool alone, with no model, no engine and no network: known inputs with what must come of them, then
 * generated ones that fit its schema and ones that nearly do. Never rejects for what the tool does.
 *
 * @example
 * const report = await testTool(calculator, [
 *   { input: { expression: "(4 * 12) + 7" }, output: 55 },
 *   { input: { expression: "not math" }, error: true },
 * ]);
 */
export async function testTool(
  tool: AnyTool,
  cases: readonly ToolCase[] = [],
  options: TestToolOptions = {},
): Promise<ToolReport> {
  const { generated = 25, seed = 1, maxOutputBytes = 100_000 } = options;
  const named = tool.name === "" ? { ...tool, name: "tool" } : tool;
  const declared = declareTool(named);
  const run = runnerOf(named, options.request ?? {});
  const checks: ToolCheck[] = [];
  const runs: OneRun[] = [];
  const notes: string[] = [];
  const once = async (input: unknown, id: string) => {
    const one = await run(input, id);
    runs.push(one);
    checks.push(...standing(one, input, { output: declared.output, maxOutputBytes }));
    return one;
  };
  const report = (): ToolReport => ({
    tool: named.name,
    ok: checks.every(({ ok }) => ok),
    seed,
    runs: runs.length,
    checks,
    preliminary: runs.map(({ progress }) => progress).filter((events) => events.length > 0),
    slowestMs: Math.round(Math.max(0, ...runs.map(({ milliseconds }) => milliseconds))),
    notes,
  });
  if (tool.kind === "client") {
    notes.push("The tool runs in the client: there is nothing to run here.");
    return report();
  }
  for (const [n, known] of cases.entries()) {
    const first = await once(known.input, `case-${n}`);
    checks.push(caseCheck(first, known, known.name ?? `case ${n + 1}`));
    if (options.idempotent === true) checks.push(sameCheck(first, await once(known.input, `case-${n}`), known.input));
  }
  if (generated === 0) return report();
  const plan = planTool(declared, seed);
  for (const [what, source] of [
    ["fit the schema", plan.valid],
    ["nearly fit it", plan.invalid],
  ] as const) {
    if (source === undefined) {
      notes.push(`No inputs could be made that ${what}.`);
      continue;
    }
    for (const [n, { text }] of fc.sample(source, { seed, numRuns: generated }).entries()) {
      const input = JSON.parse(text) as unknown;
      const { settle } = await once(input, `${what}-${n}`);
      const answered = settle !== undefined || tool.kind === "human" || tool.approval !== undefined;
      checks.push(check("answers", input, answered ? undefined : "The tool left its call open."));
    }
  }
  return report();
}
