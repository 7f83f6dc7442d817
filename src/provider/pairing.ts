import type { Complaint, Pairing } from "./formats/format.ts";
import type { Message } from "./model.ts";

/** The calls that still wait for their result, with the index of the message that made them. */
interface Waiting {
  readonly ids: Set<string>;
  readonly at: number;
}

/**
 * Looks for what every provider refuses in a conversation: a tool call without its result, a result without its call,
 * a call answered twice. Where the format wants results next to their calls, a later one is no answer.
 * Undefined when all pair.
 */
export const checkPairing = (messages: readonly Message[], pairing: Pairing): Complaint | undefined => {
  const answered = new Set<string>();
  let waiting: Waiting = { ids: new Set(), at: 0 };
  for (const [index, message] of messages.entries()) {
    if (message.role === "tool") {
      if (answered.has(message.callId)) return pairing.twice(message.callId, index);
      if (!waiting.ids.delete(message.callId)) return pairing.orphan(message.callId, index);
      answered.add(message.callId);
      continue;
    }
    if (pairing.adjacent && waiting.ids.size > 0) return pairing.unanswered([...waiting.ids], waiting.at);
    if (message.role !== "assistant" || message.toolCalls.length === 0) {
      if (pairing.adjacent) answered.clear();
      continue;
    }
    const ids = message.toolCalls.map((call) => call.id);
    for (const id of ids) answered.delete(id);
    waiting = pairing.adjacent
      ? { ids: new Set(ids), at: index }
      : { ids: new Set([...waiting.ids, ...ids]), at: index };
  }
  return waiting.ids.size > 0 ? pairing.unanswered([...waiting.ids], waiting.at) : undefined;
};
