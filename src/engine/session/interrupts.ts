import type { InterruptAction } from "../../generated/types.ts";
import { queueDecision, type Step } from "./step.ts";

/** Pauses the session at its head: model calls under way are voided, tools go on (IN-1, IN-2). Ignored while it is paused already. */
export function interrupt(step: Step, { interrupt_id, reason, payload = null }: InterruptAction, origin: string): void {
  const { state, emit } = step;
  if (state.interrupts.size > 0) return;
  emit({
    type: "session.interrupted",
    interrupt_id: interrupt_id ?? step.newId(),
    origin,
    reason,
    payload,
    ...(state.head === undefined ? {} : { anchor: state.head }),
  });
  for (const { id } of [...state.openModelCalls]) emit({ type: "call.voided", kind: "llm_call", id });
}

/** Ends a pause; the worker is told before anything else that waits (IN-6). An unknown id does nothing. */
export function resume(step: Step, interruptId: string, payload: unknown): boolean {
  if (!step.state.interrupts.has(interruptId)) return false;
  const given = payload === undefined ? {} : { payload };
  step.emit({ type: "session.interrupt_resumed", interrupt_id: interruptId, ...given });
  queueDecision(step, { type: "interrupt.resumed", interrupt_id: interruptId, ...given });
  return true;
}
