import type { FinishReason, LlmImage, LlmResponse, ToolCall, Usage } from "../../../generated/types.ts";
import { compact } from "../../../json/compact.ts";
import { isObject, own } from "../../../json/own.ts";
import { readCost } from "../../cost.ts";
import { errorIn, saidFailure, unreadable } from "../failures.ts";
import type { Failure, Reading } from "../format.ts";
import { count } from "../usage.ts";
import { readReasoning, thoughtText } from "./reasoning.ts";

/** Everything that a reply is made of, however it came. */
export interface ChatReply {
  readonly model: string;
  readonly content: string | undefined;
  readonly refusal: string | undefined;
  readonly thoughts: string;
  readonly details: readonly unknown[];
  readonly calls: readonly ChatCall[];
  readonly images: readonly LlmImage[];
  readonly finish: unknown;
  readonly usage: unknown;
}

/** A call as it came: what it lacks is undefined. */
export interface ChatCall {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly arguments: string;
}

/** Reads a Chat Completions reply. */
export function readChatReply(body: unknown): Reading {
  const error = errorIn(body);
  if (error !== undefined) return saidFailure(error);
  const choices = isObject(body) ? own(body, "choices") : undefined;
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const message = isObject(choice) ? own(choice, "message") : undefined;
  if (!isObject(body) || !isObject(choice) || !isObject(message)) return unreadable("holds no message");
  const details = own(message, "reasoning_details");
  return chatReply({
    model: text(own(body, "model")) ?? "",
    content: text(own(message, "content")),
    refusal: text(own(message, "refusal")),
    thoughts: thoughtText(message),
    details: Array.isArray(details) ? details : [],
    calls: readCalls(own(message, "tool_calls")),
    images: readImages(own(message, "images")),
    finish: own(choice, "finish_reason"),
    usage: own(body, "usage"),
  });
}

/** The reply as the protocol has it; a failure when a call in it cannot be named. */
export function chatReply(reply: ChatReply): Reading {
  const { model, content, refusal, thoughts, details, finish } = reply;
  if (finish === "error") return saidFailure({});
  const calls = toolCalls(reply.calls);
  if (!Array.isArray(calls)) return calls;
  const said = content === undefined || content === "" ? (refusal ?? content) : content;
  const declined = refusal !== undefined && refusal !== "";
  const reasoning = readReasoning(thoughts, details);
  const usage = readUsage(reply.usage);
  const cost = readCost(isObject(reply.usage) ? reply.usage["cost"] : undefined);
  const response: LlmResponse = {
    model,
    ...(said === undefined ? {} : { content: said }),
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
    ...(declined ? { finish_reason: "refusal" } : readReason(finish)),
    ...(usage === undefined ? {} : { usage }),
    ...(cost === undefined ? {} : { cost }),
    ...(reply.images.length === 0 ? {} : { images: [...reply.images] }),
  };
  return { ok: true, response };
}

const REASONS: ReadonlySet<unknown> = new Set(["stop", "length", "tool_calls", "content_filter"]);

/** Why the model stopped, where the protocol has a word for it. */
export function readReason(reason: unknown): { finish_reason?: FinishReason } {
  return REASONS.has(reason) ? { finish_reason: reason as FinishReason } : {};
}

/** The arguments' text is kept byte for byte: what it says is for the engine's check to find out. */
function toolCalls(calls: readonly ChatCall[]): ToolCall[] | Failure {
  const read: ToolCall[] = [];
  for (const { id, name, arguments: given } of calls) {
    if (id === undefined || name === undefined)
      return unreadable(`holds a tool call without ${id === undefined ? "an id" : "a name"}`);
    read.push({ id, type: "function", function: { name, arguments: given } });
  }
  return read;
}

function readCalls(calls: unknown): ChatCall[] {
  if (!Array.isArray(calls)) return [];
  return calls.map((call): ChatCall => {
    const called = isObject(call) && isObject(call["function"]) ? call["function"] : {};
    const given = called["arguments"];
    return {
      id: isObject(call) ? text(call["id"]) : undefined,
      name: text(called["name"]),
      arguments: typeof given === "string" ? given : given === undefined || given === null ? "" : compact(given),
    };
  });
}

/** Pictures that the model made, as OpenRouter adds them. */
export function readImages(images: unknown): LlmImage[] {
  if (!Array.isArray(images)) return [];
  return images.flatMap((image) => {
    const address = isObject(image) ? image["image_url"] : undefined;
    return isObject(address) && typeof address["url"] === "string" ? [{ url: address["url"] }] : [];
  });
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function readUsage(usage: unknown): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const input = count(usage["prompt_tokens"]);
  const output = count(usage["completion_tokens"]);
  const details = usage["prompt_tokens_details"];
  const cached = Math.min(input, isObject(details) ? count(details["cached_tokens"]) : 0);
  return { input, output, uncached_input: input - cached, cache_read: cached, cache_write: 0, total: input + output };
}
