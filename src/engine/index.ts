/**
 * The reference engine: the rules and a handful of ports, each of which can be replaced.
 * @module toolcall-tck/engine
 */
export { compileSchema } from "../protocol/json-schema.ts";
export type { Compile, Rules } from "../protocol/rules.ts";
export { createRules } from "../protocol/rules.ts";
export { toFetch } from "../wire/fetch-handle.ts";
export { diskBlobs } from "./blobs/disk.ts";
export { memoryBlobs } from "./blobs/memory.ts";
export { sqliteBlobs } from "./blobs/sqlite.ts";
export { type Llm, type ModelConnection, type WorkerModels, workerLlms } from "./models/connection.ts";
export type * from "./ports.ts";
export { type AgentEntry, createEngine, type Engine, type EngineOptions, listenEngine } from "./reference.ts";
export type { MemoryLimits } from "./residents.ts";
export { defaultActions } from "./session/actions.ts";
export { type Command, type Commands, defaultCommands, type Outcome } from "./session/commands.ts";
export type { Actions, Step } from "./session/step.ts";
export { memoryStore } from "./store/memory.ts";
export { sqliteStore } from "./store/sqlite.ts";
export { createIds, systemClock } from "./system.ts";
