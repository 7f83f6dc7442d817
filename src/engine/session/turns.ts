import type { ErrorInfo } from "../../generated/types.ts";
import { queueDecision, queueView, type Step, type View } from "./step.ts";

/** Opens a turn with what the client sent; before the first turn of all, the worker is asked who it is (WD-2, row 51). */
export function openTurn(step: Step, turnId: string, view: View): void {
  step.emit({ type: "turn.started", turn_id: turnId });
  queueView(step, view);
  const { started, queue, live } = step.state;
  const asked = [...live.values(), ...queue].some(({ trigger }) => trigger.type === "session.start");
  if (!started && !asked) queueDecision(step, { type: "session.start" });
}

/** `done`: freezes the turn's data and asks the worker for a last word; without a turn, the session is done (TU-2, TU-7). */
export function closeTurn(step: Step, data: unknown): void {
  const { turn } = step.state;
  if (turn === undefined) {
    step.emit({ type: "session.done" });
    return;
  }
  if (turn.closing !== undefined) return;
  step.emit({ type: "turn.closing", turn_id: turn.id, ...(data === undefined ? {} : { data }) });
  queueDecision(step, {
    type: "turn.finished",
    turn_id: turn.id,
    ...(data === undefined ? {} : { data }),
    cost: turn.cost,
    usage: turn.usage,
  });
}

/** Ends the turn: what is still open is voided, what still waits is dropped, and the next turn in line begins (TU-2 to TU-6, TU-10). */
export function completeTurn(step: Step, error?: ErrorInfo): void {
  const { state, emit } = step;
  const { turn } = state;
  voidOpenWork(step);
  const waiting = state.queue.filter(
    ({ trigger }) => trigger.type !== "session.start" && trigger.type !== "client.action",
  );
  for (const { id } of waiting) emit({ type: "decision.dropped", decision_id: id, reason: "the turn has ended" });
  if (turn !== undefined) {
    const { id, usage, cost, closing } = turn;
    emit({
      type: "turn.completed",
      turn_id: id,
      ...(closing?.data === undefined ? {} : { data: closing.data }),
      turn_cost: cost,
      turn_token_usage: usage,
      ...(error === undefined ? {} : { error }),
    });
  }
  if (!openQueued(step)) emit({ type: "session.done" });
}

/** Opens the next turn in line. False when none waits. */
export function openQueued(step: Step): boolean {
  const [next] = step.state.queuedTurns;
  // What it brought comes after whatever has been recorded while it waited.
  if (next?.trigger.type !== "client.messages") return false;
  openTurn(step, next.turnId, { trigger: next.trigger, newsOnly: true });
  return true;
}

/** Calls whose answer nobody waits for any more. */
export function voidOpenWork({ state, emit }: Step): void {
  for (const { id } of [...state.openCalls]) emit({ type: "call.voided", kind: "tool_call", id });
  for (const { id } of [...state.openModelCalls]) emit({ type: "call.voided", kind: "llm_call", id });
}
