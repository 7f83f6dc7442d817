import type { ClientPayload, DecisionRequest, DraftMessage, ErrorInfo, LlmResponse } from "../../generated/types.ts";
import { settleCall } from "./calls.ts";
import { applyAnswer, applyAuthored, failDecision, sendDecision } from "./decisions.ts";
import { interrupt, type Rank, resume } from "./interrupts.ts";
import { modelFailed, modelReplied, retryModelCall } from "./models.ts";
import type { PreparedAnswer, Settle, Stale } from "./prepare.ts";
import type { ModelSettle } from "./prepare-model.ts";
import { instant, type Step } from "./step.ts";
import { submit, takeMessage } from "./submit.ts";
import { settleModelCall } from "./worker-models.ts";

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
  /** A decision that comes by itself, under an id of its own or that of one that the worker was asked for. */
  | { readonly type: "author"; readonly decisionId: string; readonly answer: PreparedAnswer }
  /** What another session sends; its turn waits for whatever goes on. The same turn again does nothing. */
  | { readonly type: "message"; readonly message: DraftMessage; readonly turnId: string }
  | { readonly type: "fail"; readonly decisionId: string; readonly error: ErrorInfo; readonly retryable: boolean }
  | { readonly type: "settle"; readonly settle: Settle | Stale }
  | { readonly type: "settle-model"; readonly settle: ModelSettle }
  | { readonly type: "reply"; readonly callId: string; readonly attempt: number; readonly reply: ReplyOf }
  | {
      readonly type: "interrupt";
      readonly id: string | undefined;
      readonly reason: string;
      readonly payload: unknown;
      readonly by: Rank;
    }
  | { readonly type: "resume"; readonly id: string; readonly payload: unknown; readonly by: Rank }
  | { readonly type: "due" }
  /** After a restart, or when the session was read anew: what is under way all the same goes on. */
  | { readonly type: "recover"; readonly underWay: ReadonlySet<string> };

/** What came of a model call. */
type ReplyOf =
  | { readonly ok: true; readonly response: LlmResponse }
  | { readonly ok: false; readonly error: ErrorInfo; readonly retryable: boolean; readonly retryAfterSecs?: number };

/** What the one who sent the command is told. `turnId` is null for what opens no turn. */
export type Outcome =
  | { readonly ok: true; readonly turnId?: string | null; readonly queued?: boolean; readonly interruptId?: string }
  | { readonly ok: false; readonly status: 403 | 404 | 409; readonly error: string };

const done: Outcome = { ok: true };
const conflict = (error: string): Outcome => ({ ok: false, status: 409, error });

/** How each command is decided. A table, so that a mutant can replace one entry. */
export type Commands = {
  readonly [T in Command["type"]]: (step: Step, command: Extract<Command, { type: T }>) => Outcome;
};

/** How each command changes a session, as the protocol has it: what is replaced takes the rest from here. */
export const defaultCommands: Commands = {
  submit,
  answer: (step, { decisionId, answer }) => {
    applyAnswer(step, decisionId, answer);
    return done;
  },
  author: (step, { decisionId, answer }) => {
    applyAuthored(step, decisionId, answer);
    return done;
  },
  fail: (step, { decisionId, error, retryable }) => {
    const live = step.state.live.get(decisionId);
    if (live !== undefined && live.retryAt === undefined) failDecision(step, live, error, retryable);
    return done;
  },
  settle: (step, { settle }) => {
    const call = step.state.callById.get(settle.id);
    if (call === undefined)
      return { ok: false, status: 404, error: `No call has the id ${JSON.stringify(settle.id)}.` };
    if (settle.type === "stale" || !settleCall(step, settle)) return conflict(whyNot(call, settle.attempt));
    return done;
  },
  "settle-model": (step, { settle }) => {
    const call = step.state.modelCallById.get(settle.id);
    if (call === undefined)
      return { ok: false, status: 404, error: `No model call has the id ${JSON.stringify(settle.id)}.` };
    if (call.handler !== "worker") return { ok: false, status: 403, error: "The engine makes this model call itself." };
    return settleModelCall(step, settle) ? done : conflict(whyNot(call, settle.attempt));
  },
  reply: (step, { callId, attempt, reply }) => {
    const call = step.state.modelCallById.get(callId);
    if (call?.status !== "pending" || call.attempt !== attempt) return done;
    if (reply.ok) modelReplied(step, call, reply.response);
    else modelFailed(step, call, reply.error, reply.retryable, reply.retryAfterSecs);
    return done;
  },
  interrupt: (step, { id, reason, payload, by }) => {
    const named = id === undefined ? {} : { interrupt_id: id };
    return { ok: true, interruptId: interrupt(step, { type: "interrupt", ...named, reason, payload }, by) };
  },
  resume: (step, { id, payload, by }) => {
    if (resume(step, id, payload, by)) return { ok: true, turnId: step.state.turn?.id ?? null };
    return { ok: false, status: 403, error: "The caller may not resume this interrupt." };
  },
  due: () => done,
  message: (step, { message, turnId }) => {
    takeMessage(step, message, turnId);
    return done;
  },
  recover: (step, { underWay }) => {
    const { live, openModelCalls } = step.state;
    const error: ErrorInfo = { message: "dispatch lost on engine restart", code: "internal" };
    for (const decision of [...live.values()]) {
      if (decision.retryAt !== undefined || underWay.has(decision.id)) continue;
      step.emit({
        type: "decision.errored",
        decision_id: decision.id,
        error,
        retryable: true,
        retry_at: instant(step.at),
      });
      sendDecision(step, decision);
    }
    for (const call of [...openModelCalls]) {
      // A worker may still have its own in hand (AS-6).
      if (call.status !== "pending" || call.handler === "worker" || underWay.has(call.id)) continue;
      step.emit({
        type: "llm.call.errored",
        id: call.id,
        attempt: call.attempt,
        error,
        retryable: true,
        retry_at: instant(step.at),
      });
      retryModelCall(step, call);
    }
    return done;
  },
};

function whyNot(call: { status: string; attempt: number }, attempt: number | undefined): string {
  if (call.status === "retry_scheduled") return "The call waits for its next attempt.";
  if (call.status === "completed" || call.status === "failed" || call.status === "voided") return "The call has ended.";
  return `The attempt that is open is ${call.attempt}, not ${attempt}.`;
}
