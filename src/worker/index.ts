/**
 * The worker toolkit: declare tools, run them, and answer an engine's decisions over HTTP.
 * @module toolcall-tck/worker
 */
export { type AiTool, fromAiTools } from "./adapters/ai-sdk.ts";
export { type AnthropicTool, fromAnthropicTools } from "./adapters/anthropic.ts";
export { fromConvexTools } from "./adapters/convex.ts";
export { fromMcpClient, type McpClient, type McpTool } from "./adapters/mcp.ts";
export { fromOpenRouterTools, type OpenRouterContext, type OpenRouterTool } from "./adapters/openrouter.ts";
export { type Catalog, declareTool, type Tools } from "./catalog.ts";
export type { ContextPatch, ToolCallInfo, ToolContext } from "./context.ts";
export { createWorker, type ListeningWorker, type Worker, type WorkerOptions } from "./create-worker.ts";
export { defineTool } from "./define-tool.ts";
export { createEngineClient, type EngineClient, type EngineClientOptions, type Sent } from "./engine-client.ts";
export type { Decide, Progress } from "./house.ts";
export type { AnySchema, FromJsonSchema, JsonSchema } from "./infer.ts";
export type { ContextChange, ContextSeed } from "./memory.ts";
export type { CallModel, ModelContext, ModelDelta, ModelReply } from "./model.ts";
export { withJsonSchema } from "./published-schema.ts";
export { audio, type Bytes, file, image, link, reportedFailure, structured, text } from "./results.ts";
export type { RoundLimit } from "./rounds.ts";
export { type Secret, secret } from "./secret.ts";
export type { StandardSchema } from "./standard-schema.ts";
export type {
  AnyTool,
  ClientSpec,
  FunctionSpec,
  GeneratorSpec,
  HumanSpec,
  InferToolEvent,
  InferToolInput,
  InferToolOutput,
  ReadyResult,
  Returned,
  RunModes,
  Tool,
  ToolDeclaration,
} from "./tool.ts";
export { ToolError, type ToolErrorOptions } from "./tool-error.ts";
