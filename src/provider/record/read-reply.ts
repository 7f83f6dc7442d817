import { isObject, type JsonObject, listOf, stringOf } from "../json-text.ts";
import type { Format } from "../model.ts";
import type { Finish, Reply, ReplyImage, ReplyToolCall, Usage } from "../reply.ts";

/** What was said so far, in the making. */
interface Draft {
  reasoning: string;
  text: string;
  refusal: string;
  images: ReplyImage[];
  calls: ReplyToolCall[];
  finish: Finish | undefined;
  usage: Partial<Usage> | undefined;
}

const empty = (): Draft => ({
  reasoning: "",
  text: "",
  refusal: "",
  images: [],
  calls: [],
  finish: undefined,
  usage: undefined,
});

const finishes: Record<string, Finish> = {
  end_turn: "stop",
  stop: "stop",
  tool_use: "tool-calls",
  tool_calls: "tool-calls",
  max_tokens: "length",
  length: "length",
  max_output_tokens: "length",
  content_filter: "content-filter",
  refusal: "refusal",
  stop_sequence: "stop-sequence",
  pause_turn: "pause",
};

const finishOf = (word: unknown): Finish | undefined =>
  Object.hasOwn(finishes, String(word)) ? finishes[String(word)] : undefined;

const count = (value: unknown): number => (typeof value === "number" ? value : 0);

const usageOf = (value: unknown): Partial<Usage> | undefined => {
  if (!isObject(value)) return undefined;
  return {
    inputTokens: count(value["input_tokens"] ?? value["prompt_tokens"]) + count(value["cache_read_input_tokens"]),
    outputTokens: count(value["output_tokens"] ?? value["completion_tokens"]),
  };
};

const imageOf = (url: string): ReplyImage[] => {
  const match = /^data:([^;,]+);base64,(.*)$/s.exec(url);
  return match ? [{ mimeType: match[1]!, data: match[2]! }] : [];
};

type Reader = (json: JsonObject, draft: Draft, inputText: (index: number) => string) => void;

const readers: Record<Format, Reader> = {
  anthropic: (json, draft, inputText) => {
    listOf(json["content"]).forEach((block, index) => {
      if (!isObject(block)) return;
      if (block["type"] === "text") draft.text += stringOf(block["text"]);
      if (block["type"] === "thinking") draft.reasoning += stringOf(block["thinking"]);
      if (block["type"] !== "tool_use") return;
      draft.calls.push({ id: stringOf(block["id"]), name: stringOf(block["name"]), rawArguments: inputText(index) });
    });
    draft.finish = finishOf(json["stop_reason"]);
  },
  "openai-chat": (json, draft) => {
    const choice = listOf(json["choices"])[0];
    const message = isObject(choice) && isObject(choice["message"]) ? choice["message"] : {};
    draft.text += stringOf(message["content"]);
    draft.refusal += stringOf(message["refusal"]);
    draft.reasoning += stringOf(message["reasoning"] ?? message["reasoning_content"]);
    for (const image of listOf(message["images"])) {
      const url = isObject(image) && isObject(image["image_url"]) ? stringOf(image["image_url"]["url"]) : "";
      draft.images.push(...imageOf(url));
    }
    for (const call of listOf(message["tool_calls"])) {
      if (!isObject(call) || !isObject(call["function"])) continue;
      const { name, arguments: raw } = call["function"];
      draft.calls.push({ id: stringOf(call["id"]), name: stringOf(name), rawArguments: stringOf(raw) });
    }
    draft.finish = isObject(choice) ? finishOf(choice["finish_reason"]) : undefined;
  },
  responses: (json, draft) => {
    for (const item of listOf(json["output"])) {
      if (!isObject(item)) continue;
      if (item["type"] === "function_call") {
        const rawArguments = stringOf(item["arguments"]);
        draft.calls.push({ id: stringOf(item["call_id"]), name: stringOf(item["name"]), rawArguments });
      }
      if (item["type"] === "image_generation_call")
        draft.images.push({ data: stringOf(item["result"]), mimeType: "image/png" });
      if (item["type"] === "reasoning") {
        for (const part of listOf(item["summary"])) if (isObject(part)) draft.reasoning += stringOf(part["text"]);
      }
      for (const part of item["type"] === "message" ? listOf(item["content"]) : []) {
        if (!isObject(part)) continue;
        draft.text += stringOf(part["text"]);
        draft.refusal += stringOf(part["refusal"]);
      }
    }
    const details = json["incomplete_details"];
    draft.finish = isObject(details) ? finishOf(details["reason"]) : undefined;
  },
};

/**
 * Reads a provider's answer as the reply that says the same. `inputText` gives the source text of the input of the
 * Anthropic block with that index.
 */
export const readReply = (format: Format, json: JsonObject, inputText: (index: number) => string): Reply => {
  const draft = empty();
  readers[format](json, draft, inputText);
  draft.usage = usageOf(json["usage"]);
  const implied: Finish = draft.calls.length > 0 ? "tool-calls" : draft.refusal !== "" ? "refusal" : "stop";
  return {
    kind: "reply",
    ...(draft.reasoning === "" ? {} : { reasoning: draft.reasoning }),
    ...(draft.text === "" ? {} : { text: draft.text }),
    ...(draft.refusal === "" ? {} : { refusal: draft.refusal }),
    ...(draft.images.length === 0 ? {} : { images: draft.images }),
    ...(draft.calls.length === 0 ? {} : { toolCalls: draft.calls }),
    ...(draft.finish === undefined || draft.finish === implied ? {} : { finish: draft.finish }),
    ...(draft.usage === undefined ? {} : { usage: draft.usage }),
  };
};
