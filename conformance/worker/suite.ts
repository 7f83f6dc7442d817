import { createNodeSend } from "../../src/wire/node-send.ts";
import type { WorkerCase } from "../cases/worker/case.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import { playCase } from "../drivers/worker/play.ts";
import type { Finding } from "../judges/finding.ts";
import { workerLaws } from "../judges/worker/index.ts";
import { discover } from "./discover.ts";
import type { WorkerSuiteOptions } from "./options.ts";
import { type WorkerReport, workerReport } from "./report.ts";
import { workerRules } from "./rules.ts";
import { runWorker, targetOf } from "./run.ts";

/**
 * Tests a running worker, in any language, by playing the engine: reads the tools that it declares, and tries each with
 * generated calls. Never rejects for anything that the worker does.
 */
export async function runWorkerSuite(options: WorkerSuiteOptions): Promise<WorkerReport> {
  return workerReport(await runWorker(options), workerRules());
}

/** What a case came to when it was played again: every rule that it breaks now. */
export interface Replayed {
  readonly log: WorkerLog;
  readonly broken: readonly { readonly rule: string; readonly findings: readonly Finding[] }[];
}

/** Plays one saved case against a worker, and judges it by every law. */
export async function replayWorkerCase(workerCase: WorkerCase, options: WorkerSuiteOptions): Promise<Replayed> {
  const own = options.send === undefined ? createNodeSend() : undefined;
  const target = targetOf(options, options.send ?? own!.send);
  const session = `tck-replay-${Date.now().toString(36)}`;
  try {
    const found = await discover(target, session);
    const tools = new Map((found.ok ? found.tools : []).map((tool) => [tool.name, tool]));
    const log = await playCase(workerCase, target, `${session}-case`);
    const around = { tools, secrets: options.secret === undefined ? [] : [options.secret] };
    const broken = workerLaws.flatMap((law) => {
      const findings = [...law.judge(workerCase, log, around)].filter((check) => !check.ok);
      return findings.length === 0 ? [] : [{ rule: law.rule, findings }];
    });
    return { log, broken };
  } finally {
    own?.close();
  }
}
