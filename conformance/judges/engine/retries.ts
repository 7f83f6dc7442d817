import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, Json, PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { endedByLapse } from "./lapse.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { type Decision, decisionsOf, holds, madeCalls, prompts, wentThrough } from "./pick.ts";

/** Timers may fire a little early, and clocks are read on both sides of a wire. */
const EARLY_MS = 30;
/** How far the clocks of two machines may be apart before a deadline says nothing. */
export const APART_MS = 5_000;

/** A call, and the decisions by which the worker was asked for it. */
interface Asked {
  readonly call: PlannedCall;
  readonly asked: readonly Decision[];
  readonly n: number;
}

const PLAIN = ["retries", "retry-layers"];

function* askedCalls(engineCase: EngineCase, log: EngineLog, ...because: readonly string[]): Generator<Asked> {
  for (const { call, n } of madeCalls(engineCase, log)) {
    const asked = decisionsOf(log, "tool.execute", call.id);
    if (asked.length > 0 && because.includes(call.expect.because)) yield { call, asked, n };
  }
}

const numbers = (asked: readonly Decision[]): number[] => asked.map(({ n }) => n);

/** Each pair of neighbours among the attempts of a call. */
const pairs = (asked: readonly Decision[]): (readonly [Decision, Decision])[] =>
  asked.slice(1).map((next, n) => [asked[n] as Decision, next]);

/** The bounds that the agent's policy for tools sets, in seconds. */
const policyOf = ({ retry = {} }: EngineCase): Json => retry;

const seconds = (value: unknown): number => (typeof value === "number" ? value : 0);

/** When a decision was answered, in milliseconds since the case began. */
const answeredAt = ({ exchange }: Decision): number => exchange.answer?.at ?? exchange.at;

/** A law on how often calls are tried that fail retryably for one reason. */
function attemptsAre(
  rule: string,
  areas: readonly string[],
  holdsFor: (asked: Asked, engineCase: EngineCase) => boolean,
  because: readonly string[] = ["retried", "exhausted"],
): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      for (const one of askedCalls(engineCase, log, ...because)) {
        const { call, asked } = one;
        if (!holdsFor(one, engineCase)) continue;
        if (asked.length === call.expect.attempts) yield good;
        else if (wentThrough(log) || asked.length > call.expect.attempts)
          yield bad(rule, numbers(asked), "", `${call.expect.attempts} tool.execute for ${call.id}`, `${asked.length}`);
      }
    },
  };
}

/** The laws on retries and their bounds. */
export const retryLaws: readonly EngineLaw[] = [
  {
    rule: "retries/retryable-is-tried-again",
    areas: PLAIN,
    *judge(engineCase, log) {
      for (const { call, asked } of askedCalls(engineCase, log, "retried", "exhausted")) {
        if (call.expect.attempts < 2 || engineCase.area === "attempts") continue;
        if (asked.length > 1) yield good;
        else if (wentThrough(log))
          yield bad(this.rule, numbers(asked), "", `another tool.execute for ${call.id}`, "none");
      }
    },
  },
  {
    rule: "retries/attempt-rises-by-one",
    areas: PLAIN,
    *judge(engineCase, log) {
      for (const { asked } of askedCalls(engineCase, log, "retried", "exhausted")) {
        for (const [before, after] of pairs(asked)) {
          const expected = Number(before.trigger["attempt"]) + 1;
          yield after.trigger["attempt"] === expected
            ? good
            : bad(this.rule, [before.n, after.n], "/trigger/attempt", `${expected}`, after.trigger["attempt"]);
        }
      }
    },
  },
  {
    rule: "retries/same-call-each-attempt",
    areas: PLAIN,
    *judge(engineCase, log) {
      for (const { asked } of askedCalls(engineCase, log, "retried", "exhausted")) {
        for (const [before, after] of pairs(asked)) {
          const changed = ["name", "arguments"].find((name) => before.trigger[name] !== after.trigger[name]);
          yield changed === undefined
            ? good
            : bad(
                this.rule,
                [before.n, after.n],
                `/trigger/${changed}`,
                JSON.stringify(before.trigger[changed]),
                after.trigger[changed],
              );
        }
      }
    },
  },
  {
    rule: "retries/no-more-than-max-attempts",
    areas: ["attempts", "retries"],
    *judge(engineCase, log) {
      for (const { call, asked } of askedCalls(engineCase, log, "exhausted")) {
        // Without a policy of the agent's the bound is the engine's own.
        if (policyOf(engineCase)["max_attempts"] === undefined) continue;
        yield asked.length <= call.expect.attempts
          ? good
          : bad(
              this.rule,
              numbers(asked),
              "",
              `at most ${call.expect.attempts} tool.execute for ${call.id}`,
              `${asked.length}`,
            );
      }
    },
  },
  attemptsAre(
    "retries/one-attempt-by-default",
    ["attempts"],
    (_, { area, retry }) => area === "attempts" && retry === undefined,
  ),
  attemptsAre(
    "retries/all-attempts-are-made",
    ["retries"],
    ({ call }, { area }) => area === "retries" && call.expect.because === "exhausted" && call.expect.attempts > 1,
  ),
  attemptsAre(
    "retries/zero-attempts-act-as-one",
    ["retries"],
    (_, engineCase) => policyOf(engineCase)["max_attempts"] === 0,
  ),
  attemptsAre(
    "retries/only-the-flag-decides",
    ["retries"],
    ({ call }, { area }) =>
      area === "retries" &&
      call.answers.some((answer) => answer.take === "action" && answer.action["code"] !== undefined),
  ),
  attemptsAre(
    "retries/no-backoff-no-wait",
    ["retries"],
    (_, engineCase) => seconds(policyOf(engineCase)["backoff_max_secs"]) === 0 && engineCase.area === "retries",
  ),
  attemptsAre("retries/later-layer-wins", ["retry-layers"], (_, engineCase) => engineCase.area === "retry-layers"),
  {
    rule: "retries/last-failure-ends-the-call",
    areas: ["retries"],
    *judge(engineCase, log) {
      for (const { call } of askedCalls(engineCase, log, "exhausted")) {
        const { error } = call.expect;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const told = isObject(trigger["error"]) ? trigger["error"]["message"] : undefined;
          if (trigger["ok"] !== false) yield bad(this.rule, [n], "/trigger/ok", "false", trigger["ok"]);
          else if (error === undefined || (typeof told === "string" && told.includes(error))) yield good;
          else yield bad(this.rule, [n], "/trigger/error/message", JSON.stringify(error), told);
        }
      }
    },
  },
  {
    rule: "retries/waits-before-the-next-attempt",
    areas: ["retries", "retry-deadlines"],
    *judge(engineCase, log) {
      const { backoff_base_secs: base, backoff_max_secs: max } = policyOf(engineCase);
      for (const { asked } of askedCalls(engineCase, log, "retried", "exhausted")) {
        for (const [n, [before, after]] of pairs(asked).entries()) {
          const wait = 1_000 * Math.min(seconds(base) ** (n + 1), seconds(max));
          const waited = after.exchange.at - answeredAt(before);
          if (wait === 0) continue;
          yield waited >= wait - EARLY_MS
            ? good
            : bad(this.rule, [before.n, after.n], "", `a wait of ${wait} ms at least`, `${Math.round(waited)} ms`);
        }
      }
    },
  },
  {
    rule: "retries/deadline-is-told",
    areas: ["retry-deadlines"],
    *judge(engineCase, log) {
      const run = 1_000 * seconds(policyOf(engineCase)["run_timeout_secs"]);
      if (run === 0) return;
      for (const { asked } of askedCalls(engineCase, log, "retried", "exhausted")) {
        for (const { n, trigger, exchange } of asked) {
          const told = Date.parse(String(trigger["deadline"])) - (log.startedAt + exchange.at);
          yield Math.abs(told - run) <= APART_MS
            ? good
            : bad(
                this.rule,
                [n],
                "/trigger/deadline",
                `a time ${run / 1_000} s after the request`,
                trigger["deadline"],
              );
        }
      }
    },
  },
  {
    rule: "retries/each-attempt-has-its-own-run-clock",
    areas: ["retry-deadlines"],
    *judge(engineCase, log) {
      if (engineCase.area !== "retry-deadlines") return;
      for (const { asked } of askedCalls(engineCase, log, "retried", "exhausted")) {
        for (const [before, after] of pairs(asked)) {
          const [early, late] = [before, after].map(({ trigger }) => Date.parse(String(trigger["deadline"])));
          if (early === undefined || late === undefined || Number.isNaN(early + late)) continue;
          // Attempts that follow at once may have one deadline, to the millisecond.
          if (after.exchange.at - before.exchange.at < EARLY_MS) continue;
          // Half of what has passed between the two, so that no reading of a clock decides.
          yield late - early >= (after.exchange.at - before.exchange.at) / 2
            ? good
            : bad(
                this.rule,
                [before.n, after.n],
                "/trigger/deadline",
                "a deadline of its own",
                after.trigger["deadline"],
              );
        }
      }
    },
  },
  {
    rule: "retries/lapsed-bound-has-its-code",
    areas: ["retry-bounds"],
    *judge(engineCase, log) {
      for (const { call, n: made } of askedCalls(engineCase, log, "lapsed")) {
        // Where the worker did answer, the code is its failure's or the bound's: the text leaves that open.
        if (call.expect.hidden === undefined) continue;
        const told = decisionsOf(log, "tool.finished", call.id);
        if (told.length > 0 || log.end !== "derailed") yield* endedByLapse(this.rule, call.id, made, told);
      }
    },
  },
  {
    rule: "retries/total-bound-is-final",
    areas: ["retry-bounds"],
    *judge(engineCase, log) {
      const total = seconds(policyOf(engineCase)["total_timeout_secs"]) * 1_000;
      for (const { asked, call } of askedCalls(engineCase, log, "lapsed")) {
        const first = asked[0];
        if (total === 0 || first === undefined) continue;
        const later = asked.filter(({ exchange }) => exchange.at > first.exchange.at + total);
        yield later.length === 0
          ? good
          : bad(this.rule, numbers(later), "", `no tool.execute for ${call.id} after ${total / 1_000} s`, "one");
      }
    },
  },
  {
    rule: "retries/total-bound-spans-all-attempts",
    areas: ["retry-bounds"],
    *judge(engineCase, log) {
      const policy = policyOf(engineCase);
      if (seconds(policy["total_timeout_secs"]) === 0 || seconds(policy["max_attempts"]) < 2) return;
      for (const { call, n } of askedCalls(engineCase, log, "lapsed")) {
        const told = decisionsOf(log, "tool.finished", call.id);
        const failed = told.find(({ trigger }) => trigger["ok"] === false);
        if (failed !== undefined) yield good;
        else if (wentThrough(log))
          yield bad(this.rule, [n], "", `${call.id} ended by its total bound`, told[0]?.trigger["result"] ?? "nothing");
      }
    },
  },
  {
    rule: "retries/late-answer-changes-nothing",
    areas: ["retry-bounds"],
    *judge(engineCase, log) {
      for (const { call } of askedCalls(engineCase, log, "lapsed")) {
        for (const late of call.expect.hidden ?? []) {
          const told = decisionsOf(log, "tool.finished", call.id).find(({ exchange }) => holds(exchange.text, late));
          const shown = prompts(log).find(({ exchange }) => holds(exchange.text, late));
          const at = told?.n ?? shown?.n;
          yield at === undefined
            ? good
            : bad(this.rule, [at], "", `nothing of what came after ${call.id} had lapsed`, late);
        }
      }
    },
  },
  {
    rule: "retries/model-call-tried-again-by-default",
    areas: ["busy-default"],
    *judge(engineCase, log) {
      // Elsewhere a case has a policy of its own for the model.
      if (engineCase.area !== "busy-default") return;
      const [first, next] = log.exchanges.filter(({ kind }) => kind === "prompt");
      if (first?.answer?.failed !== true) return;
      if (next === undefined) {
        yield bad(
          this.rule,
          [first.n],
          "",
          "the model call once more",
          `${first.answer.status}, and no further prompt`,
        );
        return;
      }
      const waited = next.at - (first.answer.at ?? 0);
      yield waited >= 2_000 - EARLY_MS
        ? good
        : bad(this.rule, [first.n, next.n], "", "a wait of 2000 ms", `${Math.round(waited)} ms`);
    },
  },
  {
    rule: "retries/provider-names-the-wait",
    areas: ["busy-model"],
    *judge(engineCase, log) {
      const all = log.exchanges.filter(({ kind }) => kind === "prompt");
      for (const [n, { answer, n: at }] of all.entries()) {
        const asked = engineCase.turns.flatMap(({ replies }) => replies.flatMap(({ first = [] }) => first))[0];
        const headers = asked !== undefined && "status" in asked ? asked.headers : undefined;
        const wait = 1_000 * Number(headers?.["retry-after"]);
        const next = all[n + 1];
        if (answer?.failed !== true || Number.isNaN(wait) || next === undefined) continue;
        const waited = next.at - (answer.at ?? 0);
        yield waited >= wait - EARLY_MS
          ? good
          : bad(this.rule, [at, next.n], "", `a wait of ${wait} ms at least`, `${Math.round(waited)} ms`);
      }
    },
  },
];
