import { isObject, type JsonObject, listOf, stringOf } from "../../json-text.ts";
import type { Complaint, Conversation, Pairing } from "../format.ts";

const namePattern = /^[a-zA-Z0-9_-]{1,128}$/;
const idPattern = /^[a-zA-Z0-9_-]+$/;

const say = (param: string, text: string): Complaint => ({ message: `${param}: ${text}`, param });

const checkBlock = (block: unknown, param: string): Complaint | undefined => {
  if (!isObject(block)) return say(param, "Input should be an object");
  if (block["type"] === "text" && stringOf(block["text"]) === "")
    return say(param, "text content blocks must be non-empty");
  if (block["type"] === "tool_use") {
    if (!isObject(block["input"])) return say(`${param}.tool_use.input`, "Input should be a valid dictionary");
    const id = stringOf(block["id"]);
    if (!idPattern.test(id))
      return say(`${param}.tool_use.id`, `${JSON.stringify(id)} does not match ${idPattern.source}`);
    if (!namePattern.test(stringOf(block["name"]))) {
      return say(`${param}.tool_use.name`, `${JSON.stringify(block["name"])} does not match ${namePattern.source}`);
    }
  }
  return undefined;
};

const checkMessage = (value: unknown, index: number, last: boolean): Complaint | undefined => {
  const param = `messages.${index}`;
  if (!isObject(value)) return say(param, "Input should be an object");
  const { role, content } = value;
  if (role !== "user" && role !== "assistant" && role !== "system") {
    return say(`${param}.role`, `Input should be 'user' or 'assistant', got ${JSON.stringify(role)}`);
  }
  if (content === undefined || content === null) return say(`${param}.content`, "Field required");
  if (typeof content !== "string" && !Array.isArray(content))
    return say(`${param}.content`, "Input should be text or a list of blocks");
  if (content.length === 0 && !(role === "assistant" && last))
    return say(param, "all messages must have non-empty content except for the optional final assistant message");
  if (typeof content === "string") return undefined;
  for (const [at, block] of content.entries()) {
    const complaint = checkBlock(block, `${param}.content.${at}`);
    if (complaint) return complaint;
  }
  return undefined;
};

const checkTools = (json: JsonObject, conversation: Conversation): Complaint | undefined => {
  const names = new Set<string>();
  for (const [index, value] of listOf(json["tools"]).entries()) {
    const tool = isObject(value) ? value : {};
    const name = stringOf(tool["name"]);
    if (!namePattern.test(name))
      return say(`tools.${index}.custom.name`, `${JSON.stringify(tool["name"])} does not match ${namePattern.source}`);
    if (names.has(name)) return say("tools", `Tool names must be unique; ${JSON.stringify(name)} comes twice`);
    names.add(name);
    const custom = tool["type"] === undefined || tool["type"] === null || tool["type"] === "custom";
    if (custom && !isObject(tool["input_schema"])) return say(`tools.${index}.custom.input_schema`, "Field required");
    if (custom && (tool["input_schema"] as JsonObject)["type"] !== "object") {
      return say(`tools.${index}.custom.input_schema.type`, "Input should be 'object'");
    }
  }
  if (json["tool_choice"] !== undefined && conversation.tools.length === 0)
    return say("tool_choice", "tools must be given with it");
  return undefined;
};

const checkCalls = (conversation: Conversation): Complaint | undefined => {
  const ids = new Set<string>();
  let used = false;
  for (const [index, message] of conversation.messages.entries()) {
    if (message.role === "tool") used = true;
    if (message.role !== "assistant") continue;
    for (const call of message.toolCalls) {
      used = true;
      if (ids.has(call.id))
        return say(`messages.${index}`, `tool_use ids must be unique; ${JSON.stringify(call.id)} comes twice`);
      ids.add(call.id);
    }
  }
  return used && conversation.tools.length === 0
    ? say("tools", "requests that hold tool_use or tool_result blocks must define tools")
    : undefined;
};

/** What Anthropic refuses in the body of a message call. */
export const checkAnthropic = (json: JsonObject, conversation: Conversation): Complaint | undefined => {
  if (stringOf(json["model"]) === "") return say("model", "Field required");
  const limit = json["max_tokens"];
  if (limit === undefined) return say("max_tokens", "Field required");
  if (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1) {
    return say("max_tokens", `Input should be a whole number of at least 1, got ${JSON.stringify(limit)}`);
  }
  const messages = listOf(json["messages"]);
  if (messages.length === 0) return say("messages", "at least one message is required");
  const first = messages[0];
  if (isObject(first) && first["role"] === "assistant" && json["thread"] === undefined) {
    return say("messages", "first message must use the 'user' role");
  }
  for (const [index, value] of messages.entries()) {
    const complaint = checkMessage(value, index, index === messages.length - 1);
    if (complaint) return complaint;
  }
  return checkTools(json, conversation) ?? checkCalls(conversation);
};

/** Anthropic's sentences for tool uses and results that do not pair. */
export const anthropicPairing: Pairing = {
  adjacent: true,
  unanswered: (ids, at) =>
    say(
      `messages.${at}`,
      `tool_use ids were found without tool_result blocks immediately after: ${ids.join(", ")}. Each tool_use block must have its tool_result block in the next message`,
    ),
  orphan: (id, at) =>
    say(
      `messages.${at}`,
      `unexpected tool_use_id found in tool_result blocks: ${JSON.stringify(id)}. Each tool_result block must have its tool_use block in the message before`,
    ),
  twice: (id, at) =>
    say(
      `messages.${at}`,
      `each tool_use must have a single result; found more than one tool_result for ${JSON.stringify(id)}`,
    ),
};
