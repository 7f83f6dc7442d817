/**
 * The suite in vitest: a test per rule, for an engine or a worker.
 * @module toolcall-tck/vitest
 */

export type { FetchHandle } from "../src/wire/fetch-handle.ts";
export type { Handle } from "../src/wire/handle.ts";
export { type DescribeEngineOptions, describeEngine, type EngineTarget } from "./vitest/describe-engine.ts";
export { type DescribeWorkerOptions, describeWorker, type WorkerTarget } from "./vitest/describe-worker.ts";
export type { TestOptions } from "./vitest/rule-tests.ts";
export type { Addressed, Knowing } from "./vitest/target.ts";

/**
 * Adds the mock model provider's matchers to vitest's `expect`, as importing `toolcall-tck/provider/vitest` does: for a
 * setup file that has use for both. Await it once.
 */
export async function useProviderMatchers(): Promise<void> {
  await import("../src/provider/vitest.ts");
}
