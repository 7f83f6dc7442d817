import { isLoopback } from "../../../conformance/drivers/worker/target.ts";
import type { Shard, WorkerReport } from "../../../conformance/index.ts";
import { runWorkerSuite, type WorkerSuiteOptions } from "../../../conformance/worker/index.ts";
import type { Call } from "../command.ts";
import type { WorkerOptions } from "../commands/worker-options.ts";
import { canConclude, conclude } from "../conclude.ts";
import { examplesFile } from "../examples-file.ts";
import { type ExitCode, usage } from "../exit.ts";
import type { Io } from "../io.ts";
import { knownFailuresFile } from "../known-failures-file.ts";
import { openWorker } from "../open-worker.ts";
import { progressPrinter } from "../progress.ts";
import { limitedTo } from "../rules.ts";
import { targetNamed } from "../run-engine-suite.ts";
import type { ReportTarget } from "../save.ts";
import { wireLog } from "../wire-log.ts";
import { spokenTo } from "../worker-target.ts";
import { reachable, type TargetOptions } from "./target.ts";

interface Options extends TargetOptions, WorkerOptions {
  readonly tool?: readonly string[];
  readonly excludeTool?: readonly string[];
  readonly allowCalls?: boolean;
  readonly modelCalls?: boolean;
  readonly examples?: string;
  readonly enginePort?: number;
  readonly apiKey: string;
  readonly runs: number;
  readonly seed?: number;
  readonly concurrency: number;
  readonly rules?: readonly string[];
  readonly rule?: readonly string[];
  readonly bail?: boolean;
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly shard?: Shard;
  readonly strict?: boolean;
  readonly knownFailures?: string;
  readonly writeKnownFailures?: string;
  readonly report?: readonly ReportTarget[];
  readonly save: string;
  readonly shrink: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly targetName?: string;
  readonly targetVersion?: string;
}

/** Tests a worker, prints the verdict, and saves the report and the failing cases. */
export async function run({ argument, options, io }: Call): Promise<ExitCode> {
  const given = named(options as unknown as Options, argument);
  const limited = limitedTo(given, "worker")?.map(({ id }) => id);
  const known = await knownFailuresFile(given.knownFailures, io);
  canConclude("worker", given);
  const examples = await examplesFile(given.examples, given.tool, io);
  const target = await openWorker(given, io);
  try {
    await reachable(target.url);
    sayWhatIsCalled(target.url, given, io);
    const suite = {
      ...suiteOptions(given),
      ...target.api,
      ...(target.started !== undefined && { started: target.started }),
      examples,
      ...(known !== undefined && { knownFailures: known }),
    };
    const only = limited === undefined ? {} : { rules: limited };
    const report = await testWorker(target.url, { ...suite, ...only }, given, io);
    return conclude(report, { ...given, spoken: given, known }, io);
  } finally {
    await target.close();
  }
}

function named(given: Options, argument: string): Options {
  if (argument === "") return given;
  if (given.url !== undefined) throw usage("Name the worker's URL once: as the argument, or by --url.");
  return { ...given, url: argument };
}

/** Whoever tests a worker elsewhere has to know that nothing was called, or that something was. */
function sayWhatIsCalled(url: string, { allowCalls, excludeTool }: Options, io: Io): void {
  if (isLoopback(url)) return;
  const which = excludeTool === undefined ? "every tool" : `every tool but ${excludeTool.join(", ")}`;
  io.err.write(
    allowCalls === true
      ? `The worker at ${url} is not on this machine; ${which} is called, with generated arguments.\n`
      : `The worker at ${url} is not on this machine, so no tool of it is called: --allow-calls lets the suite call them.\n`,
  );
}

async function testWorker(
  url: string,
  options: Omit<WorkerSuiteOptions, "url">,
  given: Options,
  io: Io,
): Promise<WorkerReport> {
  const onProgress = progressPrinter(io.err, "worker", { quiet: given.quiet, signal: io.signal });
  const onExchange = wireLog(io.err, given.verbose);
  const watched = { onProgress, ...(onExchange !== undefined && { onExchange }) };
  try {
    return await runWorkerSuite({ url, ...options, ...watched, signal: io.signal });
  } finally {
    onProgress.end();
  }
}

/** What the suite takes under the same name, and what was given under another. */
function suiteOptions(given: Options): Omit<WorkerSuiteOptions, "url"> {
  const { tool, excludeTool, allowCalls, modelCalls, seed, runs, concurrency, shrink } = given;
  const { bail, timeLimit, shard, strict } = given;
  return {
    ...spokenTo(given),
    ...targetNamed(given),
    secrets: [given.apiKey],
    runs,
    concurrency,
    shrink,
    ...(tool !== undefined && { tools: tool }),
    ...(excludeTool !== undefined && { excludeTools: excludeTool }),
    ...(allowCalls !== undefined && { allowCalls }),
    ...(modelCalls !== undefined && { modelCalls }),
    ...(seed !== undefined && { seed }),
    ...(bail !== undefined && { bail }),
    ...(timeLimit !== undefined && { timeLimitMs: timeLimit }),
    ...(shard !== undefined && { shard }),
    ...(strict !== undefined && { strict }),
  };
}
