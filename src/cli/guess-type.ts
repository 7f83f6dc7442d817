import type { TypeName } from "../validate/index.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Message = Readonly<Record<string, unknown>>;

const has = (message: Message, ...names: string[]): boolean => names.every((name) => Object.hasOwn(message, name));

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
const listsObjects = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isObject);
const isText = (value: unknown): boolean => typeof value === "string";
const tagged =
  (union: TypeName) =>
  (message: Message, words: Vocabulary): boolean =>
    isText(message["type"]) && words.tagsOf(union).has(String(message["type"]));

/** What tells a type, most telling first. */
const signs: readonly (readonly [TypeName, (message: Message, words: Vocabulary) => boolean])[] = [
  ["DecisionRequest", (message) => isObject(message["trigger"]) && !has(message, "type")],
  ["Event", (message) => has(message, "seq", "payload")],
  ["TokenDelta", (message) => message["type"] === "llm.token.delta"],
  ["EventList", (message) => has(message, "events")],
  ["SubmitRequest", (message) => has(message, "agent_id", "payload")],
  ["InputRequest", (message) => isObject(message["input"]) && !has(message, "name")],
  ["SessionView", (message) => has(message, "status", "interrupts")],
  ["AdminSession", (message) => has(message, "status", "interrupts", "owner")],
  ["SubmitReply", (message) => has(message, "turn_id", "queued")],
  ["WorkerSubmit", (message) => has(message, "session_id", "decision_id") && !has(message, "type")],
  ["TokenReply", (message) => has(message, "token", "expires_at")],
  ["Refused", (message) => message["ok"] === false && has(message, "error") && !has(message, "type")],
  ["InterruptReply", (message) => has(message, "ok", "interrupt_id")],
  ["Accepted", (message) => message["ok"] === true && !has(message, "type")],
  ["Call", (message) => has(message, "kind", "status")],
  ["ToolInput", (message) => /^(valid|invalid|malformed)$/.test(String(message["status"]))],
  ["Trigger", tagged("Trigger")],
  ["Action", tagged("Action")],
  ["ToolContent", tagged("ToolContent")],
  ["StoredContent", tagged("StoredContent")],
  ["ClientInput", tagged("ClientInput")],
  ["ClientPayload", tagged("ClientPayload")],
  ["EventPayload", tagged("EventPayload")],
  ["DecisionResponse", (message) => ["actions", "agent", "state", "channels"].some((name) => has(message, name))],
  ["ClientContext", (message) => has(message, "context") || has(message, "forwarded_props")],
  ["Message", (message) => has(message, "role")],
  ["DraftMessage", (message) => has(message, "role")],
  ["ToolResult", (message) => Array.isArray(message["content"]) || has(message, "structuredContent")],
  ["AgentTool", (message) => has(message, "name") && (has(message, "input") || has(message, "description"))],
  ["StoredResult", (message) => Array.isArray(message["content"])],
  ["LlmResponse", (message) => has(message, "model")],
  ["LlmRequest", (message) => has(message, "model", "messages")],
  ["AgentConfig", (message) => has(message, "model") || listsObjects(message["tools"])],
  ["MessageTree", (message) => has(message, "nodes")],
  ["Usage", (message) => has(message, "uncached_input")],
  ["RetryPolicy", (message) => has(message, "max_attempts", "backoff_base_secs", "backoff_max_secs")],
  ["ErrorInfo", (message) => has(message, "message", "code")],
  ["ErrorBody", (message) => isText(message["error"]) && Object.keys(message).length === 1],
];

/**
 * The wire type that a message seems to be: the first of those that something tells which takes it, else the first of
 * them, so that a faulty message is held against what it most looks like. Undefined when nothing tells.
 */
export function guessType(
  value: unknown,
  words: Vocabulary,
  takes: (type: TypeName) => boolean = () => true,
): TypeName | undefined {
  if (!isObject(value) || Array.isArray(value)) return undefined;
  const told = signs.filter(([, fits]) => fits(value as Message, words)).map(([type]) => type);
  return told.find(takes) ?? told[0];
}
