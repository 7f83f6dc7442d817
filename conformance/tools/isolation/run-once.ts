import type { Action, DecisionAnswer, DecisionRequest } from "../../../src/generated/types.ts";

/** What one run of a tool gave. */
export interface OneRun {
  /** Undefined when the call was left open, for a person or for later; and when no answer came. */
  readonly settle: Extract<Action, { type: "tool.result" | "tool.error" }> | undefined;
  /** Whether the answer asks a person. */
  readonly asks: boolean;
  /** Why there is no answer: it took too long, or asking for it failed. */
  readonly failure: string | undefined;
  readonly progress: readonly unknown[];
  readonly milliseconds: number;
}

/** Makes one decision: in this process, or over the network. */
export type Decide = (request: DecisionRequest) => Promise<DecisionAnswer>;

/** How a tool is run alone: each run is a call of a session that holds nothing else. */
export interface Runner {
  readonly decide: Decide;
  /** Calls back with what is yielded during one call; returns the way to stop listening. */
  readonly listen?: (callId: string, listener: (event: unknown) => void) => () => void;
  /** What a tool may read of the request around its call: messages, state, ids. */
  readonly request: Partial<DecisionRequest>;
  /** How long one run may take, in milliseconds: its deadline, and when it is given up. */
  readonly timeoutMs: number;
  /** It is told, as by an engine, when an input breaks the schema, and may take the refusal that is proposed. */
  readonly refuses?: boolean;
}

/** Runs a tool once, by the very way on which an engine has it run. Never rejects. */
export async function runOnce(
  runner: Runner,
  name: string,
  input: unknown,
  callId: string,
  breaks = false,
): Promise<OneRun> {
  const progress: unknown[] = [];
  const stop = runner.listen?.(callId, (event) => progress.push(event));
  const began = performance.now();
  const request = requestFor(name, input, callId, runner);
  const asked = breaks && runner.refuses === true ? refusing(request, input, callId) : request;
  const answered = await withinTime(runner.decide(asked), runner.timeoutMs);
  stop?.();
  const actions = answered.ok ? (answered.value?.actions ?? []) : [];
  const settle = actions.find((action) => action.type === "tool.result" || action.type === "tool.error");
  return {
    settle,
    asks: actions.some(({ type }) => type === "interrupt"),
    failure: answered.ok ? undefined : answered.failure,
    progress,
    milliseconds: performance.now() - began,
  };
}

type Answered =
  | { readonly ok: true; readonly value: DecisionAnswer }
  | { readonly ok: false; readonly failure: string };

/** A tool is told its deadline by its signal; one that does not listen is left behind a moment later. */
async function withinTime(answer: Promise<DecisionAnswer>, timeoutMs: number): Promise<Answered> {
  const { promise: late, resolve } = Promise.withResolvers<Answered>();
  const timer = setTimeout(() => resolve({ ok: false, failure: `no answer within ${timeoutMs} ms` }), timeoutMs + 100);
  const inTime = answer.then(
    (value): Answered => ({ ok: true, value }),
    (thrown: unknown): Answered => ({ ok: false, failure: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
  try {
    return await Promise.race([inTime, late]);
  } finally {
    clearTimeout(timer);
  }
}

function requestFor(name: string, input: unknown, id: string, { request, timeoutMs }: Runner): DecisionRequest {
  return {
    session_id: "tool-alone",
    // Never twice the same: a worker that remembers its answers would not run the tool again.
    decision_id: crypto.randomUUID(),
    agent_id: "tool-alone",
    identity: { visibility: "shared", metadata: {} },
    proposed: {},
    state: null,
    agent: null,
    calls: [],
    pending_calls: 1,
    messages: [],
    message_tree: { nodes: [] },
    ancestry: [],
    attempts: 1,
    deadline: null,
    turn_id: "turn",
    ...request,
    trigger: {
      type: "tool.execute",
      id,
      name,
      arguments: JSON.stringify(input) ?? "null",
      input: { status: "valid", value: input as Record<string, unknown> },
      attempt: 1,
      deadline: new Date(Date.now() + timeoutMs).toISOString(),
    },
  };
}

/** The same as an engine asks it of arguments that break the tool's schema (row 5: the worker has the last word). */
function refusing(request: DecisionRequest, input: unknown, id: string): DecisionRequest {
  const error = "arguments do not match the schema";
  return {
    ...request,
    proposed: { actions: [{ type: "tool.error", id, error: `invalid tool arguments: ${error}`, retryable: false }] },
    trigger: {
      ...(request.trigger as Extract<DecisionRequest["trigger"], { type: "tool.execute" }>),
      input: { status: "invalid", value: input as Record<string, unknown>, error },
    },
  };
}
