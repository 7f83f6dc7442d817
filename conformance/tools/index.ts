/**
 * One tool alone: tried without a model, an engine or a network, and read as a model will read it.
 * @module toolcall-tck/testing
 */

export { type ReadExamples, readExamples } from "./isolation/read-examples.ts";
export type { ToolCase, ToolCheck, ToolCheckKind, ToolReport } from "./isolation/report.ts";
export type { Decide } from "./isolation/run-once.ts";
export { type TestToolOptions, testDeclaredTool, testTool } from "./isolation/test-tool.ts";
export * from "./lint/index.ts";
