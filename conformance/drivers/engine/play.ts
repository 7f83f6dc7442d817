import { isObject } from "../../../src/json/own.ts";
import { type JsonReading, readJson } from "../../../src/json/read.ts";
import type { Answer, EffectiveRequest } from "../../../src/provider/index.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import { type EngineCase, isUndisturbed, type Json, type Key, type PlannedAct } from "../../cases/engine/case.ts";
import { type ActRequest, actRequest, segment } from "./acts.ts";
import { createAnswers, type Request } from "./answers.ts";
import type { Sending } from "./damage.ts";
import type { End, EngineLog, Exchange, ExchangeAnswer, FetchedBlob, Prompt } from "./log.ts";
import {
  attemptsOf,
  decisionIdOf,
  interruptTold,
  isMet,
  markedDecision,
  messagesRead,
  modelAsked,
  seenIn,
} from "./marks.ts";
import { createOther, type Other } from "./other.ts";
import { blobUris, damagedReply, pairingFault, promptOf, refusal, refusedCalls, replyOf, toBase64 } from "./script.ts";
import { endsWithTurn, eventsIn, followStream, type StreamRead, streamAnswer } from "./streams.ts";
import type { EngineTarget } from "./target.ts";
import { createWorkerModel, type Scripted, type ScriptedFailure, type WorkerModelCall } from "./worker-model.ts";
import { workerReply } from "./worker-reply.ts";

/** How long nothing may move before a case has stalled, in milliseconds; asked anew at each look. */
export type Patience = () => number;

/** A delivery without its body. */
export type DecisionHead = Pick<Exchange, "method" | "path" | "headers" | "signature">;

/** One case in progress: the hub hands it what the engine sends, and it says what to answer. */
export interface Player {
  readonly sessionId: string;
  readonly key: string;
  /** `read` is what `text` says as JSON. */
  onDecision(head: DecisionHead, text: string, read: JsonReading): WireResponse | Promise<WireResponse>;
  /** `send` is told how the reply goes out, where it does not go out as it is. */
  onPrompt(request: EffectiveRequest, send: (how: Sending) => void): Answer | Promise<Answer>;
  /** Plays the client's part and resolves when the case is over, whatever the engine does. Never rejects. */
  play(): Promise<EngineLog>;
  /** The log as it is now, with what came after the end. */
  log(): EngineLog;
}

const REPEAT_MS = 5;
/** After how long a silence what may be refused is taken to have been, in milliseconds; and in the case's longest ones. */
const DOUBT_MS = 100;
const DOUBT_TIMES = 10;
/** How often a case looks whether anything has moved, in milliseconds. */
const LOOK_MS = 20;

/** After how long a silence it is asked whether the engine is still there, and how often again, in milliseconds. */
const THERE_MS = 500;
/** After how long a lost connection it is asked, and how long the answer may take, in milliseconds. */
const LOST_MS = 200;
const ASKED_MS = 2_000;

/** How long a stream of events that has come to the end of a turn is listened to, in milliseconds. */
const TURN_OVER_MS = 100;

/** What is logged of an act that the engine itself does not hear. */
const LIFE = { from: "client", to: "engine", method: "", path: "", headers: {}, text: "" } as const;

const decoder = new TextDecoder();

/** Makes the player of one case. `sessionId` and `key` (the model's name) are unique in the run. */
export function createPlayer(
  engineCase: EngineCase,
  target: EngineTarget,
  names: { readonly sessionId: string; readonly key: string },
  patience: Patience,
): Player {
  const { sessionId, key } = names;
  const exchanges: Exchange[] = [];
  const blobs: Record<string, FetchedBlob> = {};
  const began = performance.now();
  const startedAt = Date.now();
  const clock = (): number => Math.round((performance.now() - began) * 10) / 10;
  const other = engineCase.other === undefined ? undefined : createOther(sessionId, key);
  const answer = createAnswers(engineCase, key, () => other?.session ?? "");
  const workerModel = createWorkerModel(scripted);
  const refusing = new Set(refusedCalls(engineCase));
  const acts = engineCase.acts ?? [];
  const waitMs = engineCase.waitMs ?? 0;
  // An engine that the case itself kills is gone by plan.
  const isWatched = target.ended !== undefined && !acts.some(({ act }) => act.do === "kill" || act.do === "restart");
  const tokens = new Map<string, string>();
  const failures = new Map<unknown, number>();
  let events: readonly unknown[] | undefined;
  let turn = 0;
  let replies = 0;
  let end: End | undefined;
  let note: string | undefined;
  let died = false;
  let moved = performance.now();
  let due = "the first decision";
  // An engine may name its sessions by itself: from its first answer on that name is used.
  let session = sessionId;
  let turnId: string | undefined;
  let hasBegun = false;
  let actsDone = 0;
  // The decision that was answered with what may be refused, until anything follows from it.
  let doubtful: Exchange | undefined;
  // Nothing has followed from it for long enough to ask whether the turn is over.
  let suspected = false;
  // The longest silence between two things that moved.
  let longestMs = 0;
  // The engine is down: how it is started again, and when it is there.
  let down: { readonly start: () => void; readonly up: Promise<void> } | undefined;
  // What was asked in one life of the engine is not answered in the next.
  let lives = 1;
  const sleepers = new Set<() => void>();
  // Rejects once the case is over; one for all who race against it.
  let over: Promise<never> | undefined;

  /** The suite itself has sent a part of an answer: the engine is not silent, it is spoken to. */
  function moves(): void {
    moved = performance.now();
  }

  function wake(): void {
    for (const go of [...sleepers]) go();
  }

  function record(exchange: Omit<Exchange, "n" | "at" | "late">): Exchange {
    const whole: Exchange = {
      n: (exchanges.at(-1)?.n ?? 0) + 1,
      at: clock(),
      ...exchange,
      ...(end === undefined ? {} : { late: true as const }),
    };
    exchanges.push(whole);
    longestMs = Math.max(longestMs, performance.now() - moved);
    moved = performance.now();
    if (whole.from === "engine" && whole.session === undefined) doubtful = undefined;
    return whole;
  }

  /** What belongs to the session of the turns: no mark speaks of the second one. */
  function ownExchanges(): readonly Exchange[] {
    return other === undefined ? exchanges : exchanges.filter((exchange) => exchange.session === undefined);
  }

  function finish(how: End, why?: string): void {
    if (end !== undefined) return;
    end = how;
    note = why;
    wake();
  }

  function respond(exchange: Exchange, answer: ExchangeAnswer): void {
    exchange.answer = { at: clock(), ...answer };
    moved = performance.now();
    wake();
  }

  /** Answers a prompt; what is logged is what was planned, whatever the provider's format makes of it. */
  function reply(exchange: Exchange, status: number, said: unknown, failed = false): void {
    respond(exchange, { status, text: JSON.stringify(said), json: said, ...(failed ? { failed: true } : {}) });
  }

  let turnEnded = false;
  const ended = new Set<unknown>();

  /** A decision that comes again ends no turn again: another may have begun in the meantime. */
  function isNews(decisionId: unknown): boolean {
    if (decisionId === undefined) return true;
    return !ended.has(decisionId) && ended.add(decisionId).size > 0;
  }

  /** Answers a decision, and logs it; `model` is what the scripted model says where the worker makes its calls. */
  function decide(
    head: DecisionHead,
    text: string,
    read: JsonReading,
    request: Request,
    model?: WorkerModelCall,
  ): WireResponse | Promise<WireResponse> {
    if (other?.owns(request) === true) return decideOther(other, head, text, read, request);
    const exchange = record({
      from: "engine",
      to: "worker",
      kind: "decision",
      ...head,
      text,
      ...(read.ok ? { json: read.value } : {}),
      ...(model === undefined ? {} : { prompt: model.prompt }),
      ...(model?.reply === undefined ? {} : { reply: model.reply }),
    });
    const said = answer(request, model);
    const life = lives;
    due = `what follows ${String(request.trigger?.["type"] ?? "a decision")}`;
    const send = (): WireResponse => {
      const { response, text: sent, json, broken } = workerReply(said, moves);
      if (lives !== life) {
        respond(exchange, { status: 0, text: "", failed: true });
        return response;
      }
      respond(exchange, {
        status: response.status,
        text: sent,
        ...(json === undefined ? {} : { json }),
        ...(said.failed === true ? { failed: true } : {}),
        ...(broken === true ? { broken } : {}),
      });
      const ends = said.ends === true || (said.call !== undefined && refusing.has(said.call.id));
      if (ends && said.failed !== true && isNews(request["decision_id"])) turnEnded = true;
      if (said.manner?.mayRefuse === true && said.failed !== true) void awaitRefusal(exchange);
      wake();
      return response;
    };
    wake();
    const { afterActs: held = 0, delayMs = 0, until: mark } = said.manner ?? {};
    const ready = (): boolean => actsDone >= held && (mark === undefined || isMet(ownExchanges(), mark));
    if (delayMs === 0 && ready()) return send();
    return pause(delayMs)
      .then(() => until(() => ready() || end !== undefined))
      .then(send);
  }

  /** Answers a decision of the second session. */
  function decideOther(
    talk: Other,
    head: DecisionHead,
    text: string,
    read: JsonReading,
    request: Request,
  ): WireResponse {
    const asked = { from: "engine", to: "worker", kind: "decision", session: "other" } as const;
    const exchange = record({ ...asked, ...head, text, ...(read.ok ? { json: read.value } : {}) });
    const said = talk.answer(request);
    const { response, text: sent, json } = workerReply(said, moves);
    respond(exchange, { status: response.status, text: sent, ...(json === undefined ? {} : { json }) });
    talk.answered(request, said);
    wake();
    return response;
  }

  /** An engine may refuse what was answered, and then the turn is over without another word. */
  async function awaitRefusal(exchange: Exchange): Promise<void> {
    doubtful = exchange;
    const most = Math.max(DOUBT_MS, DOUBT_TIMES * longestMs);
    // In any case before it counts as a stall.
    const enough = (): number => Math.min(most, patience() / 2);
    while (end === undefined && doubtful === exchange && performance.now() - moved < enough()) await pause(REPEAT_MS);
    if (end !== undefined || doubtful !== exchange) return;
    suspected = true;
    wake();
  }

  /** Submits the next turn once: an engine in whose session a turn is going on does not take it. */
  async function isGivenUp(): Promise<boolean> {
    suspected = false;
    const [before, answered, said] = [moved, doubtful, replies];
    turn++;
    [replies, turnEnded] = [0, false];
    const exchange = await askTurn();
    const { status = 0 } = exchange.answer ?? {};
    if (status >= 200 && status < 300) {
      begun(takenOf(exchange));
      return true;
    }
    turn--;
    replies = said;
    exchanges.splice(exchanges.indexOf(exchange), 1);
    if (doubtful === answered && answered !== undefined) {
      moved = before;
      void pause(DOUBT_MS).then(() => (doubtful === answered ? awaitRefusal(answered) : undefined));
    }
    return false;
  }

  /** Whether nothing has moved for so long that nothing more is to be expected, though it is no stall yet. */
  function isSilent(): boolean {
    return performance.now() - moved > patience() / 2;
  }

  /** What the model says to a prompt, whoever asks it; a prompt that nothing planned ends the case. */
  function scripted(prompt: Prompt): Scripted {
    const unpaired = pairingFault(prompt);
    if (unpaired !== undefined) {
      finish("derailed", unpaired);
      return { kind: "refused", why: unpaired };
    }
    const planned = engineCase.turns[turn]?.replies[replies];
    if (planned === undefined) {
      finish("derailed", `a prompt when the script of turn ${turn + 1} was over`);
      return { kind: "refused", why: `the script of turn ${turn + 1} has no reply left` };
    }
    const failed = failures.get(planned) ?? 0;
    const failure = planned.first?.[failed];
    if (failure !== undefined) {
      failures.set(planned, failed + 1);
      due =
        "damage" in failure
          ? "llm.finished with ok false, or the model call's next attempt: the model's reply broke off"
          : "llm.finished with ok false, or the model call's next attempt: the provider refused this one";
      return { kind: "failure", failure, reply: planned };
    }
    replies++;
    due = "calls" in planned ? "the execution of the model's calls" : "the end of the turn";
    return { kind: "reply", reply: planned };
  }

  /** Answers a prompt by the script. */
  function say(exchange: Exchange, send: (how: Sending) => void): Answer {
    const said = scripted(exchange.prompt as Prompt);
    if (said.kind === "refused") {
      reply(exchange, 400, { error: said.why });
      return refusal(said.why);
    }
    if (said.kind === "failure") return fail(exchange, said, send);
    const { trickled } = said.reply;
    if (trickled !== undefined) send({ trickled, moves, over: until(() => end !== undefined) });
    reply(exchange, 200, said.reply);
    return replyOf(said.reply);
  }

  /** Answers a prompt with what is planned in the place of its reply. */
  function fail(
    exchange: Exchange,
    { failure, reply: planned }: ScriptedFailure,
    send: (how: Sending) => void,
  ): Answer {
    if ("damage" in failure) {
      const { damage } = failure;
      send({ damage, over: until(() => end !== undefined) });
      reply(exchange, 200, { damage }, true);
      return damagedReply(planned, damage);
    }
    reply(exchange, failure.status, { error: "not now" }, true);
    return { kind: "failure", message: "not now", ...failure };
  }

  /** Nobody hears what is said to a prompt of an engine that was killed. */
  function lose(exchange: Exchange): Answer {
    reply(exchange, 0, { error: "lost" }, true);
    return refusal("lost");
  }

  return {
    sessionId,
    key,
    onDecision(head, text, read) {
      const request = (isObject(read.ok ? read.value : undefined) && read.ok ? read.value : {}) as Request;
      const { trigger } = request;
      if (!isObject(trigger) || trigger["type"] !== "llm.execute") return decide(head, text, read, request);
      return workerModel(trigger).then((model) => decide(head, text, read, request, model));
    },
    onPrompt(request, send) {
      const isOther = engineCase.other !== undefined && request.model === other?.key;
      const exchange = record({
        from: "engine",
        to: "provider",
        kind: "prompt",
        ...(isOther ? { session: "other" } : {}),
        method: request.method,
        path: request.path,
        headers: request.headers,
        text: decoder.decode(request.body),
        json: request.json,
        prompt: promptOf(request),
      });
      if (isOther) {
        const said = { text: engineCase.other?.reply ?? "" };
        reply(exchange, 200, said);
        return replyOf(said);
      }
      const life = lives;
      const held = engineCase.turns[turn]?.replies[replies]?.afterActs ?? 0;
      const ready = (): boolean => actsDone >= held || end !== undefined;
      wake();
      return ready()
        ? say(exchange, send)
        : until(ready).then(() => (lives === life ? say(exchange, send) : lose(exchange)));
    },
    async play() {
      let looked = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        // While this process itself stood still, nobody could have been heard: that is no silence of the engine's.
        if (now - looked > 5 * LOOK_MS) moved = Math.min(now, moved + now - looked);
        looked = now;
        if (now - moved > patience() + waitMs) finish("stalled", due);
      }, LOOK_MS);
      void watch();
      const acting = perform();
      try {
        if (other !== undefined) await openOther(other);
        let taken = false;
        for (turn = 0; turn < engineCase.turns.length && end === undefined; turn += taken ? 0 : 1) {
          if (!taken) [replies, turnEnded] = [0, false];
          due = "the answer to the submit";
          const { queuedBy } = engineCase.turns[turn] ?? {};
          if (queuedBy !== undefined && !isTaken(queuedBy)) continue;
          if (queuedBy === undefined && !taken && !(await submitTurn())) break;
          due = "the next step of the turn";
          taken = await endOfTurn();
        }
        if (other !== undefined && end === undefined) await closeOther(other);
        // What was asked for at the very end may still be on its way; the record is read when the turn is closed.
        if (end === undefined) await readRecord();
        finish("ended");
        await acting;
      } catch (thrown) {
        if (isWatched) await pause(LOST_MS).then(lookForDeath);
        finish(
          "stalled",
          `the engine could not be reached: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
        );
      } finally {
        clearInterval(timer);
        down?.start();
      }
      return this.log();
    },
    log: () => ({
      key,
      startedAt,
      exchanges,
      end: end ?? "ended",
      ...(note === undefined ? {} : { note }),
      ...(died ? { died: true as const } : {}),
      ...(end !== undefined && actsDone < acts.length ? { skipped: acts.slice(actsDone).map(({ name }) => name) } : {}),
      blobs,
      ...(events === undefined ? {} : { events }),
    }),
  };

  /** Looks in each silence whether the engine is still there: for one that is gone nobody need wait. */
  async function watch(): Promise<void> {
    while (end === undefined && isWatched) {
      await pause(THERE_MS);
      if (performance.now() - moved >= THERE_MS) await lookForDeath();
    }
  }

  /** Ends the case where the engine's process has ended by itself. */
  async function lookForDeath(): Promise<void> {
    const asked = target.ended?.().catch(() => undefined);
    const how = await Promise.race([asked, pause(ASKED_MS)]);
    if (end !== undefined || how === undefined) return;
    died = true;
    finish("stalled", how);
  }

  /** Waits for the end of a turn; whether the next one has been taken already, since the engine gave this one up. */
  async function endOfTurn(): Promise<boolean> {
    const isOver = (): boolean => (turnEnded && !mayAct()) || end !== undefined;
    while (!isOver()) {
      await until(() => isOver() || suspected);
      if (isOver() || turn + 1 >= engineCase.turns.length) break;
      if (await isGivenUp()) return true;
    }
    return false;
  }

  async function until(holds: () => boolean): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        sleepers.delete(look);
        resolve();
      };
      sleepers.add(look);
    });
  }

  /** Whether the next act's moment has come. */
  function mayAct(): boolean {
    const next = acts[actsDone];
    return next !== undefined && isMet(ownExchanges(), next.when);
  }

  /** Does the planned acts in their order, each once its moment has come. */
  async function perform(): Promise<void> {
    for (const planned of acts) {
      await until(() => mayAct() || end !== undefined);
      const { awaits } = planned;
      while (awaits !== undefined && end === undefined && !isMet(ownExchanges(), awaits) && !isSilent())
        await pause(REPEAT_MS);
      await quiet(planned.quietMs ?? 0);
      if (end !== undefined) return;
      due = `the answer to ${planned.act.do} (${planned.name})`;
      try {
        await actOut(planned);
      } catch {
        // The stall that ended the case, or an engine that is gone: the play itself says so.
        return;
      }
      actsDone++;
      wake();
    }
  }

  /** Waits until nothing has moved for so long; this silence is the suite's own. */
  async function quiet(milliseconds: number): Promise<void> {
    while (end === undefined && milliseconds > 0 && performance.now() - moved < milliseconds) await pause(REPEAT_MS);
  }

  async function actOut({ name, until: wanted, act: planned }: PlannedAct): Promise<void> {
    if (planned.do === "wait") return;
    if (planned.do === "kill") return kill(name);
    if (planned.do === "restart") return restart(name);
    // An engine may ask the worker before it has answered the submit, which names the turn.
    if (planned.do === "stream" && planned.turn === true) await until(() => turnId !== undefined || end !== undefined);
    // What waits for the end of a turn is played as the one after it, which the player must have begun by then.
    if (engineCase.turns.some(({ queuedBy }) => queuedBy === name)) await until(() => hasBegun || end !== undefined);
    const decision = planned.do === "decide" ? markedDecision(ownExchanges(), planned.decision) : undefined;
    const decisionId = decision === undefined ? undefined : decisionIdOf(decision);
    const answered = isObject(decision?.answer?.json) ? decision.answer.json : {};
    const submit = submitBody("another message");
    const request = (): ActRequest =>
      actRequest(planned, {
        session,
        other: other?.session,
        agent: target.agentId,
        turn: turnId,
        decisionId,
        answered,
        submit,
        turnId: turnIdOf,
        attempts: (callId) => attemptsOf(ownExchanges(), callId),
        interrupt: () => interruptTold(ownExchanges()),
        messages: () => messagesRead(ownExchanges()),
        model: () => modelAsked(ownExchanges()),
        blobs: () => blobUris(ownExchanges()),
        seen: () => seenIn(ownExchanges()),
      });
    const toOther = planned.do === "submit" && planned.body["session_id"] === "$other";
    while (true) {
      const before = moved;
      const exchange = await send(request(), name, toOther ? "other" : undefined);
      if (wanted === undefined || end !== undefined || exchange.answer?.text.includes(wanted) === true) return;
      // Asking again is no progress.
      moved = before;
      exchanges.splice(exchanges.indexOf(exchange), 1);
      await pause(REPEAT_MS);
    }
  }

  /** Kills the engine. What it had asked and not heard by then is lost. */
  async function kill(name: string): Promise<void> {
    await until(() => turnId !== undefined || end !== undefined);
    if (target.restart === undefined) return finish("stalled", "the engine cannot be killed and started again here");
    const exchange = record({ ...LIFE, kind: "kill", act: name });
    lives++;
    tokens.clear();
    const [dead, start] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const up = target.restart(() => {
      dead.resolve();
      return start.promise;
    });
    up.then(dead.resolve, dead.reject);
    down = { start: start.resolve, up };
    await race(dead.promise);
    respond(exchange, { status: 200, text: "" });
  }

  /** Starts the engine again, and kills it before unless it is down. */
  async function restart(name: string): Promise<void> {
    await until(() => turnId !== undefined || end !== undefined);
    if (target.restart === undefined) return finish("stalled", "the engine cannot be killed and started again here");
    const exchange = record({ ...LIFE, kind: "restart", act: name });
    if (down === undefined) {
      lives++;
      tokens.clear();
      await race(target.restart());
    } else {
      down.start();
      await race(down.up);
      down = undefined;
    }
    respond(exchange, { status: 200, text: "" });
  }

  /** Whether an act was answered with a success. */
  function isTaken(name: string): boolean {
    const { status = 0 } = exchanges.find(({ act }) => act === name)?.answer ?? {};
    return status >= 200 && status < 300;
  }

  /** The id of a turn to which the case gives one: unique, like the session's. */
  function turnIdOf(n: string): string {
    return `${sessionId}-turn-${n}`;
  }

  /** Submits what the user says, again while the engine is still closing the turn before. */
  async function submitTurn(): Promise<boolean> {
    other?.notAlone();
    const taken = await untilTaken(askTurn);
    if (taken !== undefined) begun(taken);
    return taken !== undefined;
  }

  function askTurn(): Promise<Exchange> {
    const { user = "", payload, turnId: own, byClient } = engineCase.turns[turn] ?? {};
    const named = own === undefined ? {} : { turn_id: turnIdOf(own.replace("$turn-", "")) };
    const body = { ...submitBody(user, payload), ...named };
    return byClient === true ? clientInput(body) : submitted(body);
  }

  function begun(taken: Json): void {
    if (typeof taken["session_id"] === "string") session = taken["session_id"];
    if (typeof taken["turn_id"] === "string") turnId = taken["turn_id"];
    hasBegun = true;
    wake();
  }

  function takenOf({ answer: given }: Exchange): Json {
    return isObject(given?.json) ? given.json : {};
  }

  function submitted(body: Json, of?: "other"): Promise<Exchange> {
    return post("submit", "/api/machine/sessions/submit", body, of);
  }

  /** Asks until the answer is no 409, and gives what a success says; any other answer ends the case. */
  async function untilTaken(ask: () => Promise<Exchange>): Promise<Json | undefined> {
    while (end === undefined) {
      const before = moved;
      const exchange = await ask();
      const status = exchange.answer?.status ?? 0;
      if (status >= 200 && status < 300) return takenOf(exchange);
      if (status !== 409) {
        finish("derailed", `the submit was answered with status ${status}`);
        return undefined;
      }
      // Asking again is no progress: an engine that never closes the turn has stalled.
      moved = before;
      exchanges.splice(exchanges.indexOf(exchange), 1);
      await pause(REPEAT_MS);
    }
    return undefined;
  }

  /** Opens the second session, and waits for the end of its first turn. */
  async function openOther(talk: Other): Promise<void> {
    await sayThere(talk, engineCase.other?.user ?? "");
  }

  /** Waits for what the second session hears, as long as anything moves, and has its last word. */
  async function closeOther(talk: Other): Promise<void> {
    const { hears = 0, last } = engineCase.other ?? {};
    while (end === undefined && talk.turnsOver <= hears && !isSilent()) await pause(REPEAT_MS);
    if (last !== undefined) await sayThere(talk, last);
  }

  async function sayThere(talk: Other, text: string): Promise<void> {
    due = "the answer to the submit to the second session";
    const before = talk.turnsOver;
    const taken = await untilTaken(() => submitted({ ...submitBody(text), ...talk.submit(text) }, "other"));
    if (taken === undefined) return;
    talk.named(taken["session_id"]);
    due = "the end of a turn in the second session";
    await until(() => talk.turnsOver > before || end !== undefined);
  }

  function submitBody(text: string, payload?: Json): Json {
    return {
      agent_id: target.agentId,
      identity: { id: sessionId },
      session_id: session,
      payload: payload ?? { type: "client.message", message: { role: "user", content: text } },
    };
  }

  /** The same from the client itself, which has no session before its first word. */
  function clientInput({ agent_id, session_id, turn_id, payload }: Json): Promise<Exchange> {
    const input = { agent_id, ...(turn_id === undefined ? {} : { turn_id }), ...(payload as Json) };
    const text = JSON.stringify(hasBegun ? { session_id, input } : { input });
    return send({ kind: "input", method: "POST", path: "/api/client/sessions/input", key: "owner", text });
  }

  async function readRecord(): Promise<void> {
    if (target.offers.has("events") && readsEvents(engineCase))
      events = (await listedEvents()) ?? (await streamedEvents());
    if (!target.offers.has("blob")) return;
    // Row 55: a client's token fetches blobs, wherever one can be had.
    const side = target.offers.has("token") ? "client" : "machine";
    for (const uri of blobUris(exchanges)) {
      const path = `/api/${side}/blobs?uri=${encodeURIComponent(uri)}`;
      const headers = await credential(side === "client" ? "owner" : "machine");
      const response = await race(target.send({ method: "GET", url: urlOf(path), headers }));
      const bytes = await race(response.bytes());
      const contentType = response.headers["content-type"];
      const typed = contentType === undefined ? {} : { contentType };
      const cacheControl = response.headers["cache-control"];
      const cached = cacheControl === undefined ? {} : { cacheControl };
      blobs[uri] = { status: response.status, base64: toBase64(bytes), ...typed, ...cached };
      moved = performance.now();
    }
  }

  /** The session's events by the list route; undefined for an engine that has none. */
  async function listedEvents(): Promise<readonly unknown[] | undefined> {
    const path = `/api/machine/sessions/${segment(session)}/events`;
    const { answer: given } = await send({ kind: "events", method: "GET", path, key: "machine", text: "" });
    const list = isObject(given?.json) ? given.json["events"] : undefined;
    return Array.isArray(list) ? list : undefined;
  }

  /** The same by the event stream, which is left once it has nothing more to say. */
  async function streamedEvents(): Promise<readonly unknown[] | undefined> {
    const path = `/api/machine/sessions/${segment(session)}/events/stream?after_seq=0`;
    const leaveAfterMs = (read: StreamRead): number => (endsWithTurn(read) ? TURN_OVER_MS : patience() / 2);
    const request = { kind: "stream", method: "GET", path, key: "machine", text: "", leaveAfterMs } as const;
    const { answer: given } = await send(request);
    const read = given?.status === 200 ? (given.json as StreamRead | undefined) : undefined;
    return read === undefined ? undefined : eventsIn(read);
  }

  function post(kind: Exchange["kind"], path: string, body: unknown, of?: "other"): Promise<Exchange> {
    return send({ kind, method: "POST", path, key: "machine", text: JSON.stringify(body) }, undefined, of);
  }

  /** Sends a request of the client's or the back end's, and logs it with its answer. */
  async function send(
    { kind, method, path, key: whose, text, headers: more = {}, ...bounds }: ActRequest,
    act?: string,
    of?: "other",
  ): Promise<Exchange> {
    const side = path.startsWith("/api/client/") ? "client" : "machine";
    const headers = {
      ...(await credential(whose, side)),
      ...(text === "" ? {} : { "content-type": "application/json" }),
      ...more,
    };
    const said = readJson(text);
    const exchange = record({
      from: "client",
      to: "engine",
      kind,
      ...(of === undefined ? {} : { session: of }),
      ...(act === undefined ? {} : { act }),
      method,
      path,
      headers: more,
      text,
      ...(text !== "" && said.ok ? { json: said.value } : {}),
    });
    const request = { method, url: urlOf(path), headers, ...(text === "" ? {} : { body: text }) };
    const response = await race(target.send(request)).catch((thrown) => {
      if (down === undefined) throw thrown;
      return undefined;
    });
    if (response === undefined) {
      respond(exchange, { status: 0, text: "", failed: true });
      return exchange;
    }
    if (kind === "stream" && response.status === 200) {
      // What has come so far is logged as it comes, so that a stream which never ends is in the log of the stall.
      for await (const read of followStream(response.stream, bounds, race)) {
        exchange.answer = streamAnswer(response.status, read, clock());
        moved = performance.now();
        wake();
      }
      return exchange;
    }
    const answered = await race(response.text());
    const read = readJson(answered);
    respond(exchange, { status: response.status, text: answered, ...(read.ok ? { json: read.value } : {}) });
    return exchange;
  }

  async function credential(whose: Key, side: "client" | "machine" = "client"): Promise<Record<string, string>> {
    switch (whose) {
      case "none":
        return {};
      case "wrong":
        return bearer("no-such-key");
      case "machine":
        return bearer(target.apiKey);
      case "tenant2":
        return bearer(side === "client" ? await tokenOf(sessionId, "tenant2") : (target.apiKey2 ?? "no-such-key"));
      default:
        return bearer(await tokenOf(whose === "owner" ? sessionId : `${sessionId}-stranger`, "machine"));
    }
  }

  /** A client's token, asked for once. */
  async function tokenOf(identity: string, key: "machine" | "tenant2"): Promise<string> {
    const name = `${key} ${identity}`;
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const text = JSON.stringify({ identity: { id: identity } });
    const path = "/api/machine/client-tokens";
    const { answer: given } = await send({ kind: "token", method: "POST", path, key, text });
    const token = isObject(given?.json) && typeof given.json["token"] === "string" ? given.json["token"] : "";
    tokens.set(name, token);
    return token;
  }

  function urlOf(path: string): string {
    return `${target.url.replace(/\/+$/, "")}${path}`;
  }

  /** Some peers accept and never answer: every act races against the stall. */
  function race<T>(work: Promise<T>): Promise<T> {
    over ??= until(() => end !== undefined).then(() => {
      throw new Error(note ?? "the case is over");
    });
    return Promise.race([work, over]);
  }
}

/** What nobody has disturbed has nothing on its log that another session of the run has not; reading it costs like a turn. */
function readsEvents(engineCase: EngineCase): boolean {
  return engineCase.needs.includes("events") || engineCase.turns.length > 1 || !isUndisturbed(engineCase);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
