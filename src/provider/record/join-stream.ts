import { isObject, type JsonObject, listOf, stringOf } from "../json-text.ts";
import type { Format } from "../model.ts";

/** A streamed answer put together, as it would have come unstreamed. */
export interface Joined {
  readonly json: JsonObject;
  /** The text of the input of the Anthropic block with that index. */
  readonly inputText: (index: number) => string;
}

type Mutable = Record<string, unknown>;

const joinAnthropic = (events: readonly JsonObject[]): Joined => {
  const blocks: Mutable[] = [];
  const inputs: string[] = [];
  let message: Mutable = {};
  for (const event of events) {
    const index = Number(event["index"]);
    const delta = isObject(event["delta"]) ? event["delta"] : {};
    const block = blocks[index] ?? {};
    if (event["type"] === "message_start" && isObject(event["message"])) message = { ...event["message"] };
    if (event["type"] === "content_block_start" && isObject(event["content_block"]))
      blocks[index] = { ...event["content_block"] };
    if (delta["type"] === "text_delta") block["text"] = stringOf(block["text"]) + stringOf(delta["text"]);
    if (delta["type"] === "thinking_delta")
      block["thinking"] = stringOf(block["thinking"]) + stringOf(delta["thinking"]);
    if (delta["type"] === "input_json_delta") inputs[index] = (inputs[index] ?? "") + stringOf(delta["partial_json"]);
    if (event["type"] === "message_delta")
      message = { ...message, ...delta, usage: { ...(message["usage"] as object), ...(event["usage"] as object) } };
  }
  return { json: { ...message, content: blocks }, inputText: (index) => inputs[index] || "{}" };
};

const joinChat = (events: readonly JsonObject[]): Joined => {
  const message: Mutable = {};
  const calls: { id: unknown; function: { name: string; arguments: string } }[] = [];
  let finish: unknown = null;
  let usage: unknown;
  for (const event of events) {
    usage = event["usage"] ?? usage;
    const choice = listOf(event["choices"])[0];
    if (!isObject(choice)) continue;
    finish = choice["finish_reason"] ?? finish;
    const delta = isObject(choice["delta"]) ? choice["delta"] : {};
    for (const key of ["content", "refusal", "reasoning", "reasoning_content"]) {
      if (typeof delta[key] === "string") message[key] = stringOf(message[key]) + delta[key];
    }
    if (Array.isArray(delta["images"])) message["images"] = [...listOf(message["images"]), ...delta["images"]];
    for (const piece of listOf(delta["tool_calls"])) {
      if (!isObject(piece)) continue;
      const part = isObject(piece["function"]) ? piece["function"] : {};
      const index = Number(piece["index"]);
      const call = calls[index] ?? { id: piece["id"], function: { name: "", arguments: "" } };
      calls[index] = call;
      call.function.name += stringOf(part["name"]);
      call.function.arguments += stringOf(part["arguments"]);
    }
  }
  return {
    json: { choices: [{ message: { ...message, tool_calls: calls }, finish_reason: finish }], usage },
    inputText: () => "{}",
  };
};

const joinResponses = (events: readonly JsonObject[]): Joined => {
  const last = events.findLast((event) => isObject(event["response"]));
  return { json: (last?.["response"] as JsonObject | undefined) ?? {}, inputText: () => "{}" };
};

const joiners: Record<Format, (events: readonly JsonObject[]) => Joined> = {
  anthropic: joinAnthropic,
  "openai-chat": joinChat,
  responses: joinResponses,
};

/** Puts the events of a stream together; those that are no JSON objects are left out. */
export const joinStream = (format: Format, texts: readonly string[]): Joined => {
  const events = texts.flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text);
      return isObject(value) ? [value] : [];
    } catch {
      return [];
    }
  });
  return joiners[format](events);
};
