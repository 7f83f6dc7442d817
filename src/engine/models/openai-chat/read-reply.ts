import type { FinishReason, LlmResponse, ToolCall, Usage } from "../../../generated/types.ts";
import { isObject, own } from "../../../json/own.ts";

const REASONS: ReadonlySet<string> = new Set(["stop", "length", "tool_calls", "content_filter"]);

/** A Chat Completions reply as the protocol has it; undefined when it holds no choice. */
export function readChatReply(body: unknown): LlmResponse | undefined {
  if (!isObject(body)) return undefined;
  const choices = own(body, "choices");
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const message = isObject(choice) ? own(choice, "message") : undefined;
  if (!isObject(choice) || !isObject(message)) return undefined;
  const calls = readCalls(own(message, "tool_calls"));
  const reason = own(choice, "finish_reason");
  const content = own(message, "content");
  const refusal = own(message, "refusal");
  const model = own(body, "model");
  const usage = readUsage(own(body, "usage"));
  return {
    model: typeof model === "string" ? model : "",
    ...(typeof content === "string" ? { content } : typeof refusal === "string" ? { content: refusal } : {}),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
    ...(typeof refusal === "string" ? { finish_reason: "refusal" as const } : readReason(reason)),
    ...(usage === undefined ? {} : { usage }),
  };
}

function readReason(reason: unknown): { finish_reason?: FinishReason } {
  return typeof reason === "string" && REASONS.has(reason) ? { finish_reason: reason as FinishReason } : {};
}

/** The arguments' text is kept byte for byte: what it says is for the engine's check to find out. */
function readCalls(calls: unknown): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call): ToolCall[] => {
    const called = isObject(call) ? own(call, "function") : undefined;
    if (!isObject(call) || !isObject(called)) return [];
    const { id } = call;
    const { name, arguments: text } = called;
    if (typeof id !== "string" || typeof name !== "string") return [];
    return [{ id, type: "function", function: { name, arguments: typeof text === "string" ? text : "" } }];
  });
}

function readUsage(usage: unknown): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const count = (value: unknown): number => (typeof value === "number" && value >= 0 ? Math.trunc(value) : 0);
  const input = count(usage["prompt_tokens"]);
  const output = count(usage["completion_tokens"]);
  const details = usage["prompt_tokens_details"];
  const cached = Math.min(input, isObject(details) ? count(details["cached_tokens"]) : 0);
  return { input, output, uncached_input: input - cached, cache_read: cached, cache_write: 0, total: input + output };
}
