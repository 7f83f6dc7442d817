import { createEngineApi, type EngineApi } from "../../../conformance/worker/index.ts";
import type { WorkerSuiteOptions } from "../../../conformance/worker/options.ts";
import { runWorker, type WorkerRun } from "../../../conformance/worker/run.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { createHandleSend } from "../../../src/wire/handle-send.ts";
import { createEngineClient, type EngineClient } from "../../../src/worker/index.ts";

/** The shared secret of these tests. */
export const SECRET = "a secret of the tests";

/** Runs the worker suite against a handle in this process: no socket, one case after another. */
export function runInProcess(handle: Handle, options: Partial<WorkerSuiteOptions> = {}): Promise<WorkerRun> {
  const url = "http://127.0.0.1:9";
  const send = createHandleSend({ [url]: handle });
  return runWorker({ url, send, secret: SECRET, runs: 100, seed: 11, concurrency: 1, shrink: false, ...options });
}

const ENGINE = "http://127.0.0.1:8";

/** The suite's own engine API, and a worker's way to it, with no socket between. */
export function engineInProcess(): { readonly engine: EngineApi; readonly client: EngineClient } {
  const engine = createEngineApi("key");
  const send = createHandleSend({ [ENGINE]: engine.handle });
  return { engine, client: createEngineClient({ url: ENGINE, apiKey: "key", send, waitMs: () => 1 }) };
}

/** The rules that were broken, in order. */
export function brokenRules(run: WorkerRun): string[] {
  return [...run.tally].filter(([, { broken }]) => broken > 0).map(([rule]) => rule);
}

/** The rules that something was checked of. */
export function checkedRules(run: WorkerRun): string[] {
  return [...run.tally].filter(([, { checked }]) => checked > 0).map(([rule]) => rule);
}
