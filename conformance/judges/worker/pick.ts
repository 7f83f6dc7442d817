import { isObject } from "../../../src/json/own.ts";
import type { PlannedCall } from "../../cases/worker/case.ts";
import { actionsOf, decisionOf, settlesTool } from "../../drivers/worker/decision-of.ts";
import type { Exchange, Purpose, WorkerLog } from "../../drivers/worker/log.ts";

/** An action of an answer, with its place. */
export interface PlacedAction {
  readonly exchange: Exchange;
  readonly action: Record<string, unknown> & { readonly type: string };
  readonly pointer: string;
}

/** The exchanges that were for this. */
export function exchangesFor<F extends Purpose["for"]>(
  log: WorkerLog,
  purpose: F,
): (Exchange & { readonly purpose: Extract<Purpose, { for: F }> })[] {
  return log.exchanges.filter(
    (exchange): exchange is Exchange & { readonly purpose: Extract<Purpose, { for: F }> } =>
      exchange.purpose.for === purpose,
  );
}

/** The settles of an answer, with their places. */
export function settlesOf(exchange: Exchange): PlacedAction[] {
  return placed(exchange).filter(({ action }) => settlesTool(action));
}

/** Every action of an answer, or of what the worker sent by itself, with its place. */
export function placed(exchange: Exchange): PlacedAction[] {
  const { purpose, json, answer } = exchange;
  if (purpose.for === "settle" && purpose.route === "settle")
    return actionsOf({ actions: [json] }).map((action) => ({ exchange, action, pointer: "" }));
  const decision = purpose.for === "settle" ? json : decisionOf(answer);
  return actionsOf(decision).map((action, n) => ({ exchange, action, pointer: `/actions/${n}` }));
}

/** The tool call that an exchange is about; undefined for those that are about none. */
export function callOf({ purpose }: Exchange): PlannedCall | undefined {
  if (purpose.for === "settle") return purpose.rulings.find(({ call }) => call !== undefined)?.call;
  return purpose.for === "call" || purpose.for === "resumed" || purpose.for === "after-abuse"
    ? purpose.call
    : undefined;
}

/** Every `tool.result` that a worker gave for the call that it was asked to run, at once or later. */
export function results(log: WorkerLog): PlacedAction[] {
  return log.exchanges.flatMap((exchange) => {
    const call = callOf(exchange);
    const own = ({ action }: PlacedAction) => (action["id"] ?? call?.id) === call?.id;
    if (call === undefined) return [];
    return settlesOf(exchange).filter((settle) => settle.action.type === "tool.result" && own(settle));
  });
}

/** The blocks of a result, with their places, wherever the action has them. */
export function blocksOf({
  action,
  pointer,
}: PlacedAction): { readonly block: Record<string, unknown>; readonly pointer: string }[] {
  const inside = isObject(action["result"]) ? action["result"]["content"] : undefined;
  const lists = [
    [inside, `${pointer}/result/content`],
    [action["content"], `${pointer}/content`],
  ] as const;
  return lists.flatMap(([list, place]) =>
    Array.isArray(list)
      ? list.flatMap((block, n) => (isObject(block) ? [{ block, pointer: `${place}/${n}` }] : []))
      : [],
  );
}

/** What an exchange came to, in a few words. */
export function outcome({ answer, failure, headers }: Exchange): string {
  if (answer === undefined) return failure ?? "no answer";
  const denied = answer.status === 401 || answer.status === 403;
  const hint = denied && SIGNATURE in headers ? ` to a request that writes the header ${SIGNATURE}` : "";
  return `status ${answer.status}${hint} with ${answer.text === "" ? "an empty body" : answer.text}`;
}

/** A worker that compares the header's name by case knows only one of its spellings. */
const SIGNATURE = "X-Substructure-Signature";
