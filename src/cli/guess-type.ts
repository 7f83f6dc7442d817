import type { TypeName } from "../validate/index.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Message = Readonly<Record<string, unknown>>;

const has = (message: Message, ...names: string[]): boolean => names.every((name) => Object.hasOwn(message, name));

/** What tells a type, most telling first: the first that fits is it. */
const signs: readonly (readonly [TypeName, (message: Message, words: Vocabulary) => boolean])[] = [
  ["DecisionRequest", (message) => has(message, "trigger")],
  ["Event", (message) => has(message, "seq", "payload")],
  ["SubmitRequest", (message) => has(message, "agent_id", "payload")],
  ["Trigger", (message, words) => words.tagsOf("Trigger").has(String(message["type"]))],
  ["Action", (message, words) => words.tagsOf("Action").has(String(message["type"]))],
  ["ToolContent", (message, words) => words.tagsOf("ToolContent").has(String(message["type"]))],
  ["DecisionResponse", (message) => has(message, "actions")],
  ["ToolResult", (message) => Array.isArray(message["content"]) || has(message, "structuredContent")],
  ["AgentTool", (message) => has(message, "name") && (has(message, "input") || has(message, "description"))],
  ["AgentConfig", (message) => has(message, "model") || has(message, "tools")],
  ["Message", (message) => has(message, "role")],
  ["ErrorInfo", (message) => has(message, "message", "code")],
];

/** The wire type that a message seems to be; undefined when nothing tells. */
export function guessType(value: unknown, words: Vocabulary): TypeName | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return signs.find(([, fits]) => fits(value as Message, words))?.[0];
}
