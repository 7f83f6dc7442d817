import { isLoopback } from "../../../conformance/drivers/worker/target.ts";
import {
  type TestToolOptions,
  type ToolCase,
  type ToolReport,
  testDeclaredTool,
  testTool,
} from "../../../conformance/tools/index.ts";
import type { Call } from "../command.ts";
import type { WorkerOptions } from "../commands/worker-options.ts";
import { examplesFile } from "../examples-file.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { toolReportText } from "../tool-report-text.ts";
import { chosenOf, openToolSource } from "../tool-source.ts";
import { withWorker } from "../worker-tools.ts";

interface Options extends WorkerOptions {
  readonly tool?: readonly string[];
  readonly examples?: string;
  readonly runs: number;
  readonly seed: number;
  readonly idempotent?: boolean;
  readonly maxOutput: number;
  readonly allowCalls?: boolean;
  readonly json?: boolean;
}

/** Known inputs by tool, and how each tool is tried. */
interface Trial {
  readonly cases: Readonly<Record<string, readonly ToolCase[]>>;
  readonly options: TestToolOptions;
}

/** Tries tools alone. Exit 0: all is well; 1: something is not; 3: nothing could be run. */
export async function run({ argument, options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  const cases = await examplesFile(given.examples, given.tool, io);
  const { runs, seed, idempotent, maxOutput, timeout } = given;
  const trial: Trial = {
    cases,
    options: {
      generated: runs,
      seed,
      maxOutputBytes: maxOutput,
      ...(idempotent !== undefined && { idempotent }),
      ...(timeout !== undefined && { timeoutMs: timeout }),
    },
  };
  const reports = await tryAll(argument, given, trial);
  io.out.write(given.json === true ? `${JSON.stringify(reports, null, 2)}\n` : toolReportText(reports));
  if (reports.every(({ runs: made }) => made === 0)) return EXIT.nothing;
  return reports.every(({ ok }) => ok) ? EXIT.holds : EXIT.broken;
}

async function tryAll(name: string, given: Options, trial: Trial): Promise<readonly ToolReport[]> {
  const source = await openToolSource(name);
  try {
    if (source.kind === "worker") return await tryWorker(source.url, given, trial);
    const tools = chosenOf(source.tools, given.tool);
    return await inTurn(tools, (tool) => testTool(tool, trial.cases[tool.name] ?? [], trial.options));
  } finally {
    await source.close();
  }
}

async function tryWorker(url: string, given: Options, trial: Trial): Promise<readonly ToolReport[]> {
  if (!isLoopback(url) && given.allowCalls !== true)
    throw usage(`The worker at ${url} is not on this machine: its tools are called only with --allow-calls.`);
  return withWorker(url, given, (decide, declared) => {
    const options = { ...trial.options, request: { session_id: `tool-alone-${crypto.randomUUID()}` } };
    const tools = chosenOf(declared, given.tool);
    return inTurn(tools, (tool) => testDeclaredTool(tool, decide, trial.cases[tool.name] ?? [], options));
  });
}

async function inTurn<T, R>(items: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await one(item));
  return results;
}
