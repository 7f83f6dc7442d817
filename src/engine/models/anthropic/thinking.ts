import type { DraftMessage, Effort, LlmRequest, Reasoning } from "../../../generated/types.ts";
import { isObject } from "../../../json/own.ts";

/** Whose thoughts they are. */
const PROVIDER = "anthropic";

type Block = Readonly<Record<string, unknown>>;

/** How many tokens of thought an effort allows; none at all for `none`. */
const BUDGETS: { readonly [E in Effort]: number } = {
  none: 0,
  minimal: 1024,
  low: 2048,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
};

/** The least that this provider takes. */
const LEAST = 1024;

const THOUGHTS: ReadonlySet<unknown> = new Set(["thinking", "redacted_thinking"]);

/** The thoughts among a reply's blocks; undefined when there are none. The blocks are kept as they came, signatures too. */
export function readThinking(blocks: readonly unknown[]): Reasoning | undefined {
  const thoughts = blocks.filter((block): block is Block => isObject(block) && THOUGHTS.has(block["type"]));
  if (thoughts.length === 0) return undefined;
  const text = thoughts.flatMap(({ thinking }) => (typeof thinking === "string" ? [thinking] : [])).join("");
  return { provider: PROVIDER, ...(text === "" ? {} : { text }), blocks: thoughts };
}

/** What goes back of a message's thoughts: this provider's own blocks, unchanged, before anything else it said. */
export function thinkingBlocks({ role, reasoning }: DraftMessage): Block[] {
  if (role !== "assistant" || reasoning?.provider !== PROVIDER || !Array.isArray(reasoning.blocks)) return [];
  return reasoning.blocks.filter((block): block is Block => isObject(block) && THOUGHTS.has(block["type"]));
}

/**
 * What is asked of the model's thinking, and the bound on tokens that leaves room for it. Calls that were made without
 * thoughts cannot be gone on from with thinking, so then none is asked for.
 */
export function thinkingConfig(
  { reasoning = {}, messages }: LlmRequest,
  limit: number,
): { thinking?: { type: "enabled"; budget_tokens: number }; max_tokens: number } {
  const { enabled, effort, max_tokens: bound } = reasoning;
  const asked = bound ?? (effort === undefined ? (enabled === true ? LEAST : 0) : BUDGETS[effort]);
  if (enabled === false || asked === 0 || !mayThink(messages)) return { max_tokens: limit };
  const budget_tokens = Math.max(LEAST, asked);
  return {
    thinking: { type: "enabled", budget_tokens },
    max_tokens: limit > budget_tokens ? limit : budget_tokens + limit,
  };
}

function mayThink(messages: readonly DraftMessage[]): boolean {
  const last = messages.findLast(({ role }) => role !== "tool");
  return last?.role !== "assistant" || thinkingBlocks(last).length > 0;
}
