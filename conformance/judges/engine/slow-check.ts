import { callsOf } from "../../cases/engine/case.ts";
import { MEANWHILE } from "../../cases/engine/slow-check.ts";
import type { Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { actDone, decisionsOf } from "./pick.ts";

/** Who waits less than this is held up by nothing that matters: an engine may end a check that takes its time. */
const HELD_MS = 1_000;

/** Nor is who waits less than so many times as long as each submit before the check: the engine or the machine is slow. */
const USUAL_TIMES = 5;

/** A session that goes on within this part of the wait after its end was let go by the same thing. */
const NEAR = 0.1;

/** The law on checks that take their time. */
export const slowCheckLaws: readonly EngineLaw[] = [
  {
    rule: "schemas/slow-check-holds-up-nobody",
    areas: ["slow-check"],
    both: true,
    *judge(engineCase, log) {
      if (engineCase.area !== "slow-check") return;
      const submit = actDone(log, MEANWHILE);
      const [asked] = callsOf(engineCase).flatMap(({ id }) => decisionsOf(log, "tool.execute", id));
      if (submit === undefined) return;
      const found = (got: string, at: readonly Exchange[]): EngineCheck =>
        bad(
          this.rule,
          [submit, ...at].map(({ n }) => n),
          "",
          "an answer to the submit to another session while the check went on",
          got,
        );
      // Where the check was over by then, as in a matcher that never goes back, there was nothing to wait for.
      if (asked !== undefined && asked.exchange.at <= submit.at) yield good;
      else if (submit.answer?.at !== undefined) {
        const released = releasedWith(log.exchanges, submit, submit.answer.at, asked?.exchange.at);
        const got = `one after ${Math.round(submit.answer.at - submit.at)} ms, when the check was over`;
        yield released === undefined ? good : found(got, [released]);
      } else if (asked !== undefined) yield found("none", [asked.exchange]);
      else if (log.end === "stalled") yield found(log.note === undefined ? "none" : `none: ${log.note}`, []);
    },
  },
];

/**
 * The step of the checked session before which nothing came of it for so long that the submit was held up: it stood still
 * as long as the submit waited, and no longer. A check that goes on behind the answer has held up nobody.
 */
function releasedWith(
  exchanges: readonly Exchange[],
  submit: Exchange,
  answeredAt: number,
  checkedAt = Number.POSITIVE_INFINITY,
): Exchange | undefined {
  const most = Math.max(HELD_MS, USUAL_TIMES * usualMs(exchanges, submit));
  const last = Math.min(checkedAt, answeredAt + NEAR * (answeredAt - submit.at));
  const steps = exchanges.filter(
    ({ from, session, at }) => from === "engine" && session === undefined && at > submit.at && at <= last,
  );
  return steps.find(({ at }, n) => Math.min(at, answeredAt) - (steps[n - 1]?.at ?? submit.at) >= most);
}

/** How long the quickest submit took that came before, in milliseconds: a slower one may have had to warm up. */
function usualMs(exchanges: readonly Exchange[], submit: Exchange): number {
  const before = exchanges.filter(({ kind, n }) => kind === "submit" && n < submit.n);
  return before.length === 0 ? 0 : Math.min(...before.map(({ at, answer }) => (answer?.at ?? at) - at));
}
