import { isObject } from "../../../src/json/own.ts";
import { readJson } from "../../../src/json/read.ts";

/** Parts of a path that are longer than this are ids, and say nothing on an arrow. */
const LONG_PART = 18;
/** So many characters of a road fit beside what is said. */
const ROAD = 24;

/** Method and path, short enough for an arrow: `POST …/sessions/submit`. */
export function roadOf(method: string, path: string): string {
  if (method === "") return "";
  const [plain = ""] = path.split("?");
  const parts = plain
    .split("/")
    .slice(1)
    .map((part) => (part.length > LONG_PART ? "…" : part));
  let kept = `/${parts.join("/")}`;
  while (kept.length > ROAD && parts.length > 1) {
    parts.shift();
    kept = `…/${parts.join("/")}`;
  }
  return `${method} ${kept}`;
}

/** What a decision is asked about: its trigger, and the tool that it names. */
export function triggerOf(text: string): string {
  const body = jsonOf(text);
  const trigger = isObject(body) ? body["trigger"] : undefined;
  if (!isObject(trigger)) return "no trigger";
  const { type, name } = trigger;
  return [type, name].filter((word) => typeof word === "string").join(" ") || "no type";
}

/** What an answer comes to, in a few words: its actions, the calls of a model, or nothing that can be said shortly. */
export function answerWords(text: string): string {
  if (text === "") return "";
  const body = jsonOf(text);
  if (body === undefined) return text.startsWith("event:") || text.startsWith("data:") ? "a stream" : "";
  if (body === null) return "null";
  if (!isObject(body)) return "";
  for (const [key, words] of SAID) {
    const value = body[key];
    if (value !== undefined && value !== null) return words(value);
  }
  return Object.keys(body).length === 0 ? "{}" : "";
}

/** What is looked for in an answer's body, the first that is there, and how it is told. */
const SAID: readonly (readonly [string, (value: unknown) => string])[] = [
  ["actions", (value) => listed(value, "type", "no actions")],
  ["calls", (value) => `calls ${listed(value, "tool", "nothing")}`],
  ["frames", (value) => (Array.isArray(value) ? `${value.length} frames` : "")],
  ["events", (value) => (Array.isArray(value) ? `${value.length} events` : "")],
  ["agent", () => "agent"],
  ["error", (value) => (typeof value === "string" ? value : "error")],
  ["text", () => "text"],
];

const SHOWN = 2;

function listed(value: unknown, member: string, none: string): string {
  if (!Array.isArray(value) || value.length === 0) return none;
  const names = value.map((one) => (isObject(one) && typeof one[member] === "string" ? one[member] : "?"));
  const more = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(", ")}${more > 0 ? ` +${more}` : ""}`;
}

function jsonOf(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}
