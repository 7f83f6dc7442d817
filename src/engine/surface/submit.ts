import type { ClientPayload, SubmitIdentity } from "../../generated/types.ts";
import type { WireResponse } from "../../wire/handle.ts";
import { storePayload } from "../session/prepare-messages.ts";
import { badName } from "./names.ts";
import { type Caller, json, refusal } from "./reply.ts";
import type { Visit } from "./route.ts";

/** What a client wants done, whichever route it came by. */
export interface Submission {
  readonly agentId: string;
  readonly identity: SubmitIdentity;
  readonly sessionId: string | undefined;
  readonly turnId: string | undefined;
  readonly queue: boolean;
  readonly payload: ClientPayload;
}

/** Opens the session if it is new and gives it what was submitted. A session belongs to one agent and one owner. */
export function submitTo(
  { house, tenant }: Visit,
  caller: Caller,
  submission: Submission,
): WireResponse | Promise<WireResponse> {
  const { agentId, identity, sessionId = house.ids.next(), turnId, queue, payload } = submission;
  if (!house.knowsAgent(agentId)) return refusal(caller, 404, `There is no agent ${JSON.stringify(agentId)}.`);
  const misnamed = badName(identity.id, "/identity/id") ?? badName(sessionId, "/session_id");
  if (misnamed !== undefined) return refusal(caller, 400, misnamed);
  const session = house.core.open({ id: sessionId, tenant, agentId, owner: identity.id });
  const { record } = session;
  if (record.tenant !== tenant || record.owner !== identity.id || record.agentId !== agentId)
    return refusal(caller, 403, "The session belongs to another identity or agent.");
  const { visibility = "shared", metadata = {}, id } = identity;
  const run = (stored: ClientPayload): WireResponse => {
    const subject = { issuer: tenant, id };
    const command = {
      type: "submit",
      identity: { subject, visibility, metadata },
      payload: stored,
      turnId,
      queue,
    } as const;
    const outcome = session.run(command);
    if (!outcome.ok) return refusal(caller, outcome.status, outcome.error);
    return json(202, { session_id: sessionId, turn_id: outcome.turnId ?? null, queued: outcome.queued ?? false });
  };
  const stored = storePayload(house.core.preparing(session), payload);
  return stored instanceof Promise ? stored.then(run) : run(stored);
}
