import { isObject } from "../../../src/json/own.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { perLog } from "./per-log.ts";
import { actionsOf, type Json } from "./pick.ts";
import { isTaken } from "./settles.ts";

/** One pause of a log: who raised it and when, and what ended it. Times are milliseconds since the case began. */
export interface Pause {
  readonly id: string;
  readonly by: "worker" | "client";
  readonly exchange: Exchange;
  readonly from: number;
  readonly reason: unknown;
  readonly resumed?: Resumed;
}

interface Resumed {
  readonly by: "worker" | "client";
  readonly exchange: Exchange;
  readonly at: number;
  readonly payload: unknown;
}

/** The pauses that were raised: by a decision, of which the first alone counts, or by a client that was told so. */
export const pauses: (log: EngineLog) => readonly Pause[] = perLog((log) =>
  log.exchanges.flatMap((exchange): Pause[] => {
    const { answer } = exchange;
    if (answer === undefined) return [];
    const raised = exchange.kind === "decision" ? byWorker(exchange) : byClient(exchange);
    if (raised === undefined) return [];
    const ended = resumed(log, raised.id);
    const end = ended === undefined ? {} : { resumed: ended };
    return [{ ...raised, exchange, from: answer.at ?? exchange.at, ...end }];
  }),
);

type Raised = Pick<Pause, "id" | "by" | "reason">;

function byWorker({ answer }: Exchange): Raised | undefined {
  const action = actionsOf(answer?.json).find(({ type }) => type === "interrupt");
  return action === undefined
    ? undefined
    : { id: String(action["interrupt_id"]), by: "worker", reason: action["reason"] };
}

function byClient(exchange: Exchange): Raised | undefined {
  const said = exchange.answer?.json;
  if (exchange.kind !== "interrupt" || !isTaken(exchange) || !isObject(said)) return undefined;
  const reason = isObject(exchange.json) ? exchange.json["reason"] : undefined;
  return typeof said["interrupt_id"] === "string" ? { id: said["interrupt_id"], by: "client", reason } : undefined;
}

function resumed({ exchanges }: EngineLog, id: string): Resumed | undefined {
  const found = exchanges.flatMap((exchange): Resumed[] => {
    const { kind, json, answer, at } = exchange;
    const names = (action: Json, type: string): boolean => action["type"] === type && action["interrupt_id"] === id;
    if (kind === "input") {
      const input = isObject(json) && isObject(json["input"]) ? json["input"] : {};
      return names(input, "interrupt.resume") ? [{ by: "client", exchange, at, payload: input["payload"] }] : [];
    }
    if (kind !== "decision" || answer === undefined) return [];
    return actionsOf(answer.json)
      .filter((action) => names(action, "interrupt.resolve"))
      .map((action) => ({ by: "worker", exchange, at: answer.at ?? at, payload: action["payload"] }));
  });
  return found[0];
}
