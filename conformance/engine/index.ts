/** Engine conformance: the suite as client, worker and model provider. */

export type { CutShort } from "../common/cut-short.ts";
export { type ReadSelection, readSelection, type SavedSelection } from "../common/saved-selection.ts";
export type { Shard } from "../common/shard.ts";
export type { RuleOutcome, Verdict } from "../common/verdict.ts";
export { type KnownEntry, type KnownFailures, readKnownFailures } from "../known/list.ts";
export type { Known } from "../known/mark.ts";
export { knownFailuresOf, knownFailuresText } from "../known/write.ts";
export type { AdapterAnswer, AdapterBlob, AdapterBody, AdapterTold, EngineAdapter } from "./adapter.ts";
export type { EngineSuiteOptions, EngineUnderTest, MountedEngine, MountUrls, SuiteUrls } from "./options.ts";
export { readEngineCase } from "./read-case.ts";
export { type ReadEngineLog, readEngineLog } from "./saved-log.ts";
export { selectedRules } from "./saved-selection.ts";
export { DIALECTS, EVERYTHING, OFFERS, PROFILES } from "./select.ts";
export {
  type BrokenEngineRule,
  type JudgedLog,
  judgedLog,
  judgeEngineLog,
  type ReplayedCase,
  replayEngineCase,
  runEngineSuite,
} from "./suite.ts";
