import type { PlannedCall } from "../../cases/worker/case.ts";
import { decisionOf } from "./decision-of.ts";
import { deliver, type Outgoing } from "./deliver.ts";
import type { Exchange, Purpose, WorkerLog } from "./log.ts";
import { PlayedSession } from "./session.ts";
import type { WorkerTarget } from "./target.ts";
import { executeProposal, executeTrigger, withNewer } from "./triggers.ts";

type Json = Readonly<Record<string, unknown>>;

/** Stops a case at its first stall or lost connection; caught in `played`. */
class Halt extends Error {
  readonly end: WorkerLog["end"];
  constructor(end: WorkerLog["end"]) {
    super(end);
    this.end = end;
  }
}

/** Everything that one case needs while it is played. */
export interface Stage {
  readonly target: WorkerTarget;
  readonly session: PlayedSession;
  readonly exchanges: Exchange[];
  readonly clock: () => number;
}

/** Sets up a session that nothing has happened in. */
export function stageFor(target: WorkerTarget, sessionId: string): Stage {
  const began = performance.now();
  const session = new PlayedSession(sessionId, target.agentId);
  return { target, session, exchanges: [], clock: () => Math.round(performance.now() - began) };
}

/** Plays on a stage until the end, or until an answer stays out. */
export async function played(stage: Stage, play: () => Promise<void>): Promise<WorkerLog> {
  try {
    await play();
    return { exchanges: stage.exchanges, end: "ended" };
  } catch (halt) {
    if (halt instanceof Halt) return { exchanges: stage.exchanges, end: halt.end };
    throw halt;
  }
}

/** Sends a new decision and gives the worker's answer to it as JSON. */
export async function decide(stage: Stage, purpose: Purpose, trigger: Json, proposed: Json): Promise<unknown> {
  const { body } = stage.session.request(trigger, proposed);
  return send(stage, { purpose, text: JSON.stringify(body) });
}

/** Sends one request of the case, and does what its answer says of the agent and the state. */
export async function send(stage: Stage, outgoing: Outgoing): Promise<unknown> {
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

/** Tries a call: sends its `tool.execute` at one attempt, as often as the case delivers it, and gives the last answer. */
export async function tryCall(stage: Stage, call: PlannedCall, attempt: number, together: boolean): Promise<unknown> {
  const { session } = stage;
  session.open(call, attempt);
  const trigger = executeTrigger(call, attempt);
  const proposed = executeProposal(call, session.messages);
  const first = session.request(trigger, proposed);
  let decision: unknown;
  for (let delivery = 1; delivery <= call.deliveries; delivery++) {
    const { body } = delivery === 1 ? first : session.request(trigger, proposed, delivery, first.id);
    const purpose = { for: "call", call, attempt, delivery, together } as const;
    decision = await send(stage, { purpose, text: JSON.stringify(withNewer(body, call)) });
  }
  return decision;
}
