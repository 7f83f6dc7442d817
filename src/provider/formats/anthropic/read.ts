import { isObject, type JsonObject, listOf, stringOf } from "../../json-text.ts";
import type { Message, OfferedTool, Part, ToolCall } from "../../model.ts";
import type { Conversation, Incoming } from "../format.ts";
import { inputTexts } from "./source.ts";

const readPart = (value: unknown): Part => {
  if (!isObject(value)) return { type: "other", value };
  if (value["type"] === "text") return { type: "text", text: stringOf(value["text"]) };
  const source = value["source"];
  if (value["type"] !== "image" || !isObject(source)) return { type: "other", value };
  return source["type"] === "base64"
    ? { type: "image", data: stringOf(source["data"]), mimeType: stringOf(source["media_type"]) }
    : { type: "image-url", url: stringOf(source["url"]) };
};

const readContent = (value: unknown): Part[] =>
  typeof value === "string" ? [{ type: "text", text: value }] : listOf(value).map(readPart);

/** A user message holds what the user said and the results of tools; each result becomes a message of its own. */
const readUser = (content: unknown): Message[] => {
  if (typeof content === "string") return [{ role: "user", content: [{ type: "text", text: content }] }];
  const messages: Message[] = [];
  let said: Part[] = [];
  const flush = (): void => {
    if (said.length > 0) messages.push({ role: "user", content: said });
    said = [];
  };
  for (const block of listOf(content)) {
    if (isObject(block) && block["type"] === "tool_result") {
      flush();
      messages.push({
        role: "tool",
        callId: stringOf(block["tool_use_id"]),
        content: readContent(block["content"]),
        isError: block["is_error"] === true,
      });
    } else said.push(readPart(block));
  }
  flush();
  return messages;
};

const readAssistant = (content: unknown, inputOf: (block: number) => string): Message => {
  if (typeof content === "string") {
    return { role: "assistant", content: [{ type: "text", text: content }], toolCalls: [], reasoning: "" };
  }
  const said: Part[] = [];
  const toolCalls: ToolCall[] = [];
  let reasoning = "";
  listOf(content).forEach((block, index) => {
    if (!isObject(block)) return;
    if (block["type"] === "tool_use") {
      toolCalls.push({ id: stringOf(block["id"]), name: stringOf(block["name"]), arguments: inputOf(index) });
    } else if (block["type"] === "thinking") reasoning += stringOf(block["thinking"]);
    else if (block["type"] !== "redacted_thinking") said.push(readPart(block));
  });
  return { role: "assistant", content: said, toolCalls, reasoning };
};

const readTool = (value: unknown): OfferedTool[] =>
  isObject(value)
    ? [{ name: stringOf(value["name"]), description: stringOf(value["description"]), schema: value["input_schema"] }]
    : [];

const readMessages = (json: JsonObject, text: () => string): Message[] => {
  const inputOf = inputTexts(text);
  return listOf(json["messages"]).flatMap((value, index): Message[] => {
    if (!isObject(value)) return [];
    if (value["role"] === "user") return readUser(value["content"]);
    if (value["role"] === "assistant") return [readAssistant(value["content"], (block) => inputOf(index, block))];
    return value["role"] === "system" ? [{ role: "system", content: readContent(value["content"]) }] : [];
  });
};

/** Reads the body of Anthropic's Messages. */
export const readAnthropic = ({ json, text }: Incoming): Conversation => ({
  lead: json["system"] === undefined ? [] : [{ role: "system", content: readContent(json["system"]) }],
  messages: readMessages(json, text),
  tools: listOf(json["tools"]).flatMap(readTool),
  toolChoice: json["tool_choice"],
});
