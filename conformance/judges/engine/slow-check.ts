import { callsOf } from "../../cases/engine/case.ts";
import { MEANWHILE } from "../../cases/engine/slow-check.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { actDone, decisionsOf } from "./pick.ts";

/** Who waits less than this is held up by nothing that matters: an engine may end a check that takes its time. */
const HELD_MS = 1_000;

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
      const checkedAt = asked?.exchange.at ?? Number.POSITIVE_INFINITY;
      const answeredAt = submit.answer?.at ?? Number.POSITIVE_INFINITY;
      const waited = answeredAt - submit.at;
      // Where the check was over by then, as in a matcher that never goes back, there was nothing to wait for.
      if (checkedAt <= submit.at || answeredAt < checkedAt || waited < HELD_MS) yield good;
      else if (asked !== undefined || log.end === "stalled")
        yield bad(
          this.rule,
          [submit.n, ...(asked === undefined ? [] : [asked.n])],
          "",
          "an answer to the submit to another session while the check went on",
          submit.answer === undefined ? "none" : `one after ${Math.round(waited)} ms, when the check was over`,
        );
    },
  },
];
