import { join } from "node:path";
import { runWorkerSuite, type WorkerReport, type WorkerSuiteOptions } from "../../../conformance/worker/index.ts";
import type { Call } from "../command.ts";
import type { ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import { progressPrinter } from "../progress.ts";
import { failurePath, type ReportTarget, save } from "../save.ts";
import { workerVerdict } from "../worker-verdict.ts";
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
  const env = given.workerSecret === undefined ? {} : { TCK_WORKER_SECRET: given.workerSecret };
  const target = await openTarget(given, env, io);
  try {
    await reachable(target.url);
    const report = await testWorker(target.url, given, io);
    const written = saveWorkerReport(report, given.save, given.report ?? []);
    io.out.write(workerVerdict(report, written.replayOf));
    io.err.write(`The report is in ${written.path}.\n`);
    return report.verdict.exitCode;
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

/** Writes the report where it was asked for and into the run's folder, with one file for each broken rule. */
export function saveWorkerReport(report: WorkerReport, folder: string, asked: readonly ReportTarget[]) {
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const path = join(folder, "worker.json");
  for (const target of [{ path }, ...asked]) save(target.path, text);
  const replays = new Map<string, string>();
  for (const { id, failure } of report.rules) {
    if (failure === undefined) continue;
    const file = failurePath(folder, "worker", id);
    save(file, `${JSON.stringify(failure, null, 2)}\n`);
    replays.set(id, `tck replay ${file} --url ${report.target.url}`);
  }
  return { path, replayOf: (rule: string) => replays.get(rule) };
}
