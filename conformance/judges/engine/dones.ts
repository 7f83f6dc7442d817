import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineCase } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { eventsOf } from "./failures.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { actionsOf, holds, type Json, prompts, wentThrough } from "./pick.ts";
import { isTaken } from "./settles.ts";
import { acts, isStep, seen } from "./turns.ts";

/** A turn as the worker saw it: its id, and what was said to end it, in order. */
interface Ending {
  readonly turn: unknown;
  /** Whether no other turn was submitted after it. */
  readonly isLast: boolean;
  readonly dones: readonly { readonly n: number; readonly data: unknown }[];
}

/** The turns that were told as over, with the `done` actions that the worker answered from one submit to the next. */
function endings({ exchanges }: EngineLog): Ending[] {
  const submits = exchanges.filter(({ kind, act }) => kind === "submit" && act === undefined);
  return submits.flatMap(({ n: since }, i) => {
    const upTo = submits[i + 1]?.n ?? Number.POSITIVE_INFINITY;
    const own = exchanges.filter(({ n, kind }) => n > since && n < upTo && kind === "decision");
    const over = own.map(triggerOf).find(({ type }) => type === "turn.finished");
    const dones = own.flatMap(({ n, answer }) =>
      actionsOf(answer?.json).flatMap(({ type, data }) => (type === "done" ? [{ n, data }] : [])),
    );
    return over === undefined ? [] : [{ turn: over["turn_id"], isLast: i === submits.length - 1, dones }];
  });
}

const triggerOf = ({ json }: Exchange): Json => (isObject(json) && isObject(json["trigger"]) ? json["trigger"] : {});

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

/** The laws on how turns end. */
export const doneLaws: readonly EngineLaw[] = [
  {
    rule: "turns/data-is-that-of-the-first-done",
    areas: ["first-done"],
    *judge({ area }, log) {
      if (area !== "first-done" || log.events === undefined || !wentThrough(log)) return;
      for (const { turn, isLast, dones } of endings(log)) {
        const [first] = dones;
        // The last turn may be about to be completed when the log is read, or just have been; those before it have been.
        if (first === undefined || isLast) continue;
        const { n, data } = first;
        const over = eventsOf(log).find(
          ({ payload }) => payload["type"] === "turn.completed" && payload["turn_id"] === turn,
        );
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
