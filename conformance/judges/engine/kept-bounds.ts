import { isObject } from "../../../src/json/own.ts";
import { callsOf, type EngineCase, type Json } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { type Decision, decisionsOf, wentThrough } from "./pick.ts";
import { APART_MS } from "./retries.ts";

const RULE = "retries/no-layer-removes-a-bound";

/** The first layer of a case's policy, which sets the bound. */
function boundOf({ agent }: EngineCase): Json {
  const retry = agent?.["retry"];
  const first = isObject(retry) ? retry["default"] : undefined;
  return isObject(first) ? first : {};
}

/** No attempt begins when the bound of all has passed. */
function* withinTotal(seconds: number, [first, ...later]: readonly Decision[]): Generator<EngineCheck> {
  if (first === undefined) return;
  const beyond = later.filter(({ exchange }) => exchange.at > first.exchange.at + 1_000 * seconds);
  if (beyond.length === 0) yield good;
  for (const { n, exchange } of beyond) {
    const after = `one after ${Math.round(exchange.at - first.exchange.at)} ms`;
    yield bad(RULE, [first.n, n], "", `no tool.execute after the total bound of ${seconds} s`, after);
  }
}

/** A deadline that is told is no later than the bound has it. */
function* withinRun(seconds: number, asked: readonly Decision[], startedAt: number): Generator<EngineCheck> {
  for (const { n, trigger, exchange } of asked) {
    const told = Date.parse(String(trigger["deadline"])) - (startedAt + exchange.at);
    if (Number.isNaN(told)) continue;
    yield told <= 1_000 * seconds + APART_MS
      ? good
      : bad(RULE, [n], "/trigger/deadline", `a time ${seconds} s after the request`, trigger["deadline"]);
  }
}

/** A decision that may be refused was, and the session has gone on without it. */
function isRefused({ decisions = [] }: EngineCase, log: EngineLog, asked: readonly Decision[]): boolean {
  return asked.length === 0 && wentThrough(log) && decisions.some(({ answer }) => answer.mayRefuse === true);
}

/** The law on layers that say nothing of a bound, or null. */
export const keptBoundLaws: readonly EngineLaw[] = [
  {
    rule: RULE,
    areas: ["kept-bounds"],
    *judge(engineCase, log) {
      if (engineCase.area !== "kept-bounds") return;
      const { total_timeout_secs: total, run_timeout_secs: run } = boundOf(engineCase);
      for (const { id } of callsOf(engineCase)) {
        const asked = decisionsOf(log, "tool.execute", id);
        if (isRefused(engineCase, log, asked)) yield good;
        if (typeof total === "number") yield* withinTotal(total, asked);
        if (typeof run === "number") yield* withinRun(run, asked, log.startedAt);
      }
    },
  },
];
