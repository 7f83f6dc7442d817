/** The report: one document, and what is made of it. */

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
export { FILE_FORMATS, REPORT_FORMATS, type ReportFormat } from "./formats.ts";
export type { TargetName } from "./head.ts";
export { renderReport } from "./renderings.ts";
