import { isObject } from "../../../src/json/own.ts";
import type { Mark } from "../../cases/engine/case.ts";
import type { Exchange } from "./log.ts";

/** The decision that a mark speaks of, once it has come: its last delivery. */
export function markedDecision(exchanges: readonly Exchange[], mark: Mark): Exchange | undefined {
  if (!("trigger" in mark)) return undefined;
  const fitting = exchanges.filter((exchange) => {
    if (exchange.kind !== "decision") return false;
    const trigger = triggerOf(exchange);
    return (
      trigger["type"] === mark.trigger &&
      (mark.call === undefined || trigger["id"] === mark.call) &&
      (mark.ok === undefined || trigger["ok"] === mark.ok)
    );
  });
  const ids = [...new Set(fitting.map(decisionIdOf))];
  const wanted = ids[(mark.nth ?? 1) - 1];
  return ids.length < (mark.nth ?? 1) ? undefined : fitting.findLast((exchange) => decisionIdOf(exchange) === wanted);
}

/** Whether the moment has come. */
export function isMet(exchanges: readonly Exchange[], mark: Mark): boolean {
  if ("prompt" in mark) return exchanges.filter(({ prompt }) => prompt !== undefined).length >= mark.prompt;
  if ("answered" in mark) return exchanges.some(({ act, answer }) => act === mark.answered && answer !== undefined);
  const decision = markedDecision(exchanges, mark);
  if (decision === undefined) return false;
  return mark.asked === true || (decision.answer !== undefined && decision.answer.failed !== true);
}

/** The id that all deliveries of one decision share; one of its own for a request that has none. */
export function decisionIdOf(exchange: Exchange): unknown {
  const id = isObject(exchange.json) ? exchange.json["decision_id"] : undefined;
  return typeof id === "string" ? id : exchange;
}

function triggerOf({ json }: Exchange): Readonly<Record<string, unknown>> {
  const trigger = isObject(json) ? json["trigger"] : undefined;
  return isObject(trigger) ? trigger : {};
}

/** The attempts that a call was asked with, in order, each once. */
export function attemptsOf(exchanges: readonly Exchange[], callId: unknown): unknown[] {
  const asked = exchanges.filter((exchange) => {
    const { type, id } = triggerOf(exchange);
    return exchange.kind === "decision" && type === "tool.execute" && id === callId;
  });
  return [...new Set(asked.map((exchange) => triggerOf(exchange)["attempt"]))];
}

/** The `seq` that the stream read last ended with, as its frame's id says. */
export function seenIn(exchanges: readonly Exchange[]): number | undefined {
  const said = exchanges.findLast(({ kind, answer }) => kind === "stream" && answer !== undefined)?.answer?.json;
  const frames = isObject(said) && Array.isArray(said["frames"]) ? said["frames"].filter(isObject) : [];
  const id = frames.findLast((frame) => frame["id"] !== undefined)?.["id"];
  return id === undefined ? undefined : Number(id);
}

/** The model call that the worker was asked for last; undefined before the first. */
export function modelAsked(exchanges: readonly Exchange[]): unknown {
  const asked = exchanges.findLast((one) => one.kind === "decision" && triggerOf(one)["type"] === "llm.execute");
  return asked === undefined ? undefined : triggerOf(asked)["id"];
}

/** The messages that the client has read last. */
export function messagesRead(exchanges: readonly Exchange[]): readonly unknown[] {
  const said = exchanges.findLast(({ kind, answer }) => kind === "read" && answer !== undefined)?.answer?.json;
  return isObject(said) && Array.isArray(said["messages"]) ? said["messages"] : [];
}

/** The id of the pause that the client was told last. */
export function interruptTold(exchanges: readonly Exchange[]): unknown {
  const said = exchanges.findLast(({ kind, answer }) => kind === "interrupt" && answer !== undefined)?.answer?.json;
  return isObject(said) ? said["interrupt_id"] : undefined;
}
