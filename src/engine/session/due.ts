import { failCall, lapsed, retryCall, totalBound } from "./calls.ts";
import { deliveryMs, failDecision, sendDecision } from "./decisions.ts";
import { expiryOf, lapse } from "./interrupts.ts";
import { modelFailed, modelTotalBound, retryModelCall } from "./models.ts";
import type { CallState, DecisionState, ModelCallState, SessionState } from "./state.ts";
import type { Step } from "./step.ts";

/** Something that is to happen by itself: when, in milliseconds since the epoch, and what. */
interface Due {
  readonly at: number;
  run(step: Step): void;
}

/** When the clock next has something to do for this session; undefined when it has not. */
export function nextDue(state: SessionState): number | undefined {
  let first: number | undefined;
  for (const { at } of dues(state)) if (Number.isFinite(at) && (first === undefined || at < first)) first = at;
  return first;
}

/** Does everything that is due by now: next attempts, lapsed bounds, deliveries to repeat. */
export function runDue(step: Step): void {
  // What one of them does may end another, so the list is made anew after each.
  for (let steps = 0; steps < 1000; steps++) {
    const due = [...dues(step.state)].find(({ at }) => at <= step.at);
    if (due === undefined) return;
    due.run(step);
  }
}

function* dues(state: SessionState): Generator<Due> {
  for (const call of state.openCalls) yield* callDues(call);
  for (const call of state.openModelCalls) yield* modelDues(call);
  for (const open of state.interrupts.values()) yield { at: expiryOf(open), run: (step) => lapse(step, open) };
  for (const live of state.live.values()) yield deliveryDue(state, live);
}

function* callDues(call: CallState): Generator<Due> {
  if (call.retryAt !== undefined) {
    yield { at: call.retryAt, run: (step) => retryCall(step, call) };
    return;
  }
  const { queue_timeout_secs: queue, run_timeout_secs: run } = call.retry;
  yield { at: totalBound(call), run: (step) => failCall(step, call, lapsed("running"), false) };
  if (call.sentAt === undefined && queue !== null)
    yield { at: call.requestedAt + queue * 1000, run: (step) => failCall(step, call, lapsed("queued"), true) };
  if (call.sentAt !== undefined && run !== null)
    yield { at: call.sentAt + run * 1000, run: (step) => failCall(step, call, lapsed("running"), true) };
}

function* modelDues(call: ModelCallState): Generator<Due> {
  if (call.retryAt !== undefined) {
    yield { at: call.retryAt, run: (step) => retryModelCall(step, call) };
    return;
  }
  const { queue_timeout_secs: queue, run_timeout_secs: run } = call.policy;
  yield { at: modelTotalBound(call), run: (step) => modelFailed(step, call, lapsed("running"), false) };
  if (call.sentAt === undefined && queue !== null)
    yield { at: call.requestedAt + queue * 1000, run: (step) => modelFailed(step, call, lapsed("queued"), true) };
  if (call.sentAt !== undefined && run !== null)
    yield { at: call.sentAt + run * 1000, run: (step) => modelFailed(step, call, lapsed("running"), true) };
}

function deliveryDue(state: SessionState, live: DecisionState): Due {
  if (live.retryAt !== undefined) return { at: live.retryAt, run: (step) => sendDecision(step, live) };
  const error = { message: "the worker did not answer in time", code: "worker_unreachable" } as const;
  return { at: (live.sentAt ?? 0) + deliveryMs(state, live), run: (step) => failDecision(step, live, error, true) };
}
