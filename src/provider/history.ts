import { sameBytes } from "../wire/bytes.ts";
import type { Conversation } from "./formats/format.ts";
import { isObject, stringOf } from "./json-text.ts";
import type { Memory } from "./memory.ts";
import type { Format } from "./model.ts";
import type { ProviderFailure } from "./reply.ts";

/** What came before a request: nothing that it names, a conversation, or one that cannot be gone on with. */
export type History =
  | { readonly kind: "none" }
  | { readonly kind: "found"; readonly conversation: Conversation }
  | { readonly kind: "refused"; readonly failure: ProviderFailure };

type Finder = (json: Readonly<Record<string, unknown>>, body: Uint8Array, memory: Memory) => History;

const none: History = { kind: "none" };

const refused = (message: string, more: Partial<ProviderFailure>): History => ({
  kind: "refused",
  failure: { kind: "failure", status: 400, message, headers: { "x-should-retry": "false" }, ...more },
});

const threadRefused = (code: string, message: string): History => refused(message, { details: { error_code: code } });

const finders: Record<Format, Finder> = {
  /** A thread goes on from an answer once; a repetition of the same bytes is a retry. */
  anthropic: (json, body, memory) => {
    const thread = json["thread"];
    if (!isObject(thread) || thread["type"] !== "continue") return none;
    const id = stringOf(thread["previous_message_id"]);
    const before = memory.get(id);
    if (before === undefined)
      return threadRefused("thread_not_found", `thread: there is no message ${JSON.stringify(id)} to continue.`);
    if (before.continuedBy !== undefined && !sameBytes(before.continuedBy, body)) {
      return threadRefused(
        "thread_already_continued",
        `thread: the message ${JSON.stringify(id)} has already been continued.`,
      );
    }
    before.continuedBy = body;
    return { kind: "found", conversation: before.conversation() };
  },
  "openai-chat": () => none,
  /** Any number of calls may go on from one answer. */
  responses: (json, _body, memory) => {
    const id = json["previous_response_id"];
    if (typeof id !== "string") return none;
    const before = memory.get(id);
    return before === undefined
      ? refused(`Previous response with id '${id}' not found.`, {
          code: "previous_response_not_found",
          param: "previous_response_id",
        })
      : { kind: "found", conversation: before.conversation() };
  },
};

/** Finds the conversation that a request goes on from: an Anthropic message thread, or `previous_response_id`. */
export const findHistory = (
  format: Format,
  json: Readonly<Record<string, unknown>>,
  body: Uint8Array,
  memory: Memory,
): History => finders[format](json, body, memory);
