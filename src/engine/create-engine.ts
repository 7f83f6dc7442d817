import type {
  AgentConfig,
  DecisionRequest,
  Event,
  EventPayload,
  LlmRequest,
  StreamDelta,
  TokenDelta,
} from "../generated/types.ts";
import type { Compile, Rules } from "../protocol/rules.ts";
import { readAnswer } from "./delivery/read-answer.ts";
import type { ReadBlob } from "./models/format.ts";
import { takeFromWorker, writeForWorker } from "./models/worker-format.ts";
import type { Blobs, Clock, Delivery, DeliveryRequest, Ids, Models, SessionRecord, Store, VenueOf } from "./ports.ts";
import type { Commands } from "./session/commands.ts";
import { type Preparing, prepareAnswer } from "./session/prepare.ts";
import { decisionRequest, modelRequest } from "./session/request.ts";
import { openSession, type Session } from "./session/session.ts";
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
  /** The config that the engine itself has for an agent; undefined for one that it does not know of. */
  preset(agentId: string): AgentConfig | undefined;
}

/** How long after its store failed a session is read again, in milliseconds. */
const REVIVE_MS = 1000;

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
  /** Stops timers, deliveries and model calls. What is open stays open on the record. */
  close(): void;
}

/** The loop itself, without any surface. */
export function createCore(options: CoreOptions): EngineCore {
  const sessions = new Map<string, Session>();
  // By session and then by decision or model call: a worker may give its calls any id, the same in every session.
  const inFlight = new Map<string, AbortController>();
  let closed = false;
  const lost = new Set<string>();
  const listeners = new Map<string, Set<(news: Event | TokenDelta) => void>>();
  const house = {
    ...options,
    effect,
    lost({ record }: Session) {
      sessions.delete(record.id);
      lost.add(record.id);
      // Nobody may ever ask for it again, so it comes back by itself.
      if (!closed) options.clock.after(REVIVE_MS, () => guarded(() => core.find(record.tenant, record.id)));
    },
    listenersOf(id: string) {
      const known = listeners.get(id) ?? new Set();
      listeners.set(id, known);
      return known;
    },
  };

  function load(record: SessionRecord): Session {
    const session = openSession(house, record, options.preset(record.agentId), options.store.read(record.id, 0));
    sessions.set(record.id, session);
    if (lost.delete(record.id)) session.run({ type: "recover" });
    return session;
  }

  const core: EngineCore = {
    find(tenant, sessionId) {
      const known = sessions.get(sessionId);
      if (known !== undefined) return known.record.tenant === tenant ? known : undefined;
      const record = options.store.find(sessionId);
      return record === undefined || record.tenant !== tenant ? undefined : load(record);
    },
    open(record) {
      const known = sessions.get(record.id);
      if (known !== undefined) return known;
      options.store.create(record);
      return load(record);
    },
    preparing: ({ record, state }) => ({
      state,
      rules: options.rules,
      compile: options.compile,
      venueOf: options.venueOf,
      put: (put) => options.blobs.put(record.tenant, put).catch(() => undefined),
    }),
    recover() {
      for (const record of options.store.sessions()) core.find(record.tenant, record.id)?.run({ type: "recover" });
    },
    close() {
      closed = true;
      for (const session of sessions.values()) session.close();
      for (const controller of inFlight.values()) controller.abort();
    },
  };

  /** What an event asks of the outside. Nothing here may throw: the event is on the record already. */
  function effect(session: Session, payload: EventPayload): void {
    if (closed) return;
    if (payload.type === "decision.dispatched") deliver(session, payload.decision_id);
    else if (payload.type === "llm.call.dispatched") callModel(session, payload.id, payload.attempt);
    else if (endsDecision(payload)) abort(session, payload.decision_id);
    else if (payload.type === "llm.call.errored" || payload.type === "call.voided") abort(session, payload.id);
  }

  const keyOf = ({ record }: Session, id: string): string => JSON.stringify([record.id, id]);

  function abort(session: Session, id: string): void {
    const key = keyOf(session, id);
    const controller = inFlight.get(key);
    inFlight.delete(key);
    controller?.abort();
  }

  /** Runs one exchange and what follows it; the latter only while that exchange is still the one that counts. */
  function exchange<T>(
    session: Session,
    id: string,
    work: (signal: AbortSignal) => Promise<T>,
    then: (value: T) => void,
  ): void {
    abort(session, id);
    const key = keyOf(session, id);
    const controller = new AbortController();
    inFlight.set(key, controller);
    void work(controller.signal).then((value) => {
      if (closed || inFlight.get(key) !== controller) return;
      inFlight.delete(key);
      guarded(() => then(value));
    });
  }

  function deliver(session: Session, decisionId: string): void {
    const { live } = session.state;
    if (live?.id !== decisionId) return;
    const request = decisionRequest(session.state, live, options.rules);
    exchange(
      session,
      decisionId,
      (signal) => answerOf(session, request, signal),
      (command) => session.run(command),
    );
  }

  async function answerOf(session: Session, request: DecisionRequest, signal: AbortSignal) {
    const decisionId = request.decision_id;
    const { agentId, tenant } = session.record;
    const asked = await withProviderBody(request, (uri) => options.blobs.get(tenant, uri));
    const reply = await options.delivery.deliver({ agentId, request: asked, signal, ...listening(session, request) });
    if (reply.kind === "failed")
      return { type: "fail", decisionId, error: reply.error, retryable: reply.retryable } as const;
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
    exchange(
      session,
      callId,
      (signal) =>
        options.models.call({ tenant, request, stream, signal, onDelta, ...(llm === undefined ? {} : { llm }) }),
      (reply) => session.run({ type: "reply", callId, attempt, reply }),
    );
  }

  /** Where the worker is to stream a model's answer: what takes the pieces. */
  function listening(session: Session, { trigger }: DecisionRequest): Pick<DeliveryRequest, "onPiece"> {
    if (trigger.type !== "llm.execute" || !trigger.stream) return {};
    const { id, attempt, format } = trigger;
    const tools = session.state.modelCallById.get(id)?.tools ?? [];
    return { onPiece: takeFromWorker(format, tools, teller(session, id, attempt)) };
  }

  /** Shows the pieces of one attempt to whoever listens now, numbered from 0. They are on no record. */
  function teller({ record, state }: Session, callId: string, attempt: number): (delta: StreamDelta) => void {
    const turnId = state.turn?.id ?? null;
    const head = { type: "llm.token.delta", session_id: record.id, agent_id: record.agentId, turn_id: turnId } as const;
    let seq = 0;
    return (delta) => {
      const news: TokenDelta = { ...head, call_id: callId, attempt, seq: seq++, ...delta };
      for (const listener of listeners.get(record.id) ?? []) listener(news);
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

type DecisionEnd = Extract<EventPayload, { type: "decision.completed" | "decision.errored" | "decision.dropped" }>;

function endsDecision(payload: EventPayload): payload is DecisionEnd {
  return (
    payload.type === "decision.completed" || payload.type === "decision.errored" || payload.type === "decision.dropped"
  );
}

/** For work that nobody waits for: when the store fails, the session is read anew from its log, and goes on from there. */
function guarded(run: () => void): void {
  try {
    run();
  } catch {
    // Nothing has left the process, and `lost` has been told.
  }
}
