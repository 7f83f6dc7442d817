import { isObject } from "../../../src/json/own.ts";
import { UNASKED } from "../../cases/engine/turns.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { once } from "./once.ts";
import { type Decision, decisions, holds, messagesOf, textOf, wentThrough } from "./pick.ts";
import { isTaken } from "./settles.ts";

/** An act with its answer. */
type Done = Exchange & { readonly act: string; readonly answer: NonNullable<Exchange["answer"]> };

/** The acts of a case whose names begin so, as far as they were answered. */
export const acts = (log: EngineLog, word: string): Done[] =>
  log.exchanges.filter((one): one is Done => one.act?.startsWith(word) === true && one.answer !== undefined);

/** What an act was answered, for a finding. */
export const seen = ({ answer }: Done): string => `${answer.status} ${answer.text}`;

/** What the engine does of its own accord. */
export const isStep = ({ kind }: Exchange): boolean => kind === "decision" || kind === "prompt";

/** What a turn was begun with: the last message that the worker was told of. */
const saidIn = ({ trigger }: Decision): string => textOf(messagesOf(trigger).at(-1)?.["content"]);

/** The decisions in which turns begin, each once. */
const begun = (log: EngineLog): Decision[] => once(decisions(log, "client.messages"));

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

/** The laws on how turns begin and wait for each other. */
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
        const choice = { point: "a submit under the id of a turn that there is", made: `${one.answer.status}` };
        // The companion pages have both: the turn as the answer, and a conflict with it.
        yield (isTaken(one) && told === turn) || one.answer.status === 409
          ? { ok: true, choice }
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
];
