import type { PlannedCall } from "../../cases/worker/case.ts";
import { decisionOf } from "./decision-of.ts";
import { deliver, type Outgoing } from "./deliver.ts";
import type { Exchange, Purpose, Received, WorkerLog } from "./log.ts";
import { PlayedSession } from "./session.ts";
import { SettleDesk } from "./settle-desk.ts";
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
  /** The calls that may be settled through the engine's API. */
  readonly desk: SettleDesk;
  readonly exchanges: Exchange[];
  readonly clock: () => number;
}

/** Sets up a session that nothing has happened in. */
export function stageFor(target: WorkerTarget, sessionId: string): Stage {
  const began = performance.now();
  const session = new PlayedSession(sessionId, target.agentId);
  const stage = {
    target,
    session,
    desk: new SettleDesk(),
    exchanges: [],
    clock: () => Math.round(performance.now() - began),
  };
  target.engine?.admit(sessionId, stage.desk, (received) => note(stage, received));
  return stage;
}

/** Puts what the worker sent to the suite, as engine, among the exchanges. */
function note({ exchanges, clock }: Stage, { route, path, text, json, rulings, response }: Received): void {
  const at = clock();
  exchanges.push({
    n: exchanges.length + 1,
    at,
    purpose: { for: "settle", route, rulings },
    method: `POST ${path}`,
    headers: {},
    text,
    ...(json !== undefined && { json }),
    answer: { at, contentType: "application/json", ...response },
  });
}

/** Plays on a stage until the end, or until an answer stays out. */
export async function played(stage: Stage, play: () => Promise<void>): Promise<WorkerLog> {
  try {
    await play();
    return { exchanges: [...stage.exchanges], end: "ended" };
  } catch (halt) {
    if (halt instanceof Halt) return { exchanges: [...stage.exchanges], end: halt.end };
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
  stage.desk.open(call, attempt);
  session.open(call, attempt);
  const trigger = executeTrigger(call, attempt);
  const proposed = executeProposal(call, session.messages);
  const first = session.request(trigger, proposed);
  const deliver = (delivery: number) => {
    const { body } = delivery === 1 ? first : session.request(trigger, proposed, delivery, first.id);
    const purpose = { for: "call", call, attempt, delivery, together } as const;
    return send(stage, { purpose, text: JSON.stringify(withNewer(body, call)), slow: call.slow });
  };
  const deliveries = Array.from({ length: call.deliveries }, (_none, n) => n + 1);
  if (call.overlap === true) return (await Promise.all(deliveries.map(deliver))).at(-1);
  let decision: unknown;
  for (const delivery of deliveries) decision = await deliver(delivery);
  return decision;
}
