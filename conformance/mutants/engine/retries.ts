import { defaultActions } from "../../../src/engine/index.ts";
import { type Body, type EngineMutant, mutant, sound, spoilt, telling } from "./mutant.ts";

type NextWait = typeof sound.nextWait;
type Settle = Parameters<(typeof defaultActions)["settle"]>[1];

const EVERY_ATTEMPT = [
  "retries/all-attempts-are-made",
  "retries/only-the-flag-decides",
  "retries/no-backoff-no-wait",
  "retries/later-layer-wins",
];

const NULL_BOUND = /"(run|total)_timeout_secs":null/g;
/** More seconds than any test takes. */
const FOR_EVER = 86_400;

/** A mistake in when a call is tried again. */
const waiting = (
  name: string,
  breaks: string,
  mistake: string,
  nextWait: NextWait,
  follows: readonly string[] = [],
): EngineMutant => spoilt(name, breaks, mistake, () => ({ nextWait }), follows);

/** A mistake in the triggers that ask for a call. */
const asking = (
  name: string,
  breaks: string,
  mistake: string,
  change: () => (trigger: Body) => Body,
  follows: readonly string[] = [],
): EngineMutant => mutant(name, breaks, mistake, () => telling("tool.execute", change())(), follows);

/** Every end of a call passed through a hand. */
const ending = (
  name: string,
  breaks: string,
  mistake: string,
  change: (settle: Settle) => Settle,
  follows: readonly string[] = [],
): EngineMutant => {
  const settle: (typeof defaultActions)["settle"] = (step, action) => defaultActions.settle(step, change(action));
  return mutant(name, breaks, mistake, () => ({ actions: { settle } }), follows);
};

const withPolicy = (
  name: string,
  breaks: string,
  mistake: string,
  policy: typeof sound.policy,
  follows: readonly string[] = [],
) => spoilt(name, breaks, mistake, () => ({ policy }), follows);

/** Mistakes in retries, their waits and their bounds. */
export const retryMutants: readonly EngineMutant[] = [
  waiting(
    "retries nothing",
    "retries/retryable-is-tried-again",
    "Every failure of a tool is final.",
    // The deliveries of decisions have ten attempts; they are another matter.
    (policy, failures, retryable) =>
      policy.max_attempts < 5 ? undefined : sound.nextWait(policy, failures, retryable),
    [...EVERY_ATTEMPT, "retries/last-failure-ends-the-call", "calls/error-is-told"],
  ),
  asking(
    "numbers every attempt one",
    "retries/attempt-rises-by-one",
    "The trigger of a retry is built from the first one.",
    () => (trigger) => ({ ...trigger, attempt: 1 }),
    [...EVERY_ATTEMPT, "retries/last-failure-ends-the-call", "calls/error-is-told"],
  ),
  asking(
    "forgets the arguments on a retry",
    "retries/same-call-each-attempt",
    "Only the first attempt carries the model's arguments.",
    () => (trigger) => (Number(trigger["attempt"]) > 1 ? { ...trigger, arguments: "{}" } : trigger),
    ["arguments/text-byte-for-byte", "arguments/value-as-it-came"],
  ),
  waiting(
    "counts the retries instead of the tries",
    "retries/no-more-than-max-attempts",
    "max_attempts is read as the number of retries after the first try.",
    (policy, failures, retryable) =>
      sound.nextWait({ ...policy, max_attempts: policy.max_attempts + 1 }, failures, retryable),
    [
      "session/goes-on",
      ...EVERY_ATTEMPT,
      "retries/zero-attempts-act-as-one",
      "retries/one-attempt-by-default",
      "retries/last-failure-ends-the-call",
      "calls/error-is-told",
    ],
  ),
  waiting(
    "tries everything twice by default",
    "retries/one-attempt-by-default",
    "A retryable failure is given a second chance whatever the policy says.",
    (policy, failures, retryable) =>
      sound.nextWait({ ...policy, max_attempts: Math.max(2, policy.max_attempts) }, failures, retryable),
    [
      ...EVERY_ATTEMPT,
      "retries/no-more-than-max-attempts",
      "retries/zero-attempts-act-as-one",
      "retries/last-failure-ends-the-call",
      "calls/error-is-told",
    ],
  ),
  waiting(
    "gives up one attempt early",
    "retries/all-attempts-are-made",
    "The last attempt that the policy allows is never made.",
    (policy, failures, retryable) =>
      sound.nextWait(
        policy.max_attempts > 2 && policy.max_attempts < 5
          ? { ...policy, max_attempts: policy.max_attempts - 1 }
          : policy,
        failures,
        retryable,
      ),
    [...EVERY_ATTEMPT, "retries/last-failure-ends-the-call", "calls/error-is-told"],
  ),
  waiting(
    "reads no attempts as two",
    "retries/zero-attempts-act-as-one",
    "A max_attempts of 0 is taken for one that was not set, and another default steps in.",
    (policy, failures, retryable) =>
      sound.nextWait(policy.max_attempts === 0 ? { ...policy, max_attempts: 2 } : policy, failures, retryable),
    [
      ...EVERY_ATTEMPT,
      "retries/no-more-than-max-attempts",
      "retries/last-failure-ends-the-call",
      "calls/error-is-told",
    ],
  ),
  ending(
    "says only that it gave up",
    "retries/last-failure-ends-the-call",
    "The last failure's text is replaced by a general sentence.",
    (action) => {
      const { end } = action;
      return end.ok || !end.retryable
        ? action
        : { ...action, end: { ...end, error: { ...end.error, message: "The tool failed too often." } } };
    },
    ["calls/error-is-told"],
  ),
  ending(
    "retries by the code",
    "retries/only-the-flag-decides",
    "A failure with the code invalid_response counts as final, whatever it says of itself.",
    (action) => {
      const { end } = action;
      return end.ok || end.error.code !== "invalid_response"
        ? action
        : { ...action, end: { ...end, retryable: false } };
    },
    [...EVERY_ATTEMPT, "retries/retryable-is-tried-again", "retries/last-failure-ends-the-call", "calls/error-is-told"],
  ),
  waiting(
    "retries at once",
    "retries/waits-before-the-next-attempt",
    "The wait before the next attempt is left out.",
    (policy, failures, retryable) => (sound.nextWait(policy, failures, retryable) === undefined ? undefined : 0),
    ["retries/total-bound-spans-all-attempts"],
  ),
  waiting(
    "takes no backoff for no retry",
    "retries/no-backoff-no-wait",
    "A backoff of 0 is read as retries that are turned off.",
    (policy, failures, retryable) =>
      policy.backoff_base_secs === 0 || policy.backoff_max_secs === 0
        ? undefined
        : sound.nextWait(policy, failures, retryable),
    [...EVERY_ATTEMPT, "retries/retryable-is-tried-again", "retries/last-failure-ends-the-call", "calls/error-is-told"],
  ),
  withPolicy(
    "lets the first layer win",
    "retries/later-layer-wins",
    "What the agent says in general outweighs what it says of tools.",
    (layers) => {
      const [own, general, tool, action] = layers;
      return sound.policy([own, tool, action, general]);
    },
    ["retries/retryable-is-tried-again", "retries/last-failure-ends-the-call", "calls/error-is-told"],
  ),
  asking(
    "tells no deadline",
    "retries/deadline-is-told",
    "The trigger says nothing of the time that the worker has.",
    () =>
      ({ deadline: _, ...trigger }) =>
        trigger,
  ),
  asking(
    "gives all attempts one deadline",
    "retries/each-attempt-has-its-own-run-clock",
    "The deadline is set once per call.",
    () => {
      const first = new Map<unknown, unknown>();
      return (trigger) => {
        // Ids repeat from session to session; what was promised a minute ago cannot be this call's.
        const key = JSON.stringify([trigger["id"], trigger["name"]]);
        const attempt = Number(trigger["attempt"]);
        if (attempt === 1) first.set(key, trigger["deadline"]);
        return { ...trigger, deadline: first.get(key) };
      };
    },
    ["retries/deadline-is-told"],
  ),
  {
    name: "calls a lapse an error of the tool",
    breaks: "retries/lapsed-bound-has-its-code",
    mistake: "A call whose time is up ends with the code of a failure that the worker reported.",
    follows: [],
    make: () => ({
      deliver(request) {
        const trigger = request["trigger"] as Body;
        const error = trigger["error"] as Body | undefined;
        return trigger["type"] === "tool.finished" && error?.["code"] === "deadline_exceeded"
          ? { ...request, trigger: { ...trigger, error: { ...error, code: "handler_error" } } }
          : request;
      },
    }),
  },
  withPolicy(
    "knows no total bound",
    "retries/total-bound-spans-all-attempts",
    "The total bound of a policy is ignored.",
    (layers) => {
      const whole = sound.policy(layers);
      return whole.max_attempts > 1 && whole.max_attempts < 5 ? { ...whole, total_timeout_secs: null } : whole;
    },
    ["retries/total-bound-is-final"],
  ),
  withPolicy(
    "asks a busy model once",
    "retries/model-call-tried-again-by-default",
    "A model call is tried again only where somebody has asked for it.",
    (layers) => {
      const whole = sound.policy(layers);
      // No other default has this many attempts.
      return whole.max_attempts === 5 ? { ...whole, max_attempts: 1 } : whole;
    },
    ["session/goes-on"],
  ),
  mutant(
    "takes null for no bound",
    "retries/no-layer-removes-a-bound",
    "A layer is laid over the one before as it is, so that a null in it stands in the place of a bound.",
    () => ({
      hear: ({ status, text }) => ({ status, text: text.replace(NULL_BOUND, `"$1_timeout_secs":${FOR_EVER}`) }),
    }),
  ),
  {
    name: "does not hear how long to wait",
    breaks: "retries/provider-names-the-wait",
    mistake: "The Retry-After of a busy provider is not read.",
    follows: [],
    make: () => ({ deafTo: "retry-after" }),
  },
];
