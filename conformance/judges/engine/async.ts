import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { readExactJson } from "../../../src/json/read.ts";
import type { EngineCase, PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { endedByLapse } from "./lapse.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { allMadeCalls, decisions, decisionsOf, holds, type Json, messagesOf, prompts, wentThrough } from "./pick.ts";
import { checkBlock } from "./results.ts";
import { actsNamed, firstEnd, isTaken, type Settled, settles } from "./settles.ts";

const OUTSIDE = ["async", "async-before", "async-attempts"];
const OPEN = ["async", "async-decisions", "async-bounds"];
/** Clocks are read to a tenth of a millisecond. */
const GRAIN_MS = 0.2;

const isLater = ({ expect }: PlannedCall): boolean => expect.because === "later" || expect.because === "later-breaks";

/** The calls of a log that end later. */
export const laterCalls = (engineCase: EngineCase, log: EngineLog): PlannedCall[] =>
  allMadeCalls(engineCase, log).flatMap(({ call }) => (isLater(call) ? [call] : []));

/** Whether an answer settles nothing. */
const isEmpty = ({ answer }: Exchange): boolean => {
  const body = answer?.json;
  if (answer === undefined || answer.status !== 200) return false;
  return body === null || (isObject(body) && (!Array.isArray(body["actions"]) || body["actions"].length === 0));
};

/** The end of a call as it must be told, for a settle that was sound: a check for each tool.finished, or for its absence. */
export function* endedBy(rule: string, call: PlannedCall, settle: Settled, log: EngineLog): Generator<EngineCheck> {
  const told = decisionsOf(log, "tool.finished", call.id);
  // A case that went another way may never have come so far; one that stands still for it has.
  if (told.length === 0 && log.end !== "derailed")
    yield bad(rule, [settle.exchange.n], "", `a tool.finished for ${call.id}, which was settled`, "none");
  for (const { n, trigger } of told.slice(0, 1)) {
    const ended = trigger["ok"] === true ? "ok" : "error";
    const { error } = call.expect;
    const message = isObject(trigger["error"]) ? trigger["error"]["message"] : undefined;
    const wrongText = error !== undefined && !(typeof message === "string" && message.includes(error));
    if (!call.expect.ends.includes(ended))
      yield bad(rule, [settle.exchange.n, n], "/trigger/ok", call.expect.ends.join(" or "), trigger["error"] ?? ended);
    else if (wrongText) yield bad(rule, [n], "/trigger/error/message", JSON.stringify(error), message);
    else yield good;
  }
}

/** A law on calls that are ended by one road: a sound settle is taken, and the call ends by it. */
function settledBy(
  rule: string,
  areas: readonly string[],
  holdsFor: (settle: Settled, engineCase: EngineCase) => boolean,
): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      for (const call of laterCalls(engineCase, log)) {
        if (call.expect.because !== "later" || call.venue !== undefined) continue;
        const settle = soundSettle(call, log);
        if (settle === undefined || !holdsFor(settle, engineCase)) continue;
        const { exchange, by } = settle;
        if (by === "decision" || isTaken(exchange)) yield* endedBy(rule, call, settle, log);
        else if (exchange.answer !== undefined)
          yield bad(rule, [exchange.n], "/status", `success for ${call.id}, which is open`, said(exchange));
      }
    },
  };
}

/** An answer in one line. */
export const said = ({ answer }: Exchange): string => `${answer?.status} ${answer?.text ?? ""}`;

/**
 * The settle of a call that must count: sent once the worker had been asked, where it is the worker's to answer, and while
 * nothing else had ended it.
 */
export function soundSettle(call: PlannedCall, log: EngineLog): Settled | undefined {
  const asked = decisionsOf(log, "tool.execute", call.id)[0];
  const settle = settles(log).find(
    ({ id, action, by, exchange }) =>
      id === call.id &&
      action["retryable"] !== true &&
      (by === "decision" || exchange.act?.startsWith("settle ") === true),
  );
  const ended = firstEnd(log, call.id);
  if (settle === undefined || (ended !== undefined && ended.at < settle.at)) return undefined;
  if (call.venue === "client") return settle;
  return asked === undefined || asked.exchange.at > settle.at ? undefined : settle;
}

/** The last moment at which a call was surely open: when its end was sent, or ever since if none was. */
const openUntil = (call: PlannedCall, log: EngineLog): number => firstEnd(log, call.id)?.at ?? Number.POSITIVE_INFINITY;

/** Settles that must end nothing. */
const REFUSED = ["late", "other attempt", "unknown call", "unknown session"];

const refusedActs = (log: EngineLog, words: readonly string[] = REFUSED): Exchange[] =>
  words.flatMap((word) => actsNamed(log, word)).filter(({ kind }) => kind === "settle");

/** The laws on calls that are answered later. */
export const asyncLaws: readonly EngineLaw[] = [
  {
    rule: "async/no-answer-leaves-the-call-open",
    areas: OPEN,
    *judge(engineCase, log) {
      for (const { call, n } of allMadeCalls(engineCase, log)) {
        if (call.venue !== undefined || (!isLater(call) && call.expect.because !== "left-open")) continue;
        const asked = decisionsOf(log, "tool.execute", call.id);
        const left = asked.findLast(({ exchange }) => isEmpty(exchange));
        if (left === undefined) continue;
        const until = openUntil(call, log);
        // One that nobody ends is ended by its bound, which is another rule's affair.
        const early = decisionsOf(log, "tool.finished", call.id).find(
          ({ exchange }) => Number.isFinite(until) && exchange.at < until - GRAIN_MS,
        );
        const again = asked.find(({ exchange }) => exchange.at > (left.exchange.answer?.at ?? 0) + GRAIN_MS);
        const prompted = prompts(log).find(
          (prompt) => prompt.n > n && Number.isFinite(until) && prompt.exchange.at < until - GRAIN_MS,
        );
        if (early !== undefined)
          yield bad(this.rule, [left.n, early.n], "/trigger", `${call.id} left open`, early.trigger);
        else if (again !== undefined)
          yield bad(this.rule, [left.n, again.n], "/trigger", `${call.id} left open`, "asked again");
        else if (prompted !== undefined)
          yield bad(this.rule, [left.n, prompted.n], "", `no prompt while ${call.id} is open`, "one");
        else yield good;
      }
    },
  },
  settledBy("async/settled-by-the-machine-route", ["async"], ({ by }, { area }) => by === "route" && area === "async"),
  settledBy("async/settled-by-a-submitted-decision", ["async"], ({ by }) => by === "submit"),
  settledBy(
    "async/settled-by-a-later-decision",
    ["async-decisions"],
    ({ by, exchange, id }) => by === "decision" && triggerId(exchange) !== id,
  ),
  {
    rule: "async/settled-before-the-answer",
    areas: ["async-before"],
    *judge(engineCase, log) {
      if (engineCase.area !== "async-before") return;
      for (const call of laterCalls(engineCase, log)) {
        const settle = soundSettle(call, log);
        if (settle === undefined || settle.by !== "route") continue;
        if (isTaken(settle.exchange)) yield* endedBy(this.rule, call, settle, log);
        else yield bad(this.rule, [settle.exchange.n], "/status", `success for ${call.id}`, said(settle.exchange));
        yield* nothingOf(this.rule, call, log);
      }
    },
  },
  {
    rule: "async/waits-for-every-call",
    areas: ["async", "async-decisions"],
    *judge(engineCase, log) {
      for (const { call, n } of allMadeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id)[0];
        if (asked === undefined || !isLater(call)) continue;
        const until = openUntil(call, log);
        const isEarly = ({ exchange, n: at }: { readonly exchange: Exchange; readonly n: number }): boolean =>
          at > n && exchange.at < until - GRAIN_MS;
        const prompt = prompts(log).find(isEarly);
        const end = decisions(log, "turn.finished").find(isEarly);
        if (prompt !== undefined) yield bad(this.rule, [prompt.n], "", `no prompt while ${call.id} is open`, "one");
        else if (end !== undefined)
          yield bad(this.rule, [end.n], "", `no end of the turn while ${call.id} is open`, "one");
        else yield good;
      }
    },
  },
  {
    rule: "async/ended-calls-are-reported-at-once",
    areas: ["async", "async-decisions"],
    *judge(engineCase, log) {
      const all = laterCalls(engineCase, log);
      for (const call of all) {
        const ended = firstEnd(log, call.id);
        const others = all.filter(({ id }) => id !== call.id && openUntil({ ...call, id }, log) > (ended?.at ?? 0));
        if (ended === undefined || others.length === 0) continue;
        const [finished] = decisionsOf(log, "tool.finished", call.id);
        // An act that waits for the report is never done where there is none.
        if (finished === undefined)
          yield bad(this.rule, [ended.exchange.n], "", `a tool.finished for ${call.id}`, log.note ?? "none");
        else if (finished.exchange.answer !== undefined) yield* recorded(this.rule, call.id, finished.exchange, log);
      }
    },
  },
  {
    rule: "async/bounds-still-apply",
    areas: ["async-bounds"],
    *judge(engineCase, log) {
      for (const { call, n } of allMadeCalls(engineCase, log)) {
        if (call.expect.because !== "left-open" || call.venue !== undefined) continue;
        yield* endedByLapse(this.rule, call.id, n, decisionsOf(log, "tool.finished", call.id));
      }
    },
  },
  {
    rule: "async/late-result-changes-nothing",
    areas: ["late", "async", "async-before"],
    *judge(engineCase, log) {
      for (const { call } of allMadeCalls(engineCase, log)) {
        const ended = firstEnd(log, call.id);
        const late = settles(log).some(
          ({ id, at, action }) =>
            ended !== undefined && id === call.id && at > ended.at && JSON.stringify(action).includes("tck-too-late"),
        );
        if (late && decisionsOf(log, "tool.finished", call.id).length > 0) yield* nothingOf(this.rule, call, log);
      }
    },
  },
  {
    rule: "async/no-success-for-nothing",
    areas: OUTSIDE,
    *judge(_engineCase, log) {
      for (const act of refusedActs(log))
        yield isTaken(act)
          ? bad(this.rule, [act.n], "/status", "no success for what changed nothing", said(act))
          : good;
    },
  },
  {
    rule: "async/refusals-have-their-status",
    areas: OUTSIDE,
    *judge(_engineCase, log) {
      for (const act of refusedActs(log)) {
        const status = act.act?.startsWith("unknown") === true ? 404 : 409;
        yield act.answer?.status === status ? good : bad(this.rule, [act.n], "/status", `${status}`, said(act));
      }
    },
  },
  {
    rule: "async/settle-takes-a-tool-result",
    areas: ["async", "async-attempts", "async-before"],
    *judge(engineCase, log) {
      for (const call of laterCalls(engineCase, log)) {
        const settle = soundSettle(call, log);
        if (settle?.by !== "route" || settle.action["type"] !== "tool.result" || call.expect.because !== "later")
          continue;
        if (!isTaken(settle.exchange))
          yield bad(this.rule, [settle.exchange.n], "/status", "success for a ToolResult", said(settle.exchange));
        else yield* storedAs(this.rule, call, log);
      }
    },
  },
  settledBy(
    "async/settle-without-an-attempt-means-the-current-one",
    ["async-attempts"],
    ({ by, action }, { area }) => area === "async-attempts" && by === "route" && action["attempt"] === undefined,
  ),
  {
    rule: "async/other-attempt-is-refused",
    areas: ["async", "async-attempts"],
    *judge(engineCase, log) {
      for (const act of refusedActs(log, ["other attempt"])) {
        const [settle] = settles(log).filter(({ exchange }) => exchange === act);
        const call = laterCalls(engineCase, log).find(({ id }) => id === settle?.id);
        if (call !== undefined) yield* nothingOf(this.rule, call, log);
      }
    },
  },
  {
    rule: "async/settle-without-an-id-is-refused",
    areas: ["unowned"],
    *judge(_engineCase, log) {
      const sent = decisions(log, "turn.finished").find(
        ({ exchange }) => isObject(exchange.answer?.json) && isObject(exchange.answer.json["state"]),
      );
      if (sent === undefined) return;
      const states = log.exchanges.filter(({ kind, n }) => kind === "decision" && n > sent.n);
      for (const { json, n } of states) {
        const state = isObject(json) ? json["state"] : undefined;
        if (state === undefined) continue;
        yield isObject(state) && state["tck"] === "unowned"
          ? bad(this.rule, [sent.n, n], "/state", "nothing of a decision whose settle names no call", state)
          : good;
      }
    },
  },
  {
    rule: "output/checked-at-settle",
    areas: ["async-output"],
    *judge(engineCase, log) {
      yield* checked(this.rule, engineCase, log, ["route"]);
    },
  },
  {
    rule: "output/checked-on-client-routes",
    areas: ["client-output"],
    *judge(engineCase, log) {
      yield* checked(this.rule, engineCase, log, ["input", "view"]);
    },
  },
  {
    rule: "retries/recorded-once-between-attempts",
    areas: ["retry-between"],
    *judge(_engineCase, log) {
      for (const act of actsNamed(log, "between")) {
        const id = isObject(act.json) ? String(act.json["id"]) : "";
        const [failed] = decisionsOf(log, "tool.execute", id);
        const answered = act.answer?.at ?? 0;
        // Close to the next attempt nobody can tell which of the two came first.
        if (failed === undefined || answered > (failed.exchange.answer?.at ?? 0) + 500) continue;
        const finished = decisionsOf(log, "tool.finished", id);
        const choice = { point: "a settle between two attempts", made: isTaken(act) ? "ends the call" : "refused" };
        const asked = decisionsOf(log, "tool.execute", id).find(({ exchange }) => exchange.at > answered + GRAIN_MS);
        const text = JSON.stringify(finished[0]?.trigger["result"] ?? "");
        if (finished.length !== 1 && (finished.length > 1 || wentThrough(log)))
          yield bad(this.rule, [act.n], "", `one end of ${id}`, `${finished.length}`);
        else if (isTaken(act) && asked !== undefined)
          yield bad(this.rule, [act.n, asked.n], "", `no attempt at ${id}, which was settled with success`, "one");
        else if (finished.length === 1 && isTaken(act) === text.includes("at last"))
          yield bad(this.rule, [act.n], "", isTaken(act) ? "the settle's result" : "the second attempt's", text);
        else yield { ok: true, choice };
      }
    },
  },
];

/** The end of a call by a result that was checked on one of these roads. */
function* checked(
  rule: string,
  engineCase: EngineCase,
  log: EngineLog,
  by: readonly Settled["by"][],
): Generator<EngineCheck> {
  for (const call of laterCalls(engineCase, log)) {
    const ended = firstEnd(log, call.id);
    if (!engineCase.tools.some(({ name, output }) => name === call.tool && output !== undefined)) continue;
    if (ended === undefined || !by.includes(ended.by) || call.expect.ends.length > 1) continue;
    for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
      const ok = call.expect.ends.includes("ok");
      yield trigger["ok"] === ok
        ? good
        : bad(
            rule,
            [ended.exchange.n, n],
            "/trigger/ok",
            ok ? "true: the result fits" : "false: the result breaks the schema",
            trigger["error"] ?? trigger["result"],
          );
    }
    for (const { n, prompt } of prompts(log)) {
      const text = prompt.messages.find(({ callId }) => callId === call.id)?.text ?? "";
      const shown =
        call.expect.because === "later-breaks" && (call.expect.hidden ?? []).some((one) => text.startsWith(one));
      if (shown) yield bad(rule, [n], "/messages", "no text of the result that broke its schema", text);
    }
  }
}

/** What was stored of the settle's result. */
export function* storedAs(rule: string, { id, expect }: PlannedCall, log: EngineLog): Generator<EngineCheck> {
  for (const decision of decisionsOf(log, "tool.finished", id).slice(0, 1)) {
    const { n, trigger, exchange } = decision;
    if (trigger["ok"] !== true) {
      yield bad(rule, [n], "/trigger/ok", "true", trigger["error"]);
      continue;
    }
    const exact = readExactJson(exchange.text);
    const request = exact.ok ? (exact.value as { trigger: { result?: Json } }) : undefined;
    const result = isObject(request?.trigger.result) ? request.trigger.result : {};
    const stored = Array.isArray(result["content"]) ? result["content"] : [];
    const blocks = expect.blocks ?? [];
    if (stored.length !== blocks.length)
      yield bad(rule, [n], "/trigger/result/content", `${blocks.length} blocks`, stored);
    else for (const [i, block] of blocks.entries()) yield checkBlock(rule, decision, i, block, stored[i], log);
    if (expect.structured === undefined) continue;
    const value = readExactJson(expect.structured);
    yield value.ok && equal(result["structuredContent"], value.value)
      ? good
      : bad(rule, [n], "/trigger/result/structuredContent", expect.structured, result["structuredContent"]);
  }
}

/** That nothing of what came too late is in anything that the engine wrote, and that the call ended once. */
export function* nothingOf(rule: string, call: PlannedCall, log: EngineLog): Generator<EngineCheck> {
  const finished = decisionsOf(log, "tool.finished", call.id);
  if (finished.length > 1)
    yield bad(
      rule,
      finished.map(({ n }) => n),
      "",
      `one end of ${call.id}`,
      `${finished.length}`,
    );
  const recorded = endsOnRecord(log, call.id);
  if (recorded > 1) yield bad(rule, [], "", `one end of ${call.id} on the record`, `${recorded}`);
  const found = log.exchanges.find(
    ({ kind, text }) => (kind === "decision" || kind === "prompt") && holds(text, "tck-too-late"),
  );
  yield found === undefined
    ? good
    : bad(rule, [found.n], "", `nothing of what came too late for ${call.id}`, "tck-too-late");
}

/** Once a call's tool.finished was answered, its message is on the record that later decisions carry. */
function* recorded(rule: string, id: string, finished: Exchange, log: EngineLog): Generator<EngineCheck> {
  const later = decisions(log, "tool.finished").find(({ exchange }) => exchange.at > (finished.answer?.at ?? 0));
  const messages = messagesOf(later?.request);
  const own = messages.some((message) => message["role"] === "tool" && message["tool_call_id"] === id);
  if (later === undefined || messages.length === 0 || own) yield good;
  else yield bad(rule, [later.n], "/messages", `the tool message of ${id}`, "none");
}

function triggerId({ json }: Exchange): unknown {
  const trigger = isObject(json) ? json["trigger"] : undefined;
  return isObject(trigger) && trigger["type"] === "tool.execute" ? trigger["id"] : undefined;
}

/** How often a call has ended on the record; a failure that is tried again is no end. */
function endsOnRecord({ events = [] }: EngineLog, id: string): number {
  return events.filter((event) => {
    const payload = isObject(event) && isObject(event["payload"]) ? event["payload"] : {};
    if (payload["id"] !== id) return false;
    return (
      payload["type"] === "tool.call.completed" ||
      (payload["type"] === "tool.call.errored" && payload["retry_at"] === undefined && payload["retryable"] !== true)
    );
  }).length;
}
