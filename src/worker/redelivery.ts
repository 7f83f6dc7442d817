import type { DecisionRequest } from "../generated/types.ts";

/** How much of the past is kept: enough for every redelivery that a decision policy allows, and not a leak. */
const KEPT_ANSWERS = 1_000;
const KEPT_BYTES = 32 * 2 ** 20;

/**
 * Remembers the answers to decisions, so that a redelivered one (row 40, WD-4: the same `decision_id`) joins the run
 * that is under way, or gets the answer that was given, and no tool runs twice for one attempt.
 * A decision that could not be made is forgotten at once: its redelivery is a new try.
 */
export function rememberAnswers(): (request: DecisionRequest, make: () => Promise<string>) => Promise<string> {
  const running = new Map<string, Promise<string>>();
  const given = new Map<string, string>();
  let bytes = 0;

  function keep(key: string, answer: string): void {
    given.set(key, answer);
    bytes += answer.length;
    for (const [oldest, old] of given) {
      if (given.size <= KEPT_ANSWERS && bytes <= KEPT_BYTES) return;
      given.delete(oldest);
      bytes -= old.length;
    }
  }

  return async (request, make) => {
    const key = keyOf(request);
    const known = given.get(key) ?? running.get(key);
    if (known !== undefined) return known;
    const answer = make();
    running.set(key, answer);
    try {
      const text = await answer;
      keep(key, text);
      return text;
    } finally {
      running.delete(key);
    }
  };
}

/** The call and attempt belong to the key: an engine that reuses a decision id by mistake must not get a stranger's result. */
function keyOf({ session_id, decision_id, trigger }: DecisionRequest): string {
  const call = trigger.type === "tool.execute" ? [trigger.id, trigger.attempt] : [];
  return JSON.stringify([session_id, decision_id, trigger.type, ...call]);
}
