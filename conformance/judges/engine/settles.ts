import { isObject } from "../../../src/json/own.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { perLog } from "./per-log.ts";
import { actionsOf, type Json } from "./pick.ts";

/** Something that was sent to end a call. */
export interface Settled {
  readonly id: string;
  readonly exchange: Exchange;
  /** When it was sent, in milliseconds since the case began. */
  readonly at: number;
  readonly action: Json;
  /** The machine route, a decision out of band, an answer to a trigger, the client's input, or a message in its view. */
  readonly by: "route" | "submit" | "decision" | "input" | "view";
}

const ENDS: ReadonlySet<unknown> = new Set(["tool.result", "tool.error"]);

/** All that was sent to end calls, in the order in which it was sent. */
export const settles: (log: EngineLog) => readonly Settled[] = perLog(({ exchanges }) =>
  exchanges.flatMap(sentIn).sort((a, b) => a.at - b.at),
);

function sentIn(exchange: Exchange): Settled[] {
  const { kind, json, at, answer } = exchange;
  const body = isObject(json) ? json : {};
  const sent = (by: Settled["by"], action: Json, id = action["id"]): Settled[] =>
    typeof id === "string" ? [{ id, exchange, at, action, by }] : [];
  const ending = (actions: unknown): Json[] => actionsOf(actions).filter(({ type }) => ENDS.has(type));
  switch (kind) {
    case "settle":
      return sent("route", body);
    case "decide":
      return ending(body).flatMap((action) => sent("submit", action));
    case "input":
      return inputs(isObject(body["input"]) ? body["input"] : {}, sent);
    case "decision": {
      const trigger = isObject(body["trigger"]) ? body["trigger"] : {};
      const own = trigger["type"] === "tool.execute" ? trigger["id"] : undefined;
      return ending(answer?.json)
        .flatMap((action) => sent("decision", action, action["id"] ?? own))
        .map((one) => ({ ...one, at: answer?.at ?? at }));
    }
    default:
      return [];
  }
}

function inputs(input: Json, sent: (by: Settled["by"], action: Json, id?: unknown) => Settled[]): Settled[] {
  if (ENDS.has(input["type"])) return sent("input", input);
  const messages = Array.isArray(input["messages"]) ? input["messages"].filter(isObject) : [];
  return messages.flatMap((message) =>
    message["role"] === "tool" ? sent("view", message, message["tool_call_id"]) : [],
  );
}

/** Whether a request of the suite's was taken. */
export function isTaken({ answer }: Exchange): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status < 300;
}

/** The first that may have ended this call: what went over HTTP must have been taken. A failure to be tried again ends nothing. */
export function firstEnd(log: EngineLog, id: string): Settled | undefined {
  return settles(log).find(
    (one) => one.id === id && (one.by === "decision" ? one.action["retryable"] !== true : isTaken(one.exchange)),
  );
}

/** The acts of that name, which begin with this word, that were done and answered. */
export function actsNamed(log: EngineLog, word: string): Exchange[] {
  return log.exchanges.filter(({ act, answer }) => act?.startsWith(`${word} `) === true && answer !== undefined);
}
