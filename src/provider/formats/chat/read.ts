import { isObject, listOf, stringOf } from "../../json-text.ts";
import type { Message, OfferedTool, Part, ToolCall } from "../../model.ts";
import type { Conversation, Incoming } from "../format.ts";

const imagePart = (url: string): Part => {
  const match = /^data:([^;,]+);base64,(.*)$/s.exec(url);
  return match ? { type: "image", mimeType: match[1]!, data: match[2]! } : { type: "image-url", url };
};

const readPart = (value: unknown): Part => {
  if (!isObject(value)) return { type: "other", value };
  if (value["type"] === "text") return { type: "text", text: stringOf(value["text"]) };
  if (value["type"] === "refusal") return { type: "text", text: stringOf(value["refusal"]) };
  const image = value["image_url"];
  if (value["type"] === "image_url" && isObject(image)) return imagePart(stringOf(image["url"]));
  return { type: "other", value };
};

const readContent = (value: unknown): Part[] =>
  typeof value === "string" ? [{ type: "text", text: value }] : listOf(value).map(readPart);

const readCall = (value: unknown): ToolCall => {
  const call = isObject(value) ? value : {};
  const named = isObject(call["function"]) ? call["function"] : isObject(call["custom"]) ? call["custom"] : {};
  return {
    id: stringOf(call["id"]),
    name: stringOf(named["name"]),
    arguments: stringOf(named["arguments"] ?? named["input"]),
  };
};

const readers: Record<string, (value: Readonly<Record<string, unknown>>) => Message> = {
  system: (value) => ({ role: "system", content: readContent(value["content"]) }),
  developer: (value) => ({ role: "system", content: readContent(value["content"]) }),
  user: (value) => ({ role: "user", content: readContent(value["content"]) }),
  assistant: (value) => ({
    role: "assistant",
    content: readContent(value["content"]),
    toolCalls: listOf(value["tool_calls"]).map(readCall),
    reasoning: stringOf(value["reasoning"] ?? value["reasoning_content"]),
  }),
  tool: (value) => ({
    role: "tool",
    callId: stringOf(value["tool_call_id"]),
    content: readContent(value["content"]),
    isError: false,
  }),
};

const readTool = (value: unknown): OfferedTool[] => {
  const named = isObject(value) && isObject(value["function"]) ? value["function"] : undefined;
  if (named === undefined) return [];
  return [{ name: stringOf(named["name"]), description: stringOf(named["description"]), schema: named["parameters"] }];
};

/** Reads the body of a chat completion. */
export const readChat = ({ json }: Incoming): Conversation => ({
  lead: [],
  messages: listOf(json["messages"]).flatMap((value) => {
    const reader =
      isObject(value) && Object.hasOwn(readers, stringOf(value["role"])) ? readers[stringOf(value["role"])] : undefined;
    return reader === undefined ? [] : [reader(value as Readonly<Record<string, unknown>>)];
  }),
  tools: listOf(json["tools"]).flatMap(readTool),
  toolChoice: json["tool_choice"],
});
