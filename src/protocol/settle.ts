import type { Trigger } from "../generated/types.ts";
import { plain } from "../json/plain.ts";
import type { Refusal, SettleTarget } from "./record.ts";
import type { CallStatus, ViewCall } from "./view.ts";

/** What an action that ends a call says about which one. */
export interface SettleAction {
  readonly type: string;
  readonly id?: string;
  readonly attempt?: number;
}

/** Which trigger lends its id and attempt to which actions. Source: FE-1. */
const EXECUTE_OF: ReadonlyMap<string, Trigger["type"]> = new Map<string, Trigger["type"]>([
  ["tool.result", "tool.execute"],
  ["tool.error", "tool.execute"],
  ["llm.result", "llm.execute"],
  ["llm.error", "llm.execute"],
]);

/**
 * Which call an action ends. Its own id and attempt count as given; what it leaves out comes from the execute trigger
 * being answered. With another call's id and no attempt it means that call's open attempt. Refused when there is nothing
 * to take the id from. Source: base, FE-1 to FE-4, row 34.
 */
export function resolveSettle(action: SettleAction, trigger: Trigger | undefined): SettleTarget {
  const execute = executeFor(action.type, trigger);
  const id = action.id ?? execute?.id;
  if (id === undefined) return unresolvable(action.type);
  const named = plain(action.attempt) as number | undefined;
  const attempt = named ?? (execute?.id === id ? execute.attempt : undefined);
  return { ok: true, id, ...(attempt === undefined ? {} : { attempt }) };
}

/** While a call has one of these it may be settled. Between two attempts (`retry_scheduled`) it may not. Source: row 59. */
const SETTLEABLE: ReadonlySet<CallStatus> = new Set<CallStatus>(["queued", "pending", "running"]);

/**
 * Whether this call, at this attempt, may still be settled: it exists, it is open, and the attempt, if named, is the one
 * that is open now. The first settle ends it, so every later one finds it closed. Source: FE-5, FE-8, rows 31 and 59.
 */
export function maySettle(
  call: Pick<ViewCall, "status" | "attempt"> | undefined,
  attempt: number | undefined,
): boolean {
  if (call === undefined || !SETTLEABLE.has(call.status)) return false;
  return attempt === undefined || attempt === call.attempt;
}

function executeFor(type: string, trigger: Trigger | undefined): { id: string; attempt: number } | undefined {
  if (trigger === undefined || trigger.type !== EXECUTE_OF.get(type)) return undefined;
  return trigger.type === "tool.execute" || trigger.type === "llm.execute" ? trigger : undefined;
}

function unresolvable(type: string): Refusal {
  return {
    ok: false,
    message: `The ${type} names no id, and the trigger being answered lends none.`,
    code: "invalid_response",
    param: `${type}.id`,
    detail: { reason: "unresolvable_settle_id" },
  };
}
