import { type JsonReading, readJson } from "../../../src/json/read.ts";
import type { Answer, EffectiveRequest } from "../../../src/provider/index.ts";
import type { EngineCase } from "../../cases/engine/case.ts";
import { createAnswers } from "./answers.ts";
import type { End, EngineLog, Exchange } from "./log.ts";
import { blobUris, pairingFault, promptOf, refusal, refusedCalls, replyOf, toBase64 } from "./script.ts";
import type { EngineTarget } from "./target.ts";

/** How long nothing may move before a case has stalled, in milliseconds; asked anew at each look. */
export type Patience = () => number;

/** One case in progress: the hub hands it what the engine sends, and it says what to answer. */
export interface Player {
  readonly sessionId: string;
  readonly key: string;
  /** `read` is what `text` says as JSON. */
  onDecision(
    head: Pick<Exchange, "method" | "path" | "headers">,
    text: string,
    read: JsonReading,
  ): { status: number; body: string };
  onPrompt(request: EffectiveRequest): Answer;
  /** Plays the client's part and resolves when the case is over, whatever the engine does. Never rejects. */
  play(): Promise<EngineLog>;
  /** The log as it is now, with what came after the end. */
  log(): EngineLog;
}

const REPEAT_MS = 5;
/** How often a case looks whether anything has moved, in milliseconds. */
const LOOK_MS = 20;

/** Makes the player of one case. `sessionId` and `key` (the model's name) are unique in the run. */
export function createPlayer(
  engineCase: EngineCase,
  target: EngineTarget,
  names: { readonly sessionId: string; readonly key: string },
  patience: Patience,
): Player {
  const { sessionId, key } = names;
  const exchanges: Exchange[] = [];
  const blobs: Record<string, { status: number; base64: string }> = {};
  const began = performance.now();
  const clock = (): number => Math.round((performance.now() - began) * 10) / 10;
  const answer = createAnswers(engineCase, key);
  const refusing = new Set(refusedCalls(engineCase));
  let events: readonly unknown[] | undefined;
  let turn = 0;
  let reply = 0;
  let end: End | undefined;
  let note: string | undefined;
  let moved = performance.now();
  let due = "the first decision";
  // An engine may name its sessions by itself: from its first answer on that name is used.
  let session = sessionId;
  let wake = (): void => undefined;

  function record(exchange: Omit<Exchange, "n" | "at" | "late">): Exchange {
    const whole: Exchange = {
      n: exchanges.length + 1,
      at: clock(),
      ...exchange,
      ...(end === undefined ? {} : { late: true as const }),
    };
    exchanges.push(whole);
    moved = performance.now();
    return whole;
  }

  function finish(how: End, why?: string): void {
    if (end !== undefined) return;
    end = how;
    note = why;
    wake();
  }

  function respond(exchange: Exchange, status: number, body: unknown): { status: number; body: string } {
    const text = JSON.stringify(body);
    exchange.answer = { status, text, json: body };
    moved = performance.now();
    return { status, body: text };
  }

  let turnEnded = false;
  const ended = new Set<unknown>();

  /** A decision that comes again ends no turn again: another may have begun in the meantime. */
  function isNews(decisionId: unknown): boolean {
    if (decisionId === undefined) return true;
    return !ended.has(decisionId) && ended.add(decisionId).size > 0;
  }

  return {
    sessionId,
    key,
    onDecision(head, text, read) {
      const exchange = record({
        from: "engine",
        to: "worker",
        kind: "decision",
        ...head,
        text,
        ...(read.ok ? { json: read.value } : {}),
      });
      const request = (read.ok ? read.value : {}) as Parameters<typeof answer>[0];
      const said = answer(request);
      due = `what follows ${String(request.trigger?.["type"] ?? "a decision")}`;
      const ends = said.ends === true || (said.call !== undefined && refusing.has(said.call.id));
      if (ends && isNews(request["decision_id"])) {
        turnEnded = true;
        wake();
      }
      return respond(exchange, 200, said.body);
    },
    onPrompt(request) {
      const exchange = record({
        from: "engine",
        to: "provider",
        kind: "prompt",
        method: request.method,
        path: request.path,
        headers: request.headers,
        text: new TextDecoder().decode(request.body),
        json: request.json,
        prompt: promptOf(request),
      });
      const unpaired = pairingFault(exchange.prompt);
      if (unpaired !== undefined) {
        finish("derailed", unpaired);
        respond(exchange, 400, { error: unpaired });
        return refusal(unpaired);
      }
      const planned = engineCase.turns[turn]?.replies[reply];
      if (planned === undefined) {
        finish("derailed", `a prompt when the script of turn ${turn + 1} was over`);
        respond(exchange, 400, { error: "the script is over" });
        return refusal(`The script of turn ${turn + 1} has no reply left.`);
      }
      reply++;
      due = "calls" in planned ? "the execution of the model's calls" : "the end of the turn";
      respond(exchange, 200, planned);
      return replyOf(planned);
    },
    async play() {
      let looked = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        // While this process itself stood still, nobody could have been heard: that is no silence of the engine's.
        if (now - looked > 5 * LOOK_MS) moved = Math.min(now, moved + now - looked);
        looked = now;
        if (now - moved > patience()) finish("stalled", due);
      }, LOOK_MS);
      try {
        for (turn = 0; turn < engineCase.turns.length && end === undefined; turn++) {
          reply = 0;
          turnEnded = false;
          due = "the answer to the submit";
          if (!(await submitTurn())) break;
          due = "the next step of the turn";
          await until(() => turnEnded || end !== undefined);
        }
        // What was asked for at the very end may still be on its way; the record is read when the turn is closed.
        if (end === undefined) await readRecord();
        finish("ended");
      } catch (thrown) {
        finish(
          "stalled",
          `the engine could not be reached: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
        );
      } finally {
        clearInterval(timer);
      }
      return this.log();
    },
    log: () => ({
      key,
      exchanges,
      end: end ?? "ended",
      ...(note === undefined ? {} : { note }),
      blobs,
      ...(events === undefined ? {} : { events }),
    }),
  };

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (holds()) resolve();
      });
    }
  }

  /** Submits what the user says, again while the engine is still closing the turn before. */
  async function submitTurn(): Promise<boolean> {
    const user = engineCase.turns[turn]?.user ?? "";
    const body = () => ({
      agent_id: target.agentId,
      identity: { id: sessionId },
      session_id: session,
      payload: { type: "client.message", message: { role: "user", content: user } },
    });
    while (end === undefined) {
      const before = moved;
      const exchange = await act("submit", "POST", "/api/machine/sessions/submit", body());
      const status = exchange.answer?.status ?? 0;
      if (status !== 409) {
        if (status >= 200 && status < 300) {
          const named = (exchange.answer?.json as { session_id?: unknown } | null | undefined)?.session_id;
          if (typeof named === "string") session = named;
          return true;
        }
        finish("derailed", `the submit was answered with status ${status}`);
        return false;
      }
      // Asking again is no progress: an engine that never closes the turn has stalled.
      moved = before;
      exchanges.splice(exchanges.indexOf(exchange), 1);
      await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
    }
    return false;
  }

  async function readRecord(): Promise<void> {
    if (target.offers.has("events")) {
      const path = `/api/machine/sessions/${encodeURIComponent(session.toWellFormed())}/events`;
      const { answer: given } = await act("events", "GET", path);
      const list = (given?.json as { events?: unknown } | null | undefined)?.events;
      if (Array.isArray(list)) events = list;
    }
    if (!target.offers.has("blob")) return;
    for (const uri of blobUris(exchanges)) {
      const path = `/api/machine/blobs?uri=${encodeURIComponent(uri)}`;
      const response = await race(target.send(outgoing("GET", path)));
      const bytes = await race(response.bytes());
      blobs[uri] = { status: response.status, base64: toBase64(bytes) };
      moved = performance.now();
    }
  }

  async function act(kind: Exchange["kind"], method: string, path: string, body?: unknown): Promise<Exchange> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const exchange = record({
      from: "client",
      to: "engine",
      kind,
      method,
      path,
      headers: {},
      text,
      ...(body === undefined ? {} : { json: body }),
    });
    const response = await race(target.send(outgoing(method, path, text)));
    const answered = await race(response.text());
    const read = readJson(answered);
    exchange.answer = { status: response.status, text: answered, ...(read.ok ? { json: read.value } : {}) };
    moved = performance.now();
    return exchange;
  }

  function outgoing(method: string, path: string, text = ""): Parameters<EngineTarget["send"]>[0] {
    const headers = {
      authorization: `Bearer ${target.apiKey}`,
      ...(text === "" ? {} : { "content-type": "application/json" }),
    };
    return { method, url: `${target.url.replace(/\/+$/, "")}${path}`, headers, ...(text === "" ? {} : { body: text }) };
  }

  /** Some peers accept and never answer: every act races against the stall. */
  async function race<T>(work: Promise<T>): Promise<T> {
    const stalled = until(() => end !== undefined).then(() => {
      throw new Error(note ?? "the case is over");
    });
    stalled.catch(() => undefined);
    return Promise.race([work, stalled as Promise<never>]);
  }
}
