import { defaultActions, defaultCommands } from "../../../../src/engine/index.ts";
import type { Action } from "../../../../src/generated/types.ts";
import { isObject } from "../../../../src/json/own.ts";
import { type Body, type EngineMutant, mutant, sound, spoilt } from "../mutant.ts";

const messagesOf = (request: Body): Body[] => (request["messages"] as Body[]).filter(isObject);

/** The tools that an engine has of its own. */
const STAND_INS = ["tool_search", "call_tool"];

/** What stands before an error's sentence on its way to the prompt, so that its message is known there. */
const FAILED = "\u0001tck-failed\u0001";

/** The messages without those that answer failed calls. */
const withoutFailures = (request: Body): Body => ({
  ...request,
  messages: messagesOf(request).filter(({ content }) => !String(content).startsWith(FAILED)),
});

/** Faults of given reports in how calls begin, are asked for and end, where none of the mutants is that fault already. */
export const plantedCalls: readonly EngineMutant[] = [
  mutant(
    "refuses an unknown tool by itself",
    "arguments/every-call-reaches-the-worker",
    "A call of a tool that was not declared is answered by the engine, and the worker is not asked.",
    () => ({
      actions: {
        "tool.call"(step, action) {
          defaultActions["tool.call"](step, action);
          const asked = step.state.queue.at(-1)?.trigger;
          const call = asked?.type === "tool.execute" ? step.state.callById.get(asked.id) : undefined;
          if (call === undefined || step.rules.toolOf(step.state, call).known) return;
          const error = { message: `unknown tool: ${call.name}`, code: "handler_error" } as const;
          const end = { ok: false, error, retryable: false } as const;
          defaultActions.settle(step, { type: "settle", id: call.id, attempt: undefined, end });
        },
      },
    }),
  ),
  spoilt(
    "loses a turn over an unknown tool",
    "proposals/one-tool-call-per-call",
    "A reply that names a tool which was not declared is not acted upon, and nobody is told.",
    () => ({
      propose(trigger, view) {
        const proposal = sound.propose(trigger, view);
        const known = new Set([...STAND_INS, ...(view.config?.tools ?? []).map(({ name }) => name)]);
        const isLost = (action: Action): boolean => action.type === "tool.call" && !known.has(action.name);
        return trigger.type === "llm.finished" && proposal.actions?.some(isLost) === true
          ? { ...proposal, actions: [] }
          : proposal;
      },
    }),
  ),
  mutant(
    "ends a call whose delivery fails once",
    "delivery/failed-delivery-comes-again",
    "A worker that answers with a 500 has failed the call, and is not asked again.",
    () => ({
      commands: {
        fail(step, command) {
          const live = step.state.live.get(command.decisionId);
          if (live?.trigger.type !== "tool.execute" || !command.retryable) return defaultCommands.fail(step, command);
          const { id } = live.trigger;
          const end = { ok: false, error: command.error, retryable: false } as const;
          step.emit({ type: "decision.completed", decision_id: command.decisionId });
          defaultActions.settle(step, { type: "settle", id, attempt: undefined, end });
          return { ok: true };
        },
      },
    }),
  ),
  mutant(
    "sends no message for a failed call",
    "model-view/one-message-per-call",
    "A call that ended in an error is left out of the tool messages of the next prompt.",
    () => ({ rules: { showError: (error) => FAILED + sound.showError(error) }, prompt: withoutFailures }),
  ),
];
