import { defineTool, ToolError } from "../../src/worker/index.ts";

/** How many calls are remembered; the oldest are forgotten first. */
const REMEMBERED = 1_000;

/**
 * Step 7, failures that pass: `retryable` asks the engine to call again under the retry policy of the agent. Without it
 * a failure is final. This one fails twice for each call, so with three attempts it succeeds. It counts for itself,
 * since what number an engine gives the first attempt is the engine's affair.
 */
export function lookUpOrder() {
  const failures = new Map<string, number>();
  return defineTool({
    name: "look_up_order",
    description:
      "Look up an order by its number. Use this when the user asks where an order is. The warehouse is often busy.",
    input: {
      type: "object",
      properties: {
        order: { type: "string", pattern: "^[0-9]{1,10}$", description: "The order number, digits only." },
      },
      required: ["order"],
      additionalProperties: false,
    },
    execute: ({ order }, { sessionId, call }) => {
      const key = `${sessionId} ${call.id}`;
      const before = failures.get(key) ?? 0;
      if (before >= 2) return `Order ${order} is on its way.`;
      failures.set(key, before + 1);
      for (const [oldest] of failures) if (failures.size > REMEMBERED) failures.delete(oldest);
      throw new ToolError("The warehouse is busy.", {
        retryable: true,
        suggestion: "Tell the user that it takes a moment.",
      });
    },
  });
}
