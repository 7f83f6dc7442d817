import type { FinishReason, LlmImage, LlmResponse, ToolCall, Usage } from "../../../generated/types.ts";
import { isObject, own } from "../../../json/own.ts";
import { readCost } from "../../cost.ts";
import { cutShort, errorIn, saidFailure, unreadable } from "../failures.ts";
import type { Failure, Reading } from "../format.ts";
import { count } from "../usage.ts";
import { readReasoningItems } from "./reasoning.ts";

type Json = Readonly<Record<string, unknown>>;

/** Reads a Responses reply. */
export function readResponsesReply(body: unknown): Reading {
  const error = errorIn(body);
  if (error !== undefined) return saidFailure(error);
  const output = isObject(body) ? own(body, "output") : undefined;
  if (!isObject(body) || !Array.isArray(output)) return unreadable("holds no output");
  return responseReply(body, output);
}

/** The reply as the protocol has it: the answer as an object, and its items. A failure when it is not over or failed. */
export function responseReply(body: Json, output: readonly unknown[]): Reading {
  const { status, model, usage } = body;
  if (status === "failed" || status === "cancelled") return saidFailure(errorIn(body) ?? { code: status });
  if (status !== "completed" && status !== "incomplete" && status !== undefined) return cutShort;
  const calls = readCalls(output);
  if (!Array.isArray(calls)) return calls;
  const { text, refusal } = readTexts(output);
  const said = text ?? refusal;
  const reasoning = readReasoningItems(output);
  const used = readUsage(usage);
  const images = readImages(output);
  const cost = readCost(isObject(usage) ? usage["cost"] : undefined);
  const response: LlmResponse = {
    model: typeof model === "string" ? model : "",
    ...(said === undefined ? {} : { content: said }),
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
    finish_reason: reasonOf(body, calls, refusal),
    ...(used === undefined ? {} : { usage: used }),
    ...(cost === undefined ? {} : { cost }),
    ...(images.length === 0 ? {} : { images }),
  };
  return { ok: true, response };
}

/** Here nothing says why the model stopped unless it had to: the items tell the rest. */
function reasonOf(body: Json, calls: readonly ToolCall[], refusal: string | undefined): FinishReason {
  const details = body["incomplete_details"];
  if (body["status"] === "incomplete")
    return isObject(details) && details["reason"] === "content_filter" ? "content_filter" : "length";
  if (refusal !== undefined) return "refusal";
  return calls.length > 0 ? "tool_calls" : "stop";
}

function readTexts(output: readonly unknown[]): { text: string | undefined; refusal: string | undefined } {
  const parts = output.flatMap((item) =>
    isObject(item) && item["type"] === "message" && Array.isArray(item["content"]) ? item["content"] : [],
  );
  const joined = (type: string, member: string): string | undefined => {
    const texts = parts.flatMap((part) =>
      isObject(part) && part["type"] === type && typeof part[member] === "string" ? [part[member]] : [],
    );
    return texts.length === 0 ? undefined : texts.join("");
  };
  return { text: joined("output_text", "text"), refusal: joined("refusal", "refusal") };
}

/** The arguments' text is kept byte for byte. */
function readCalls(output: readonly unknown[]): ToolCall[] | Failure {
  const calls: ToolCall[] = [];
  for (const item of output) {
    if (!isObject(item) || item["type"] !== "function_call") continue;
    const { call_id: id, name, arguments: text } = item;
    if (typeof id !== "string" || typeof name !== "string" || typeof text !== "string")
      return unreadable("holds a function call without an id, a name or arguments");
    calls.push({ id, type: "function", function: { name, arguments: text } });
  }
  return calls;
}

/** Pictures that the model had made by the provider's own tool. */
function readImages(output: readonly unknown[]): LlmImage[] {
  return output.flatMap((item) => {
    if (!isObject(item) || item["type"] !== "image_generation_call" || typeof item["result"] !== "string") return [];
    const kind = typeof item["output_format"] === "string" ? item["output_format"] : "png";
    return [{ url: `data:image/${kind};base64,${item["result"]}` }];
  });
}

function readUsage(usage: unknown): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const input = count(usage["input_tokens"]);
  const output = count(usage["output_tokens"]);
  const details = usage["input_tokens_details"];
  const cached = Math.min(input, isObject(details) ? count(details["cached_tokens"]) : 0);
  return { input, output, uncached_input: input - cached, cache_read: cached, cache_write: 0, total: input + output };
}
