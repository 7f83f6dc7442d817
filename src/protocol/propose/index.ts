import type { DecisionResponse, Trigger } from "../../generated/types.ts";
import type { Rules } from "../record.ts";
import type { View } from "../view.ts";
import { proposeExecute } from "./execute.ts";
import { proposeAfterSubagent, proposeAfterTool } from "./finished.ts";
import { proposeResumed, proposeStart, proposeView } from "./prompting.ts";
import { proposeReply } from "./reply.ts";

type Proposer<T extends Trigger> = (trigger: T, view: View, rules: Rules) => DecisionResponse;

const nothing = (): DecisionResponse => ({});

/** What the engine would do by itself, by what happened. */
const PROPOSERS: { readonly [Type in Trigger["type"]]: Proposer<Extract<Trigger, { type: Type }>> } = {
  "session.start": proposeStart,
  "client.messages": proposeView,
  "client.action": nothing,
  "tool.execute": proposeExecute,
  "tool.finished": proposeAfterTool,
  "llm.execute": nothing,
  "llm.finished": proposeReply,
  "subagent.finished": proposeAfterSubagent,
  "interrupt.resumed": proposeResumed,
  "turn.finished": (trigger, view) => ({
    messages: [...view.messages],
    actions: [trigger.data === undefined ? { type: "done" } : { type: "done", data: trigger.data }],
  }),
};

/**
 * The decision that the engine would take by itself: what a worker finds in `proposed`, and what happens for an agent
 * without one. Empty for what only a worker can decide, and for a trigger that is not known. Source: base, PC-1 to PC-15,
 * rows 3, 30, 49, 51, 52.
 */
export function propose(rules: Rules, trigger: Trigger, view: View): DecisionResponse {
  const proposer = Object.hasOwn(PROPOSERS, trigger.type) ? PROPOSERS[trigger.type] : nothing;
  // The table pairs each type with a proposer for just that type, which the compiler cannot follow through an index.
  return (proposer as Proposer<Trigger>)(trigger, view, rules);
}
