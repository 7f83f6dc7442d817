import { defaultActions, defaultCommands } from "../../../../src/engine/index.ts";
import { type EngineMutant, mutant } from "../mutant.ts";

type Settle = (typeof defaultActions)["settle"];

/** A mistake in what a call is ended with. */
const settling = (name: string, breaks: string, mistake: string, settle: Settle): EngineMutant =>
  mutant(name, breaks, mistake, () => ({ actions: { settle } }));

/** Faults that a call shows only beside another one of the same reply. */
export const plantedPairs: readonly EngineMutant[] = [
  settling(
    "keeps results by their arguments",
    "results/content-on-the-action",
    "A call with the arguments of one that has ended is given the result of that one.",
    (step, action) => {
      const { calls, callById } = step.state;
      const own = callById.get(action.id);
      const outcome = calls.find(({ id, arguments: text }) => id !== action.id && text === own?.arguments)?.outcome;
      const end = action.end.ok && outcome?.ok === true ? { ok: true as const, result: outcome.result } : action.end;
      defaultActions.settle(step, { ...action, end });
    },
  ),
  mutant(
    "gives a result to the call that waits longest",
    "async/settle-takes-a-tool-result",
    "The first call that is open is ended by the machine route, whichever is named.",
    () => ({
      commands: {
        settle(step, command) {
          const id = step.state.calls.find(({ status }) => status === "pending")?.id ?? command.settle.id;
          return defaultCommands.settle(step, { ...command, settle: { ...command.settle, id } });
        },
      },
    }),
  ),
];
