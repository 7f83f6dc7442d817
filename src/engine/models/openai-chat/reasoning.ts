import type { DraftMessage, Reasoning } from "../../../generated/types.ts";
import { isObject } from "../../../json/own.ts";

/** Whose thoughts they are: OpenRouter's addition to Chat Completions is the only one that takes them back. */
const PROVIDER = "openrouter";

/** Members of a piece of thought that grow as it is streamed. */
const GROWING: ReadonlySet<string> = new Set(["text", "summary", "data"]);

/** What a message or a delta says of thoughts: `reasoning`, as OpenRouter has it, or `reasoning_content`, as others. */
export function thoughtText(message: Readonly<Record<string, unknown>>): string {
  const { reasoning, reasoning_content: content } = message;
  if (typeof reasoning === "string") return reasoning;
  return typeof content === "string" ? content : "";
}

/** The thoughts of a reply; undefined when it has none. `details` are the provider's own blocks, whole. */
export function readReasoning(text: string, details: readonly unknown[]): Reasoning | undefined {
  if (text === "" && details.length === 0) return undefined;
  const blocks = details.length === 0 ? {} : { blocks: details };
  return { provider: PROVIDER, ...(text === "" ? {} : { text }), ...blocks };
}

/** What goes back with a message: the blocks that this provider gave, unchanged. Text alone is never sent back. */
export function chatReasoning({ reasoning }: DraftMessage): { reasoning_details?: unknown } {
  if (reasoning?.provider !== PROVIDER || !Array.isArray(reasoning.blocks)) return {};
  return { reasoning_details: reasoning.blocks };
}

/** Adds streamed pieces of thought to what has come so far: pieces of one index are one block. */
export function addDetails(details: Record<string, unknown>[], pieces: readonly unknown[]): void {
  for (const piece of pieces) {
    if (!isObject(piece)) continue;
    const { index, type } = piece;
    const open = details.find((known) => known["index"] === index && known["type"] === type && index !== undefined);
    if (open === undefined) details.push({ ...piece });
    else for (const [key, value] of Object.entries(piece)) open[key] = joined(key, open[key], value);
  }
}

function joined(key: string, before: unknown, more: unknown): unknown {
  if (GROWING.has(key) && typeof before === "string" && typeof more === "string") return before + more;
  return more ?? before;
}
