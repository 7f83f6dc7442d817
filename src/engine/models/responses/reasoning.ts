import type { DraftMessage, Reasoning } from "../../../generated/types.ts";
import { isObject } from "../../../json/own.ts";

/** Whose thoughts they are: sealed by one provider, they mean nothing to another. */
const PROVIDER = "openai";

type Item = Readonly<Record<string, unknown>>;

const isReasoning = (item: unknown): item is Item => isObject(item) && item["type"] === "reasoning";

/** The thoughts among a reply's items; undefined when there are none. The items are kept as they came. */
export function readReasoningItems(items: readonly unknown[]): Reasoning | undefined {
  const thoughts = items.filter(isReasoning);
  if (thoughts.length === 0) return undefined;
  const text = thoughts.flatMap((item) => [...textsOf(item["summary"]), ...textsOf(item["content"])]).join("\n");
  return { provider: PROVIDER, ...(text === "" ? {} : { text }), blocks: thoughts };
}

/** The items of thought that go back before what the model said: sealed ones alone, since nothing is kept over there. */
export function reasoningItems({ reasoning }: DraftMessage): Item[] {
  if (reasoning?.provider !== PROVIDER || !Array.isArray(reasoning.blocks)) return [];
  return reasoning.blocks.filter(
    (item): item is Item => isReasoning(item) && typeof item["encrypted_content"] === "string",
  );
}

function textsOf(parts: unknown): string[] {
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) => (isObject(part) && typeof part["text"] === "string" ? [part["text"]] : []));
}
