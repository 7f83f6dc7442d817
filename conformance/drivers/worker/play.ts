import { signBody } from "../../../src/wire/signature.ts";
import type { Abuse, PlannedCall, WorkerCase, WorkerStep } from "../../cases/worker/case.ts";
import { decisionOf } from "./decision-of.ts";
import { deliver, type Outgoing } from "./deliver.ts";
import type { Exchange, Purpose, WorkerLog } from "./log.ts";
import { outcomeOf, PlayedSession } from "./session.ts";
import type { WorkerTarget } from "./target.ts";
import { executeProposal, executeTrigger, withNewer } from "./triggers.ts";

type Json = Readonly<Record<string, unknown>>;

/** Stops a case at its first stall or lost connection; caught in `playCase`. */
class Halt extends Error {
  readonly end: WorkerLog["end"];
  constructor(end: WorkerLog["end"]) {
    super(end);
    this.end = end;
  }
}

/** Everything that one case needs while it is played. */
interface Stage {
  readonly target: WorkerTarget;
  readonly session: PlayedSession;
  readonly exchanges: Exchange[];
  readonly clock: () => number;
}

/**
 * Plays one case: a session from its start to the end of its turn, with the case's steps in between. The suite goes on
 * by its own plan whatever the worker answers, and remembers what it says about the agent and its state.
 * @param sessionId unique in the run.
 */
export async function playCase(workerCase: WorkerCase, target: WorkerTarget, sessionId: string): Promise<WorkerLog> {
  const began = performance.now();
  const session = new PlayedSession(sessionId, target.agentId);
  const stage = { target, session, exchanges: [], clock: () => Math.round(performance.now() - began) };
  try {
    await openSession(stage, workerCase.user);
    for (const [n, step] of workerCase.steps.entries()) await playStep(stage, step, n);
    await closeSession(stage);
    return { exchanges: stage.exchanges, end: "ended" };
  } catch (halt) {
    if (halt instanceof Halt) return { exchanges: stage.exchanges, end: halt.end };
    throw halt;
  }
}

/** Asks the worker how it starts, and nothing else. */
export async function startSession(
  target: WorkerTarget,
  sessionId: string,
): Promise<{ readonly log: WorkerLog; readonly session: PlayedSession }> {
  const began = performance.now();
  const session = new PlayedSession(sessionId, target.agentId);
  const stage: Stage = { target, session, exchanges: [], clock: () => Math.round(performance.now() - began) };
  try {
    await decide(stage, { for: "start" }, { type: "session.start" }, {});
    return { session, log: { exchanges: stage.exchanges, end: "ended" } };
  } catch (halt) {
    if (halt instanceof Halt) return { session, log: { exchanges: stage.exchanges, end: halt.end } };
    throw halt;
  }
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
  const { session } = stage;
  let decision: unknown;
  for (let attempt = 1; attempt <= call.attempts; attempt++) {
    session.open(call, attempt);
    const trigger = executeTrigger(call, attempt);
    const proposed = executeProposal(call, session.messages);
    const first = session.request(trigger, proposed);
    for (let delivery = 1; delivery <= call.deliveries; delivery++) {
      const { body } = delivery === 1 ? first : session.request(trigger, proposed, delivery, first.id);
      const purpose = { for: "call", call, attempt, delivery, together } as const;
      decision = await send(stage, { purpose, text: JSON.stringify(withNewer(body, call)) });
    }
  }
  return decision;
}

async function finishCall(stage: Stage, call: PlannedCall, decision: unknown, last: boolean): Promise<void> {
  const { session } = stage;
  session.close(call.id);
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

async function playAbuse(stage: Stage, abuse: Abuse, then: PlannedCall, step: number): Promise<void> {
  const { session } = stage;
  session.open(then, 1);
  const real = JSON.stringify(session.request(executeTrigger(then, 1), {}).body);
  await send(stage, {
    purpose: { for: "abuse", abuse: nameOf(abuse), step },
    ...abusive(abuse, real, stage.target.secret),
  });
  const purpose = { for: "after-abuse", call: then, abuse: nameOf(abuse), step } as const;
  const decision = await send(stage, {
    purpose,
    text: JSON.stringify(session.request(executeTrigger(then, 1), {}).body),
  });
  session.close(then.id);
  session.obey(decision);
}

/** A forged request is a real call in everything but its signature; every other abuse is signed as it should be. */
function abusive(abuse: Abuse, real: string, secret: string | undefined): Omit<Outgoing, "purpose"> {
  switch (abuse.kind) {
    case "method":
      return { method: abuse.method, text: real };
    case "content-type":
      return { contentType: abuse.contentType, text: real };
    case "body":
      return { text: abuse.text };
    case "size":
      return { text: `{"session_id": "${"x".repeat(abuse.bytes)}"}` };
    case "signature":
      if (abuse.signature === "none") return { text: real, signature: null };
      return {
        text: real,
        signature: abuse.signature === "wrong" ? signBody(`not ${secret}`, real) : signBody(secret ?? "", "{}"),
      };
  }
}

function nameOf(abuse: Abuse): string {
  if (abuse.kind === "body") return `a body that is ${abuse.what}`;
  if (abuse.kind === "size") return `a body of ${abuse.bytes} bytes`;
  if (abuse.kind === "signature") return `signature: ${abuse.signature}`;
  return abuse.kind === "method" ? `the method ${abuse.method}` : `the content type ${abuse.contentType}`;
}

async function decide(stage: Stage, purpose: Purpose, trigger: Json, proposed: Json): Promise<unknown> {
  const { body } = stage.session.request(trigger, proposed);
  return send(stage, { purpose, text: JSON.stringify(body) });
}

async function send(stage: Stage, outgoing: Outgoing): Promise<unknown> {
  const { target, session, exchanges, clock } = stage;
  const place = exchanges.length;
  // The place is taken before the answer comes, so that the log keeps the order in which requests left.
  exchanges.push({ n: place + 1, at: clock(), purpose: outgoing.purpose, method: "POST", headers: {}, text: "" });
  const { exchange, trouble } = await deliver(target, outgoing, place + 1, clock);
  exchanges[place] = exchange;
  if (trouble !== undefined) throw new Halt(trouble);
  const decision = decisionOf(exchange.answer);
  if (outgoing.purpose.for !== "abuse") session.obey(decision);
  return decision;
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
