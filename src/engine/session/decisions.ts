import type { ErrorInfo } from "../../generated/types.ts";
import { DEFAULT_POLICIES } from "../../protocol/retry.ts";
import { passesPause } from "./interrupts.ts";
import type { PreparedAction, PreparedAnswer } from "./prepare.ts";
import { recordAgent, recordMessages, recordValue } from "./record.ts";
import type { DecisionState, SessionState } from "./state.ts";
import { instant, type Step } from "./step.ts";
import { completeTurn } from "./turns.ts";

const { run_timeout_secs, total_timeout_secs } = DEFAULT_POLICIES.decision;

/** How long one delivery may take, in milliseconds (WD-5). */
const DELIVERY_MS: number = (run_timeout_secs ?? 20) * 1000;

/** How long all deliveries of a decision may take together, in milliseconds (WD-5). */
export const DELIVERIES_MS: number = (total_timeout_secs ?? 300) * 1000;

/**
 * How long this delivery may take, in milliseconds. A model may well need longer than a decision does, so a worker that
 * calls one has the time of that call's attempt.
 */
export function deliveryMs({ modelCallById }: SessionState, { trigger }: Pick<DecisionState, "trigger">): number {
  if (trigger.type !== "llm.execute") return DELIVERY_MS;
  const run = modelCallById.get(trigger.id)?.policy.run_timeout_secs;
  return run === null ? 1e300 : Math.max(DELIVERY_MS, (run ?? 0) * 1000);
}

/**
 * Applies a decision: messages, state, agent, channels, then the actions in their order. An answer to anything but the
 * decision at hand writes nothing (FE-9). Gives false for such a one.
 */
export function applyAnswer(step: Step, decisionId: string, answer: PreparedAnswer): boolean {
  const live = step.state.live.get(decisionId);
  if (live === undefined) return false;
  complete(step, decisionId, answer);
  if (live.trigger.type === "turn.finished" && step.state.turn?.id === live.trigger.turn_id) completeTurn(step);
  return true;
}

/**
 * Applies a decision that comes by itself. Under the id of one that is over it writes nothing; but calls that were left
 * open are settled by it, and where nothing was said yet, it is what was to be said (FE-9, AS-2, row 49).
 */
export function applyAuthored(step: Step, decisionId: string, answer: PreparedAnswer): void {
  if (!step.state.answered.has(decisionId)) complete(step, decisionId, answer);
  else
    for (const action of answer.actions)
      if (action.type === "settle" || action.type === "settle-model") applyAction(step, action, decisionId);
}

function complete(step: Step, decisionId: string, answer: PreparedAnswer): void {
  const { messages, actions, value, agent, channels } = answer;
  const isEmpty = messages.length + actions.length === 0 && (value ?? agent ?? channels) === undefined;
  step.emit({ type: "decision.completed", decision_id: decisionId, ...(isEmpty ? { empty: true } : {}) });
  applyContent(step, answer, decisionId);
}

/** What a decision says, whoever asked for it. */
function applyContent(
  step: Step,
  { messages, value, agent, channels, actions }: PreparedAnswer,
  decisionId: string,
): void {
  recordMessages(step, messages);
  recordValue(step, value);
  if (agent !== undefined) recordAgent(step, agent);
  if (channels !== undefined) step.emit({ type: "channels.updated", channels: { ...channels } });
  for (const action of actions) applyAction(step, action, decisionId);
}

function applyAction(step: Step, action: PreparedAction, decisionId: string): void {
  const { turn, turns } = step.state;
  // Work that an action of the client's starts outside any turn opens one of its own (TU-9).
  const starts = action.type === "llm.call" || action.type === "tool.call";
  const turnId = `action:${turns.has(`action:${decisionId}`) ? step.newId() : decisionId}`;
  if (turn === undefined && starts) step.emit({ type: "turn.started", turn_id: turnId });
  // The table pairs each type with a function for just that type, which the compiler cannot follow through an index.
  (step.actions[action.type] as (step: Step, action: PreparedAction) => void)(step, action);
}

/**
 * A delivery that gave no decision: it is sent again under the same id if that may help, else the whole turn fails and
 * says why (row 40, WD-4 to WD-6). What a client's own action asked for fails alone.
 */
export function failDecision(step: Step, decision: DecisionState, error: ErrorInfo, retryable: boolean): void {
  const { id, attempts, trigger, firstSentAt = step.at } = decision;
  const wait = step.rules.nextWait(DEFAULT_POLICIES.decision, attempts, retryable);
  const retryAt = wait === undefined ? undefined : step.at + wait * 1000;
  if (retryAt !== undefined && retryAt < firstSentAt + DELIVERIES_MS) {
    step.emit({ type: "decision.errored", decision_id: id, error, retryable, retry_at: instant(retryAt) });
    return;
  }
  step.emit({ type: "decision.errored", decision_id: id, error, retryable });
  if (trigger.type !== "client.action") completeTurn(step, error);
}

/** Sends what may go to the worker now, in its order. While the branch is paused most of it waits (IN-4, IN-5). */
export function dispatchNext(step: Step): void {
  const { state, rules } = step;
  while (state.queue.length > 0) {
    const paused = rules.isPaused(state);
    const next = state.queue.find((waiting) => !paused || passesPause(step, waiting));
    const beside = Array.from(state.live.values(), ({ trigger }) => trigger);
    if (next === undefined || !rules.maySend(next.trigger, beside)) return;
    sendDecision(step, next);
  }
}

/** Sends one decision, for the first time or again. The run clock of an execute starts when it is first sent (row 46). */
export function sendDecision({ state, emit, at }: Step, { id, trigger, attempts }: DecisionState): void {
  emit({
    type: "decision.dispatched",
    decision_id: id,
    attempts: attempts + 1,
    deadline: instant(at + deliveryMs(state, { trigger })),
  });
  if (trigger.type === "tool.execute") {
    const call = state.callById.get(trigger.id);
    if (call?.status === "queued") emit({ type: "tool.call.dispatched", id: call.id, attempt: call.attempt });
  } else if (trigger.type === "llm.execute") {
    const call = state.modelCallById.get(trigger.id);
    if (call?.status === "queued") emit({ type: "llm.call.dispatched", id: call.id, attempt: call.attempt });
  }
}
