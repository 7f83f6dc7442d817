import { defaultActions } from "../../../src/engine/index.ts";
import { isObject } from "../../../src/json/own.ts";
import { type Body, type EngineMutant, mutant } from "./mutant.ts";

/** Longer than any bound that an engine may set on a check, in milliseconds. */
const SLOW_MS = 2_500;

/** So many letters in a row are what a check with a pattern is slow over. */
const MANY = /a{20}/;

const isSlow = ({ trigger }: Body): boolean =>
  isObject(trigger) && trigger["type"] === "tool.execute" && MANY.test(String(trigger["arguments"]));

const sending = (
  name: string,
  mistake: string,
  send: (typeof defaultActions)["message.send"],
  follows: readonly string[] = [],
): EngineMutant =>
  mutant(
    name,
    "session/message-reaches-another-session",
    mistake,
    () => ({ actions: { "message.send": send } }),
    follows,
  );

/** Mistakes in what sessions have to do with each other. */
export const sessionMutants: readonly EngineMutant[] = [
  sending(
    "writes to the session that it is in",
    "A message for another session is put under the head of the one whose worker sends it.",
    (step, action) => defaultActions["message.send"](step, { ...action, session_id: step.state.session.id }),
    ["model-view/prompted-once-after-the-calls"],
  ),
  sending("keeps its messages to itself", "The action message.send is read, and nothing is done with it.", () => {}),
  sending(
    "writes each message twice",
    "A message is written when its decision is read, and again when it is applied.",
    (step, action) => {
      defaultActions["message.send"](step, action);
      defaultActions["message.send"](step, action);
    },
  ),
  mutant(
    "checks on the one thread it has",
    "schemas/slow-check-holds-up-nobody",
    "A check that takes its time is waited for by all sessions.",
    () => {
      // As much as it takes, once: an engine that is the same for all cases of a run is not slow for ever.
      const done = new Set<unknown>();
      return {
        stands(request) {
          const id = request["decision_id"];
          if (!isSlow(request) || done.has(id)) return 0;
          done.add(id);
          return SLOW_MS;
        },
      };
    },
  ),
];
