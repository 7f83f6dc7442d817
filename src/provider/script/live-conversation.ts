import type { Fault } from "../fault.ts";
import type { EffectiveRequest } from "../model.ts";
import type { Place } from "../recorder.ts";
import type { Answer } from "../reply.ts";
import { toFailure } from "./failure.ts";
import { createLiveFault, type LiveFault, leftOfFault, strikeAll } from "./live-fault.ts";
import { createLiveStep, describeStep, isError, type LiveStep, leftOf, type Played } from "./live-step.ts";
import type { ConversationScript } from "./types.ts";

/** No turn answers, and what the script would have expected instead. */
export interface Unexpected {
  readonly kind: "unexpected";
  readonly expected: string;
}

/** A conversation of a script being played. */
export interface LiveConversation {
  readonly name: string;
  play(request: EffectiveRequest, now: number): Answer | Unexpected | Promise<Answer | Unexpected>;
  /** What is left to say, one sentence a step. */
  left(): string[];
}

/** How a conversation is put to work. */
export interface LiveSettings {
  readonly fast: boolean;
  readonly maxToolRounds: number;
  /** Faults of the whole script, shared by its conversations. */
  readonly shared: readonly LiveFault[];
}

const hasRoom = (step: LiveStep): boolean => step.limit === "always" || step.used < step.limit;

const roundsSinceUser = (request: EffectiveRequest): number => {
  let rounds = 0;
  for (const message of request.messages) {
    if (message.role === "user") rounds = 0;
    else if (message.role === "assistant" && message.toolCalls.length > 0) rounds++;
  }
  return rounds;
};

const withFaults = (answer: Answer, faults: readonly Fault[]): Answer =>
  faults.length === 0 ? answer : { ...answer, faults: [...(answer.faults ?? []), ...faults] };

/** What is left of faults for every request: those without a count need to happen once, not to every answer. */
export const leftOfWide = (faults: readonly LiveFault[]): string[] =>
  faults.flatMap((fault) => (fault.landed() > 0 && fault.owed() === 0 ? [] : (leftOfFault(fault) ?? [])));

/** Puts a conversation to work: it hands out its steps in order, one for each call; a retry gets the step of its call. */
export const createLiveConversation = (
  name: string,
  script: ConversationScript,
  settings: LiveSettings,
): LiveConversation => {
  const steps = script.turns.map((step, index) => createLiveStep(step, name, index, settings.fast));
  const own = (script.faults ?? []).map((fault) => createLiveFault(fault, "always"));
  const everywhere = [...settings.shared, ...own];
  let first = 0;

  /** The step for a new call, or why there is none. Steps that are used up are passed by for good. */
  const choose = (request: EffectiveRequest): LiveStep | string => {
    while (first < steps.length && !hasRoom(steps[first]!)) first++;
    if (script.order !== "any") {
      const step = steps[first];
      if (step === undefined) return `no more calls: all ${steps.length} turns have been answered`;
      const unmet = step.unmet(request);
      return unmet === undefined ? step : `${describeStep(step)}, which needs ${unmet}`;
    }
    const open = steps.slice(first).filter(hasRoom);
    const found = open.find((step) => step.unmet(request) === undefined);
    if (found !== undefined) return found;
    return open.length === 0
      ? `no more calls: all ${steps.length} turns have been answered`
      : open.map((step) => `${describeStep(step)}, which needs ${step.unmet(request)}`).join("; or ");
  };

  /** The step that a call has already got, unless that is an error that has been given; else one for it to keep. */
  const claim = (request: EffectiveRequest): LiveStep | string => {
    const before: LiveStep | undefined = request.memo.value;
    if (before !== undefined && !isError(before.step) && steps[before.index] === before) return before;
    const step = choose(request);
    if (typeof step === "string") return step;
    step.used++;
    request.memo.value = step;
    return step;
  };

  const guarded = (answer: Answer, request: EffectiveRequest): string | undefined => {
    if (answer.kind !== "reply" || (answer.toolCalls?.length ?? 0) === 0) return undefined;
    return roundsSinceUser(request) < settings.maxToolRounds
      ? undefined
      : `an end of the loop: ${settings.maxToolRounds} rounds of tool calls have followed one user message (maxToolRounds)`;
  };

  const finish = (
    { answer, faults: own }: Played,
    step: LiveStep,
    request: EffectiveRequest,
    faults: readonly Fault[],
    now: number,
  ): Answer | Unexpected => {
    const looping = guarded(answer, request);
    if (looping !== undefined) return { kind: "unexpected", expected: looping };
    const struck = strikeAll(own, now);
    const sent = struck.error === undefined ? answer : toFailure(struck.error, settings.fast);
    const all = faults.length === 0 ? struck.faults : [...faults, ...struck.faults];
    return withFaults(sent === answer ? answer : { ...sent, tag: step.place }, all);
  };

  return {
    name,
    play: (request, now) => {
      const struck = strikeAll(everywhere, now);
      if (struck.error !== undefined) {
        const place: Place = { conversation: name, turn: undefined };
        return withFaults({ ...toFailure(struck.error, settings.fast), tag: place }, struck.faults);
      }
      const step = claim(request);
      if (typeof step === "string") return { kind: "unexpected", expected: step };
      const played = step.play(request);
      return played instanceof Promise
        ? played.then((made) => finish(made, step, request, struck.faults, now))
        : finish(played, step, request, struck.faults, now);
    },
    left: () => [
      ...steps.flatMap((step) => {
        const left = leftOf(step);
        return left === undefined ? [] : [`${describeStep(step)} ${left}`];
      }),
      ...leftOfWide(own).map((left) => `the conversation ${left}`),
    ],
  };
};
