import type { Call, DecisionRequest, LlmRequest, Message, Trigger } from "../../generated/types.ts";
import { pendingCalls } from "../../protocol/prompt.ts";
import type { Rules } from "../../protocol/rules.ts";
import { DELIVERY_MS } from "./decisions.ts";
import type { CallState, DecisionState, ModelCallState, SessionState } from "./state.ts";
import { instant } from "./step.ts";

/** What the worker is asked. The proposal is made now and not when the decision was queued: two calls that end together would else both wait. */
export function decisionRequest(state: SessionState, decision: DecisionState, rules: Rules): DecisionRequest {
  const { session, identity, value, config, messages, head, nodes, turn } = state;
  const trigger = completed(state, decision);
  const finished = trigger.type === "tool.finished" ? trigger.id : undefined;
  return {
    session_id: session.id,
    decision_id: decision.id,
    agent_id: session.agentId,
    identity,
    trigger,
    proposed: rules.propose(trigger, state),
    state: value,
    agent: config,
    calls: openCalls(state),
    pending_calls: pendingCalls(state, finished),
    messages,
    message_tree: { nodes: [...nodes.values()], ...(head === undefined ? {} : { head_id: head }) },
    ancestry: [],
    attempts: decision.attempts,
    deadline: instant((decision.sentAt ?? 0) + DELIVERY_MS),
    turn_id: turn?.id ?? null,
  };
}

/** What the record leaves out of a trigger: the path before news; and the deadline of an execute's attempt, however often it is delivered (RT-9, row 46). */
function completed(state: SessionState, { trigger, newsOnly }: DecisionState): Trigger {
  if (newsOnly && trigger.type === "client.messages") {
    const { messages: path } = state;
    return { ...trigger, messages: [...path, ...trigger.messages], new_from: path.length };
  }
  if (trigger.type !== "tool.execute") return trigger;
  const deadline = runDeadline(state.callById.get(trigger.id));
  return deadline === undefined ? trigger : { ...trigger, deadline };
}

function runDeadline(call: CallState | undefined): string | undefined {
  if (call?.sentAt === undefined || call.retry.run_timeout_secs === null) return undefined;
  return instant(call.sentAt + call.retry.run_timeout_secs * 1000);
}

function openCalls({ openCalls, openModelCalls }: SessionState): Call[] {
  const tools = [...openCalls].map((call): Call => {
    const { id, status, attempt, name, arguments: text, handler, parent } = call;
    const deadline = runDeadline(call);
    return {
      id,
      kind: "tool_call",
      status: status as Call["status"],
      attempt,
      name,
      arguments: text,
      handler,
      ...(deadline === undefined ? {} : { deadline }),
      ...(parent === undefined ? {} : { anchor: parent }),
    };
  });
  const models = [...openModelCalls].map(
    ({ id, status, attempt, request, head }): Call => ({
      id,
      kind: "llm_call",
      status: status as Call["status"],
      attempt,
      stream: request.stream ?? true,
      ...(head === undefined ? {} : { anchor: head }),
    }),
  );
  return [...tools, ...models].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** What the model is sent: its own messages as they are, else the system text and the path, with no tool message missing (rows 49 and 53). */
export function modelRequest(state: SessionState, call: ModelCallState, rules: Rules): LlmRequest {
  const { model = "", temperature, max_completion_tokens, reasoning } = call.request;
  const system: Message[] = call.system === undefined ? [] : [{ id: "system", role: "system", content: call.system }];
  const messages = call.prompt ?? [...system, ...rules.arrangePrompt(state, pathOf(state, call.head))];
  const tools = call.tools.length === 0 ? undefined : rules.describeTools(call.tools);
  return {
    model,
    messages: [...messages],
    ...(tools === undefined ? {} : { tools }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(max_completion_tokens === undefined ? {} : { max_completion_tokens }),
    ...(reasoning === undefined ? {} : { reasoning }),
  };
}

function pathOf(state: SessionState, head: string | undefined): readonly Message[] {
  if (head === state.head) return state.messages;
  const end = state.messages.findIndex(({ id }) => id === head);
  return end < 0 ? state.messages : state.messages.slice(0, end + 1);
}
