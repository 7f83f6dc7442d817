import type { Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { decisions } from "./pick.ts";

const ALL = ["arguments", "unknown", "results", "output", "storage", "parallel", "final", "schemas", "refused"];

/** Whether a delivery was answered with what is no decision. Who asks again after that, or does not, has a choice. */
const hasFailed = ({ answer }: Exchange): boolean => answer !== undefined && answer.json === undefined;

/** The laws on a session as a whole. */
export const sessionLaws: readonly EngineLaw[] = [
  {
    rule: "session/goes-on",
    areas: [...ALL, "broken-replies", "silent-model"],
    *judge(_engineCase, log) {
      if (log.exchanges.some(({ kind }) => kind === "decision"))
        yield log.end === "stalled"
          ? bad(
              this.rule,
              [log.exchanges.at(-1)?.n ?? 0],
              "",
              "the next step",
              log.died === true ? `nothing: ${log.note}` : `nothing; due was ${log.note ?? "a step"}`,
            )
          : good;
    },
  },
  {
    rule: "session/start-comes-first-and-once",
    areas: ALL,
    *judge(_engineCase, log) {
      const all = log.exchanges.filter(({ kind }) => kind === "decision");
      const [first] = all;
      if (first === undefined) return;
      const starts = new Set(
        decisions(log, "session.start").flatMap(({ request, exchange }) =>
          hasFailed(exchange) ? [] : [request["decision_id"]],
        ),
      );
      const [start] = decisions(log, "session.start");
      if (start?.n !== first.n)
        yield bad(
          this.rule,
          [first.n],
          "/trigger/type",
          "session.start",
          (first.json as { trigger?: unknown } | undefined)?.trigger,
        );
      else if (starts.size > 1) yield bad(this.rule, [first.n], "", "one session.start", `${starts.size}`);
      else yield good;
    },
  },
];
