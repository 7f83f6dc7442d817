import type { InterruptAction, Trigger } from "../../generated/types.ts";
import { isOn } from "../../protocol/pause.ts";
import type { DecisionState, InterruptState } from "./state.ts";
import { queueDecision, type Step } from "./step.ts";
import { openQueued } from "./turns.ts";

/** Who may raise and resume interrupts, the least first; a worker raises them with the least rank. Source: IN-7. */
const RANKS = ["frontend", "machine", "operator", "system"] as const;
export type Rank = (typeof RANKS)[number];

/** What a pause that nobody has answered in time is answered with. */
const EXPIRED = { type: "interrupt.expired" } as const;

/**
 * Pauses the branch at its head: its model calls are voided and what is with the worker is taken back, to be asked again once the branch goes on; tools go on running (IN-1 to IN-3). An id that has been used does nothing.
 */
export function interrupt(step: Step, { interrupt_id, reason, payload = null }: InterruptAction, origin: Rank): string {
  const { state, emit } = step;
  const id = interrupt_id ?? step.newId();
  if (state.interruptIds.has(id)) return id;
  const anchor = state.head === undefined ? {} : { anchor: state.head };
  emit({ type: "session.interrupted", interrupt_id: id, origin, reason, payload, ...anchor });
  for (const call of [...state.openModelCalls]) emit({ type: "call.voided", kind: "llm_call", id: call.id });
  for (const live of [...state.live.values()]) takeBack(step, live);
  return id;
}

/** What is not of the branch goes on; so does a tool that runs, since it might run twice if it were asked for again. */
const STAYS: ReadonlySet<Trigger["type"]> = new Set<Trigger["type"]>([
  "session.start",
  "client.action",
  "tool.execute",
]);

/** Under a new id, so that a late answer to the old one writes nothing (IN-3). A voided model call is asked for no more. */
function takeBack({ emit, newId }: Step, { id, trigger, newsOnly }: DecisionState): void {
  if (STAYS.has(trigger.type)) return;
  emit({ type: "decision.dropped", decision_id: id, reason: "the branch was interrupted" });
  if (trigger.type === "llm.execute") return;
  emit({ type: "decision.queued", decision_id: newId(), trigger, ...(newsOnly ? { news_only: true } : {}) });
}

/**
 * Ends a pause; if it is of the active branch, the worker is told before anything else that waits (IN-6). An id that is
 * not open does nothing. False when the pause was raised by somebody of a higher rank (IN-7).
 */
export function resume(step: Step, interruptId: string, payload: unknown, by: Rank): boolean {
  const open = step.state.interrupts.get(interruptId);
  if (open === undefined) return true;
  if (rankOf(open) > RANKS.indexOf(by)) return false;
  const given = payload === undefined ? {} : { payload };
  step.emit({ type: "session.interrupt_resumed", interrupt_id: interruptId, ...given });
  if (isOn(step.state.messages, open.anchor))
    queueDecision(step, { type: "interrupt.resumed", interrupt_id: interruptId, ...given });
  // What other sessions sent meanwhile has waited for this.
  if (step.state.turn === undefined && !step.rules.isPaused(step.state)) openQueued(step);
  return true;
}

/** Ends a pause whose answer is no longer wanted: the worker is told that nobody gave one. */
export function lapse(step: Step, { id }: InterruptState): void {
  resume(step, id, EXPIRED, "system");
}

/** When an answer is no longer wanted, in milliseconds since the epoch; never, for a payload that does not say. */
export function expiryOf({ payload }: InterruptState): number {
  const { expiresAt } = (payload ?? {}) as { readonly expiresAt?: unknown };
  const at = typeof expiresAt === "string" ? Date.parse(expiresAt) : Number.NaN;
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at;
}

/** Somebody unknown is taken for the highest, so that nobody undoes what they may not. */
function rankOf({ origin }: InterruptState): number {
  const rank = (RANKS as readonly string[]).indexOf(origin);
  return rank < 0 ? RANKS.length : rank;
}

/** What passes while the branch waits: work that is not of it, views that leave it, and answers to its interrupts (IN-5, IN-6). */
export function passesPause({ rules, state }: Step, { trigger, newsOnly }: DecisionState): boolean {
  if (trigger.type !== "client.messages")
    return trigger.type === "client.action" || trigger.type === "session.start" || trigger.type === "interrupt.resumed";
  const kept = trigger.messages.slice(0, trigger.new_from).flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
  return !newsOnly && !rules.isPaused(state, kept);
}
