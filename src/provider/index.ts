/**
 * The mock model provider: says what a script says in the wire formats of real providers, and records what it was asked.
 * @module toolcall-tck/provider
 */
export type { Listening, ListenOptions } from "../wire/node-server.ts";
export { createProviderCore, type ProviderCore, type ProviderCoreOptions } from "./core.ts";
export type { Exchange, RefusalReason, Stray } from "./exchange.ts";
export type { Fault, FaultPart, FaultPlace, LocatedFault, MissedFault } from "./fault.ts";
export type { ProviderFetch } from "./fetch.ts";
export { type Finding, ProviderFindings } from "./finding.ts";
export { type Asked, type MatcherResult, providerMatchers, type WantedResult } from "./matchers.ts";
export { type MockProvider, mockProvider } from "./mock-provider.ts";
export type {
  AssistantMessage,
  Dialect,
  EffectiveRequest,
  Format,
  Message,
  OfferedTool,
  Part,
  ToolCall,
  ToolMessage,
} from "./model.ts";
export { textOf } from "./model.ts";
export type { PlayOptions } from "./play.ts";
export { type RecordingProvider, type RecordOptions, recordProvider } from "./record/index.ts";
export type { Place, Recorded } from "./recorder.ts";
export type { Answer, Finish, ProviderFailure, Reply, ReplyImage, ReplyToolCall, Usage } from "./reply.ts";
export type { Problem } from "./script/problems.ts";
export { checkScript, readScript, type ScriptReading } from "./script/read.ts";
export { ScriptError } from "./script/script-error.ts";
export type * from "./script/types.ts";
export { readScriptFile, type ServedProvider, type ServeProviderOptions, serveProvider } from "./serve.ts";
export type { SeenResult } from "./tool-results.ts";
export { UnknownConversation } from "./unknown-conversation.ts";
