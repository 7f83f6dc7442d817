import type {
  ClientPayload,
  DecisionRequest,
  DraftMessage,
  ErrorInfo,
  LlmResponse,
  Trigger,
} from "../../generated/types.ts";
import { settleCall } from "./calls.ts";
import { applyAnswer, applyContent, failDecision, sendDecision } from "./decisions.ts";
import { interrupt, resume } from "./interrupts.ts";
import { modelFailed, modelReplied, retryModelCall } from "./models.ts";
import type { PreparedAnswer, Settle, Stale } from "./prepare.ts";
import type { SessionState } from "./state.ts";
import { queueDecision, type Step } from "./step.ts";
import { completeTurn, openTurn } from "./turns.ts";

/** Everything that can happen to a session from outside its own fold. */
export type Command =
  | {
      readonly type: "submit";
      readonly identity: DecisionRequest["identity"];
      readonly payload: ClientPayload;
      readonly turnId: string | undefined;
      readonly queue: boolean;
    }
  | { readonly type: "answer"; readonly decisionId: string; readonly answer: PreparedAnswer }
  | { readonly type: "author"; readonly answer: PreparedAnswer }
  | { readonly type: "fail"; readonly decisionId: string; readonly error: ErrorInfo; readonly retryable: boolean }
  | { readonly type: "settle"; readonly settle: Settle | Stale }
  | { readonly type: "reply"; readonly callId: string; readonly attempt: number; readonly reply: ReplyOf }
  | { readonly type: "interrupt"; readonly id: string | undefined; readonly reason: string; readonly payload: unknown }
  | { readonly type: "resume"; readonly id: string; readonly payload: unknown }
  | { readonly type: "due" }
  | { readonly type: "recover" };

/** What came of a model call. */
type ReplyOf =
  | { readonly ok: true; readonly response: LlmResponse }
  | { readonly ok: false; readonly error: ErrorInfo; readonly retryable: boolean; readonly retryAfterSecs?: number };

/** What the one who sent the command is told. `turnId` is null for what opens no turn. */
export type Outcome =
  | { readonly ok: true; readonly turnId?: string | null; readonly queued?: boolean; readonly interruptId?: string }
  | { readonly ok: false; readonly status: 404 | 409; readonly error: string };

const done: Outcome = { ok: true };
const conflict = (error: string): Outcome => ({ ok: false, status: 409, error });

/** How each command is decided. A table, so that a mutant can replace one entry. */
export type Commands = {
  readonly [T in Command["type"]]: (step: Step, command: Extract<Command, { type: T }>) => Outcome;
};

export const defaultCommands: Commands = {
  submit,
  answer: (step, { decisionId, answer }) => {
    applyAnswer(step, decisionId, answer);
    return done;
  },
  author: (step, { answer }) => {
    applyContent(step, answer);
    return done;
  },
  fail: (step, { decisionId, error, retryable }) => {
    const { live } = step.state;
    if (live?.id === decisionId && live.retryAt === undefined) failDecision(step, live, error, retryable);
    return done;
  },
  settle: (step, { settle }) => {
    const call = step.state.callById.get(settle.id);
    if (call === undefined)
      return { ok: false, status: 404, error: `No call has the id ${JSON.stringify(settle.id)}.` };
    if (settle.type === "stale" || !settleCall(step, settle)) return conflict(whyNot(call, settle.attempt));
    return done;
  },
  reply: (step, { callId, attempt, reply }) => {
    const call = step.state.modelCallById.get(callId);
    if (call?.status !== "pending" || call.attempt !== attempt) return done;
    if (reply.ok) modelReplied(step, call, reply.response);
    else modelFailed(step, call, reply.error, reply.retryable, reply.retryAfterSecs);
    return done;
  },
  interrupt: (step, { id, reason, payload }) => {
    const { state } = step;
    if (state.interrupts.size > 0) return conflict("The session is interrupted already.");
    const interruptId = id ?? step.newId();
    const { live } = state;
    if (live !== undefined)
      step.emit({ type: "decision.dropped", decision_id: live.id, reason: "the session was interrupted" });
    interrupt(step, { type: "interrupt", interrupt_id: interruptId, reason, payload }, "frontend");
    return { ok: true, interruptId };
  },
  resume: (step, { id, payload }) => {
    resume(step, id, payload);
    return { ok: true, turnId: step.state.turn?.id ?? null };
  },
  due: () => done,
  recover: (step) => {
    const { live, openModelCalls } = step.state;
    const error: ErrorInfo = { message: "dispatch lost on engine restart", code: "internal" };
    if (live !== undefined && live.retryAt === undefined) {
      step.emit({
        type: "decision.errored",
        decision_id: live.id,
        error,
        retryable: true,
        retry_at: new Date(step.at).toISOString(),
      });
      sendDecision(step, live);
    }
    for (const call of [...openModelCalls]) {
      if (call.status !== "pending") continue;
      step.emit({
        type: "llm.call.errored",
        id: call.id,
        attempt: call.attempt,
        error,
        retryable: true,
        retry_at: new Date(step.at).toISOString(),
      });
      retryModelCall(step, call);
    }
    return done;
  },
};

/** A message opens a turn, or waits for the running one if it may (FE-11, TU-1, TU-6); an action asks at once. */
function submit(step: Step, command: Extract<Command, { type: "submit" }>): Outcome {
  const { state, emit } = step;
  const { payload, identity, queue } = command;
  if (state.seq === 0) emit({ type: "session.created", agent_id: state.session.agentId, identity });
  if (payload.type === "client.action") {
    const { name, args } = payload;
    if (!state.started && state.queue.length === 0 && state.live === undefined)
      queueDecision(step, { type: "session.start" });
    queueDecision(step, { type: "client.action", name, ...(args === undefined ? {} : { args }) });
    return { ok: true, turnId: state.turn?.id ?? null, queued: false };
  }
  const { turnId = step.newId() } = command;
  if (state.turns.has(turnId))
    return { ok: true, turnId, queued: state.queuedTurns.some((turn) => turn.turnId === turnId) };
  if (state.interrupts.size > 0) return conflict("The session is interrupted: resume it first.");
  if (state.turn?.closing !== undefined) finishNow(step);
  const trigger = viewTrigger(state, payload);
  if (state.turn === undefined) {
    openTurn(step, turnId, trigger);
    return { ok: true, turnId, queued: false };
  }
  if (!queue || payload.type === "client.messages") return conflict(`turn already active: ${state.turn.id}`);
  emit({ type: "turn.queued", turn_id: turnId, trigger });
  return { ok: true, turnId, queued: true };
}

/** A new turn does not wait for the last word on the one before (TU-6). */
function finishNow(step: Step): void {
  const { live } = step.state;
  if (live !== undefined) step.emit({ type: "decision.dropped", decision_id: live.id, reason: "a new turn began" });
  completeTurn(step);
}

type MessagePayload = Exclude<ClientPayload, { type: "client.action" }>;

/** The whole view that the client now has, and from where on it is news. */
function viewTrigger(state: SessionState, payload: MessagePayload): Trigger {
  const { messages, newFrom } = viewOf(state, payload);
  const client = payload.type === "client.message" ? {} : (payload.client ?? {});
  return { type: "client.messages", messages, new_from: newFrom, client };
}

function viewOf(state: SessionState, payload: MessagePayload): { messages: DraftMessage[]; newFrom: number } {
  const path = state.messages;
  if (payload.type !== "client.messages") {
    const added = payload.type === "client.message" ? [payload.message] : payload.messages;
    return { messages: [...path, ...added], newFrom: path.length };
  }
  let newFrom = 0;
  while (
    newFrom < payload.messages.length &&
    newFrom < path.length &&
    payload.messages[newFrom]?.id === path[newFrom]?.id
  )
    newFrom++;
  return { messages: [...payload.messages], newFrom };
}

function whyNot(call: { status: string; attempt: number }, attempt: number | undefined): string {
  if (call.status === "retry_scheduled") return "The call waits for its next attempt.";
  if (call.status === "completed" || call.status === "failed" || call.status === "voided") return "The call has ended.";
  return `The attempt that is open is ${call.attempt}, not ${attempt}.`;
}
