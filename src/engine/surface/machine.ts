import type {
  InterruptRequest,
  InterruptResumeInput,
  SettleRequest,
  SubmitRequest,
  TokenRequest,
  WorkerSubmit,
} from "../../generated/types.ts";
import { plain } from "../../json/plain.ts";
import type { WireResponse } from "../../wire/handle.ts";
import { readAnswer } from "../delivery/read-answer.ts";
import { prepareAnswer, prepareSettle } from "../session/prepare.ts";
import { prepareModelSettle } from "../session/prepare-model.ts";
import type { Session } from "../session/session.ts";
import { answerBlob } from "./blobs.ts";
import { eventStream, listEvents } from "./events.ts";
import { badName } from "./names.ts";
import { json, refusal } from "./reply.ts";
import type { Route, Visit } from "./route.ts";
import { submitTo } from "./submit.ts";

const missing = (id: string): WireResponse => refusal("machine", 404, `There is no session ${JSON.stringify(id)}.`);

/** Ends a model call that the worker makes, outside any decision. */
async function settleModel(
  session: Session,
  { core }: Visit["house"],
  settle: Extract<SettleRequest, { type: "llm.result" | "llm.error" }>,
): Promise<WireResponse> {
  const prepared = await prepareModelSettle(core.preparing(session), settle);
  if (!prepared.ok) return refusal("machine", 400, prepared.message);
  const outcome = session.run({ type: "settle-model", settle: prepared.settle });
  return outcome.ok ? json(200, { ok: true }) : refusal("machine", outcome.status, outcome.error);
}

/** The routes for back ends and workers, under an API key. */
export const machineRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/api/machine/sessions/submit",
    auth: "machine",
    type: "SubmitRequest",
    answer(visit) {
      const { agent_id: agentId, identity, session_id, turn_id, queue = false, payload } = visit.body as SubmitRequest;
      return submitTo(visit, "machine", { agentId, identity, sessionId: session_id, turnId: turn_id, queue, payload });
    },
  },
  {
    method: "POST",
    path: "/api/machine/sessions/:id/calls/settle",
    auth: "machine",
    type: "SettleRequest",
    async answer({ house, tenant, id, body }) {
      const session = house.core.find(tenant, id);
      if (session === undefined) return missing(id);
      const settle = body as SettleRequest;
      if (settle.type === "llm.result" || settle.type === "llm.error") return settleModel(session, house, settle);
      const prepared = await prepareSettle(house.core.preparing(session), settle, "settle");
      if (!prepared.ok) return refusal("machine", 400, prepared.message);
      const outcome = session.run({ type: "settle", settle: prepared.settle });
      return outcome.ok ? json(200, { ok: true }) : refusal("machine", outcome.status, outcome.error);
    },
  },
  {
    method: "POST",
    path: "/api/machine/sessions/:id/interrupt",
    auth: "machine",
    type: "InterruptRequest",
    answer({ house, tenant, id, body }) {
      const session = house.core.find(tenant, id);
      if (session === undefined) return missing(id);
      const { interrupt_id, reason = "interrupted by a machine", payload = null } = body as InterruptRequest;
      const outcome = session.run({ type: "interrupt", id: interrupt_id, reason, payload, by: "machine" });
      if (!outcome.ok) return refusal("machine", outcome.status, outcome.error);
      return json(200, { ok: true, interrupt_id: outcome.interruptId });
    },
  },
  {
    method: "POST",
    path: "/api/machine/sessions/:id/resume",
    auth: "machine",
    type: "InterruptResumeInput",
    answer({ house, tenant, id, body }) {
      const session = house.core.find(tenant, id);
      if (session === undefined) return missing(id);
      const { interrupt_id, payload } = body as InterruptResumeInput;
      const outcome = session.run({ type: "resume", id: interrupt_id, payload, by: "machine" });
      return outcome.ok ? json(200, { ok: true }) : refusal("machine", outcome.status, outcome.error);
    },
  },
  {
    method: "POST",
    path: "/api/machine/workers/submit",
    auth: "machine",
    type: "WorkerSubmit",
    async answer({ house, tenant, body }) {
      const { session_id: id, decision_id: decisionId, ...rest } = body as WorkerSubmit;
      const session = house.core.find(tenant, id);
      if (session === undefined) return missing(id);
      const read = readAnswer(rest);
      if (!read.ok) return refusal("machine", 400, read.message);
      const trigger = session.state.live.get(decisionId)?.trigger;
      const prepared = await prepareAnswer(house.core.preparing(session), read.answer, trigger);
      if (!prepared.ok) return refusal("machine", 400, prepared.message);
      const { answer } = prepared;
      session.run(
        session.state.live.has(decisionId)
          ? { type: "answer", decisionId, answer }
          : { type: "author", decisionId, answer },
      );
      return json(200, { ok: true });
    },
  },
  { method: "GET", path: "/api/machine/sessions/:id/events", auth: "machine", answer: listEvents },
  {
    method: "GET",
    path: "/api/machine/sessions/:id/events/stream",
    auth: "machine",
    answer(visit) {
      const session = visit.house.core.find(visit.tenant, visit.id);
      return session === undefined ? missing(visit.id) : eventStream(session, visit);
    },
  },
  {
    method: "POST",
    path: "/api/machine/client-tokens",
    auth: "machine",
    type: "TokenRequest",
    misfit: 400,
    async answer({ house, tenant, body }) {
      const { identity, ttl_seconds: ttl = 600 } = plain(body) as TokenRequest;
      const misnamed = badName(identity.id, "/identity/id");
      if (misnamed !== undefined) return refusal("machine", 400, misnamed);
      if (ttl <= 0) return refusal("machine", 400, "/ttl_seconds: a token must live for a second at least.");
      return json(
        200,
        await house.tokens.issue({ tenant, subject: identity.id, metadata: identity.metadata ?? {} }, ttl),
      );
    },
  },
  {
    method: "GET",
    path: "/api/machine/blobs",
    auth: "machine",
    answer: (visit) => answerBlob(visit, "machine"),
  },
];
