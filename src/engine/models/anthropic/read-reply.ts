import type { FinishReason, LlmResponse, ToolCall, Usage } from "../../../generated/types.ts";
import { compact } from "../../../json/compact.ts";
import { entryTexts } from "../../../json/entries.ts";
import { memberText } from "../../../json/member.ts";
import { isObject, own } from "../../../json/own.ts";
import { errorIn, saidFailure, unreadable } from "../failures.ts";
import type { Failure, Reading } from "../format.ts";
import { count } from "../usage.ts";
import { readThinking } from "./thinking.ts";

/** Everything that a reply is made of, however it came. */
export interface MessageReply {
  readonly model: unknown;
  readonly blocks: readonly unknown[];
  /** The text of a block's input. */
  readonly inputOf: (index: number) => string;
  readonly stop: unknown;
  readonly usage: unknown;
}

const REASONS: ReadonlyMap<unknown, FinishReason> = new Map<unknown, FinishReason>([
  ["end_turn", "stop"],
  ["stop_sequence", "stop"],
  ["max_tokens", "length"],
  ["model_context_window_exceeded", "length"],
  ["tool_use", "tool_calls"],
  ["refusal", "refusal"],
]);

/** Reads a Messages reply. Inputs are taken from its text, so that digits and the order of keys stay as they were written. */
export function readMessagesReply(body: unknown, text: () => string): Reading {
  const error = errorIn(body);
  if (error !== undefined) return saidFailure(error);
  const blocks = isObject(body) ? own(body, "content") : undefined;
  if (!isObject(body) || !Array.isArray(blocks)) return unreadable("holds no message");
  let sources: string[] | undefined;
  const inputOf = (index: number): string => {
    sources ??= entryTexts(memberText(text(), "content") ?? "[]");
    return memberText(sources[index] ?? "{}", "input") ?? "{}";
  };
  return messageReply({
    model: own(body, "model"),
    blocks,
    inputOf,
    stop: own(body, "stop_reason"),
    usage: own(body, "usage"),
  });
}

/** The reply as the protocol has it; a failure when a call in it cannot be named. */
export function messageReply({ model, blocks, inputOf, stop, usage }: MessageReply): Reading {
  const texts = blocks.flatMap((block) =>
    isObject(block) && block["type"] === "text" && typeof block["text"] === "string" ? [block["text"]] : [],
  );
  const calls = readCalls(blocks, inputOf);
  if (!Array.isArray(calls)) return calls;
  const reason = readStop(stop);
  const reasoning = readThinking(blocks);
  const used = readUsage(usage);
  const response: LlmResponse = {
    model: typeof model === "string" ? model : "",
    ...(texts.length === 0 ? {} : { content: texts.join("") }),
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
    ...(reason === undefined ? {} : { finish_reason: reason }),
    ...(used === undefined ? {} : { usage: used }),
  };
  return { ok: true, response };
}

/** Why the model stopped, where the protocol has a word for it. */
export function readStop(stop: unknown): FinishReason | undefined {
  return REASONS.get(stop);
}

function readCalls(blocks: readonly unknown[], inputOf: (index: number) => string): ToolCall[] | Failure {
  const calls: ToolCall[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!isObject(block) || block["type"] !== "tool_use") continue;
    const { id, name } = block;
    if (typeof id !== "string" || typeof name !== "string")
      return unreadable("holds a tool call without a name or an id");
    calls.push({ id, type: "function", function: { name, arguments: inputOf(index) } });
  }
  return calls;
}

/** The text of an input that came as JSON and not as text. */
export function inputText(block: unknown): string {
  const input = isObject(block) ? block["input"] : undefined;
  return input === undefined || input === null ? "{}" : compact(input);
}

/** Here the provider counts cached input apart from the rest. */
function readUsage(usage: unknown): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const uncached_input = count(usage["input_tokens"]);
  const cache_read = count(usage["cache_read_input_tokens"]);
  const cache_write = count(usage["cache_creation_input_tokens"]);
  const output = count(usage["output_tokens"]);
  const input = uncached_input + cache_read + cache_write;
  return { input, output, uncached_input, cache_read, cache_write, total: input + output };
}
