import type { ToolContext } from "../context.ts";
import { toolFrom } from "../define-tool.ts";
import type { StandardSchema } from "../standard-schema.ts";
import type { AnyTool } from "../tool.ts";

/** A tool as `tool()` of the OpenRouter agent SDK makes it, as far as it is needed here. */
export interface OpenRouterTool {
  readonly type: string;
  readonly function: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly inputSchema?: unknown;
    readonly outputSchema?: unknown;
    readonly eventSchema?: unknown;
    readonly requireApproval?: unknown;
    readonly execute?: unknown;
    readonly onToolCalled?: unknown;
    readonly onResponseReceived?: unknown;
  };
  /** The brand of a tool that comes from an MCP server. */
  readonly _mcp?: unknown;
}

/** What its functions find in their context beside the turn: by tool name, and `shared`. */
export type OpenRouterContext = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Run = (input: unknown, context: never) => unknown;

/**
 * Takes over tools made with the OpenRouter agent SDK: regular, generator, manual (they become client tools), those
 * with human hooks, those that need approval, and MCP-branded ones, whose `source` stays `mcp`.
 * @param context the first value of each tool's context and of `shared`; what tools change goes to the session's state.
 */
export function fromOpenRouterTools(tools: readonly OpenRouterTool[], context: OpenRouterContext = {}): AnyTool[] {
  return tools.map((tool) => {
    const { name, description, inputSchema, outputSchema, eventSchema, requireApproval, ...hooks } = tool.function;
    const within = (run: unknown) => (input: unknown, own: ToolContext) =>
      (run as Run)(input, flatContext(own, context) as never);
    return toolFrom({
      name,
      ...(description !== undefined && { description }),
      ...(inputSchema !== undefined && { input: inputSchema as StandardSchema }),
      ...(outputSchema !== undefined && { output: outputSchema as StandardSchema }),
      ...(eventSchema !== undefined && { events: eventSchema }),
      ...(requireApproval !== undefined && { approval: approvalOf(requireApproval, within) }),
      ...(tool._mcp === true && { source: "mcp" }),
      ...(typeof hooks.execute === "function" && { execute: within(hooks.execute) }),
      ...(typeof hooks.onToolCalled === "function" && { onToolCalled: within(hooks.onToolCalled) }),
      ...(typeof hooks.onResponseReceived === "function" && { onResponseReceived: within(hooks.onResponseReceived) }),
    });
  });
}

function approvalOf(required: unknown, within: (run: unknown) => Run): unknown {
  return typeof required === "function" ? within(required) : required === true;
}

/** What its functions expect: the turn, and what is kept, the seed under what the session has changed. */
function flatContext(own: ToolContext, seed: OpenRouterContext): object {
  const { call, turnNumber, signal, setContext, setSharedContext } = own;
  return {
    numberOfTurns: turnNumber,
    toolCall: { type: "function_call", callId: call.id, name: call.name, arguments: call.arguments },
    signal,
    get local() {
      return { ...seed[call.name], ...own.local };
    },
    get shared() {
      return { ...seed["shared"], ...own.shared };
    },
    setContext,
    setSharedContext,
  };
}
