import type { DecisionRequest, DecisionResponse } from "../generated/types.ts";

/** How often the model may be prompted with tool results in one turn: a number, or a question asked each time. */
export type RoundLimit = number | ((turn: { readonly rounds: number; readonly request: DecisionRequest }) => boolean);

/**
 * The proposal, unless it prompts the model again after the last round that is allowed: then the prompt is replaced by
 * `done`, and the results stay recorded.
 */
export function withinRounds(
  request: DecisionRequest,
  proposed: DecisionResponse,
  limit: RoundLimit | undefined,
): DecisionResponse {
  const actions = proposed.actions ?? [];
  if (limit === undefined || !actions.some(({ type }) => type === "llm.call")) return proposed;
  const rounds = roundsOf(request);
  const mayGoOn = typeof limit === "number" ? rounds < limit : limit({ rounds, request });
  if (mayGoOn) return proposed;
  return { ...proposed, actions: [...actions.filter(({ type }) => type !== "llm.call"), { type: "done" }] };
}

/** Replies with tool calls since the last thing that the user said. */
function roundsOf({ messages = [] }: DecisionRequest): number {
  const lastUser = messages.findLastIndex(({ role }) => role === "user");
  return messages.slice(lastUser + 1).filter(({ tool_calls }) => (tool_calls ?? []).length > 0).length;
}
