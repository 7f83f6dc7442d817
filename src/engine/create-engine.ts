import type {
  AgentConfig,
  DecisionRequest,
  ErrorInfo,
  EventPayload,
  LlmRequest,
  StreamDelta,
  TokenDelta,
} from "../generated/types.ts";
import type { Compile, Rules } from "../protocol/rules.ts";
import { readAnswer } from "./delivery/read-answer.ts";
import { createExchanges } from "./exchanges.ts";
import { createListeners, type Listener } from "./listeners.ts";
import type { ReadBlob } from "./models/format.ts";
import { takeFromWorker, writeForWorker } from "./models/worker-format.ts";
import type { Blobs, Clock, Delivery, DeliveryRequest, Ids, Models, SessionRecord, Store, VenueOf } from "./ports.ts";
import { quietly } from "./quietly.ts";
import { createResidents, type MemoryLimits } from "./residents.ts";
import type { Command, Commands } from "./session/commands.ts";
import { type Preparing, prepareAnswer } from "./session/prepare.ts";
import { decisionRequest, modelRequest } from "./session/request.ts";
import { openSession, type Session, type SessionHouse } from "./session/session.ts";
import type { SessionState } from "./session/state.ts";
import type { Actions } from "./session/step.ts";

/** Everything an engine is made of: the record of rules and a handful of ports. */
export interface CoreOptions {
  readonly rules: Rules;
  readonly compile: Compile;
  readonly commands: Commands;
  readonly actions: Actions;
  readonly store: Store;
  readonly blobs: Blobs;
  readonly models: Models;
  readonly delivery: Delivery;
  readonly venueOf: VenueOf;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly memory?: Partial<MemoryLimits> | undefined;
  /** The config that the engine itself has for an agent; undefined for one that it does not know of. */
  preset(agentId: string): AgentConfig | undefined;
}

/** The sessions of an engine. */
export interface EngineCore {
  /** A session that exists; undefined when it does not, or belongs to another tenant. */
  find(tenant: string, sessionId: string): Session | undefined;
  /** The session, made if it is new. */
  open(record: SessionRecord): Session;
  /** What preparing a settle or a decision for this session needs. */
  preparing(session: Session): Preparing;
  /** Goes on with every session that has something open: what a restart does. */
  recover(): void;
  /** Calls back with what a session tells from now on. Gives what ends it. */
  listen(sessionId: string, listener: Listener): () => void;
  /** How many sessions are in memory. */
  residents(): number;
  /** Stops timers, deliveries and model calls. What is open stays open on the record. */
  close(): void;
}

/** The loop itself, without any surface. */
export function createCore(options: CoreOptions): EngineCore {
  const exchanges = createExchanges();
  const listeners = createListeners();
  let closed = false;
  const residents = createResidents({
    store: options.store,
    clock: options.clock,
    limits: options.memory,
    read: (record) => openSession(house, record, options.preset(record.agentId), options.store.read(record.id, 0)),
    recover,
    underWay: (sessionId) => exchanges.of(sessionId),
  });
  const house: SessionHouse = {
    ...options,
    effect,
    tell: listeners.tell,
    used: residents.used,
    lost: residents.lost,
    current(record) {
      const session = residents.find(record.tenant, record.id);
      if (session === undefined) throw new Error(`The session ${record.id} is on no record any more.`);
      return session;
    },
  };

  const core: EngineCore = {
    find: residents.find,
    open: residents.open,
    preparing: (session) => ({
      get state() {
        return session.state;
      },
      rules: options.rules,
      compile: options.compile,
      venueOf: options.venueOf,
      knows: (sessionId) => options.store.find(sessionId)?.tenant === session.record.tenant,
      put: (put) => options.blobs.put(session.record.tenant, put).catch(() => undefined),
    }),
    recover() {
      for (const { tenant, id } of options.store.sessions())
        quietly(() => {
          const session = residents.find(tenant, id);
          if (session !== undefined) recover(session);
        });
    },
    listen: listeners.add,
    residents: residents.count,
    close() {
      closed = true;
      residents.close();
      exchanges.close();
    },
  };

  /** What an event asks of the outside. Nothing here may throw: the event is on the record already. */
  function effect(session: Session, payload: EventPayload, seq: number): void {
    if (closed) return;
    if (payload.type === "decision.dispatched") deliver(session, payload.decision_id);
    else if (payload.type === "llm.call.dispatched") callModel(session, payload.id, payload.attempt);
    else if (payload.type === "session.message_requested") send(session, { seq, to: payload.session_id, ...payload });
    else if (endsDecision(payload)) exchanges.abort(session.record.id, payload.decision_id);
    else if (payload.type === "llm.call.errored" || payload.type === "call.voided")
      exchanges.abort(session.record.id, payload.id);
  }

  function recover(session: Session): void {
    session.run({ type: "recover", underWay: exchanges.of(session.record.id) });
    for (const sent of session.state.outbox) send(session, sent);
  }

  /** Later, so that a session which writes to itself has come to rest. The turn's id makes that a second time is none. */
  function send({ record }: Session, { seq, to, message }: SessionState["outbox"][number]): void {
    const turnId = `message:${record.id}:${seq}`;
    queueMicrotask(() => {
      if (!closed) quietly(() => residents.find(record.tenant, to)?.run({ type: "message", message, turnId }));
    });
  }

  function deliver(session: Session, decisionId: string): void {
    const live = session.state.live.get(decisionId);
    if (live === undefined) return;
    const request = decisionRequest(session.state, live, options.rules);
    exchanges.start(
      session.record.id,
      decisionId,
      (signal) => answerOf(session, request, signal),
      (command) => session.run(command),
      (thrown) => tell(session, { type: "fail", decisionId, error: errorOf(thrown), retryable: true }),
    );
  }

  async function answerOf(session: Session, request: DecisionRequest, signal: AbortSignal) {
    const decisionId = request.decision_id;
    const { agentId, tenant } = session.record;
    const asked = await withProviderBody(request, (uri) => options.blobs.get(tenant, uri));
    const reply = await options.delivery.deliver({ agentId, request: asked, signal, ...listening(session, request) });
    if (reply.kind === "failed")
      return { type: "fail", decisionId, error: reply.error, retryable: reply.retryable } as const;
    if (reply.kind === "accept-proposal" && request.trigger.type === "llm.execute")
      return { type: "fail", decisionId, error: NO_WORKER, retryable: false } as const;
    const answer = reply.kind === "answer" ? reply.answer : request.proposed;
    // What the engine proposed by itself, and was given back in this process, needs no reading.
    const read = answer === request.proposed ? { ok: true as const, answer: request.proposed } : readAnswer(answer);
    const prepared = read.ok ? await prepareAnswer(core.preparing(session), read.answer, request.trigger) : read;
    if (prepared.ok) return { type: "answer", decisionId, answer: prepared.answer } as const;
    const { ok: _, ...error } = prepared;
    return { type: "fail", decisionId, error, retryable: false } as const;
  }

  function callModel(session: Session, callId: string, attempt: number): void {
    const call = session.state.modelCallById.get(callId);
    if (call === undefined || call.handler === "worker") return;
    const request = modelRequest(session.state, call, options.rules);
    const { llm, stream = true } = call.request;
    const onDelta = teller(session, callId, attempt);
    const { tenant } = session.record;
    exchanges.start(
      session.record.id,
      callId,
      (signal) =>
        options.models.call({ tenant, request, stream, signal, onDelta, ...(llm === undefined ? {} : { llm }) }),
      (reply) => session.run({ type: "reply", callId, attempt, reply }),
      (thrown) => {
        const reply = { ok: false, error: errorOf(thrown), retryable: true } as const;
        tell(session, { type: "reply", callId, attempt, reply });
      },
    );
  }

  /** Where the worker is to stream a model's answer: what takes the pieces. */
  function listening(session: Session, { trigger }: DecisionRequest): Pick<DeliveryRequest, "onPiece"> {
    if (trigger.type !== "llm.execute" || !trigger.stream) return {};
    const { id, attempt, format } = trigger;
    const tools = session.state.modelCallById.get(id)?.tools ?? [];
    return { onPiece: takeFromWorker(format, tools, teller(session, id, attempt)) };
  }

  /** Shows the pieces of one attempt, while it is open, to whoever listens now, numbered from 0. They are on no record. */
  function teller(session: Session, callId: string, attempt: number): (delta: StreamDelta) => void {
    const { record, state } = session;
    const turnId = state.turn?.id ?? null;
    const head = { type: "llm.token.delta", session_id: record.id, agent_id: record.agentId, turn_id: turnId } as const;
    let seq = 0;
    return (delta) => {
      const call = session.state.modelCallById.get(callId);
      if (call?.status !== "pending" || call.attempt !== attempt) return;
      const news: TokenDelta = { ...head, call_id: callId, attempt, seq: seq++, ...delta };
      listeners.tell(record.id, news);
    };
  }

  return core;
}

/** A model call that a worker is to hand on as it is: in the form of its provider, with what it shows inlined. */
async function withProviderBody(request: DecisionRequest, readBlob: ReadBlob): Promise<DecisionRequest> {
  const { trigger } = request;
  if (trigger.type !== "llm.execute" || trigger.format === undefined) return request;
  const body = await writeForWorker(trigger.format, trigger.request as LlmRequest, trigger.stream, readBlob);
  return { ...request, trigger: { ...trigger, request: body } };
}

/** Nobody but a worker can make a model call that is the worker's to make. */
const NO_WORKER: ErrorInfo = { message: "The agent has no worker that could call the model.", code: "unroutable" };

type DecisionEnd = Extract<EventPayload, { type: "decision.completed" | "decision.errored" | "decision.dropped" }>;

function endsDecision(payload: EventPayload): payload is DecisionEnd {
  return (
    payload.type === "decision.completed" || payload.type === "decision.errored" || payload.type === "decision.dropped"
  );
}

/**
 * What the engine itself fails over is told the session as a failure of the exchange, so that it is tried again within its
 * policy's bounds and not for ever.
 */
function tell(session: Session, command: Command): void {
  quietly(() => session.run(command));
}

function errorOf(thrown: unknown): ErrorInfo {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  return { message: `The engine failed: ${why}`, code: "internal" };
}
