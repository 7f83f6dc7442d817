import type { EffectiveRequest } from "../model.ts";
import type { Place } from "../recorder.ts";
import type { Answer } from "../reply.ts";
import { failedPart } from "./conditions.ts";
import { isErrorStep, toFailure } from "./failure.ts";
import { createLiveFault, type LiveFault, leftOfFault } from "./live-fault.ts";
import { toReply } from "./reply.ts";
import { shapeProblems } from "./shape.ts";
import type { DataStep, Step } from "./types.ts";

/** A step with its counters. */
export interface LiveStep {
  readonly step: Step;
  /** Its place among the steps of its conversation, from 0. */
  readonly index: number;
  readonly place: Place;
  /** How many requests (of an error) or calls (of a reply) it answers. */
  readonly limit: number | "always";
  /** How many it has answered. */
  used: number;
  /** Those of the script, and those that its function has made. */
  readonly faults: readonly LiveFault[];
  /** What does not hold of its condition; undefined when all does. */
  unmet(request: EffectiveRequest): string | undefined;
  play(request: EffectiveRequest): Played | Promise<Played>;
}

/** What a step answers, and the faults that are to strike it. */
export interface Played {
  readonly answer: Answer;
  readonly faults: readonly LiveFault[];
}

const limitOf = (step: Step): number | "always" =>
  typeof step === "function" ? 1 : isErrorStep(step) ? (step.times ?? 1) : (step.repeat ?? 1);

/** Whether a step answers each request anew, retries too. */
export const isError = (step: Step): boolean => typeof step !== "function" && isErrorStep(step);

const toAnswer = (step: DataStep, fast: boolean): Answer =>
  isErrorStep(step) ? toFailure(step.error, fast) : toReply(step);

const unmetOf = (step: Step): ((request: EffectiveRequest) => string | undefined) => {
  const when = typeof step === "function" ? undefined : step.when;
  if (when === undefined) return () => undefined;
  if (typeof when !== "function") return (request) => failedPart(request, when);
  return (request) => (when(request) ? undefined : "its condition, a function");
};

const faultsOf = ({ fault }: DataStep): LiveFault[] => [fault ?? []].flat().map((one) => createLiveFault(one, 1));

/** What makes sense only of a step that is there before its call comes. */
const beforehand = ["when", "repeat", "times"] as const;

/** Throws a sentence about what a function made unless it is a turn. */
const checkMade = (made: DataStep, index: number): void => {
  const problems = shapeProblems([made]).map(({ pointer, message }) => `${pointer.replace(/^\/0/, "")} ${message}`);
  for (const name of problems.length > 0 ? [] : beforehand)
    if (made[name] !== undefined) problems.push(`it has ${JSON.stringify(name)}, which comes too late here`);
  if (problems.length > 0)
    throw new TypeError(`what the function of turn ${index + 1} made is no turn: ${problems.join("; ").trim()}`);
};

/** Puts a step of a conversation to work. What it says is made once, unless it is a function. */
export const createLiveStep = (step: Step, conversation: string, index: number, fast: boolean): LiveStep => {
  const place: Place = { conversation, turn: index + 1 };
  const tagged = (made: DataStep): Answer => ({ ...toAnswer(made, fast), tag: place });
  const fixed = typeof step === "function" ? undefined : { answer: tagged(step), faults: faultsOf(step) };
  /** By call: its retries meet the faults that its first attempt made. */
  const madeFaults = new Map<object, readonly LiveFault[]>();
  const make = async (maker: Exclude<Step, DataStep>, request: EffectiveRequest): Promise<Played> => {
    const made = await maker(request);
    checkMade(made, index);
    const faults = madeFaults.get(request.memo) ?? faultsOf(made);
    madeFaults.set(request.memo, faults);
    return { answer: tagged(made), faults };
  };
  return {
    step,
    index,
    place,
    limit: limitOf(step),
    used: 0,
    get faults() {
      return fixed?.faults ?? [...madeFaults.values()].flat();
    },
    unmet: unmetOf(step),
    play: (request) => (typeof step === "function" ? make(step, request) : fixed!),
  };
};

/** What is left of a step: undefined when it has done all that it should. */
export const leftOf = ({ limit, used, faults, step }: LiveStep): string | undefined => {
  if (limit !== "always" && used < limit) {
    return used === 0 ? "was never asked for" : `answered ${used} of ${limit} ${isError(step) ? "requests" : "calls"}`;
  }
  return faults.map(leftOfFault).find((left) => left !== undefined);
};

/** One line about a step, for people. */
export const describeStep = ({ step, index }: LiveStep): string => {
  const place = `turn ${index + 1}`;
  if (typeof step === "function") return `${place} (a function)`;
  const note = step.note === undefined ? "" : `, "${step.note}"`;
  if (isErrorStep(step)) return `${place} (error ${step.error.status}${note})`;
  const calls = step.toolCalls?.map((call) => call.name).join(", ");
  const text = typeof step.text === "string" ? step.text : step.text?.join("");
  const said = calls !== undefined ? `calls ${calls}` : text !== undefined ? JSON.stringify(clip(text)) : "an answer";
  return `${place} (${said}${note})`;
};

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
