import { TOO_LATE } from "../../cases/engine/examples/choices.ts";
import { choice, type EngineChoice } from "./choice.ts";
import { decisionsOf, holds, madeCalls, wentThrough } from "./pick.ts";

/** How attempts are numbered, and what follows one that has taken too long. */
export const retryChoices: readonly EngineChoice[] = [
  choice(
    "retries/first-attempt-number",
    { one: "1", zero: "0", other: "any other whole number" },
    function* (engineCase, log, ways) {
      for (const { call } of madeCalls(engineCase, log)) {
        const first = decisionsOf(log, "tool.execute", call.id)[0]?.trigger["attempt"];
        if (first === 1) yield ways.one;
        else if (first === 0) yield ways.zero;
        else if (Number.isInteger(first)) yield ways.other;
      }
    },
  ),
  choice(
    "retries/lapsed-attempt-is-tried-again",
    { again: "the next attempt, sent before or after a late answer comes", over: "the end of the call" },
    function* (engineCase, log, ways) {
      if (engineCase.retry?.["run_timeout_secs"] === undefined || !wentThrough(log)) return;
      for (const { call } of madeCalls(engineCase, log)) {
        const [asked, next] = decisionsOf(log, "tool.execute", call.id);
        const isLate = asked !== undefined && holds(asked.exchange.answer?.text ?? "", TOO_LATE);
        // Where no attempt is left, or a bound of the whole call has passed, nothing is to be chosen.
        if (!isLate || call.expect.attempts < 2) continue;
        const [told] = decisionsOf(log, "tool.finished", call.id);
        if (next !== undefined) yield ways.again;
        // An answer that counted was not late: clocks stand still on a busy machine.
        else if (told !== undefined && !holds(told.exchange.text, TOO_LATE)) yield ways.over;
      }
    },
  ),
];
