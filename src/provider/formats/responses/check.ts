import { isObject, type JsonObject, listOf, stringOf } from "../../json-text.ts";
import type { Complaint, Conversation, Pairing } from "../format.ts";

const checkItem = (value: unknown, index: number): Complaint | undefined => {
  const param = `input[${index}]`;
  if (!isObject(value)) return { message: `Invalid type for '${param}': expected an object.`, param };
  const type = value["type"];
  const needed: Record<string, readonly string[]> = {
    function_call: ["call_id", "name", "arguments"],
    function_call_output: ["call_id", "output"],
  };
  for (const key of Object.hasOwn(needed, String(type)) ? needed[String(type)]! : []) {
    if (value[key] === undefined)
      return { message: `Missing required parameter '${param}.${key}'.`, param: `${param}.${key}` };
  }
  if (type === undefined && value["role"] === undefined) {
    return { message: `Invalid value for '${param}': an item needs a 'type' or a 'role'.`, param };
  }
  return undefined;
};

const checkTools = (json: JsonObject): Complaint | undefined => {
  const tools = listOf(json["tools"]);
  for (const [index, tool] of tools.entries()) {
    const param = `tools[${index}].name`;
    if (isObject(tool) && tool["type"] === "function" && !/^[a-zA-Z0-9_-]{1,64}$/.test(stringOf(tool["name"]))) {
      return { message: `Invalid '${param}': ${JSON.stringify(tool["name"])} is no name of a function.`, param };
    }
  }
  const choice = json["tool_choice"];
  const free = choice === undefined || choice === null || choice === "none" || choice === "auto";
  return free || tools.length > 0
    ? undefined
    : { message: "'tool_choice' asks for a tool, but 'tools' is empty.", param: "tool_choice" };
};

/** What OpenAI refuses in the body of a Responses call. */
export const checkResponses = (json: JsonObject, _conversation: Conversation): Complaint | undefined => {
  if (stringOf(json["model"]) === "") return { message: "Missing required parameter 'model'.", param: "model" };
  const { input } = json;
  if (typeof input !== "string" && !Array.isArray(input)) {
    return json["previous_response_id"] == null
      ? { message: "Missing required parameter 'input': text or a list of items.", param: "input" }
      : undefined;
  }
  for (const [index, value] of typeof input === "string" ? [] : input.entries()) {
    const complaint = checkItem(value, index);
    if (complaint) return complaint;
  }
  return checkTools(json);
};

/** OpenAI's sentences for function calls and outputs that do not pair. */
export const responsesPairing: Pairing = {
  adjacent: false,
  unanswered: (ids) => ({ message: `No tool output found for function call ${ids[0]}.`, param: "input" }),
  orphan: (id) => ({ message: `No tool call found for function call output with call_id ${id}.`, param: "input" }),
  twice: (id) => ({ message: `Duplicate function call output for call_id ${id}.`, param: "input" }),
};
