/**
 * One tool alone: tried without a model, an engine or a network, and read as a model will read it.
 * @module
 */
export type { ToolCase, ToolCheck, ToolCheckKind, ToolReport } from "./isolation/report.ts";
export { type TestToolOptions, testTool } from "./isolation/test-tool.ts";
export * from "./lint/index.ts";
