import type {
  Call,
  DecisionRequest,
  LlmExecute,
  LlmRequest,
  Message,
  MessageNode,
  RetryPolicy,
  Trigger,
} from "../../generated/types.ts";
import { pendingCalls } from "../../protocol/prompt.ts";
import type { Rules } from "../../protocol/rules.ts";
import { deliveryMs } from "./decisions.ts";
import type { DecisionState, ModelCallState, SessionState } from "./state.ts";
import { instant } from "./step.ts";

/** What the worker is asked. The proposal is made now and not when the decision was queued: two calls that end together would else both wait. */
export function decisionRequest(state: SessionState, decision: DecisionState, rules: Rules): DecisionRequest {
  const { session, identity, value, config, messages, head, tree, turn } = state;
  const trigger = completed(state, decision, rules);
  const size = tree.length;
  let path: Message[] | undefined;
  let nodes: MessageNode[] | undefined;
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
    // These two are as long as the session. They are copied for whoever reads them, who may write into them then; the path
    // of now stays what it is, and a tree only grows.
    get messages() {
      path ??= [...messages];
      return path;
    },
    get message_tree() {
      nodes ??= tree.slice(0, size);
      return { nodes, ...(head === undefined ? {} : { head_id: head }) };
    },
    ancestry: [],
    attempts: decision.attempts,
    deadline: instant((decision.sentAt ?? 0) + deliveryMs(state, decision)),
    turn_id: turn?.id ?? null,
  };
}

/** What the record leaves out of a trigger: the path before news; and the deadline of an execute's attempt, however often it is delivered (RT-9, row 46). */
function completed(state: SessionState, { trigger, newsOnly }: DecisionState, rules: Rules): Trigger {
  if (newsOnly && trigger.type === "client.messages") {
    const { messages: path } = state;
    return { ...trigger, messages: [...path, ...trigger.messages], new_from: path.length };
  }
  if (trigger.type === "llm.execute") return withPrompt(state, trigger, rules);
  if (trigger.type !== "tool.execute") return trigger;
  const call = state.callById.get(trigger.id);
  return { ...trigger, ...runDeadline(call?.sentAt, call?.retry) };
}

function withPrompt(state: SessionState, trigger: LlmExecute, rules: Rules): LlmExecute {
  const call = state.modelCallById.get(trigger.id);
  if (call === undefined) return trigger;
  return { ...trigger, request: modelRequest(state, call, rules), ...runDeadline(call.sentAt, call.policy) };
}

function runDeadline(sentAt: number | undefined, policy: RetryPolicy | undefined): { deadline?: string } {
  const run = policy?.run_timeout_secs ?? null;
  return sentAt === undefined || run === null ? {} : { deadline: instant(sentAt + run * 1000) };
}

/** What is open, as the worker is told of it. */
export function openCalls({ openCalls, openModelCalls }: SessionState): Call[] {
  const tools = [...openCalls].map((call): Call => {
    const { id, status, attempt, name, arguments: text, handler, parent } = call;
    return {
      id,
      kind: "tool_call",
      status: status as Call["status"],
      attempt,
      name,
      arguments: text,
      handler,
      ...runDeadline(call.sentAt, call.retry),
      ...(parent === undefined ? {} : { anchor: parent }),
    };
  });
  const models = [...openModelCalls].map(
    ({ id, status, attempt, request, head, handler, sentAt, policy }): Call => ({
      id,
      kind: "llm_call",
      status: status as Call["status"],
      attempt,
      stream: request.stream ?? true,
      ...(handler === "worker" ? { handler, ...runDeadline(sentAt, policy) } : {}),
      ...(head === undefined ? {} : { anchor: head }),
    }),
  );
  return [...tools, ...models].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** What the model is sent: its own messages as they are, else the system text and the path, with no tool message missing (rows 49 and 53). */
export function modelRequest(state: SessionState, call: ModelCallState, rules: Rules): LlmRequest {
  const { model = "", temperature, max_completion_tokens, reasoning } = call.request;
  const system: Message[] = call.system === undefined ? [] : [{ id: "system", role: "system", content: call.system }];
  const arranged = rules.arrangePrompt(state, call.prompt ?? pathOf(state, call.head));
  const messages = call.prompt !== undefined || system.length === 0 ? arranged : [...system, ...arranged];
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
