import type { ClientInput, InputRequest, InterruptRequest } from "../../generated/types.ts";
import type { WireResponse } from "../../wire/handle.ts";
import { prepareSettle } from "../session/prepare.ts";
import type { Session } from "../session/session.ts";
import { answerBlob } from "./blobs.ts";
import { eventStream } from "./events.ts";
import { json, refusal } from "./reply.ts";
import type { Route, Visit } from "./route.ts";
import { sessionView } from "./session-view.ts";
import { submitTo } from "./submit.ts";

const missing = (): WireResponse => refusal("client", 404, "There is no such session.");

/** The routes for people's clients, under a token that names them. A session of somebody else reads as absent. */
export const clientRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/api/client/sessions/input",
    auth: "client",
    type: "InputRequest",
    answer(visit) {
      const { session_id: sessionId, input } = visit.body as InputRequest;
      if (input.type === "tool.result" || input.type === "tool.error") return settleInput(visit, sessionId, input);
      if (input.type === "interrupt.resume") return resumeInput(visit, sessionId, input);
      const { agent_id: agentId, turn_id: turnId, ...rest } = input;
      const identity = { id: visit.subject, metadata: visit.metadata };
      const { queue = false, ...payload } = rest as typeof rest & { queue?: boolean };
      return submitTo(visit, "client", { agentId, identity, sessionId, turnId, queue, payload });
    },
  },
  {
    method: "GET",
    path: "/api/client/sessions/:id",
    auth: "client",
    answer: (visit) => ownSession(visit, visit.id, (session) => json(200, sessionView(session))),
  },
  {
    method: "GET",
    path: "/api/client/sessions/:id/events/stream",
    auth: "client",
    answer: (visit) => ownSession(visit, visit.id, (session) => eventStream(session, visit)),
  },
  {
    method: "POST",
    path: "/api/client/sessions/:id/interrupt",
    auth: "client",
    type: "InterruptRequest",
    answer: (visit) =>
      ownSession(visit, visit.id, (session) => {
        const {
          interrupt_id: id,
          reason = "interrupted by the client",
          payload = null,
        } = visit.body as InterruptRequest;
        const outcome = session.run({ type: "interrupt", id, reason, payload, by: "frontend" });
        return outcome.ok
          ? json(200, { ok: true, interrupt_id: outcome.interruptId })
          : refusal("client", outcome.status, outcome.error);
      }),
  },
  { method: "GET", path: "/api/client/blobs", auth: "client", answer: (visit) => answerBlob(visit, "client") },
];

type Settle = Extract<ClientInput, { type: "tool.result" | "tool.error" }>;

/** A client settles its own tools and no others (CT-3); who it is comes before whether the call is still open (FE-7). */
async function settleInput(visit: Visit, sessionId: string | undefined, input: Settle): Promise<WireResponse> {
  const session = visit.house.core.find(visit.tenant, sessionId ?? "");
  if (session === undefined || session.record.owner !== visit.subject) return missing();
  const call = session.state.callById.get(input.id);
  if (call !== undefined && call.handler !== "client")
    return refusal("client", 403, "The client may not settle this call.");
  const prepared = await prepareSettle(visit.house.core.preparing(session), input, "client-input");
  if (!prepared.ok) return refusal("client", 400, prepared.message);
  const outcome = session.run({ type: "settle", settle: prepared.settle });
  if (!outcome.ok) return refusal("client", outcome.status, outcome.error);
  return json(202, { session_id: session.record.id, turn_id: session.state.turn?.id ?? null, queued: false });
}

function resumeInput(
  visit: Visit,
  sessionId: string | undefined,
  { interrupt_id: id, payload }: Extract<ClientInput, { type: "interrupt.resume" }>,
): WireResponse {
  return ownSession(visit, sessionId ?? "", (session) => {
    const outcome = session.run({ type: "resume", id, payload, by: "frontend" });
    if (!outcome.ok) return refusal("client", outcome.status, outcome.error);
    return json(202, { session_id: session.record.id, turn_id: outcome.turnId ?? null, queued: false });
  });
}

function ownSession(visit: Visit, id: string, answer: (session: Session) => WireResponse): WireResponse {
  const session = visit.house.core.find(visit.tenant, id);
  return session === undefined || session.record.owner !== visit.subject ? missing() : answer(session);
}
