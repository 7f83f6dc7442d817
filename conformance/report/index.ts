/** The report: one document, and what is made of it. */

export { compatTable } from "./compat.ts";
export {
  type ChoiceChange,
  diffExitCode,
  diffReports,
  type ReportDiff,
  type ReportSide,
  type RuleChange,
} from "./diff.ts";
export type { SelectionChange } from "./diff-selection.ts";
export { renderDiff } from "./diff-text.ts";
export type {
  EngineFailure,
  EngineReport,
  ProfileScore,
  Report,
  ReportDocument,
  ReportedCases,
  ReportedChoice,
  ReportedEnvironment,
  ReportedExample,
  ReportedFailure,
  ReportedRule,
  ReportedSelection,
  ReportedSuite,
  ReportedTarget,
  ReportedTimings,
  ReportedTool,
  SavedLog,
  SavedWorkerLog,
  WorkerFailure,
  WorkerReport,
} from "./document.ts";
export { DIFF_FORMATS, type DiffFormat, FILE_FORMATS, REPORT_FORMATS, type ReportFormat } from "./formats.ts";
export type { TargetName } from "./head.ts";
export { type ReadReport, readReport } from "./read.ts";
export { renderReport } from "./renderings.ts";
