import { type Commands, defaultCommands, memoryStore } from "../../../src/engine/index.ts";
import type { Usage } from "../../../src/generated/types.ts";
import { type EngineMutant, mutant, type Replaced } from "./mutant.ts";

type Step = Parameters<Commands["reply"]>[0];

/** What a provider counted, passed through a hand as it is read. */
const counting =
  (change: (usage: Usage) => Usage): (() => Replaced) =>
  () => ({
    commands: {
      reply(step, command) {
        const { reply } = command;
        if (!reply.ok || reply.response.usage === undefined) return defaultCommands.reply(step, command);
        const response = { ...reply.response, usage: change(reply.response.usage) };
        return defaultCommands.reply(step, { ...command, reply: { ...reply, response } });
      },
    },
  });

/** The usage of the turn that is running, changed once a model has answered. */
const adding =
  (change: (before: Usage, now: Usage) => Usage): (() => Replaced) =>
  () => ({
    commands: {
      reply(step, command) {
        const before = usageOf(step);
        const outcome = defaultCommands.reply(step, command);
        const now = usageOf(step);
        if (step.state.turn !== undefined && before !== undefined && now !== undefined && now !== before)
          step.state.turn.usage = change(before, now);
        return outcome;
      },
    },
  });

const usageOf = ({ state }: Step): Usage | undefined => state.turn?.usage;

const SUMS = "usage/sums";
const TURN = "usage/turn-is-the-sum-of-its-calls";

/** Mistakes in counts of tokens. */
export const usageMutants: readonly EngineMutant[] = [
  mutant(
    "leaves the cache out of the input",
    SUMS,
    "The input is what the provider read anew.",
    counting((usage) => ({
      ...usage,
      input: usage.uncached_input,
      total: usage.uncached_input + usage.output,
    })),
  ),
  mutant(
    "bills the cache twice",
    SUMS,
    "The total counts what came from the cache beside the input that holds it.",
    counting((usage) => ({ ...usage, total: usage.total + usage.cache_read })),
  ),
  mutant(
    "bills the last call alone",
    TURN,
    "The usage of a turn is that of the model call that ended it.",
    adding((before, now) => ({
      input: now.input - before.input,
      output: now.output - before.output,
      uncached_input: now.uncached_input - before.uncached_input,
      cache_read: now.cache_read - before.cache_read,
      cache_write: now.cache_write - before.cache_write,
      total: now.total - before.total,
    })),
  ),
  mutant(
    "keeps what the provider said of one call",
    TURN,
    "The usage of a turn holds the numbers of its last call's provider.",
    adding((_, now) => ({ ...now, provider: { completion_tokens: now.output } }) as Usage),
    ["events/event-to-the-letter", "delivery/request-to-the-letter"],
  ),
  mutant("bills nothing", TURN, "The usage of a turn is filled in later, by nobody.", () => {
    const store = memoryStore();
    return {
      store: {
        ...store,
        append: (id, events) =>
          store.append(
            id,
            events.map((event) =>
              event.payload.type === "turn.completed"
                ? { ...event, payload: { ...event.payload, turn_token_usage: NOTHING } }
                : event,
            ),
          ),
      },
    };
  }),
];

const NOTHING: Usage = { input: 0, output: 0, uncached_input: 0, cache_read: 0, cache_write: 0, total: 0 };
