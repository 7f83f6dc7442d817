import type { ErrorInfo, LlmErrorAction, LlmResponse, LlmResultAction, Trigger } from "../../generated/types.ts";
import { plain } from "../../json/plain.ts";
import type { Refusal, Rules } from "../../protocol/rules.ts";
import { fits } from "../../validate/index.ts";
import { readFromWorker } from "../models/worker-format.ts";
import type { SessionState } from "./state.ts";

/** A model call of the worker's to end, at an attempt or at the one that is open. */
export interface ModelSettle {
  readonly type: "settle-model";
  readonly id: string;
  readonly attempt: number | undefined;
  readonly end:
    | { readonly ok: true; readonly response: LlmResponse }
    | { readonly ok: false; readonly error: ErrorInfo; readonly retryable: boolean };
}

interface On {
  readonly state: SessionState;
  readonly rules: Rules;
}

/**
 * Reads what a worker says of a model call that it was to make: the model's answer, in the provider's form where the
 * execute that is answered named one, or a failure. An answer that cannot be read refuses the whole decision.
 */
export function readModelSettle(
  { state, rules }: On,
  action: LlmResultAction | LlmErrorAction,
  trigger: Trigger | undefined,
): ModelSettle | Refusal {
  const target = rules.resolveSettle(action, trigger);
  if (!target.ok) return target;
  const { id, attempt } = target;
  const settle = (end: ModelSettle["end"]): ModelSettle => ({ type: "settle-model", id, attempt, end });
  if (action.type === "llm.error")
    return settle({ ok: false, error: rules.readError(action), retryable: action.retryable === true });
  const format = trigger?.type === "llm.execute" && trigger.id === id ? trigger.format : undefined;
  if (format === undefined) {
    const verdict = fits("LlmResponse", plain(action.response));
    if (verdict.ok) return settle({ ok: true, response: action.response as LlmResponse });
    return refuse(`${verdict.errors[0]?.pointer ?? ""}: ${verdict.errors[0]?.message ?? "not an answer of a model"}`);
  }
  const read = readFromWorker(format, action.response, state.modelCallById.get(id)?.tools ?? []);
  return read.ok ? settle({ ok: true, response: read.response }) : refuse(read.error.message);
}

function refuse(message: string): Refusal {
  return { ok: false, message: `llm.result: ${message}`, code: "invalid_response", param: "llm.result.response" };
}
