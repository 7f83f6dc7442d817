/** Worker conformance: the suite as engine. */

export { createEngineApi, type EngineApi, listenEngineApi } from "../drivers/worker/engine-api.ts";
export { type CalledTool, callTool, type HandCall } from "./call-tool.ts";
export type { StartedProcess } from "./death.ts";
export type { ExamplesByTool } from "./examples.ts";
export type { BrokenRule, JudgedAlone } from "./judge-alone.ts";
export type { WorkerSuiteOptions } from "./options.ts";
export { readWorkerCase } from "./read-case.ts";
export { type Replayed, replayWorkerCase, runWorkerSuite } from "./suite.ts";
