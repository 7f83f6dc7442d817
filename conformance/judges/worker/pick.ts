import { isObject } from "../../../src/json/own.ts";
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

/** Every action of an answer, with its place. */
export function placed(exchange: Exchange): PlacedAction[] {
  return actionsOf(decisionOf(exchange.answer)).map((action, n) => ({ exchange, action, pointer: `/actions/${n}` }));
}

/** Every `tool.result` that a worker gave for the very call that it was asked to run. */
export function results(log: WorkerLog): PlacedAction[] {
  return log.exchanges.flatMap((exchange) => {
    const { purpose } = exchange;
    if (purpose.for !== "call" && purpose.for !== "after-abuse") return [];
    const own = ({ action }: PlacedAction) => (action["id"] ?? purpose.call.id) === purpose.call.id;
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
export function outcome({ answer, failure }: Exchange): string {
  if (answer === undefined) return failure ?? "no answer";
  return `status ${answer.status} with ${answer.text === "" ? "an empty body" : answer.text}`;
}
