import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineCase } from "../../cases/engine/case.ts";
import { UNASKED } from "../../cases/engine/turns.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { eventsOf } from "./failures.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import {
  actionsOf,
  type Decision,
  decisions,
  holds,
  type Json,
  messagesOf,
  prompts,
  textOf,
  wentThrough,
} from "./pick.ts";
import { isTaken } from "./settles.ts";

/** An act with its answer; those that were not done, or not answered, are left out. */
type Done = Exchange & { readonly act: string; readonly answer: NonNullable<Exchange["answer"]> };

const acts = (log: EngineLog, word: string): Done[] =>
  log.exchanges.filter((one): one is Done => one.act?.startsWith(word) === true && one.answer !== undefined);

const seen = ({ answer }: Done): string => `${answer.status} ${answer.text}`;

const isStep = ({ kind }: Exchange): boolean => kind === "decision" || kind === "prompt";

/** What a turn was begun with: the last message that the worker was told of. */
const saidIn = ({ trigger }: Decision): string => textOf(messagesOf(trigger).at(-1)?.["content"]);

/** The decisions in which turns begin, each once. */
function begun(log: EngineLog): Decision[] {
  const ids = new Set<unknown>();
  return decisions(log, "client.messages").filter(({ request, n }) => {
    const id = request["decision_id"] ?? n;
    return !ids.has(id) && ids.add(id).size > 0;
  });
}

/** What the user of a turn said. */
const saidBy = ({ json }: Exchange): string => {
  const payload = isObject(json) && isObject(json["payload"]) ? json["payload"] : {};
  const message = isObject(payload["message"]) ? payload["message"] : messagesOf(payload).at(-1);
  return textOf(message?.["content"]);
};

/** Whether a turn began before the last word of the one before it was answered, which is when that is over. */
function overlap(log: EngineLog, before: Decision | undefined, next: Decision): Decision | undefined {
  if (before === undefined) return undefined;
  const ended = decisions(log, "turn.finished").some(
    ({ n, exchange: { answer } }) =>
      n > before.n && n < next.n && (answer?.at ?? next.exchange.at) <= next.exchange.at && answer !== undefined,
  );
  return ended ? undefined : before;
}

/** A check of each turn after the first: it was not begun while another was going on. */
function* oneByOne(rule: string, log: EngineLog): Generator<EngineCheck> {
  const turns = begun(log);
  for (const [i, next] of turns.slice(1).entries()) {
    const before = overlap(log, turns[i], next);
    yield before === undefined
      ? good
      : bad(
          rule,
          [before.n, next.n],
          "/trigger",
          `no turn before the one of ${JSON.stringify(saidIn(before))} has ended`,
          saidIn(next),
        );
  }
}

/** The `done` actions that the worker answered, in their order, from one submit of a turn to the next. */
function donesOf(log: EngineLog): { readonly n: number; readonly turn: unknown; readonly data: unknown }[][] {
  const turns: { n: number; turn: unknown; data: unknown }[][] = [];
  for (const { n, kind, act, json, answer } of log.exchanges) {
    if (kind === "submit" && act === undefined) turns.push([]);
    if (kind !== "decision" || !isObject(json)) continue;
    for (const { type, data } of actionsOf(answer?.json))
      if (type === "done") turns.at(-1)?.push({ n, turn: json["turn_id"], data });
  }
  return turns;
}

/** Null says as little as no data. */
const sameData = (one: unknown, other: unknown): boolean => equal(one ?? null, other ?? null);

/** The answer in which a case ends its first turn while calls are open; undefined when it never went out. */
function endsEarly({ area }: EngineCase, log: EngineLog): Exchange | undefined {
  if (area !== "done-early" && area !== "done-open") return undefined;
  return log.exchanges.find(({ kind, answer }) => {
    const types = kind === "decision" ? actionsOf(answer?.json).map(({ type }) => type) : [];
    return types.includes("done") && types.includes("tool.call");
  });
}

/** The text of what comes too late. */
const LATE = "tck-too-late";

const isContent = ({ type }: Json): boolean => type === "tool.call.completed" || type === "message.new";

/** What the calls of a turn that is over still bring. */
function* lateEnds(rule: string, log: EngineLog): Generator<EngineCheck> {
  for (const one of acts(log, "too late")) {
    if (one.kind !== "settle") continue;
    yield isTaken(one) ? bad(rule, [one.n], "", "a refusal, since the turn is done", seen(one)) : good;
  }
  const sent = log.exchanges.find(({ from, text, answer }) =>
    holds(from === "client" ? text : (answer?.text ?? ""), LATE),
  );
  if (sent === undefined) return;
  const told = log.exchanges.find((step) => step.n > sent.n && isStep(step) && holds(step.text, LATE));
  const event = eventsOf(log).find(({ payload }) => isContent(payload) && holds(JSON.stringify(payload), LATE));
  if (told !== undefined || event !== undefined)
    yield bad(
      rule,
      [sent.n, told?.n ?? sent.n],
      "",
      "nothing of what came when the turn was done",
      event?.payload ?? told?.text,
    );
  else if (wentThrough(log)) yield good;
}

/** The laws on turns. */
export const turnLaws: readonly EngineLaw[] = [
  {
    rule: "turns/one-at-a-time",
    areas: ["busy"],
    *judge({ area }, log) {
      if (area !== "busy") return;
      for (const one of acts(log, "does not wait")) {
        const heard = log.exchanges.find((step) => isStep(step) && holds(step.text, UNASKED));
        if (one.answer.status !== 409)
          yield bad(this.rule, [one.n], "", "status 409 while a turn is running", seen(one));
        else
          yield heard === undefined
            ? good
            : bad(this.rule, [one.n, heard.n], "", "nothing of a message that was refused", heard.text);
      }
      for (const one of acts(log, "waits")) {
        const queued = isObject(one.answer.json) ? one.answer.json["queued"] : undefined;
        yield isTaken(one) && queued === true
          ? good
          : bad(this.rule, [one.n], "/queued", "a message that asks for it queued while a turn is running", seen(one));
      }
      yield* oneByOne(this.rule, log);
    },
  },
  {
    rule: "turns/queued-turns-keep-their-order",
    areas: ["busy"],
    *judge({ area }, log) {
      if (area !== "busy") return;
      const waiting = acts(log, "waits").filter(isTaken);
      const turns = begun(log);
      const places = waiting.map((one) => turns.findIndex((turn) => saidIn(turn) === saidBy(one)));
      for (const [i, one] of waiting.entries()) {
        const turn = turns[places[i] ?? -1];
        if (turn === undefined) {
          if (log.end !== "derailed")
            yield bad(
              this.rule,
              [one.n],
              "",
              `a turn for ${JSON.stringify(saidBy(one))}, which was queued`,
              log.note ?? log.end,
            );
          continue;
        }
        const sooner = places.slice(i + 1).findIndex((place) => place >= 0 && place < (places[i] ?? 0));
        const before = overlap(log, turns[(places[i] ?? 0) - 1], turn);
        if (sooner >= 0)
          yield bad(
            this.rule,
            [one.n, turn.n],
            "/trigger/messages",
            `the turn of ${JSON.stringify(saidBy(one))} before those that were queued after it`,
            turns.map(saidIn),
          );
        else
          yield before === undefined
            ? good
            : bad(
                this.rule,
                [before.n, turn.n],
                "",
                "a queued turn to wait for the end of the one before it",
                saidIn(turn),
              );
      }
    },
  },
  {
    rule: "turns/same-turn-id-runs-once",
    areas: ["same-turn"],
    *judge({ area }, log) {
      const first = log.exchanges.find(({ kind, act }) => kind === "submit" && act === undefined);
      if (area !== "same-turn" || first?.answer === undefined) return;
      const turn = isObject(first.answer.json) ? first.answer.json["turn_id"] : undefined;
      const repeated = acts(log, "again");
      for (const one of repeated) {
        const told = isObject(one.answer.json) ? one.answer.json["turn_id"] : undefined;
        yield isTaken(one) && told === turn
          ? good
          : bad(this.rule, [first.n, one.n], "/turn_id", `${JSON.stringify(turn)} (${one.act})`, seen(one));
      }
      if (repeated.length === 0) return;
      const runs = begun(log).filter((decision) => saidIn(decision) === saidBy(first));
      if (runs.length > 1)
        yield bad(
          this.rule,
          runs.map(({ n }) => n),
          "/trigger",
          "one run of the turn whose message was sent again",
          runs.length,
        );
      else if (wentThrough(log)) yield good;
    },
  },
  {
    rule: "turns/data-is-that-of-the-first-done",
    areas: ["first-done"],
    *judge({ area }, log) {
      if (area !== "first-done" || log.events === undefined || !wentThrough(log)) return;
      const turns = donesOf(log);
      for (const [i, [first]] of turns.entries()) {
        if (first === undefined) continue;
        const { n, turn, data } = first;
        const over = eventsOf(log).find(
          ({ payload }) => payload["type"] === "turn.completed" && payload["turn_id"] === turn,
        );
        // The last turn may be about to be completed when the log is read; those before it have been.
        if (over === undefined && i === turns.length - 1) continue;
        yield over !== undefined && sameData(over.payload["data"], data)
          ? good
          : bad(
              this.rule,
              [n],
              "/events",
              `turn.completed with the data ${JSON.stringify(data)}`,
              over?.payload ?? "none",
            );
      }
    },
  },
  {
    rule: "turns/done-leaves-no-prompt",
    areas: ["done-early", "done-open"],
    *judge(engineCase, log) {
      const done = endsEarly(engineCase, log);
      if (done === undefined) return;
      const next = log.exchanges.find(({ kind, act, n }) => kind === "submit" && act === undefined && n > done.n);
      const [, { replies = [] } = {}] = engineCase.turns;
      const later = prompts(log).filter(({ n }) => n > done.n);
      const own = next === undefined ? 0 : replies.length;
      // What the next turn asks of the model comes after its message, and as often as its script has it.
      const wrong = later.find(({ n }, i) => n < (next?.n ?? Number.POSITIVE_INFINITY) || i >= own);
      if (wrong !== undefined)
        yield bad(this.rule, [done.n, wrong.n], "", "no prompt for calls of a turn that is done", "a prompt");
      else if (wentThrough(log)) yield good;
      yield* lateEnds(this.rule, log);
    },
  },
];
