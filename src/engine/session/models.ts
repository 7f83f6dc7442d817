import type { ErrorInfo, LlmCallAction, LlmResponse } from "../../generated/types.ts";
import { plain } from "../../json/plain.ts";
import { readOffer } from "../../protocol/model-view.ts";
import { DEFAULT_POLICIES } from "../../protocol/retry.ts";
import { recordOffer } from "./record.ts";
import type { ModelCallState } from "./state.ts";
import { instant, queueDecision, type Step } from "./step.ts";
import { executeOf } from "./worker-models.ts";

/** Starts a model call: with its own messages as they are, or with the config's system text and the path (row 53). */
export function startModelCall(step: Step, action: LlmCallAction): void {
  const { state } = step;
  const id = action.id ?? step.newId();
  // No prompt follows `done` (row 54) or leaves a paused branch (IN-2), and an id that is taken starts nothing.
  if (state.turn === undefined || state.turn.closing !== undefined || state.modelCallById.has(id)) return;
  if (step.rules.isPaused(state)) return;
  const { id: _, messages: prompt, tools, ...asked } = action;
  const { model, llm, system, retry = {} } = state.config ?? {};
  const filled: LlmCallAction = {
    ...(llm === undefined ? {} : { llm }),
    ...(model === undefined ? {} : { model }),
    // Numbers that are reckoned with, as they can be.
    ...(plain(asked) as typeof asked),
  };
  const venue = step.venueOf(filled.llm);
  const offered = readOffer(tools, state.config);
  if (tools !== undefined) recordOffer(step, offered);
  step.emit({
    type: "llm.call.requested",
    id,
    attempt: 1,
    action: filled,
    offered: [...offered],
    policy: step.rules.policy([DEFAULT_POLICIES.llm, retry.default, retry.llm, action.retry]),
    ...(prompt === undefined && system !== undefined ? { system } : {}),
    ...(prompt === undefined ? {} : { prompt }),
    ...(prompt === undefined && state.head !== undefined ? { head_id: state.head } : {}),
    ...(venue?.handler === "worker" ? venue : {}),
  });
  sendAttempt(step, state.modelCallById.get(id));
}

/** Sends a model call again once its wait is over. */
export function retryModelCall(step: Step, call: ModelCallState): void {
  const { id, attempt, policy } = call;
  step.emit({ type: "llm.call.requested", id, attempt: attempt + 1, policy });
  sendAttempt(step, call);
}

/** A call that the engine makes is under way at once; one that the worker makes, once it is asked. */
function sendAttempt(step: Step, call: ModelCallState | undefined): void {
  if (call?.handler === "worker") queueDecision(step, executeOf(call));
  else if (call !== undefined) step.emit({ type: "llm.call.dispatched", id: call.id, attempt: call.attempt });
}

/** A model has answered: the worker is told, with the reply as a message of the model call's id. */
export function modelReplied(step: Step, call: ModelCallState, response: LlmResponse): void {
  const { id, attempt } = call;
  step.emit({ type: "llm.call.completed", id, attempt, response });
  const { content, tool_calls, reasoning, finish_reason, usage, cost } = response;
  queueDecision(step, {
    type: "llm.finished",
    id,
    ok: true,
    truncated: finish_reason === "length",
    refused: finish_reason === "refusal" || finish_reason === "content_filter",
    message: {
      id,
      role: "assistant",
      ...(content === undefined ? {} : { content }),
      ...(tool_calls === undefined ? {} : { tool_calls }),
      ...(reasoning === undefined ? {} : { reasoning }),
    },
    ...(usage === undefined ? {} : { usage }),
    ...(cost === undefined ? {} : { cost }),
  });
}

/** A model call has failed: another attempt if the policy has one and time is left, else the worker is told (row 41). */
export function modelFailed(
  step: Step,
  call: ModelCallState,
  error: ErrorInfo,
  retryable: boolean,
  retryAfterSecs = 0,
): void {
  const { id, attempt, policy } = call;
  const wait = step.rules.nextWait(policy, call.failures + 1, retryable);
  const retryAt = wait === undefined ? Number.POSITIVE_INFINITY : step.at + Math.max(wait, retryAfterSecs) * 1000;
  if (retryAt < modelTotalBound(call)) {
    step.emit({ type: "llm.call.errored", id, attempt, error, retryable, retry_at: instant(retryAt) });
    return;
  }
  step.emit({ type: "llm.call.errored", id, attempt, error, retryable });
  queueDecision(step, { type: "llm.finished", id, ok: false, truncated: false, error });
}

/** When the model call as a whole lapses, in milliseconds since the epoch. */
export function modelTotalBound({ firstSentAt, policy }: ModelCallState): number {
  if (firstSentAt === undefined || policy.total_timeout_secs === null) return 1e300;
  return firstSentAt + policy.total_timeout_secs * 1000;
}
