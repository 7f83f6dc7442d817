import { readJson } from "../../../src/json/read.ts";
import { createProviderCore } from "../../../src/provider/index.ts";
import { chunksAtHand } from "../../../src/wire/answer.ts";
import { toText } from "../../../src/wire/bytes.ts";
import type { Handle, WireRequest, WireResponse } from "../../../src/wire/handle.ts";
import { signBody } from "../../../src/wire/signature.ts";
import { type Sending, sent } from "./damage.ts";
import { otherName } from "./other.ts";
import type { DecisionHead, Player } from "./play.ts";

const decoder = new TextDecoder();

/** Where the engine's requests come in: as worker and as model provider, for all cases at once. */
export interface Hub {
  readonly worker: Handle;
  readonly provider: Handle;
  /** From now on this case's requests reach its player. */
  add(player: Player): void;
  /** From now on they reach nobody. */
  remove(player: Player): void;
  /** How many requests each side got. */
  readonly counts: { worker: number; provider: number };
}

/**
 * Makes the hub. A delivery finds its case by its session, or, when the engine names sessions by itself, by the identity
 * that was submitted; a prompt by its model's name.
 * @param secret what the engine was told to sign deliveries with.
 */
export function createHub(secret?: string): Hub {
  const bySession = new Map<string, Player>();
  const byKey = new Map<string, Player>();
  const counts = { worker: 0, provider: 0 };
  /** By the body of the request: how its reply goes out. */
  const sendings = new WeakMap<Uint8Array, Sending>();
  const core = createProviderCore({
    // The player looks at the tool messages itself, so that a prompt that a provider would refuse is in the log.
    validate: false,
    answer(request) {
      counts.provider++;
      const player = byKey.get(request.model);
      if (player !== undefined) return player.onPrompt(request, (how) => sendings.set(request.body, how));
      return { kind: "failure", status: 400, message: `No case has the model ${JSON.stringify(request.model)}.` };
    },
  });
  return {
    provider(request) {
      const send = (response: WireResponse): WireResponse => inOne(response, sendings.get(request.body));
      const response = core.handle(request);
      return "then" in response ? response.then(send) : send(response);
    },
    worker(request) {
      counts.worker++;
      const text = decoder.decode(request.body);
      const read = readJson(text);
      const names = namesOf(read.ok ? read.value : loosely(text));
      const player = names.flatMap((name) => bySession.get(name) ?? [])[0];
      if (player === undefined) return { status: 200, headers: { "content-type": "application/json" }, body: "{}" };
      return player.onDecision(headOf(request, secret), text, read);
    },
    add(player) {
      for (const name of [player.sessionId, otherName(player.sessionId)]) bySession.set(name, player);
      for (const key of [player.key, otherName(player.key)]) byKey.set(key, player);
    },
    remove(player) {
      for (const name of [player.sessionId, otherName(player.sessionId)]) bySession.delete(name);
      for (const key of [player.key, otherName(player.key)]) byKey.delete(key);
    },
    counts,
  };
}

/** An answer whose chunks are all at hand, as one chunk: each costs both sides more than what is in it. Or as it is to be sent. */
function inOne(response: WireResponse, sending: Sending | undefined): WireResponse {
  if (sending !== undefined) return sent(response, piecesOf(response), sending);
  const chunks = [...(chunksAtHand(response) ?? [])];
  const texts = chunks.filter((chunk) => typeof chunk === "string");
  return chunks.length === 0 || texts.length < chunks.length ? response : { ...response, body: atHand(texts.join("")) };
}

/** The events of an answer that is streamed, or its one body. */
function piecesOf(response: WireResponse): string[] {
  const { body = "" } = response;
  const chunks = typeof body === "string" || body instanceof Uint8Array ? [body] : (chunksAtHand(response) ?? []);
  return Array.from(chunks, (chunk) => (typeof chunk === "string" ? chunk : toText(chunk)));
}

/** A stream of one chunk, in the form that {@link chunksAtHand} looks for. */
function atHand(text: string): Iterable<string> & AsyncIterable<string> {
  return {
    *[Symbol.iterator]() {
      yield text;
    },
    async *[Symbol.asyncIterator]() {
      yield text;
    },
  };
}

/** The request without its body, and what its signature must be: the secret itself is in no log. */
function headOf({ method, path, headers, body }: WireRequest, secret: string | undefined): DecisionHead {
  return { method, path, headers, ...(secret === undefined ? {} : { signature: signBody(secret, body) }) };
}

/** By what a delivery may be known: its session's id, then who the session is for. */
function namesOf(value: unknown): string[] {
  const request = value as { session_id?: unknown; identity?: { subject?: { id?: unknown } } } | null | undefined;
  return [request?.session_id, request?.identity?.subject?.id].filter((name) => typeof name === "string");
}

/** A text that the strict reading refuses, as for its depth, may still say whose it is. */
function loosely(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
