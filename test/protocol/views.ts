import type { AgentConfig, DraftMessage, Message } from "../../src/generated/types.ts";
import type { ModelCall, View, ViewCall } from "../../src/protocol/view.ts";

/** A view of an empty session, with what a test is about put in. */
export function viewOf(parts: Partial<View> = {}): View {
  return { config: null, messages: [], calls: [], modelCalls: [], ...parts };
}

/** A call that is running on its first attempt, with what a test is about put in. */
export function callOf(parts: Partial<ViewCall> & { id: string }): ViewCall {
  return { name: "t", arguments: "{}", status: "running", attempt: 1, reported: false, ...parts };
}

/** A call that ended with this text. */
export function endedCall(id: string, text: string, parts: Partial<ViewCall> = {}): ViewCall {
  const result = { content: [{ type: "text" as const, text }] };
  return callOf({ id, status: "completed", outcome: { ok: true, result }, reported: true, ...parts });
}

/** A model call that offered these tools. */
export function modelCallOf(id: string, parts: Partial<ModelCall> = {}): ModelCall {
  return { id, tools: [], request: { model: "m" }, ...parts };
}

/** An assistant message with calls of these ids to the tool `t`. */
export function assistant(id: string, ...calls: string[]): Message {
  return {
    id,
    role: "assistant",
    content: "",
    tool_calls: calls.map((call) => ({ id: call, type: "function", function: { name: "t", arguments: "{}" } })),
  };
}

/** A tool message on the record. */
export function toolMessage(id: string, call: string, content = ""): Message {
  return { id, role: "tool", tool_call_id: call, name: "t", content };
}

/** A config with a model and tools. */
export function configOf(parts: Partial<AgentConfig> = {}): AgentConfig {
  return { model: "m", ...parts };
}

/** A user message. */
export function user(id: string, content = "hi"): Message {
  return { id, role: "user", content };
}

/** Messages by the call that they answer. */
export function answersIn(messages: readonly DraftMessage[]): (string | undefined)[] {
  return messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
}
