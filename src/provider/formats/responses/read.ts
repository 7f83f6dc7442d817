import { isObject, type JsonObject, listOf, stringOf } from "../../json-text.ts";
import type { AssistantMessage, Message, OfferedTool, Part, ToolCall } from "../../model.ts";
import type { Conversation, Incoming } from "../format.ts";

const readPart = (value: unknown): Part => {
  if (!isObject(value)) return { type: "other", value };
  const type = stringOf(value["type"]);
  if (type === "input_text" || type === "output_text" || type === "text")
    return { type: "text", text: stringOf(value["text"]) };
  if (type === "refusal") return { type: "text", text: stringOf(value["refusal"]) };
  if (type !== "input_image" || typeof value["image_url"] !== "string") return { type: "other", value };
  const match = /^data:([^;,]+);base64,(.*)$/s.exec(value["image_url"]);
  return match
    ? { type: "image", mimeType: match[1]!, data: match[2]! }
    : { type: "image-url", url: value["image_url"] };
};

const readContent = (value: unknown): Part[] =>
  typeof value === "string" ? [{ type: "text", text: value }] : listOf(value).map(readPart);

const thoughtsOf = (item: JsonObject): string =>
  [...listOf(item["summary"]), ...listOf(item["content"])]
    .map((part) => (isObject(part) ? stringOf(part["text"]) : ""))
    .join("");

const callOf = (item: JsonObject): ToolCall => ({
  id: stringOf(item["call_id"]),
  name: stringOf(item["name"]),
  arguments: stringOf(item["arguments"] ?? item["input"]),
});

/** What an item adds to the message of the model that it is part of; undefined for items that others wrote. */
const spokenBy = (item: JsonObject): Partial<AssistantMessage> | undefined => {
  switch (item["type"] ?? "message") {
    case "message":
      return item["role"] === "assistant" ? { content: readContent(item["content"]) } : undefined;
    case "reasoning":
      return { reasoning: thoughtsOf(item) };
    case "function_call":
    case "custom_tool_call":
      return { toolCalls: [callOf(item)] };
    case "function_call_output":
    case "custom_tool_call_output":
    case "item_reference":
      return undefined;
    default:
      return { content: [{ type: "other", value: item }] };
  }
};

const readOther = (item: JsonObject): Message[] => {
  const type = item["type"] ?? "message";
  if (type === "function_call_output" || type === "custom_tool_call_output") {
    return [{ role: "tool", callId: stringOf(item["call_id"]), content: readContent(item["output"]), isError: false }];
  }
  if (type !== "message") return [];
  const content = readContent(item["content"]);
  return [
    item["role"] === "system" || item["role"] === "developer" ? { role: "system", content } : { role: "user", content },
  ];
};

/** Items of the model that follow each other are one message: its thoughts, its text and its calls. */
const readItems = (items: readonly unknown[]): Message[] => {
  const messages: Message[] = [];
  let open: AssistantMessage | undefined;
  for (const value of items) {
    if (!isObject(value)) continue;
    const more = spokenBy(value);
    if (more === undefined) {
      messages.push(...readOther(value));
      open = undefined;
      continue;
    }
    const before: AssistantMessage = open ?? { role: "assistant", content: [], toolCalls: [], reasoning: "" };
    if (open !== undefined) messages.pop();
    open = {
      role: "assistant",
      content: [...before.content, ...(more.content ?? [])],
      toolCalls: [...before.toolCalls, ...(more.toolCalls ?? [])],
      reasoning: before.reasoning + (more.reasoning ?? ""),
    };
    messages.push(open);
  }
  return messages;
};

const readTool = (value: unknown): OfferedTool[] => {
  if (!isObject(value)) return [];
  return value["type"] === "function"
    ? [{ name: stringOf(value["name"]), description: stringOf(value["description"]), schema: value["parameters"] }]
    : [{ name: stringOf(value["name"] ?? value["type"]), description: "", schema: undefined }];
};

/** Reads the body of a Responses call. */
export const readResponses = ({ json }: Incoming): Conversation => {
  const { input, instructions } = json;
  const lead: Message[] =
    typeof instructions === "string" ? [{ role: "system", content: readContent(instructions) }] : [];
  return {
    lead,
    messages: typeof input === "string" ? [{ role: "user", content: readContent(input) }] : readItems(listOf(input)),
    tools: listOf(json["tools"]).flatMap(readTool),
    toolChoice: json["tool_choice"],
  };
};
