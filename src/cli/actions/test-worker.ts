import { runWorkerSuite, type WorkerReport, type WorkerSuiteOptions } from "../../../conformance/worker/index.ts";
import type { Call } from "../command.ts";
import { conclude } from "../conclude.ts";
import type { ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import { progressPrinter } from "../progress.ts";
import { knownRules } from "../rules.ts";
import type { ReportTarget } from "../save.ts";
import { openTarget, reachable, type TargetOptions } from "./target.ts";

interface Options extends TargetOptions {
  readonly workerSecret?: string;
  readonly agentId: string;
  readonly tools?: readonly string[];
  readonly excludeTools?: readonly string[];
  readonly allowCalls?: boolean;
  readonly runs: number;
  readonly seed?: number;
  readonly concurrency: number;
  readonly patience?: number;
  readonly rules?: readonly string[];
  readonly report?: readonly ReportTarget[];
  readonly save: string;
  readonly shrink: boolean;
  readonly quiet?: boolean;
}

/** Tests a worker, prints the verdict, and saves the report and the failing cases. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  knownRules(given.rules, "worker");
  const env = given.workerSecret === undefined ? {} : { TCK_WORKER_SECRET: given.workerSecret };
  const target = await openTarget(given, env, io);
  try {
    await reachable(target.url);
    const report = await testWorker(target.url, given, io);
    return conclude(report, given, io);
  } finally {
    await target.close();
  }
}

/** Runs the suite with its progress on stderr. */
export async function testWorker(url: string, given: Options, io: Io): Promise<WorkerReport> {
  const onProgress = progressPrinter(io.err, "worker", given.quiet === true);
  const report = await runWorkerSuite({ url, ...suiteOptions(given), onProgress, signal: io.signal });
  onProgress.end();
  return report;
}

/** What the suite takes under the same name, and what was given under another. */
function suiteOptions(given: Options): Omit<WorkerSuiteOptions, "url"> {
  const { workerSecret, agentId, patience, tools, excludeTools, allowCalls, seed, rules } = given;
  return {
    agent: agentId,
    runs: given.runs,
    concurrency: given.concurrency,
    shrink: given.shrink,
    ...(workerSecret !== undefined && { secret: workerSecret }),
    ...(patience !== undefined && { patienceMs: patience }),
    ...(tools !== undefined && { tools }),
    ...(excludeTools !== undefined && { excludeTools }),
    ...(allowCalls !== undefined && { allowCalls }),
    ...(seed !== undefined && { seed }),
    ...(rules !== undefined && { rules }),
  };
}
