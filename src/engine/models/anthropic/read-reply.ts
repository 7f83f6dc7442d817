import type { FinishReason, LlmResponse, ToolCall, Usage } from "../../../generated/types.ts";
import { compact } from "../../../json/compact.ts";
import { isObject, own } from "../../../json/own.ts";

const REASONS: ReadonlyMap<unknown, FinishReason> = new Map<unknown, FinishReason>([
  ["end_turn", "stop"],
  ["stop_sequence", "stop"],
  ["max_tokens", "length"],
  ["tool_use", "tool_calls"],
  ["refusal", "refusal"],
]);

/** A Messages reply as the protocol has it; undefined when it holds no content. An input becomes the text of its JSON. */
export function readMessagesReply(body: unknown): LlmResponse | undefined {
  const blocks = isObject(body) ? own(body, "content") : undefined;
  if (!isObject(body) || !Array.isArray(blocks)) return undefined;
  const texts = blocks.flatMap((block) =>
    isObject(block) && block["type"] === "text" && typeof block["text"] === "string" ? [block["text"]] : [],
  );
  const calls = blocks.flatMap(readCall);
  const model = own(body, "model");
  const reason = REASONS.get(own(body, "stop_reason"));
  const usage = readUsage(own(body, "usage"));
  return {
    model: typeof model === "string" ? model : "",
    ...(texts.length === 0 ? {} : { content: texts.join("") }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
    ...(reason === undefined ? {} : { finish_reason: reason }),
    ...(usage === undefined ? {} : { usage }),
  };
}

function readCall(block: unknown): ToolCall[] {
  if (!isObject(block) || block["type"] !== "tool_use") return [];
  const { id, name, input } = block;
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [{ id, type: "function", function: { name, arguments: compact(input) } }];
}

/** Here the provider counts cached input apart from the rest. */
function readUsage(usage: unknown): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const count = (member: string): number => {
    const value = own(usage, member);
    return typeof value === "number" && value >= 0 ? Math.trunc(value) : 0;
  };
  const uncached_input = count("input_tokens");
  const cache_read = count("cache_read_input_tokens");
  const cache_write = count("cache_creation_input_tokens");
  const output = count("output_tokens");
  const input = uncached_input + cache_read + cache_write;
  return { input, output, uncached_input, cache_read, cache_write, total: input + output };
}
