import { randomUUID } from "node:crypto";
import { createNodeSend } from "../../src/wire/node-send.ts";
import type { WorkerCase } from "../cases/worker/case.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import { playCase } from "../drivers/worker/play.ts";
import { concluded } from "../known/conclude.ts";
import { orUnfinished, withDeath } from "../known/shown.ts";
import type { WorkerReport } from "../report/document.ts";
import { finished } from "../report/finish.ts";
import { keysIn } from "../report/secrets.ts";
import { WORKER_AREAS } from "./areas.ts";
import { discover } from "./discover.ts";
import { type JudgedAlone, judgeAlone } from "./judge-alone.ts";
import type { WorkerSuiteOptions } from "./options.ts";
import { workerReport } from "./report.ts";
import { workerRules } from "./rules.ts";
import { runWorker } from "./run.ts";
import { targetOf } from "./target-of.ts";

/**
 * Tests a running worker, in any language, by playing the engine: reads the tools that it declares, and tries each with
 * generated calls. Never rejects for anything that the worker does.
 */
export async function runWorkerSuite(options: WorkerSuiteOptions): Promise<WorkerReport> {
  const run = await runWorker(options);
  const report = concluded(workerReport(run, options, workerRules()), options, {
    rules: workerRules().map(({ id }) => id),
    areas: WORKER_AREAS,
    partial: options.shard !== undefined || run.cutShort !== undefined,
  });
  const { secret, headers = {}, secrets = [] } = options;
  return finished(withDeath(orUnfinished(report), run.death), [secret, ...keysIn(headers), ...secrets]);
}

/** What a case came to when it was played again: every rule that it breaks now, and all that it had something to show about. */
export interface Replayed extends JudgedAlone {
  readonly case: WorkerCase;
  /** The tools that the worker declares now. */
  readonly tools: readonly DeclaredTool[];
  readonly log: WorkerLog;
}

/** Plays one saved case against a worker, and judges it by every law, or by those of these rules. */
export async function replayWorkerCase(
  workerCase: WorkerCase,
  options: WorkerSuiteOptions,
  rules?: ReadonlySet<string>,
): Promise<Replayed> {
  const own = options.send === undefined ? createNodeSend() : undefined;
  const target = targetOf(options, options.send ?? own!.send);
  const session = `tck-replay-${randomUUID().slice(0, 8)}`;
  try {
    const found = await discover(target, session);
    const log = await playCase(workerCase, target, `${session}-case`);
    const tools = found.ok ? found.tools : [];
    return { case: workerCase, tools, log, ...judgeAlone(workerCase, log, tools, options.secret, rules) };
  } finally {
    own?.close();
  }
}
