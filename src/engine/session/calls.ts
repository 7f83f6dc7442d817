import type { RetryOverride, StoredResult, ToolCallAction, Trigger } from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import { DEFAULT_POLICIES } from "../../protocol/retry.ts";
import type { CallOutcome } from "../../protocol/view.ts";
import { checkOf, type End, type Settle } from "./prepare.ts";
import type { CallState } from "./state.ts";
import { instant, queueDecision, type Step } from "./step.ts";

/** What ends a call that outlived one of its bounds (RT-11). */
export const lapsed = (clock: "queued" | "running" | "retrying"): Extract<End, { ok: false }>["error"] => ({
  message: `deadline exceeded while ${clock}`,
  code: "deadline_exceeded",
});

/** Starts a tool call, unless its id is taken already (FE-10). The tool's name decides where it runs. Source: base. */
export function startCall(step: Step, action: ToolCallAction): void {
  const { state, rules } = step;
  const id = action.id ?? step.newId();
  if (state.callById.has(id)) return;
  const parent = parentOf(step, id);
  const lineage = parent === undefined ? {} : { parent };
  const asked = { name: action.name, arguments: argumentText(action.arguments), ...lineage };
  const route = rules.routeCall(state, asked);
  if (route.to === "engine") {
    answerCall(step, { id, ...asked }, route.outcome);
    return;
  }
  const { tool } = rules.toolOf(state, { name: route.name, ...lineage });
  const handler = rules.venue(tool);
  step.emit({
    type: "tool.call.requested",
    id,
    attempt: 1,
    name: route.name,
    arguments: route.arguments,
    handler,
    retry: callPolicy(step, handler, action.retry),
    ...lineage,
  });
  sendAttempt(step, state.callById.get(id));
}

/** A call that the engine answers itself: it starts and ends at once, and no worker is asked (DT-4). */
function answerCall(
  step: Step,
  asked: { readonly id: string; readonly name: string; readonly arguments: string; readonly parent?: string },
  outcome: CallOutcome,
): void {
  const { id } = asked;
  const retry = step.rules.policy([]);
  step.emit({ type: "tool.call.requested", ...asked, attempt: 1, handler: "server", retry });
  step.emit({ type: "tool.call.dispatched", id, attempt: 1 });
  const call = step.state.callById.get(id);
  if (call === undefined) return;
  if (outcome.ok) finishWell(step, call, outcome.result);
  else failCall(step, call, outcome.error, false);
}

/** Starts the next attempt of a call whose wait is over. Id, name, arguments, venue and policy stay (RT-14). */
export function retryCall(step: Step, call: CallState): void {
  const { id, name, arguments: text, handler, retry, parent, attempt } = call;
  step.emit({
    type: "tool.call.requested",
    id,
    attempt: attempt + 1,
    name,
    arguments: text,
    handler,
    retry,
    ...(parent === undefined ? {} : { parent }),
  });
  sendAttempt(step, call);
}

/** A call of the client waits for the client; any other is the worker's to run. Source: base, CT-1. */
function sendAttempt(step: Step, call: CallState | undefined): void {
  if (call === undefined) return;
  if (call.handler === "client") {
    step.emit({ type: "tool.call.dispatched", id: call.id, attempt: call.attempt });
    return;
  }
  const { tool } = step.rules.toolOf(step.state, call);
  const input = step.rules.readArguments(call.arguments, checkOf(step.compile, tool, "input"));
  queueDecision(step, step.rules.makeExecute(call, input, undefined));
}

/** Ends a call, or schedules its next attempt. Does nothing for a call that is no longer open at that attempt (FE-5, FE-8). */
export function settleCall(step: Step, { id, attempt, end }: Settle): boolean {
  const call = step.state.callById.get(id);
  if (call === undefined || !step.rules.maySettle(call, attempt)) return false;
  if (end.ok) finishWell(step, call, end.result);
  else failCall(step, call, end.error, end.retryable);
  return true;
}

/** Records a result. With `tell`, as usual, the worker is asked what follows from it. */
export function finishWell(step: Step, { id, name, attempt }: CallState, result: StoredResult, tell = true): void {
  step.emit({ type: "tool.call.completed", id, attempt, name, result });
  dropExecute(step, id);
  if (tell) queueDecision(step, { type: "tool.finished", id, ok: true, name, result });
}

/** Records one failure: another attempt after its wait if the policy has one, else the end of the call (RT-6, RT-8). */
export function failCall(
  step: Step,
  call: CallState,
  error: Extract<End, { ok: false }>["error"],
  retryable: boolean,
  tell = true,
): void {
  const { id, name, attempt } = call;
  const wait = step.rules.nextWait(call.retry, call.failures + 1, retryable);
  const retryAt = wait === undefined ? undefined : step.at + wait * 1000;
  if (retryAt !== undefined && retryAt < totalBound(call)) {
    step.emit({ type: "tool.call.errored", id, attempt, name, error, retryable, retry_at: instant(retryAt) });
    dropExecute(step, id);
    return;
  }
  step.emit({ type: "tool.call.errored", id, attempt, name, error, retryable });
  dropExecute(step, id);
  if (tell) queueDecision(step, { type: "tool.finished", id, ok: false, name, error });
}

/** When the call as a whole lapses, in milliseconds since the epoch. */
export function totalBound({ firstSentAt, retry }: CallState): number {
  if (firstSentAt === undefined || retry.total_timeout_secs === null) return Number.POSITIVE_INFINITY;
  return firstSentAt + retry.total_timeout_secs * 1000;
}

/** The worker need not be asked, nor heard, about an attempt that is over (row 46). */
function dropExecute({ state, emit }: Step, callId: string): void {
  const asks = (trigger: Trigger): boolean => trigger.type === "tool.execute" && trigger.id === callId;
  const stale = [...state.queue, ...state.live.values()].filter(({ trigger }) => asks(trigger));
  for (const { id } of stale) emit({ type: "decision.dropped", decision_id: id, reason: "the attempt is over" });
}

/** The model call whose recorded reply asked for this call. */
function parentOf({ state }: Step, id: string): string | undefined {
  return state.messages.findLast(({ tool_calls = [] }) => tool_calls.some((call) => call.id === id))?.id;
}

function argumentText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : compact(value);
}

function callPolicy({ state, rules }: Step, handler: "worker" | "client", override: RetryOverride | undefined) {
  const { default: general, tool } = state.config?.retry ?? {};
  const own = handler === "client" ? DEFAULT_POLICIES.clientTool : DEFAULT_POLICIES.tool;
  return rules.policy([own, general, tool, override]);
}
