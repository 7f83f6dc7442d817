import { defaultActions, defaultCommands } from "../../../src/engine/index.ts";
import type { Action, DecisionResponse, Trigger } from "../../../src/generated/types.ts";
import { createRules, type Rules } from "../../../src/protocol/rules.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";

/** The proposals, with those for one kind of trigger passed through a hand. */
export function proposing<T extends Trigger["type"]>(
  type: T,
  change: (proposal: DecisionResponse, trigger: Extract<Trigger, { type: T }>) => DecisionResponse,
): Partial<Rules> {
  return {
    propose(trigger, view) {
      const proposal = sound.propose(trigger, view);
      return trigger.type === type ? change(proposal, trigger as Extract<Trigger, { type: T }>) : proposal;
    },
  };
}

/** Rules whose proposals look at another replaced rule too. */
function together(replaced: Partial<Rules>): Partial<Rules> {
  const rules = createRules(replaced);
  return { ...replaced, propose: rules.propose };
}

const isPrompt = ({ type }: Action): boolean => type === "llm.call";

/** Mistakes in what the engine proposes and in how calls begin and end. */
export const proposalMutants: readonly EngineMutant[] = [
  spoilt(
    "proposes to refuse a valid call",
    "proposals/nothing-for-a-valid-call",
    "Every execute comes with a proposed error.",
    () =>
      proposing("tool.execute", (proposal, { id }) =>
        (proposal.actions?.length ?? 0) > 0 ? proposal : { actions: [{ type: "tool.error", id, error: "not run" }] },
      ),
  ),
  spoilt(
    "proposes nothing for bad arguments",
    "proposals/refusal-of-bad-arguments",
    "Bad arguments come without a proposal.",
    () =>
      proposing("tool.execute", (proposal, { input, name }) =>
        input.status !== "valid" && !sayUnknown(proposal, name) ? {} : proposal,
      ),
  ),
  spoilt(
    "knows every tool",
    "proposals/refusal-of-an-unknown-tool",
    "A name that was not declared is treated like a tool without a schema.",
    () => together({ toolOf: (view, call) => ({ ...sound.toolOf(view, call), known: true }) }),
  ),
  spoilt(
    "parses the arguments it proposes",
    "proposals/one-tool-call-per-call",
    "The proposed tool.call carries an object, so the text is written anew.",
    () =>
      proposing("llm.finished", (proposal) => ({
        ...proposal,
        actions: (proposal.actions ?? []).map((action) =>
          action.type === "tool.call" ? { ...action, arguments: asObject(action.arguments) } : action,
        ),
      })),
    [
      "arguments/text-byte-for-byte",
      "arguments/digits-survive",
      "arguments/no-object-is-malformed",
      "schemas/one-bad-schema-stays-alone",
      "proposals/refusal-of-bad-arguments",
      "calls/refusal-ends-the-call",
    ],
  ),
  spoilt(
    "starts the first call only",
    "proposals/one-tool-call-per-call",
    "Of several calls in one reply only the first is proposed.",
    () =>
      proposing("llm.finished", (proposal) => {
        const first = proposal.actions?.find(({ type }) => type === "tool.call");
        return first === undefined ? proposal : { ...proposal, actions: [first] };
      }),
    [
      "arguments/every-call-reaches-the-worker",
      "calls/finished-once",
      "proposals/waits-for-the-others",
      "proposals/prompts-when-all-have-ended",
      "model-view/one-message-per-call",
      "model-view/prompted-once-after-the-calls",
      "session/goes-on",
    ],
  ),
  spoilt(
    "records no result",
    "proposals/result-becomes-a-tool-message",
    "The proposal after a call prompts without its tool message.",
    () =>
      proposing("tool.finished", ({ messages, ...proposal }) => ({
        ...proposal,
        messages: (messages ?? []).filter(({ role }) => role !== "tool"),
      })),
    ["proposals/waits-for-the-others"],
  ),
  spoilt(
    "never prompts again",
    "proposals/prompts-when-all-have-ended",
    "After the last call the proposal only records.",
    () =>
      proposing("tool.finished", (proposal) => ({
        ...proposal,
        actions: (proposal.actions ?? []).filter((action) => !isPrompt(action)),
      })),
  ),
  spoilt(
    "prompts after the first call",
    "proposals/waits-for-the-others",
    "Every end of a call is proposed with a prompt.",
    () =>
      proposing("tool.finished", (proposal) =>
        (proposal.actions ?? []).some(isPrompt)
          ? proposal
          : { ...proposal, actions: [...(proposal.actions ?? []), { type: "llm.call" }] },
      ),
  ),
  spoilt(
    "counts no other call as open",
    "proposals/prompts-when-all-have-ended",
    "Whether other calls are pending is not looked at.",
    () => together({ mayPrompt: () => true }),
    ["model-view/prompted-once-after-the-calls", "model-view/one-message-per-call", "proposals/waits-for-the-others"],
  ),
  {
    name: "tells every end twice",
    breaks: "calls/finished-once",
    follows: [
      "proposals/result-becomes-a-tool-message",
      "proposals/prompts-when-all-have-ended",
      "proposals/waits-for-the-others",
      "model-view/prompted-once-after-the-calls",
      "model-view/one-message-per-call",
      "model-view/arguments-as-the-model-wrote-them",
      "arguments/every-call-reaches-the-worker",
      "calls/settle-defaults-to-the-call-asked-about",
      "session/goes-on",
    ],
    mistake: "A call that ends is told of by its result and by its state.",
    make: () => ({
      actions: {
        settle(step, action) {
          defaultActions.settle(step, action);
          const told = step.state.queue.at(-1)?.trigger;
          if (told?.type === "tool.finished" && told.id === action.id)
            step.emit({ type: "decision.queued", decision_id: step.newId(), trigger: told });
        },
      },
    }),
  },
  spoilt(
    "retries every failure",
    "retries/off-by-default",
    "A failure is tried again while attempts are left, whatever it says.",
    () => ({
      nextWait: (policy, failures, retryable) =>
        sound.nextWait(policy, failures, retryable === true || policy.backoff_base_secs === 0),
    }),
    ["output/breaking-result-is-final"],
  ),
  {
    name: "retries a broken result",
    breaks: "output/breaking-result-is-final",
    follows: [],
    mistake: "A result that breaks its schema is asked for again.",
    make: () => ({
      actions: {
        settle(step, action) {
          const { end } = action;
          const broken = !end.ok && end.error.param === "output";
          defaultActions.settle(step, broken ? { ...action, end: { ...end, retryable: true } } : action);
        },
      },
    }),
  },
  {
    name: "takes no answer to bad arguments",
    breaks: "calls/result-of-corrected-arguments-counts",
    follows: [],
    mistake: "A call whose arguments did not fit ends in an error, whatever the worker answers.",
    make: () => ({
      actions: {
        settle(step, action) {
          const call = step.state.callById.get(action.id);
          if (call === undefined || !action.end.ok) return defaultActions.settle(step, action);
          const schema = step.rules.toolOf(step.state, call).tool?.input;
          const compiled = schema === undefined ? undefined : step.compile(schema);
          const input = step.rules.readArguments(call.arguments, compiled?.ok === true ? compiled.check : undefined);
          if (input.status === "valid") return defaultActions.settle(step, action);
          const error = { message: input.error, code: "handler_error" } as const;
          return defaultActions.settle(step, { ...action, end: { ok: false, error, retryable: false } });
        },
      },
    }),
  },
  {
    name: "asks every turn who the agent is",
    breaks: "session/start-comes-first-and-once",
    follows: [],
    mistake: "Each turn begins with session.start.",
    make: () => ({
      commands: {
        submit(step, command) {
          if (step.state.started && step.state.turn === undefined)
            step.emit({ type: "decision.queued", decision_id: step.newId(), trigger: { type: "session.start" } });
          return defaultCommands.submit(step, command);
        },
      },
    }),
  },
  {
    name: "stops after a refused decision",
    breaks: "results/naming-both-is-refused",
    follows: ["session/goes-on"],
    mistake: "A decision that is refused is dropped, and its turn stays open for good.",
    make: () => ({
      commands: {
        fail(step, command) {
          if (step.state.live.has(command.decisionId) && !command.retryable) {
            step.emit({
              type: "decision.errored",
              decision_id: command.decisionId,
              error: command.error,
              retryable: false,
            });
            return { ok: true };
          }
          return defaultCommands.fail(step, command);
        },
      },
    }),
  },
];

function sayUnknown(proposal: DecisionResponse, name: string): boolean {
  return JSON.stringify(proposal.actions ?? []).includes(`unknown tool: ${name}`);
}

function asObject(value: unknown): unknown {
  try {
    return typeof value === "string" ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
}
