/**
 * The suite as a library: hold an engine or a worker, in any language, against the rules.
 * @module toolcall-tck/conformance
 */
export { BUG_REPORT_FORMATS, bugReport, type Seen } from "./bug-report/index.ts";
export * from "./engine/index.ts";
export { type MergedReport, mergeReports } from "./merge/index.ts";
export * from "./report/index.ts";
export * from "./worker/index.ts";
