import { settleCall, startCall } from "./calls.ts";
import { interrupt, resume } from "./interrupts.ts";
import { startModelCall } from "./models.ts";
import type { Actions, Step } from "./step.ts";
import { closeTurn, completeTurn } from "./turns.ts";
import { settleModelCall } from "./worker-models.ts";

const nothing = (): void => {};

/**
 * How each action changes the session. One that has become stale is skipped without a word; one that this engine does not
 * do never gets here: the decision was refused when it was read.
 */
export const defaultActions: Actions = {
  "llm.call": startModelCall,
  "tool.call": (step, action) => {
    if (step.state.turn?.closing === undefined) startCall(step, action);
  },
  settle: settleAndForget,
  "settle-model": (step, action) => {
    settleModelCall(step, action);
  },
  stale: nothing,
  interrupt: (step, action) => {
    interrupt(step, action, "frontend");
  },
  "interrupt.resolve": (step, { interrupt_id, payload }) => {
    resume(step, interrupt_id, payload, "machine");
  },
  done: (step, { data }) => closeTurn(step, data),
  fail: (step, { error }) => completeTurn(step, error),
  "subagent.spawn": nothing,
  "message.send": (step, { session_id, message }) => {
    step.emit({ type: "session.message_requested", session_id, message });
  },
  "connector.sync": nothing,
};

function settleAndForget(step: Step, action: Parameters<Actions["settle"]>[1]): void {
  settleCall(step, action);
}
