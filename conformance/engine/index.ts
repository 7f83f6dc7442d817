/** Engine conformance: the suite as client, worker and model provider. */

export type { RuleOutcome, Verdict } from "../shared/verdict.ts";
export type { EngineSuiteOptions, EngineUnderTest, SuiteUrls } from "./options.ts";
export { readEngineCase } from "./read-case.ts";
export type { EngineFailure, EngineReport, ReportedEngineRule } from "./report.ts";
export { DIALECTS, EVERYTHING, OFFERS, PROFILES } from "./select.ts";
export { type ReplayedCase, replayEngineCase, runEngineSuite } from "./suite.ts";
