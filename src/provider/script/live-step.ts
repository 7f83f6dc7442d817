import type { EffectiveRequest } from "../model.ts";
import type { Place } from "../recorder.ts";
import type { Answer } from "../reply.ts";
import { failedPart } from "./conditions.ts";
import { toFailure } from "./failure.ts";
import { createLiveFault, type LiveFault } from "./live-fault.ts";
import { toReply } from "./reply.ts";
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
  readonly faults: readonly LiveFault[];
  /** What does not hold of its condition; undefined when all does. */
  unmet(request: EffectiveRequest): string | undefined;
  /** What it answers, its own faults aside. */
  answer(request: EffectiveRequest): Answer | Promise<Answer>;
}

const limitOf = (step: Step): number | "always" =>
  typeof step === "function" ? 1 : "error" in step ? (step.times ?? 1) : (step.repeat ?? 1);

/** Whether a step answers each request anew, retries too. */
export const isError = (step: Step): boolean => typeof step !== "function" && "error" in step;

const toAnswer = (step: DataStep, fast: boolean): Answer =>
  "error" in step ? toFailure(step.error, fast) : toReply(step);

const unmetOf = (step: Step): ((request: EffectiveRequest) => string | undefined) => {
  const when = typeof step === "function" ? undefined : step.when;
  if (when === undefined) return () => undefined;
  if (typeof when !== "function") return (request) => failedPart(request, when);
  return (request) => (when(request) ? undefined : "its condition, a function");
};

const faultsOf = (step: Step): LiveFault[] => {
  const fault = typeof step === "function" ? undefined : step.fault;
  return [fault ?? []].flat().map((one) => createLiveFault(one, 1));
};

/** Puts a step of a conversation to work. What it says is made once, unless it is a function. */
export const createLiveStep = (step: Step, conversation: string, index: number, fast: boolean): LiveStep => {
  const place: Place = { conversation, turn: index };
  const tagged = (made: DataStep): Answer => ({ ...toAnswer(made, fast), tag: place });
  const fixed = typeof step === "function" ? undefined : tagged(step);
  const made = async (make: Exclude<Step, DataStep>, request: EffectiveRequest): Promise<Answer> =>
    tagged(await make(request));
  return {
    step,
    index,
    place,
    limit: limitOf(step),
    used: 0,
    faults: faultsOf(step),
    unmet: unmetOf(step),
    answer: (request) => (typeof step === "function" ? made(step, request) : fixed!),
  };
};

/** What is left of a step: undefined when it has done all that it should. */
export const leftOf = ({ limit, used, faults, step }: LiveStep): string | undefined => {
  if (limit !== "always" && used < limit) {
    return used === 0 ? "was never asked for" : `answered ${used} of ${limit} ${isError(step) ? "requests" : "calls"}`;
  }
  const owed = faults.find((fault) => fault.owed() > 0);
  return owed === undefined
    ? undefined
    : `still has its fault ${JSON.stringify(owed.fault)} ${owed.owed()} times to give`;
};

/** One line about a step, for people. */
export const describeStep = ({ step, index }: LiveStep): string => {
  const place = `turn ${index + 1}`;
  if (typeof step === "function") return `${place} (a function)`;
  const note = step.note === undefined ? "" : `, "${step.note}"`;
  if ("error" in step) return `${place} (error ${step.error.status}${note})`;
  const calls = step.toolCalls?.map((call) => call.name).join(", ");
  const text = typeof step.text === "string" ? step.text : step.text?.join("");
  const said = calls !== undefined ? `calls ${calls}` : text !== undefined ? JSON.stringify(clip(text)) : "an answer";
  return `${place} (${said}${note})`;
};

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
