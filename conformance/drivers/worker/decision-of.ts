import { isObject } from "../../../src/json/own.ts";
import type { Answered } from "./log.ts";

/** An answer's decision as JSON: of a JSON body, or of the last frame of an event stream. Undefined when there is none. */
export function decisionOf(answer: Answered | undefined): unknown {
  if (answer === undefined || answer.status < 200 || answer.status > 299) return undefined;
  if (answer.frames === undefined) return answer.json;
  const last = answer.frames.findLast(({ event }) => event === "decision.result");
  if (last === undefined) return undefined;
  try {
    return JSON.parse(last.data) as unknown;
  } catch {
    return undefined;
  }
}

/** The actions of a decision, as far as they are objects with a type. */
export function actionsOf(decision: unknown): (Record<string, unknown> & { readonly type: string })[] {
  const actions = isObject(decision) ? decision["actions"] : undefined;
  if (!Array.isArray(actions)) return [];
  return actions.filter((action) => isObject(action) && typeof action["type"] === "string");
}

/** Whether an action ends a tool call. */
export function settlesTool(action: { readonly type: string }): boolean {
  return action.type === "tool.result" || action.type === "tool.error";
}
