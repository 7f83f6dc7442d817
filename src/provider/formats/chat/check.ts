import { isObject, listOf, stringOf } from "../../json-text.ts";
import type { Complaint, Conversation, Pairing } from "../format.ts";

const roles = new Set(["system", "developer", "user", "assistant", "tool", "function"]);

const checkMessage = (value: unknown, index: number): Complaint | undefined => {
  const param = `messages.[${index}]`;
  if (!isObject(value)) return { message: `Invalid type for '${param}': expected an object.`, param };
  const role = stringOf(value["role"]);
  if (!roles.has(role))
    return { message: `Invalid value for '${param}.role': ${JSON.stringify(value["role"])}.`, param: `${param}.role` };
  const empty = value["content"] === undefined || value["content"] === null;
  if (role === "assistant") {
    if (Array.isArray(value["tool_calls"]) && value["tool_calls"].length === 0) {
      return { message: `Invalid '${param}.tool_calls': an empty array; leave it out.`, param: `${param}.tool_calls` };
    }
    const says =
      !empty || value["tool_calls"] !== undefined || value["refusal"] != null || value["function_call"] != null;
    return says ? undefined : { message: `'${param}' needs content or tool_calls.`, param: `${param}.content` };
  }
  if (empty)
    return {
      message: `Invalid value for '${param}.content': expected text or parts, got null.`,
      param: `${param}.content`,
    };
  if (role === "tool" && stringOf(value["tool_call_id"]) === "") {
    return { message: `Missing parameter '${param}.tool_call_id'.`, param: `${param}.tool_call_id` };
  }
  return undefined;
};

const namePattern = /^[a-zA-Z0-9_-]{1,64}$/;

const checkTools = (json: Readonly<Record<string, unknown>>): Complaint | undefined => {
  if (json["tools"] === undefined) {
    return json["tool_choice"] === undefined || json["tool_choice"] === "none" || json["tool_choice"] === null
      ? undefined
      : { message: "'tool_choice' is only allowed when 'tools' are specified.", param: "tool_choice" };
  }
  const tools = listOf(json["tools"]);
  if (tools.length === 0) return { message: "Invalid 'tools': an empty array; leave it out.", param: "tools" };
  for (const [index, tool] of tools.entries()) {
    const param = `tools[${index}].function.name`;
    const named = isObject(tool) ? tool["function"] : undefined;
    if (!isObject(named)) continue;
    if (!namePattern.test(stringOf(named["name"]))) {
      return {
        message: `Invalid '${param}': ${JSON.stringify(named["name"])} does not match ${namePattern.source}.`,
        param,
      };
    }
  }
  return undefined;
};

/** What OpenAI refuses in the body of a chat completion. */
export const checkChat = (
  json: Readonly<Record<string, unknown>>,
  _conversation: Conversation,
): Complaint | undefined => {
  if (stringOf(json["model"]) === "") return { message: "You must provide a model parameter.", param: "model" };
  const messages = listOf(json["messages"]);
  if (messages.length === 0)
    return { message: "Missing required parameter 'messages': at least one message.", param: "messages" };
  for (const [index, value] of messages.entries()) {
    const complaint = checkMessage(value, index);
    if (complaint) return complaint;
  }
  return checkTools(json);
};

/** OpenAI's sentences for calls and tool messages that do not pair. */
export const chatPairing: Pairing = {
  adjacent: true,
  unanswered: (ids, at) => ({
    message: `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. No response for: ${ids.join(", ")}`,
    param: `messages.[${at}].role`,
  }),
  orphan: (id, at) => ({
    message: `Messages with role 'tool' must be a response to a preceding message with 'tool_calls'; no call has the id ${JSON.stringify(id)}.`,
    param: `messages.[${at}].role`,
  }),
  twice: (id, at) => ({
    message: `The tool_call_id ${JSON.stringify(id)} is answered by more than one tool message.`,
    param: `messages.[${at}].tool_call_id`,
  }),
};
