import type { AdminDecision, AdminSession, OpenInterrupt, SessionView } from "../../generated/types.ts";
import { isPaused } from "../../protocol/pause.ts";
import { openCalls } from "../session/request.ts";
import type { Session } from "../session/session.ts";
import type { DecisionState, SessionState } from "../session/state.ts";
import { instant } from "../session/step.ts";

/** A session as its owner sees it: recorded messages alone, and `idle` covers running (row 61). */
export function sessionView({ record, state }: Session): SessionView {
  const status = statusOf(state);
  return {
    session_id: record.id,
    agent_id: record.agentId,
    status: status === "running" ? "idle" : status,
    interrupts: interruptsOf(state),
    messages: state.messages,
    message_tree: treeOf(state),
  };
}

/** A session as whoever runs the engine sees it: also what is open, and what is still to be asked. */
export function adminView({ record, state }: Session): AdminSession {
  const { identity, seq, turn, config, value, queue, live, messages } = state;
  return {
    session_id: record.id,
    agent_id: record.agentId,
    owner: record.owner,
    identity,
    status: statusOf(state),
    seq,
    turn_id: turn?.id ?? null,
    agent: config,
    state: value,
    calls: openCalls(state),
    decisions: [...live.values(), ...queue].map(decisionOf),
    interrupts: interruptsOf(state),
    messages,
    message_tree: treeOf(state),
  };
}

function statusOf(state: SessionState): AdminSession["status"] {
  if (isPaused(state)) return "interrupted";
  if (state.turn !== undefined) return "running";
  return state.done ? "done" : "idle";
}

function interruptsOf({ interrupts }: SessionState): OpenInterrupt[] {
  return [...interrupts.values()].map(({ id, origin, reason, anchor }) => ({
    interrupt_id: id,
    origin,
    reason,
    ...(anchor === undefined ? {} : { anchor }),
  }));
}

function treeOf({ tree, head }: SessionState): SessionView["message_tree"] {
  return { nodes: [...tree], ...(head === undefined ? {} : { head_id: head }) };
}

function decisionOf({ id, trigger, attempts, retryAt }: DecisionState): AdminDecision {
  return {
    decision_id: id,
    trigger: trigger.type,
    attempts,
    ...(retryAt === undefined ? {} : { retry_at: instant(retryAt) }),
  };
}
