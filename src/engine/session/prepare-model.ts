import type {
  ErrorInfo,
  LlmErrorAction,
  LlmResponse,
  LlmResultAction,
  SettleRequest,
  Trigger,
  Usage,
} from "../../generated/types.ts";
import { plain } from "../../json/plain.ts";
import type { Refusal } from "../../protocol/rules.ts";
import { fits } from "../../validate/index.ts";
import { planReply } from "../models/reply-media.ts";
import { readFromWorker } from "../models/worker-format.ts";
import type { Pending, Preparing } from "./prepare.ts";

/** A model call of the worker's to end, at an attempt or at the one that is open. */
export interface ModelSettle {
  readonly type: "settle-model";
  readonly id: string;
  readonly attempt: number | undefined;
  readonly end:
    | { readonly ok: true; readonly response: LlmResponse }
    | { readonly ok: false; readonly error: ErrorInfo; readonly retryable: boolean };
}

type On = Pick<Preparing, "state" | "rules">;

/**
 * Reads what a worker says of a model call that it was to make: the model's answer, in the provider's form where the
 * execute that is answered named one, or a failure. An answer that cannot be read refuses the whole decision; the bytes
 * of pictures in it are stored before it is recorded.
 */
export function readModelSettle(
  on: On,
  action: LlmResultAction | LlmErrorAction,
  trigger: Trigger | undefined,
): Pending<ModelSettle> | Refusal {
  const target = on.rules.resolveSettle(action, trigger);
  if (!target.ok) return target;
  const { id, attempt } = target;
  const settle = (end: ModelSettle["end"]): ModelSettle => ({ type: "settle-model", id, attempt, end });
  if (action.type === "llm.error") {
    const failed = settle({ ok: false, error: on.rules.readError(action), retryable: action.retryable === true });
    return { puts: [], finish: () => failed };
  }
  const read = readResponse(on, id, action.response, trigger);
  if (!read.ok) return read;
  const plan = planReply(read.response);
  return { puts: plan.puts, finish: (uris) => settle({ ok: true, response: plan.store(uris) }) };
}

/** Reads one settle of a model call that came by HTTP, outside any decision. */
export async function prepareModelSettle(
  on: Preparing,
  body: Extract<SettleRequest, { type: "llm.result" | "llm.error" }>,
): Promise<{ readonly ok: true; readonly settle: ModelSettle } | Refusal> {
  const read = readModelSettle(on, body, undefined);
  if ("ok" in read) return read;
  return { ok: true, settle: read.finish(await Promise.all(read.puts.map((put) => on.put(put)))) };
}

function readResponse(
  { state }: On,
  id: string,
  answer: unknown,
  trigger: Trigger | undefined,
): { readonly ok: true; readonly response: LlmResponse } | Refusal {
  const format = trigger?.type === "llm.execute" && trigger.id === id ? trigger.format : undefined;
  if (format !== undefined) {
    const read = readFromWorker(format, answer, state.modelCallById.get(id)?.tools ?? []);
    return read.ok ? read : refuse(read.error.message);
  }
  const verdict = fits("LlmResponse", plain(answer));
  if (verdict.ok) {
    const { usage, ...response } = answer as LlmResponse;
    // Counts are added up, so they are taken as plain numbers.
    return { ok: true, response: { ...response, ...(usage === undefined ? {} : { usage: plain(usage) as Usage }) } };
  }
  return refuse(`${verdict.errors[0]?.pointer ?? ""}: ${verdict.errors[0]?.message ?? "not an answer of a model"}`);
}

function refuse(message: string): Refusal {
  return { ok: false, message: `llm.result: ${message}`, code: "invalid_response", param: "llm.result.response" };
}
