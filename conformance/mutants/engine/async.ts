import { type Commands, defaultActions, defaultCommands } from "../../../src/engine/index.ts";
import { type EngineMutant, type Replaced, sound, spoilt } from "./mutant.ts";

type Step = Parameters<Commands["settle"]>[0];
type SettleCommand = Parameters<Commands["settle"]>[1];

const SETTLED = [
  "async/settled-by-the-machine-route",
  "async/settled-by-a-submitted-decision",
  "async/settled-by-a-later-decision",
  "async/settle-takes-a-tool-result",
  "session/goes-on",
  "calls/error-is-told",
];

const REFUSALS = ["async/no-success-for-nothing", "async/refusals-have-their-status"];

/** A mistake in what a settle over HTTP does. */
const settling = (
  name: string,
  breaks: string,
  mistake: string,
  settle: Commands["settle"],
  follows: readonly string[] = [],
): EngineMutant => ({ name, breaks, mistake, follows, make: () => ({ commands: { settle } }) });

/** A mistake in what follows an answer to an execute that settles nothing. */
const afterNoAnswer = (
  name: string,
  breaks: string,
  mistake: string,
  mend: (step: Step, id: string) => void,
  follows: readonly string[] = [],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows,
  make: (): Replaced => ({
    commands: {
      answer(step, command) {
        const live = step.state.live.get(command.decisionId);
        const outcome = defaultCommands.answer(step, command);
        const { actions } = command.answer;
        if (live?.trigger.type === "tool.execute" && actions.length === 0) mend(step, live.trigger.id);
        return outcome;
      },
    },
  }),
});

const changed = (command: SettleCommand, change: Partial<SettleCommand["settle"]>): SettleCommand => ({
  ...command,
  settle: { ...command.settle, ...change } as SettleCommand["settle"],
});

/** Mistakes in calls that are answered later. */
export const asyncMutants: readonly EngineMutant[] = [
  afterNoAnswer(
    "ends a call that was not answered",
    "async/no-answer-leaves-the-call-open",
    "A decision without a result for its execute counts as a failure of the tool.",
    (step, id) => {
      const error = { message: "The worker did not answer.", code: "handler_error" } as const;
      defaultActions.settle(step, {
        type: "settle",
        id,
        attempt: undefined,
        end: { ok: false, error, retryable: false },
      });
    },
    [...SETTLED, "async/waits-for-every-call", "async/bounds-still-apply", "async/refusals-have-their-status"],
  ),
  settling(
    "takes a settled error for text",
    "async/settled-by-the-machine-route",
    "An error over HTTP is recorded as a result that holds its text.",
    (step, command) => {
      const { settle } = command;
      if (settle.type !== "settle" || settle.end.ok) return defaultCommands.settle(step, command);
      const content = [{ type: "text" as const, text: settle.end.error.message }];
      return defaultCommands.settle(step, changed(command, { end: { ok: true, result: { content } } }));
    },
    ["calls/error-is-told"],
  ),
  spoilt(
    "goes by the trigger alone",
    "async/settled-by-a-later-decision",
    "While an execute is answered, every result in the decision is taken for its call.",
    () => ({
      resolveSettle: (action, trigger) =>
        trigger?.type === "tool.execute"
          ? { ok: true, id: trigger.id, attempt: trigger.attempt }
          : sound.resolveSettle(action, trigger),
    }),
    [
      ...SETTLED,
      "async/no-answer-leaves-the-call-open",
      "async/waits-for-every-call",
      "async/ended-calls-are-reported-at-once",
    ],
  ),
  {
    name: "applies the first action only",
    breaks: "async/settled-by-a-submitted-decision",
    mistake: "Of a decision that comes out of band only the first action is done.",
    follows: ["session/goes-on"],
    make: () => ({
      commands: {
        author: (step, command) =>
          defaultCommands.author(step, {
            ...command,
            answer: { ...command.answer, actions: command.answer.actions.slice(0, 1) },
          }),
      },
    }),
  },
  settling(
    "waits for the answer before it takes a settle",
    "async/settled-before-the-answer",
    "While the execute of a call is with the worker, a settle of it is refused.",
    (step, command) => {
      const asked = [...step.state.live.values()].map(({ trigger }) => trigger);
      if (asked.some((trigger) => trigger.type === "tool.execute" && trigger.id === command.settle.id))
        return { ok: false, status: 409, error: "The decision is still open." };
      return defaultCommands.settle(step, command);
    },
    [...SETTLED, "async/late-result-changes-nothing"],
  ),
  afterNoAnswer(
    "goes on when nothing was answered",
    "async/waits-for-every-call",
    "The model is prompted again whenever a decision about a call is done.",
    (step) => defaultActions["llm.call"](step, { type: "llm.call" }),
    [
      ...SETTLED,
      ...REFUSALS,
      "async/no-answer-leaves-the-call-open",
      "async/ended-calls-are-reported-at-once",
      "model-view/prompted-once-after-the-calls",
      "model-view/one-message-per-call",
      "model-view/reads-the-result",
      "model-view/reads-the-error",
      "calls/finished-once",
    ],
  ),
  spoilt(
    "reports all calls together",
    "async/ended-calls-are-reported-at-once",
    "The worker hears of calls once the last of them has ended.",
    () => ({
      isPaused(view, path) {
        const waiting = view.queue ?? [];
        const open = view.calls.some(({ status }) => status === "pending" || status === "queued");
        const ends = waiting.length > 0 && waiting.every(({ trigger }) => trigger.type === "tool.finished");
        return sound.isPaused(view, path) || (open && ends);
      },
    }),
    [...SETTLED, "async/waits-for-every-call"],
  ),
  afterNoAnswer(
    "stops the clock with the answer",
    "async/bounds-still-apply",
    "The bounds of a call end with the delivery of its execute.",
    (step, id) => {
      const call = step.state.callById.get(id);
      if (call !== undefined) Object.assign(call, { sentAt: undefined, firstSentAt: undefined });
    },
    ["session/goes-on"],
  ),
  spoilt(
    "lets the last result win",
    "async/late-result-changes-nothing",
    "A result is recorded whether or not its call has ended.",
    () => ({ maySettle: (call) => call !== undefined }),
    [
      ...SETTLED,
      ...REFUSALS,
      "async/other-attempt-is-refused",
      "async/settled-before-the-answer",
      "events/call-is-on-the-log",
      "events/log-and-triggers-agree",
      "calls/finished-once",
      "model-view/prompted-once-after-the-calls",
      "model-view/reads-the-error",
      "model-view/reads-the-result",
      "output/checked-at-settle",
    ],
  ),
  settling(
    "says yes to every settle",
    "async/no-success-for-nothing",
    "The machine route answers before it knows what came of a settle.",
    (step, command) => {
      defaultCommands.settle(step, command);
      return { ok: true };
    },
    ["async/refusals-have-their-status"],
  ),
  settling(
    "knows one status for every refusal",
    "async/refusals-have-their-status",
    "Whatever is refused is refused as forbidden.",
    (step, command) => {
      const outcome = defaultCommands.settle(step, command);
      return outcome.ok ? outcome : { ...outcome, status: 403 };
    },
  ),
  settling(
    "keeps only the blocks of a settle",
    "async/settle-takes-a-tool-result",
    "The structured value of a result is lost on the machine route.",
    (step, command) => {
      const { settle } = command;
      if (settle.type !== "settle" || !settle.end.ok) return defaultCommands.settle(step, command);
      const { structuredContent: _, ...result } = settle.end.result;
      return defaultCommands.settle(step, changed(command, { end: { ok: true, result } }));
    },
  ),
  settling(
    "takes no attempt for the first",
    "async/settle-without-an-attempt-means-the-current-one",
    "A settle that names no attempt is read as one of the first.",
    (step, command) => defaultCommands.settle(step, changed(command, { attempt: command.settle.attempt ?? 1 })),
    [...SETTLED],
  ),
  spoilt(
    "does not look at attempts",
    "async/other-attempt-is-refused",
    "A settle counts for whichever attempt is open.",
    () => ({ maySettle: (call) => sound.maySettle(call, undefined) }),
    [
      ...SETTLED,
      ...REFUSALS,
      "async/late-result-changes-nothing",
      "async/settle-without-an-attempt-means-the-current-one",
    ],
  ),
  spoilt(
    "drops a settle that it cannot place",
    "async/settle-without-an-id-is-refused",
    "A result for nothing is skipped, and the rest of its decision counts.",
    () => ({
      resolveSettle(action, trigger) {
        const target = sound.resolveSettle(action, trigger);
        return target.ok ? target : { ok: true, id: "" };
      },
    }),
  ),
  spoilt(
    "checks the output of decisions only",
    "output/checked-at-settle",
    "A result by the machine route is recorded unchecked.",
    () => ({
      checkOutput: (result, check, route) => (route === "settle" ? undefined : sound.checkOutput(result, check, route)),
    }),
  ),
  settling(
    "loses what comes between attempts",
    "retries/recorded-once-between-attempts",
    "A settle while the next attempt is waited for is confirmed, and the attempt is made.",
    (step, command) =>
      step.state.callById.get(command.settle.id)?.status === "retry_scheduled"
        ? { ok: true }
        : defaultCommands.settle(step, command),
    ["async/no-success-for-nothing"],
  ),
];
