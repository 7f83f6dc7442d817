import type { DecisionResponse, DraftMessage, ErrorInfo, LlmFinished, ToolCallAction } from "../../generated/types.ts";
import type { Rules } from "../record.ts";
import type { View } from "../view.ts";
import { freshIds } from "./fresh-ids.ts";

/**
 * For a model's reply: it goes on the record under the id of its model call, and one `tool.call` starts each of its calls,
 * in order and with the arguments as they came; without calls, the turn is done. A failed, truncated or refused model call
 * fails the turn and records nothing. Source: base, PC-15, TU-8, rows 30 and 52.
 */
export function proposeReply(trigger: LlmFinished, view: View, _rules: Rules): DecisionResponse {
  const error = failureOf(trigger);
  if (error !== undefined) return { actions: [{ type: "fail", error }] };
  const { id: _, tool_calls: calls = [], ...said } = trigger.message as DraftMessage;
  const reply: DraftMessage = { id: trigger.id, ...said, role: "assistant" };
  if (calls.length === 0) {
    return { messages: [...view.messages, reply], actions: [{ type: "done", data: reply.content ?? null }] };
  }
  const fresh = freshIds(calls, view);
  const refused = fresh
    .filter(({ repeats }) => repeats)
    .map(({ call, given }) => refusal(call.id, call.function.name, given));
  return {
    messages: [...view.messages, { ...reply, tool_calls: fresh.map(({ call }) => call) }, ...refused],
    actions: fresh.filter(({ repeats }) => !repeats).map(({ call }) => start(call.id, call.function)),
  };
}

function start(id: string, called: { name: string; arguments: string }): ToolCallAction {
  return { type: "tool.call", id, name: called.name, arguments: called.arguments };
}

/** What the model reads of a call whose id it had used twice in one reply: run again, it could do its work twice. */
function refusal(id: string, name: string, given: string): DraftMessage {
  const content = `This call was not run: its id "${given}" was already used by another call of the same reply.`;
  return { role: "tool", tool_call_id: id, name, content };
}

/** Why there is no reply to record; undefined when there is one. */
function failureOf({ ok, truncated, refused, error, message }: LlmFinished): ErrorInfo | undefined {
  if (ok && !truncated && refused !== true && message !== undefined) return undefined;
  if (error !== undefined) return error;
  if (truncated) return { message: "llm call truncated", code: "invalid_response" };
  if (refused === true) return { message: "llm call refused", code: "refused" };
  if (ok) return { message: "llm call gave no message", code: "invalid_response" };
  return { message: "llm call failed", code: "provider_error" };
}
