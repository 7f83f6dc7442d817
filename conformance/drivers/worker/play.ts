import type { PlannedCall, WorkerCase, WorkerStep } from "../../cases/worker/case.ts";
import { playAbuse } from "./abuse.ts";
import { actionsOf, settlesTool } from "./decision-of.ts";
import type { WorkerLog } from "./log.ts";
import { outcomeOf, type PlayedSession } from "./session.ts";
import { decide, played, type Stage, stageFor, tryCall } from "./stage.ts";
import type { WorkerTarget } from "./target.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Plays one case: a session from its start to the end of its turn, with the case's steps in between. The suite goes on
 * by its own plan whatever the worker answers, and remembers what it says about the agent and its state.
 * @param sessionId unique in the run.
 */
export async function playCase(workerCase: WorkerCase, target: WorkerTarget, sessionId: string): Promise<WorkerLog> {
  const stage = stageFor(target, sessionId);
  return played(stage, async () => {
    await openSession(stage, workerCase.user);
    for (const [n, step] of workerCase.steps.entries()) await playStep(stage, step, n);
    await closeSession(stage);
  });
}

/** Asks the worker how it starts, and nothing else. */
export async function startSession(
  target: WorkerTarget,
  sessionId: string,
): Promise<{ readonly log: WorkerLog; readonly session: PlayedSession }> {
  const stage = stageFor(target, sessionId);
  const log = await played(stage, async () => {
    await decide(stage, { for: "start" }, { type: "session.start" }, {});
  });
  return { session: stage.session, log };
}

/** Starts a session and makes one call at one attempt, and nothing else. */
export function playOneCall(
  call: PlannedCall,
  attempt: number,
  target: WorkerTarget,
  sessionId: string,
): Promise<WorkerLog> {
  const stage = stageFor(target, sessionId);
  return played(stage, async () => {
    await decide(stage, { for: "start" }, { type: "session.start" }, {});
    const decision = await tryCall(stage, call, attempt, false);
    if (leavesOpen(decision) && call.fit === "valid") await settledLater(stage, call);
  });
}

async function openSession(stage: Stage, text: string): Promise<void> {
  const { session } = stage;
  await decide(stage, { for: "start" }, { type: "session.start" }, {});
  const draft = { role: "user", content: text };
  const trigger = { type: "client.messages", messages: [draft], new_from: 0, client: {} };
  await decide(stage, { for: "session", trigger: "client.messages" }, trigger, {
    messages: [draft],
    actions: [prompt()],
  });
  session.record(draft);
}

async function closeSession(stage: Stage): Promise<void> {
  const { session } = stage;
  const message = { role: "assistant", content: "That is all." };
  const done = { type: "done", data: message.content };
  const trigger = {
    type: "llm.finished",
    id: `${session.id}-last`,
    ok: true,
    truncated: false,
    message,
    usage: usage(),
    cost: "0",
  };
  const proposed = { messages: [...session.messages, message], actions: [done] };
  await decide(stage, { for: "session", trigger: "llm.finished" }, trigger, proposed);
  session.record(message);
  const finished = { type: "turn.finished", turn_id: session.turn, data: message.content, cost: "0", usage: usage() };
  await decide(stage, { for: "session", trigger: "turn.finished" }, finished, {
    messages: session.messages,
    actions: [done],
  });
}

async function playStep(stage: Stage, step: WorkerStep, n: number): Promise<void> {
  if (step.do === "tell") {
    const purpose = { for: "told", trigger: String(step.trigger["type"]), newer: step.newer, step: n } as const;
    await decide(stage, purpose, step.trigger, step.proposed);
  } else if (step.do === "abuse") {
    await playAbuse(stage, step.abuse, step.then, n);
  } else {
    await playRound(stage, step.calls, step.together);
  }
}

async function playRound(stage: Stage, calls: readonly PlannedCall[], together: boolean): Promise<void> {
  const { session } = stage;
  await modelCalls(stage, calls);
  for (const call of calls) session.open(call, 1);
  const one = (call: PlannedCall) => playCall(stage, call, together);
  const decisions = together ? await Promise.all(calls.map(one)) : await inTurn(calls, one);
  for (const [n, call] of calls.entries()) await finishCall(stage, call, decisions[n], n === calls.length - 1);
}

/** The model's reply that asks for the calls. */
async function modelCalls(stage: Stage, calls: readonly PlannedCall[]): Promise<void> {
  const { session } = stage;
  const message = {
    role: "assistant",
    content: "",
    tool_calls: calls.map(({ id, tool, arguments: text }) => ({
      id,
      type: "function",
      function: { name: tool, arguments: text },
    })),
  };
  const trigger = {
    type: "llm.finished",
    id: `${session.id}-${calls[0]!.id}`,
    ok: true,
    truncated: false,
    message,
    usage: usage(),
    cost: "0",
  };
  const actions = calls.map(({ id, tool, arguments: text }) => ({
    type: "tool.call",
    id,
    name: tool,
    arguments: text,
  }));
  await decide(stage, { for: "session", trigger: "llm.finished" }, trigger, {
    messages: [...session.messages, message],
    actions,
  });
  session.record(message);
}

async function playCall(stage: Stage, call: PlannedCall, together: boolean): Promise<unknown> {
  let decision: unknown;
  for (let attempt = 1; attempt <= call.attempts; attempt++) decision = await tryCall(stage, call, attempt, together);
  if (call.resume !== undefined) decision = await resumeCall(stage, call, decision, call.resume.payload);
  return leavesOpen(decision) && call.fit === "valid" ? settledLater(stage, call) : decision;
}

/** Resumes the interrupt that the worker raised for a call, if it did. */
async function resumeCall(stage: Stage, call: PlannedCall, decision: unknown, payload: unknown): Promise<unknown> {
  const raised = actionsOf(decision).find(({ type }) => type === "interrupt");
  if (raised === undefined) return decision;
  const { session } = stage;
  const named = raised["interrupt_id"];
  const interrupt = typeof named === "string" ? named : `${session.id}-interrupt-${call.id}`;
  const purpose = { for: "resumed", call, attempt: call.attempts, interrupt } as const;
  const trigger = { type: "interrupt.resumed", interrupt_id: interrupt, payload };
  return decide(stage, purpose, trigger, { messages: session.messages, actions: [prompt()] });
}

/** Waits for a settle through the engine's API, and gives it as the decision that it stands for. */
async function settledLater({ target, desk }: Stage, call: PlannedCall): Promise<unknown> {
  const { engine, patienceMs } = target;
  if (engine === undefined) return undefined;
  if (call.later === "lapsed") desk.lapse(call.id);
  const action = await desk.next(call.id, engine.worthWaiting(call.tool, patienceMs));
  engine.waited(call.tool, action !== undefined);
  return action === undefined || call.later === "lapsed" ? undefined : { actions: [action] };
}

/** A decision that neither ends a call nor asks a person; what is no decision leaves nothing for later. */
function leavesOpen(decision: unknown): boolean {
  return (
    decision !== undefined && !actionsOf(decision).some((action) => settlesTool(action) || action.type === "interrupt")
  );
}

async function finishCall(stage: Stage, call: PlannedCall, decision: unknown, last: boolean): Promise<void> {
  const { session } = stage;
  session.close(call.id);
  stage.desk.end(call.id);
  const outcome = outcomeOf(decision, call.id);
  const shown = outcome["ok"] === true ? outcome["result"] : outcome["error"];
  const message = { role: "tool", tool_call_id: call.id, name: call.tool, content: JSON.stringify(shown) };
  const proposed = { messages: [...session.messages, message], actions: last ? [prompt()] : [] };
  await decide(
    stage,
    { for: "session", trigger: "tool.finished" },
    { type: "tool.finished", id: call.id, name: call.tool, ...outcome },
    proposed,
  );
  session.record(message);
}

async function inTurn<T, R>(items: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await one(item));
  return results;
}

function prompt(): Json {
  return { type: "llm.call", model: "tck" };
}

function usage(): Json {
  return { input: 0, output: 0, uncached_input: 0, cache_read: 0, cache_write: 0, total: 0 };
}
