import { isObject } from "../../../src/json/own.ts";
import { accepts, type Problem, type Verdict, validate } from "../../../src/validate/index.ts";
import type { EngineCase } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { perLog } from "./per-log.ts";
import { decisions } from "./pick.ts";

const ALL = ["arguments", "unknown", "results", "output", "storage", "parallel", "final", "schemas"];

/** A null that the case itself put into the agent's policy and that comes back: what becomes of it is another rule's. */
const isGivenNull = ({ area }: EngineCase, json: unknown, pointer: string): boolean =>
  area === "kept-bounds" && pointer.startsWith("/agent/retry/") && at(json, pointer) === null;

/** What is wrong with the request of an exchange. */
type ProblemsIn = (exchange: Exchange, log: EngineLog) => readonly Problem[];

/** A law on the shape of every request to the worker; what a law of its own speaks of is left to that. */
function fits(rule: string, problemsIn: ProblemsIn): EngineLaw {
  return {
    rule,
    areas: ALL,
    *judge(engineCase, log: EngineLog) {
      for (const exchange of log.exchanges) {
        const { kind, json, n, text } = exchange;
        if (kind !== "decision") continue;
        const [problem] =
          json === undefined
            ? [{ pointer: "", message: "must be JSON" }]
            : problemsIn(exchange, log).filter(
                ({ rule, pointer }) => rule === undefined && !isGivenNull(engineCase, json, pointer),
              );
        yield problem === undefined
          ? good
          : bad(
              rule,
              [n],
              problem.pointer,
              `what fits DecisionRequest: it ${problem.message}`,
              json === undefined ? text : at(json, problem.pointer),
            );
      }
    },
  };
}

/** What keeps each request from fitting to the letter. */
const beyondTheLetter = perLog(
  ({ exchanges }) =>
    new Map(
      exchanges
        .filter(({ kind, json }) => kind === "decision" && json !== undefined)
        .map((exchange) => [exchange, problemsOf(validate("DecisionRequest", exchange.json))] as const),
    ),
);

const toTheLetter: ProblemsIn = (exchange, log) => beyondTheLetter(log).get(exchange) ?? [];

const problemsOf = (verdict: Verdict<unknown>): readonly Problem[] => (verdict.ok ? [] : verdict.errors);

/** The laws on the requests that the worker gets. */
export const requestLaws: readonly EngineLaw[] = [
  // What fits to the letter can be read.
  fits("delivery/request-can-be-read", (exchange, log) =>
    toTheLetter(exchange, log).length === 0 ? [] : problemsOf(accepts("DecisionRequest", exchange.json)),
  ),
  fits("delivery/request-to-the-letter", toTheLetter),
  {
    rule: "delivery/new-from-within-the-view",
    areas: ALL,
    *judge(_engineCase, log) {
      for (const { n, trigger } of decisions(log, "client.messages")) {
        const from = trigger["new_from"];
        const count = Array.isArray(trigger["messages"]) ? trigger["messages"].length : 0;
        if (from === undefined) continue;
        yield typeof from === "number" && from >= 0 && from <= count
          ? good
          : bad(this.rule, [n], "/trigger/new_from", `at most ${count}, the number of messages`, from);
      }
    },
  },
];

/** The value at a pointer; undefined where there is none. */
function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(found)) found = found[Number(name)];
    else if (isObject(found)) found = Object.hasOwn(found, name) ? found[name] : undefined;
    else return undefined;
  }
  return found;
}
