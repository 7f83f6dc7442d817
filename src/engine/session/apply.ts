import type { DraftMessage, EventPayload, Message, Trigger, Usage } from "../../generated/types.ts";
import { addCosts } from "../cost.ts";
import { Growing } from "./growing.ts";
import { type CallState, NO_USAGE, type SessionState, unusableKey } from "./state.ts";

type Payload<T extends EventPayload["type"]> = Extract<EventPayload, { type: T }>;

/** How one kind of event changes a session. `at` is when it occurred, in milliseconds since the epoch. */
type Apply<T extends EventPayload["type"]> = (state: SessionState, payload: Payload<T>, at: number) => void;

/** One entry for each event that changes anything; the others are history only. */
const table: { readonly [T in EventPayload["type"]]?: Apply<T> } = {
  "session.created": (state, { identity }) => {
    if (identity !== undefined) state.identity = identity;
  },
  "message.new": (state, { message, parent_id }) => {
    const node = { message, ...(parent_id === undefined ? {} : { parent_id }) };
    state.nodes.set(message.id, node);
    state.tree.push(node);
    if (parent_id === state.head) state.path.push(message);
    else state.path = pathTo(state, message.id);
    state.head = message.id;
  },
  "head.moved": (state, { head_id }) => {
    state.head = head_id;
    state.path = pathTo(state, head_id);
  },
  "turn.queued": (state, { turn_id, trigger }) => {
    state.turns.add(turn_id);
    state.queuedTurns.push({ turnId: turn_id, trigger });
  },
  "turn.started": (state, { turn_id }) => {
    state.turns.add(turn_id);
    const queued = state.queuedTurns.findIndex(({ turnId }) => turnId === turn_id);
    if (queued >= 0) state.queuedTurns.splice(queued, 1);
    state.turn = { id: turn_id, usage: NO_USAGE, cost: "0", closing: undefined };
    state.done = false;
  },
  "turn.closing": (state, { data }) => {
    if (state.turn !== undefined) state.turn.closing = { data };
  },
  "turn.completed": (state) => {
    state.turn = undefined;
  },
  "session.done": (state) => {
    state.done = true;
  },
  "worker.state.updated": (state, { state: value }) => {
    state.value = value;
  },
  "agent.updated": (state, { agent }) => {
    state.config = agent;
  },
  "decision.queued": (state, { decision_id, trigger, news_only: newsOnly = false }) => {
    const decision = {
      id: decision_id,
      trigger,
      newsOnly,
      attempts: 0,
      firstSentAt: undefined,
      sentAt: undefined,
      retryAt: undefined,
    };
    // A resume goes before everything else that waits (IN-6), the first question of all before even that (WD-2).
    state.queue.splice(placeFor(state, trigger), 0, decision);
    // What was taken back from the worker is still to be told.
    const told = trigger.type === "tool.finished" ? state.callById.get(trigger.id) : undefined;
    if (told !== undefined) told.reported = false;
    if (trigger.type === "client.messages") markTold(state, trigger.messages.slice(trigger.new_from));
  },
  "decision.dispatched": (state, { decision_id, attempts }, at) => {
    const waiting = state.queue.findIndex(({ id }) => id === decision_id);
    const decision = waiting >= 0 ? state.queue.splice(waiting, 1)[0] : state.live.get(decision_id);
    if (decision === undefined) return;
    state.live.set(decision_id, decision);
    decision.attempts = attempts ?? decision.attempts + 1;
    decision.sentAt = at;
    decision.firstSentAt ??= at;
    decision.retryAt = undefined;
    if (decision.trigger.type === "tool.finished") markReported(state, decision.trigger.id);
  },
  "decision.completed": (state, { decision_id, empty = false }) => {
    state.outbox = [];
    if (state.live.get(decision_id)?.trigger.type === "session.start") state.started = true;
    endDecision(state, decision_id, empty);
  },
  "decision.errored": (state, { decision_id, retry_at }) => {
    const live = state.live.get(decision_id);
    if (retry_at === undefined) endDecision(state, decision_id);
    else if (live !== undefined) live.retryAt = Date.parse(retry_at);
  },
  "decision.dropped": (state, { decision_id }) => endDecision(state, decision_id),
  "llm.call.requested": (state, payload, at) => {
    const known = state.modelCallById.get(payload.id);
    if (known !== undefined) {
      Object.assign(known, { status: "queued", attempt: payload.attempt, requestedAt: at, sentAt: undefined });
      known.retryAt = undefined;
      return;
    }
    const { action, offered, policy } = payload;
    if (policy === undefined) return;
    const { type: _type, id: _id, messages: _messages, tools: _tools, ...request } = action ?? { type: "llm.call" };
    const call = {
      id: payload.id,
      request,
      tools: offered ?? [],
      policy,
      head: payload.head_id,
      ...(payload.system === undefined ? {} : { system: payload.system }),
      ...(payload.prompt === undefined ? {} : { prompt: payload.prompt }),
      handler: payload.handler ?? ("server" as const),
      format: payload.format,
      status: "queued" as const,
      attempt: payload.attempt,
      requestedAt: at,
      sentAt: undefined,
      firstSentAt: undefined,
      failures: 0,
      retryAt: undefined,
    };
    state.modelCalls.push(call);
    state.modelCallById.set(call.id, call);
    state.openModelCalls.add(call);
  },
  "llm.call.dispatched": (state, { id }, at) => {
    const call = state.modelCallById.get(id);
    if (call === undefined) return;
    call.status = "pending";
    call.sentAt = at;
    call.firstSentAt ??= at;
  },
  "llm.call.completed": (state, { id, response }) => {
    endModelCall(state, id, "completed");
    if (state.turn === undefined || response === undefined) return;
    const { usage, cost } = response;
    if (usage !== undefined) state.turn.usage = addUsage(state.turn.usage, usage);
    if (cost !== undefined) state.turn.cost = addCosts(state.turn.cost, cost);
  },
  "llm.call.errored": (state, { id, retry_at }) => {
    const call = state.modelCallById.get(id);
    if (call === undefined) return;
    call.failures++;
    if (retry_at === undefined) endModelCall(state, id, "failed");
    else Object.assign(call, { status: "retry_scheduled", retryAt: Date.parse(retry_at) });
  },
  "tool.call.requested": (state, payload, at) => {
    const known = state.callById.get(payload.id);
    if (known !== undefined) {
      Object.assign(known, { status: "queued", attempt: payload.attempt, requestedAt: at, sentAt: undefined });
      known.retryAt = undefined;
      return;
    }
    const call: CallState = {
      id: payload.id,
      name: payload.name,
      arguments: payload.arguments,
      handler: payload.handler,
      retry: payload.retry,
      ...(payload.parent === undefined ? {} : { parent: payload.parent }),
      status: payload.handler === "client" ? "pending" : "queued",
      attempt: payload.attempt,
      reported: false,
      requestedAt: at,
      sentAt: undefined,
      firstSentAt: undefined,
      failures: 0,
      retryAt: undefined,
    };
    state.calls.push(call);
    state.callById.set(call.id, call);
    state.openCalls.add(call);
  },
  "tool.call.dispatched": (state, { id }, at) => {
    const call = state.callById.get(id);
    if (call === undefined) return;
    call.status = "pending";
    call.sentAt = at;
    call.firstSentAt ??= at;
  },
  "tool.call.completed": (state, { id, result }) => {
    const call = state.callById.get(id);
    if (call === undefined) return;
    call.status = "completed";
    call.outcome = { ok: true, result };
    state.openCalls.delete(call);
  },
  "tool.call.errored": (state, { id, error, retry_at }) => {
    const call = state.callById.get(id);
    if (call === undefined) return;
    call.failures++;
    if (retry_at !== undefined) {
      call.status = "retry_scheduled";
      call.retryAt = Date.parse(retry_at);
      return;
    }
    call.status = "failed";
    call.outcome = { ok: false, error };
    state.openCalls.delete(call);
  },
  "call.voided": (state, { kind, id }) => {
    if (kind === "llm_call") endModelCall(state, id, "voided");
    const call = state.callById.get(id);
    if (call === undefined) return;
    call.status = "voided";
    state.openCalls.delete(call);
  },
  "session.message_requested": (state, { session_id: to, message }) => {
    state.outbox.push({ seq: state.seq, to, message });
  },
  "schema.unusable": (state, payload) => {
    state.unusable.add(unusableKey(payload));
  },
  "session.interrupted": (state, { interrupt_id: id, origin, reason, payload, anchor }) => {
    state.interruptIds.add(id);
    state.interrupts.set(id, { id, origin, reason, payload, anchor });
  },
  "session.interrupt_resumed": (state, { interrupt_id }) => {
    state.interrupts.delete(interrupt_id);
  },
};

/** Folds one event into the session. The only place where a session changes. */
export function apply(state: SessionState, payload: EventPayload, at: number): void {
  state.seq++;
  const change = table[payload.type] as Apply<EventPayload["type"]> | undefined;
  change?.(state, payload as never, at);
}

function pathTo(state: SessionState, head: string): Growing<Message> {
  const path: Message[] = [];
  for (let id: string | undefined = head; id !== undefined; ) {
    const node = state.nodes.get(id);
    if (node === undefined) break;
    path.push(node.message);
    id = node.parent_id;
  }
  return new Growing(path.reverse());
}

function placeFor({ queue }: SessionState, { type }: Trigger): number {
  if (type === "session.start") return 0;
  if (type !== "interrupt.resumed") return queue.length;
  const first = queue.findIndex(({ trigger }) => trigger.type !== "session.start" && trigger.type !== type);
  return first < 0 ? queue.length : first;
}

/** Calls that a view answers are told of by that view, and by no tool.finished of their own (CT-5). */
function markTold(state: SessionState, news: readonly DraftMessage[]): void {
  for (const { role, tool_call_id } of news)
    if (role === "tool" && tool_call_id !== undefined) markReported(state, tool_call_id);
}

function markReported(state: SessionState, callId: string): void {
  const call = state.callById.get(callId);
  if (call !== undefined) call.reported = true;
}

function endDecision(state: SessionState, id: string, isEmpty = false): void {
  if (!isEmpty) state.answered.add(id);
  state.live.delete(id);
  const waiting = state.queue.findIndex((decision) => decision.id === id);
  if (waiting >= 0) state.queue.splice(waiting, 1);
}

function endModelCall(state: SessionState, id: string, status: "completed" | "failed" | "voided"): void {
  const call = state.modelCallById.get(id);
  if (call === undefined) return;
  call.status = status;
  state.openModelCalls.delete(call);
}

function addUsage(sum: Usage, more: Usage): Usage {
  return {
    input: sum.input + more.input,
    output: sum.output + more.output,
    uncached_input: sum.uncached_input + more.uncached_input,
    cache_read: sum.cache_read + more.cache_read,
    cache_write: sum.cache_write + more.cache_write,
    total: sum.total + more.total,
  };
}
