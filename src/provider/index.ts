export { createProviderCore, type ProviderCore, type ProviderCoreOptions } from "./core.ts";
export type { Exchange, RefusalReason, Stray } from "./exchange.ts";
export type { Fault } from "./fault.ts";
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
export type { Answer, Finish, ProviderFailure, Reply, ReplyImage, ReplyToolCall, Usage } from "./reply.ts";
