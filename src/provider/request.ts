import { toText } from "../wire/bytes.ts";
import type { WireHeaders, WireRequest } from "../wire/handle.ts";
import type { Attempt, CallMemo } from "./attempts.ts";
import type { Conversation, Incoming, WireFormat } from "./formats/format.ts";
import { isObject, stringOf } from "./json-text.ts";
import type { Dialect, EffectiveRequest, Format, Message, OfferedTool } from "./model.ts";

const bearer = /^bearer\s+/i;

/** The API key of a request, from `x-api-key` or `authorization: Bearer`; empty when there is none. */
export const apiKeyOf = (headers: WireHeaders): string =>
  headers["x-api-key"] ?? headers["authorization"]?.replace(bearer, "") ?? "";

/** A body that was read as JSON, or why it was not. */
export type ParsedBody =
  | { readonly ok: true; readonly incoming: Incoming }
  | { readonly ok: false; readonly why: string };

/** Reads a body as a JSON object. */
export const parseBody = (body: Uint8Array): ParsedBody => {
  // Decoded again where the text itself is needed: seldom, and a text that is kept is kept for each request.
  const text = (): string => toText(body);
  try {
    const json: unknown = JSON.parse(text());
    if (!isObject(json)) return { ok: false, why: "The body must be a JSON object." };
    return { ok: true, incoming: { json, text } };
  } catch (error) {
    return { ok: false, why: `The body is not valid JSON: ${(error as Error).message}.` };
  }
};

/** What a request is made of. */
export interface RequestParts {
  readonly wire: WireRequest;
  readonly incoming: Incoming;
  readonly route: { readonly format: Format; readonly dialect: Dialect; readonly prefix: string };
  readonly apiKey: string;
  readonly attempt: Attempt;
  readonly codec: WireFormat;
  /** The conversation that came before this body; undefined when the body holds all of it. */
  readonly history: Conversation | undefined;
}

/** A model call, its conversation read when it is first looked at. */
export class ModelRequest implements EffectiveRequest {
  readonly format: Format;
  readonly dialect: Dialect;
  readonly prefix: string;
  readonly apiKey: string;
  readonly attempt: number;
  readonly call: number;
  readonly memo: CallMemo;
  readonly model: string;
  readonly stream: boolean;
  readonly json: Readonly<Record<string, unknown>>;
  readonly #parts: RequestParts;
  #conversation: Conversation | undefined;
  #messages: readonly Message[] | undefined;

  constructor(parts: RequestParts) {
    const { json } = parts.incoming;
    this.#parts = parts;
    this.format = parts.route.format;
    this.dialect = parts.route.dialect;
    this.prefix = parts.route.prefix;
    this.apiKey = parts.apiKey;
    this.attempt = parts.attempt.attempt;
    this.call = parts.attempt.call;
    this.memo = parts.attempt.memo;
    this.model = stringOf(json["model"]);
    this.stream = json["stream"] === true;
    this.json = json;
  }

  /** Says how the answer went out, so that a retry can be told from a new call. */
  settled(how: "whole" | "failed" | "slowly"): void {
    this.#parts.attempt.answered(how);
  }

  /** Lets go of the conversation, which is read again when somebody asks for it: most requests are only counted. */
  release(): void {
    this.#conversation = undefined;
    this.#messages = undefined;
  }

  get method(): string {
    return this.#parts.wire.method;
  }
  get path(): string {
    return this.#parts.wire.path;
  }
  get headers(): WireHeaders {
    return this.#parts.wire.headers;
  }
  get body(): Uint8Array {
    return this.#parts.wire.body;
  }
  get signal(): AbortSignal {
    return this.#parts.wire.signal;
  }
  get messages(): readonly Message[] {
    const { lead, messages } = this.conversation;
    this.#messages ??= lead.length === 0 ? messages : [...lead, ...messages];
    return this.#messages;
  }
  get tools(): readonly OfferedTool[] {
    return this.conversation.tools;
  }
  get toolChoice(): unknown {
    return this.conversation.toolChoice;
  }

  /** The whole conversation, with what came before. */
  get conversation(): Conversation {
    if (this.#conversation === undefined) {
      const { codec, incoming, history } = this.#parts;
      const own = codec.read(incoming);
      this.#conversation = history === undefined ? own : continued(history, own, codec.inherits);
    }
    return this.#conversation;
  }
}

/** The conversation before, with the new part behind it. */
const continued = (history: Conversation, own: Conversation, inherits: boolean): Conversation => ({
  lead: inherits && own.lead.length === 0 ? history.lead : own.lead,
  messages: [...history.messages, ...own.messages],
  tools: inherits && own.tools.length === 0 ? history.tools : own.tools,
  toolChoice: own.toolChoice ?? (inherits ? history.toolChoice : undefined),
});
