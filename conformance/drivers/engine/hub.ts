import { readJson } from "../../../src/json/read.ts";
import { createProviderCore } from "../../../src/provider/index.ts";
import type { Handle, WireRequest } from "../../../src/wire/handle.ts";
import { signBody } from "../../../src/wire/signature.ts";
import type { DecisionHead, Player } from "./play.ts";

/** Where the engine's requests come in: as worker and as model provider, for all cases at once. */
export interface Hub {
  readonly worker: Handle;
  readonly provider: Handle;
  /** From now on this case's requests reach its player. Kept until the end of the run: what comes late is judged too. */
  add(player: Player): void;
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
  const core = createProviderCore({
    // The player looks at the tool messages itself, so that a prompt that a provider would refuse is in the log.
    validate: false,
    answer(request) {
      counts.provider++;
      const player = byKey.get(request.model);
      if (player !== undefined) return player.onPrompt(request);
      return { kind: "failure", status: 400, message: `No case has the model ${JSON.stringify(request.model)}.` };
    },
  });
  return {
    provider: core.handle,
    worker(request) {
      counts.worker++;
      const text = new TextDecoder().decode(request.body);
      const read = readJson(text);
      const names = namesOf(read.ok ? read.value : loosely(text));
      const player = names.flatMap((name) => bySession.get(name) ?? [])[0];
      if (player === undefined) return { status: 200, headers: { "content-type": "application/json" }, body: "{}" };
      return player.onDecision(headOf(request, secret), text, read);
    },
    add(player) {
      bySession.set(player.sessionId, player);
      byKey.set(player.key, player);
    },
    counts,
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
