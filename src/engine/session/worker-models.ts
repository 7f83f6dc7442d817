import type { LlmExecute, LlmResponse } from "../../generated/types.ts";
import { modelFailed, modelReplied } from "./models.ts";
import type { ModelSettle } from "./prepare-model.ts";
import type { ModelCallState, SessionState } from "./state.ts";
import type { Step } from "./step.ts";

/**
 * Asks the worker for one attempt of a model call. On the record it stands without its prompt, which is put in when it is
 * sent: with the whole path in each of them the log would grow by the square of the session.
 */
export function executeOf({ id, request, format, attempt }: ModelCallState): LlmExecute {
  return {
    type: "llm.execute",
    id,
    request: { model: request.model ?? "", messages: [] },
    ...(format === undefined ? {} : { format }),
    stream: request.stream ?? true,
    attempt,
  };
}

/** Ends a model call of the worker's. Does nothing for one that is no longer open at that attempt (FE-5, FE-8). */
export function settleModelCall(step: Step, { id, attempt, end }: ModelSettle): boolean {
  const call = openCall(step, id, attempt);
  if (call === undefined) return false;
  if (end.ok) modelReplied(step, call, end.response as LlmResponse);
  else modelFailed(step, call, end.error, end.retryable);
  return true;
}

function openCall({ state, rules }: Step, id: string, attempt: number | undefined): ModelCallState | undefined {
  const call = state.modelCallById.get(id);
  return call?.handler === "worker" && rules.maySettle(call, attempt) ? call : undefined;
}

/** The worker need not be asked, nor heard, about an attempt of a model call that is over: settled, lapsed or voided. */
export function dropStaleExecutes({ state, emit }: Pick<Step, "state" | "emit">): void {
  const asked = [...state.queue, ...state.live.values()];
  for (const { id, trigger } of asked)
    if (trigger.type === "llm.execute" && !isOpenAt(state, trigger))
      emit({ type: "decision.dropped", decision_id: id, reason: "the attempt is over" });
}

function isOpenAt({ modelCallById }: SessionState, { id, attempt }: LlmExecute): boolean {
  const call = modelCallById.get(id);
  return (call?.status === "queued" || call?.status === "pending") && call.attempt === attempt;
}
