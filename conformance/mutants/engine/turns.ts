import { type Commands, defaultActions, defaultCommands } from "../../../src/engine/index.ts";
import { type EngineMutant, mutant, type Replaced, sound, spoilt } from "./mutant.ts";

type Submit = Commands["submit"];

/** Submits taken in another way. */
const submitting =
  (submit: Submit): (() => Replaced) =>
  () => ({ commands: { submit } });

const ORDER = "turns/queued-turns-keep-their-order";

/** A turn that ends too early owes what was still to come; one that goes on too long asks the model once more. */
const STALLS = ["session/goes-on", "model-view/prompted-once-after-the-calls"];

/** What is owed to the calls of a turn, and comes no more when it is broken off. */
const BROKEN_OFF = [
  "calls/finished-once",
  "calls/settle-defaults-to-the-call-asked-about",
  "arguments/every-call-reaches-the-worker",
  "model-view/one-message-per-call",
  "model-view/reads-the-result",
  "model-view/arguments-as-the-model-wrote-them",
];

/** Mistakes in how turns begin, wait for each other and end. */
export const turnMutants: readonly EngineMutant[] = [
  mutant(
    "lets everybody wait",
    "turns/one-at-a-time",
    "A message that comes during a turn is queued, whether it asks for that or not.",
    submitting((step, command) => defaultCommands.submit(step, { ...command, queue: true })),
    [ORDER, ...STALLS],
  ),
  mutant(
    "lets nobody wait",
    "turns/one-at-a-time",
    "That a message may wait for its turn is not looked at.",
    submitting((step, command) => defaultCommands.submit(step, { ...command, queue: false })),
  ),
  mutant(
    "breaks off for what is new",
    "turns/one-at-a-time",
    "A message that comes during a turn ends that and opens its own.",
    submitting((step, command) => {
      const { turn } = step.state;
      const isNews = command.payload.type !== "client.action" && !step.state.turns.has(command.turnId ?? "");
      if (turn !== undefined && isNews) defaultActions.fail(step, { type: "fail", error: SUPERSEDED });
      return defaultCommands.submit(step, command);
    }),
    [ORDER, ...BROKEN_OFF, ...STALLS],
  ),
  mutant(
    "takes the newest first",
    ORDER,
    "Turns wait on a stack.",
    submitting((step, command) => {
      const { queuedTurns } = step.state;
      const before = queuedTurns.length;
      const outcome = defaultCommands.submit(step, command);
      if (queuedTurns.length > before) queuedTurns.unshift(...queuedTurns.splice(before));
      return outcome;
    }),
  ),
  mutant(
    "keeps one place for who waits",
    ORDER,
    "What waits for its turn is lost when another message comes to wait.",
    submitting((step, command) => {
      const outcome = defaultCommands.submit(step, command);
      step.state.queuedTurns.splice(0, step.state.queuedTurns.length - 1);
      return outcome;
    }),
    STALLS,
  ),
  mutant(
    "remembers the turn that runs alone",
    "turns/same-turn-id-runs-once",
    "A submit under the id of a turn that is over opens it again.",
    submitting((step, command) => {
      const { turn, turns } = step.state;
      if (command.turnId !== undefined && turn?.id !== command.turnId) turns.delete(command.turnId);
      return defaultCommands.submit(step, command);
    }),
    STALLS,
  ),
  mutant(
    "lets the last word count",
    "turns/data-is-that-of-the-first-done",
    "Every done sets the data of its turn.",
    () => ({
      actions: {
        done(step, action) {
          const { turn } = step.state;
          if (turn?.closing === undefined) defaultActions.done(step, action);
          else
            step.emit({
              type: "turn.closing",
              turn_id: turn.id,
              ...(action.data === undefined ? {} : { data: action.data }),
            });
        },
      },
    }),
  ),
  mutant(
    "ends a turn when its calls have",
    "turns/done-leaves-no-prompt",
    "A done is passed over while calls are open, and what they bring goes back to the model.",
    () => ({
      actions: {
        done(step, action) {
          if (step.state.openCalls.size === 0) defaultActions.done(step, action);
        },
      },
    }),
    STALLS,
  ),
  spoilt(
    "takes what comes for a turn that is over",
    "turns/done-leaves-no-prompt",
    "A call that was given up with its turn may still be ended.",
    () => ({
      maySettle: (call, attempt) =>
        sound.maySettle(call?.status === "voided" ? { ...call, status: "pending" } : call, attempt),
    }),
    STALLS,
  ),
];

const SUPERSEDED = { message: "A newer message has come.", code: "internal" } as const;
