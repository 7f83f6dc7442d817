import type { EventPayload, Trigger } from "../../generated/types.ts";
import type { Compile, Rules } from "../../protocol/rules.ts";
import type { PreparedAction } from "./prepare.ts";
import type { SessionState } from "./state.ts";

/**
 * One command at work: what it may look at, and the only way in which it changes anything. `emit` puts an event on the
 * record to be committed and folds it into the state at once, so that what follows sees it.
 */
export interface Step {
  readonly state: SessionState;
  readonly rules: Rules;
  readonly compile: Compile;
  readonly actions: Actions;
  /** Milliseconds since the epoch. */
  readonly at: number;
  newId(): string;
  emit(payload: EventPayload): void;
}

/** How each kind of action is applied. A table, so that a mutant can replace one entry. */
export type Actions = {
  readonly [T in PreparedAction["type"]]: (step: Step, action: Extract<PreparedAction, { type: T }>) => void;
};

/** Puts a decision in the queue of those that the worker will be asked for. */
export function queueDecision(step: Step, trigger: Trigger): void {
  step.emit({ type: "decision.queued", decision_id: step.newId(), trigger });
}

/** An instant on the wire. */
export function instant(at: number): string {
  return new Date(at).toISOString();
}
