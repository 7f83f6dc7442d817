import type { Action, DecisionRequest } from "../../../src/generated/types.ts";
import { type AnyTool, createWorker } from "../../../src/worker/index.ts";

/** What one run of a tool gave. */
export interface OneRun {
  /** Undefined when the call was left open, for a person or for later. */
  readonly settle: Extract<Action, { type: "tool.result" | "tool.error" }> | undefined;
  readonly progress: readonly unknown[];
  readonly milliseconds: number;
}

/** How a tool is run alone: each run is a call of a session that holds nothing else. */
export type RunTool = (input: unknown, callId: string) => Promise<OneRun>;

/**
 * Sets a tool up to be run alone, by the very way on which a worker runs it.
 * @param request what a tool may read of the request around its call: messages, state, ids.
 */
export function runnerOf(tool: AnyTool, request: Partial<DecisionRequest>): RunTool {
  const worker = createWorker([tool]);
  return async (input, callId) => {
    const progress: unknown[] = [];
    const unsubscribe = worker.onProgress((news) => {
      if (news.callId === callId) progress.push(news.event);
    });
    const began = performance.now();
    const answer = await worker.decide(requestFor(tool.name, input, callId, request));
    unsubscribe();
    const action = answer?.actions?.[0];
    const settle = action?.type === "tool.result" || action?.type === "tool.error" ? action : undefined;
    return { settle, progress, milliseconds: performance.now() - began };
  };
}

function requestFor(name: string, input: unknown, id: string, around: Partial<DecisionRequest>): DecisionRequest {
  return {
    session_id: "tool-alone",
    decision_id: `decision-${id}`,
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
    ...around,
    trigger: {
      type: "tool.execute",
      id,
      name,
      arguments: JSON.stringify(input) ?? "null",
      input: { status: "valid", value: input as Record<string, unknown> },
      attempt: 1,
    },
  };
}
