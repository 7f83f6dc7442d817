import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { readExactJson } from "../../../src/json/read.ts";
import type { EngineCase, PlannedCall } from "../../cases/engine/case.ts";
import { callsOf } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange, Prompt } from "../../drivers/engine/log.ts";
import { perLog } from "./per-log.ts";

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A decision request with its trigger. */
export interface Decision {
  readonly n: number;
  readonly exchange: Exchange;
  readonly request: Json;
  readonly trigger: Json;
  readonly proposed: unknown;
}

const byType = perLog((log) => {
  const all = log.exchanges.flatMap((exchange): Decision[] => {
    const request = exchange.kind === "decision" && isObject(exchange.json) ? exchange.json : undefined;
    const trigger = request !== undefined && isObject(request["trigger"]) ? request["trigger"] : undefined;
    if (request === undefined || trigger === undefined) return [];
    return [{ n: exchange.n, exchange, request, trigger, proposed: request["proposed"] }];
  });
  return Map.groupBy(all, ({ trigger }) => trigger["type"]);
});

/** The decisions of one kind, in order. */
export function decisions(log: EngineLog, type: string): readonly Decision[] {
  return byType(log).get(type) ?? [];
}

/** The exchange of a planned act; undefined when it was not done. */
export function actDone(log: EngineLog, name: string): Exchange | undefined {
  return log.exchanges.find(({ act }) => act === name);
}

/** The decisions about one call; a repeated delivery counts once. */
export function decisionsOf(log: EngineLog, type: string, callId: string): Decision[] {
  const seen = new Set<unknown>();
  return decisions(log, type).filter(({ trigger, request }) => {
    if (trigger["id"] !== callId || seen.has(request["decision_id"])) return false;
    seen.add(request["decision_id"]);
    return true;
  });
}

/** A prompt that reached the model. */
export interface Prompted {
  readonly n: number;
  readonly prompt: Prompt;
  readonly exchange: Exchange;
}

/** The prompts that reached the model, in order. */
export const prompts: (log: EngineLog) => readonly Prompted[] = perLog(({ exchanges }) =>
  exchanges.flatMap((exchange) =>
    exchange.prompt === undefined ? [] : [{ n: exchange.n, prompt: exchange.prompt, exchange }],
  ),
);

/** A call that the scripted model made, and the number of the prompt that it answered. */
export interface MadeCall {
  readonly call: PlannedCall;
  readonly n: number;
}

/** The calls of worker tools that the scripted model really made in this log. */
export function madeCalls(engineCase: EngineCase, log: EngineLog): MadeCall[] {
  return allMadeCalls(engineCase, log).filter(({ call }) => call.venue === undefined);
}

/** By id: the prompt that a call was the first to answer with. */
const madeAt = perLog((log) => {
  const made = new Map<string, number>();
  for (const { exchange, n } of prompts(log)) {
    const reply = exchange.reply ?? exchange.answer?.json;
    if (!isObject(reply) || !Array.isArray(reply["calls"])) continue;
    for (const call of reply["calls"]) {
      const id = isObject(call) ? String(call["id"]) : undefined;
      // A model may use an id again; the call that has it is the first.
      if (id !== undefined && !made.has(id)) made.set(id, n);
    }
  }
  return made;
});

/** All calls that the scripted model really made in this log, wherever they run. */
export function allMadeCalls(engineCase: EngineCase, log: EngineLog): MadeCall[] {
  const made = madeAt(log);
  return callsOf(engineCase).flatMap((call) => {
    const n = made.get(call.id);
    return n === undefined ? [] : [{ call, n }];
  });
}

/**
 * Whether a text is the one that the model wrote as the arguments of a call. A stream of Anthropic's Messages says no
 * arguments and the empty object alike, so there either may be read from an empty text.
 * What stands inside of another tool's arguments is compared as a value.
 */
export function isWritten({ arguments: written, says }: PlannedCall, text: unknown, log: EngineLog): boolean {
  if (text === written) return true;
  if (says !== undefined) return text === says.arguments || sameValue(text, written);
  return written === "" && text === "{}" && prompts(log).some(({ exchange }) => /\/messages$/.test(exchange.path));
}

/** Whether two texts are JSON of the same value. */
export function sameValue(text: unknown, other: string): boolean {
  if (typeof text !== "string") return false;
  const [one, two] = [readExactJson(text), readExactJson(other)];
  return one.ok && two.ok && equal(one.value, two.value);
}

/** The actions of a decision that are objects. */
export function actionsOf(decision: unknown): Json[] {
  const actions = isObject(decision) ? decision["actions"] : undefined;
  return Array.isArray(actions) ? actions.filter(isObject) : [];
}

/** The messages of a decision that are objects. */
export function messagesOf(decision: unknown): Json[] {
  const messages = isObject(decision) ? decision["messages"] : undefined;
  return Array.isArray(messages) ? messages.filter(isObject) : [];
}

/** Absent, null, `{}`, or nothing done, nothing said beyond the transcript, and the state kept. */
export function isEmptyProposal({ proposed, request }: Decision): boolean {
  if (proposed === undefined || proposed === null) return true;
  if (!isObject(proposed)) return false;
  const known = messagesOf(request).length;
  const state = proposed["state"];
  const keeps = state === undefined || state === null || JSON.stringify(state) === JSON.stringify(request["state"]);
  return actionsOf(proposed).length === 0 && messagesOf(proposed).length <= known && keeps;
}

/** The text of a message's content; the texts of several parts are joined. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  return parts.flatMap(({ type, text }) => (type === "text" && typeof text === "string" ? [text] : [])).join("\n");
}

/** Every later prompt than exchange `n`. */
export function promptsAfter(log: EngineLog, n: number): readonly Prompted[] {
  return prompts(log).filter((prompt) => prompt.n > n);
}

/** A string that JSON text holds, unescaped or as it stands in a JSON string. */
export function holds(text: string, part: string): boolean {
  return text.includes(part) || text.includes(JSON.stringify(part).slice(1, -1));
}

/** Whether a case went its whole way; liveness is judged on no other. */
export function wentThrough({ end }: EngineLog): boolean {
  return end === "ended";
}
