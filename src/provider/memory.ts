import type { CompleteReply } from "./complete.ts";
import type { Conversation } from "./formats/format.ts";
import type { AssistantMessage, Part } from "./model.ts";

/** What was said up to one answer, that answer included. */
export interface Remembered {
  readonly conversation: () => Conversation;
  /** The body of the call that first went on from here; undefined while none did. */
  continuedBy: Uint8Array | undefined;
  /** The answer as one JSON text, for those who fetch it again; empty when it cannot be told. */
  readonly json: () => string;
}

/** The conversations that a later request may refer to by the id of an answer. */
export interface Memory {
  get(id: string): Remembered | undefined;
  keep(id: string, conversation: () => Conversation, reply: CompleteReply, json: () => string): void;
}

/** What the model said, as the message that it becomes in the conversation. */
export const asMessage = (reply: CompleteReply): AssistantMessage => {
  const text = reply.text.join("") + reply.refusal;
  const content: Part[] = text === "" ? [] : [{ type: "text", text }];
  for (const image of reply.images) content.push({ type: "image", ...image });
  return {
    role: "assistant",
    content,
    toolCalls: reply.calls.map((call) => ({ id: call.id, name: call.name, arguments: call.rawArguments })),
    reasoning: reply.reasoning,
  };
};

/** A memory of the last `limit` answers; the conversation with the answer is put together when it is asked for. */
export const createMemory = (limit = 10_000): Memory => {
  const kept = new Map<string, Remembered>();
  return {
    get: (id) => kept.get(id),
    keep: (id, conversation, reply, json) => {
      kept.set(id, {
        conversation: () => {
          const before = conversation();
          return { ...before, messages: [...before.messages, asMessage(reply)] };
        },
        continuedBy: undefined,
        json,
      });
      if (kept.size > limit) kept.delete(kept.keys().next().value!);
    },
  };
};
