import type { ClientPayload, DraftMessage } from "../../generated/types.ts";
import type { Preparing } from "./prepare.ts";

/**
 * What a client submits with the bytes in its messages stored, before any of it is recorded (BL-15). At once where there
 * are none. Messages that the session knows already are not looked into: they are not written again.
 */
export function storePayload(on: Preparing, payload: ClientPayload): ClientPayload | Promise<ClientPayload> {
  if (payload.type === "client.action") return payload;
  const messages = payload.type === "client.message" ? [payload.message] : payload.messages;
  const known = messages.map(({ id }) => id !== undefined && on.state.nodes.has(id));
  const plan = on.rules.planMessages(messages.filter((_, index) => !known[index]));
  const finish = (uris: readonly (string | undefined)[]): ClientPayload => {
    const stored = plan.store(uris)[Symbol.iterator]();
    return withMessages(
      payload,
      messages.map((message, index) => (known[index] ? message : (stored.next().value ?? message))),
    );
  };
  return plan.puts.length === 0 ? finish([]) : Promise.all(plan.puts.map((put) => on.put(put))).then(finish);
}

function withMessages(
  payload: Exclude<ClientPayload, { type: "client.action" }>,
  messages: DraftMessage[],
): ClientPayload {
  const [first] = messages;
  if (payload.type !== "client.message") return { ...payload, messages };
  return first === undefined ? payload : { ...payload, message: first };
}
