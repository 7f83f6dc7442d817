import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { readExactJson } from "../../../src/json/read.ts";
import { HALF } from "../../cases/engine/delivery.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { perLog } from "./per-log.ts";
import { actDone, decisions, decisionsOf, holds, type Json, madeCalls, prompts, wentThrough } from "./pick.ts";

/** Timers may fire a little early, and clocks are read on both sides of a wire. */
const EARLY_MS = 30;

/** What came of a delivery by its answer alone (row 40); undefined for one that was answered with a decision. */
type Failure = "again" | "final" | undefined;

const ERROR_FRAME = /^event: decision\.error\ndata: (.*)\n\n$/;

const read = (text: string): unknown => {
  const reading = readExactJson(text);
  return reading.ok ? reading.value : undefined;
};

/** A delivery that has no answer after so many milliseconds has failed: what comes later is heard by nobody. */
const BOUND_MS = 20_000;

const isTooLate = ({ at, answer }: Exchange): boolean => (answer?.at ?? at) - at > BOUND_MS;

/** When a delivery had failed: with its answer, or when no answer could count any more. */
const failedAt = ({ at, answer }: Exchange): number => Math.min(answer?.at ?? at, at + BOUND_MS);

function failureOf(exchange: Exchange): Failure {
  const { answer } = exchange;
  if (isTooLate(exchange)) return "again";
  // Status 0 was heard by nobody: the engine itself had been killed.
  if (answer === undefined || answer.json !== undefined || answer.status === 0) return undefined;
  const { status, text, broken } = answer;
  if (status >= 500 || broken === true) return "again";
  const frame = ERROR_FRAME.exec(text)?.[1];
  if (frame !== undefined) return (read(frame) as Json | undefined)?.["retryable"] === false ? "final" : "again";
  // What stands between these is row 40's other line, and no case has it.
  return "final";
}

interface Delivered {
  readonly exchange: Exchange;
  readonly id: unknown;
  readonly trigger: Json;
  readonly request: Json;
}

const deliveries: (log: EngineLog) => readonly Delivered[] = perLog((log) =>
  log.exchanges.flatMap((exchange) => {
    const request = exchange.kind === "decision" && isObject(exchange.json) ? exchange.json : undefined;
    const trigger = request !== undefined && isObject(request["trigger"]) ? request["trigger"] : undefined;
    return request === undefined || trigger === undefined
      ? []
      : [{ exchange, id: request["decision_id"], trigger, request }];
  }),
);

const typeOf = ({ trigger }: Delivered): unknown => trigger["type"];

/** Two triggers are the same but for the time that is left, which the rules on bounds speak of. */
const sameTrigger = (one: Json, other: Json): boolean =>
  equal({ ...one, deadline: undefined }, { ...other, deadline: undefined });

/** Deliveries that failed in one way, each with the next of the same decision or about the same thing. */
function failed(log: EngineLog, how: Failure): { readonly one: Delivered; readonly next: Delivered | undefined }[] {
  const all = deliveries(log);
  return all.flatMap((one, i) => {
    if (failureOf(one.exchange) !== how) return [];
    const next = all.slice(i + 1).find(({ id, trigger }) => id === one.id || sameTrigger(trigger, one.trigger));
    return [{ one, next }];
  });
}

const isFrame = ({ answer }: Exchange): boolean => answer?.text.startsWith("event: decision.error") === true;

/** What follows an exchange until somebody submits the next message. */
function restOfTurn({ exchanges }: EngineLog, n: number): Exchange[] {
  const next = exchanges.find(({ kind, act, n: at }) => kind === "submit" && act === undefined && at > n);
  return exchanges.filter((exchange) => exchange.n > n && (next === undefined || exchange.n < next.n));
}

/** What the engine does of its own accord. */
const isStep = ({ kind }: Exchange): boolean => kind === "decision" || kind === "prompt";

const triggerType = ({ json }: Exchange): unknown =>
  isObject(json) && isObject(json["trigger"]) ? json["trigger"]["type"] : undefined;

/** A law on decisions that were answered in an unusual way, and must count like any other: their turn goes on to its end. */
function counts(
  rule: string,
  areas: readonly string[],
  isOne: (exchange: Exchange) => boolean,
  what: string,
): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      // Elsewhere such an answer may be what leaves a call open, and how the turn goes on is another rule's affair.
      if (!areas.includes(engineCase.area)) return;
      for (const { exchange } of deliveries(log)) {
        if (!isOne(exchange)) continue;
        const type = triggerType(exchange);
        // The last word of a turn ends it whatever comes of it.
        if (type === "turn.finished") continue;
        const over = restOfTurn(log, exchange.n).some((step) => triggerType(step) === "turn.finished");
        if (over) yield good;
        else if (log.end !== "derailed")
          yield bad(rule, [exchange.n], "", `a turn that goes on with ${what} to ${String(type)}`, log.note ?? log.end);
      }
      for (const { call } of madeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id).find(({ exchange }) => isOne(exchange));
        if (asked === undefined) continue;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id))
          yield call.expect.ends.includes(trigger["ok"] === true ? "ok" : "error")
            ? good
            : bad(
                rule,
                [asked.n, n],
                "/trigger/ok",
                `${call.expect.ends.join(" or ")}, after ${what}`,
                trigger["error"],
              );
      }
    },
  };
}

const hasNewer = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, "tck_newer");

const EVENTS_OF_CONTENT: ReadonlySet<unknown> = new Set([
  ...["message.new", "worker.state.updated", "agent.updated", "tool.call.requested", "tool.call.completed"],
]);

/** The events of a log, as far as they are events. */
export const eventsOf: (log: EngineLog) => readonly { readonly event: Json; readonly payload: Json }[] = perLog(
  ({ events = [] }) =>
    events.flatMap((event) =>
      isObject(event) && isObject(event["payload"]) ? [{ event, payload: event["payload"] }] : [],
    ),
);

/** The laws on what becomes of answers. */
export const failureLaws: readonly EngineLaw[] = [
  counts(
    "delivery/null-is-an-empty-decision",
    ["null-decision"],
    ({ answer }) => answer?.json === null,
    "null as an answer",
  ),
  counts(
    "delivery/streamed-answer-counts",
    ["streamed", "trickled-streams"],
    ({ answer }) => answer?.text.startsWith("event: decision.result") === true,
    "a streamed answer",
  ),
  counts(
    "delivery/survives-a-newer-worker",
    ["newer-worker"],
    ({ answer }) => {
      const json = isObject(answer?.json) ? answer.json : {};
      return hasNewer(json) || (Array.isArray(json["actions"]) && json["actions"].some(hasNewer));
    },
    "unknown members in the answer",
  ),
  {
    rule: "delivery/streamed-error-is-a-failure",
    areas: ["fatal", "redelivery"],
    *judge(_engineCase, log) {
      for (const { one, next } of failed(log, "again").filter(({ one }) => isFrame(one.exchange))) {
        if (next !== undefined) yield good;
        else if (log.end !== "derailed")
          yield bad(this.rule, [one.exchange.n], "", "the same decision again after decision.error", "none");
      }
      for (const { one, next } of failed(log, "final").filter(({ one }) => isFrame(one.exchange)))
        yield next === undefined
          ? good
          : bad(
              this.rule,
              [one.exchange.n, next.exchange.n],
              "",
              "no second delivery after decision.error with retryable false",
              next.trigger,
            );
    },
  },
  {
    rule: "delivery/all-or-nothing",
    areas: ["half-refused"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const [asked] = decisionsOf(log, "tool.execute", call.id);
        if (asked === undefined || call.expect.hidden?.includes(HALF) !== true) continue;
        const later = log.exchanges.find((one) => one.n > asked.n && isStep(one) && holds(one.text, HALF));
        const event = eventsOf(log).find(
          ({ payload }) => EVENTS_OF_CONTENT.has(payload["type"]) && holds(JSON.stringify(payload), HALF),
        );
        const at = later?.n ?? asked.n;
        if (later !== undefined || event !== undefined)
          yield bad(this.rule, [asked.n, at], "", "nothing of a refused decision", event?.payload ?? later?.text);
        else if (wentThrough(log)) yield good;
      }
    },
  },
  {
    rule: "delivery/failed-delivery-comes-again",
    areas: ["redelivery"],
    *judge(_engineCase, log) {
      for (const { one, next } of failed(log, "again")) {
        if (isFrame(one.exchange)) continue;
        if (next !== undefined) yield good;
        else if (log.end !== "derailed")
          yield bad(this.rule, [one.exchange.n], "", `${String(typeOf(one))} delivered again`, "nothing");
      }
    },
  },
  {
    rule: "delivery/redelivery-keeps-its-id",
    areas: ["redelivery"],
    *judge(_engineCase, log) {
      for (const { one, next } of failed(log, "again")) {
        if (next === undefined) continue;
        const at = [one.exchange.n, next.exchange.n];
        if (next.id !== one.id) yield bad(this.rule, at, "/decision_id", JSON.stringify(one.id), next.id);
        else
          yield sameTrigger(one.trigger, next.trigger)
            ? good
            : bad(this.rule, at, "/trigger", JSON.stringify(one.trigger), next.trigger);
      }
    },
  },
  {
    rule: "delivery/attempts-rise-with-each-delivery",
    areas: ["redelivery"],
    *judge(_engineCase, log) {
      for (const { one, next } of failed(log, "again")) {
        if (next === undefined) continue;
        const expected = Number(one.request["attempts"]) + 1;
        yield next.request["attempts"] === expected
          ? good
          : bad(this.rule, [one.exchange.n, next.exchange.n], "/attempts", `${expected}`, next.request["attempts"]);
      }
    },
  },
  {
    rule: "delivery/waits-before-redelivery",
    areas: ["redelivery"],
    *judge(_engineCase, log) {
      const times = new Map<unknown, number>();
      for (const { one, next } of failed(log, "again")) {
        const nth = (times.get(one.id) ?? 0) + 1;
        times.set(one.id, nth);
        if (next === undefined) continue;
        const wait = 1_000 * Math.min(2 ** nth, 60);
        const waited = next.exchange.at - failedAt(one.exchange);
        yield waited >= wait - EARLY_MS
          ? good
          : bad(
              this.rule,
              [one.exchange.n, next.exchange.n],
              "",
              `a wait of ${wait} ms at least`,
              `${Math.round(waited)} ms`,
            );
      }
    },
  },
  {
    rule: "delivery/agents-policy-leaves-decisions-alone",
    areas: ["redelivery"],
    *judge({ agent }, log) {
      if (agent?.["retry"] === undefined) return;
      for (const { one, next } of failed(log, "again")) {
        // Until the first answer there is no policy of an agent's.
        if (typeOf(one) === "session.start") continue;
        if (next !== undefined) yield good;
        else if (log.end !== "derailed")
          yield bad(this.rule, [one.exchange.n], "", `${String(typeOf(one))} delivered again`, "nothing");
      }
    },
  },
  {
    rule: "delivery/start-blocks-while-it-is-retried",
    areas: ["redelivery"],
    *judge(_engineCase, log) {
      const all = deliveries(log);
      const failures = failed(log, "again").filter(({ one }) => typeOf(one) === "session.start");
      if (failures.length === 0) return;
      const [other] = all.filter((one) => typeOf(one) !== "session.start");
      const answered = all.find((one) => typeOf(one) === "session.start" && failureOf(one.exchange) === undefined);
      if (other === undefined) return;
      yield answered !== undefined && answered.exchange.n < other.exchange.n
        ? good
        : bad(
            this.rule,
            [failures[0]?.one.exchange.n ?? 0, other.exchange.n],
            "/trigger/type",
            "nothing but session.start until it has been answered",
            typeOf(other),
          );
    },
  },
  {
    rule: "delivery/fatal-answer-fails-the-turn",
    areas: ["fatal"],
    *judge(_engineCase, log) {
      for (const { one } of failed(log, "final")) {
        if (typeOf(one) === "client.action") continue;
        const next = restOfTurn(log, one.exchange.n).find(isStep);
        if (next !== undefined)
          yield bad(
            this.rule,
            [one.exchange.n, next.n],
            "",
            "no further step of the turn whose decision has failed",
            triggerType(next) ?? next.kind,
          );
        else if (log.end !== "derailed") yield good;
      }
    },
  },
  {
    rule: "delivery/fatal-answer-is-no-tool-error",
    areas: ["fatal"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id).find(({ exchange }) => failureOf(exchange) === "final");
        if (asked === undefined) continue;
        const [hidden] = call.expect.hidden ?? [];
        const told = decisionsOf(log, "tool.finished", call.id)[0];
        const shown = prompts(log).find(({ prompt }) =>
          prompt.messages.some(({ role, text }) => role === "tool" && hidden !== undefined && holds(text, hidden)),
        );
        if (told !== undefined || shown !== undefined)
          yield bad(
            this.rule,
            [asked.n, told?.n ?? shown?.n ?? asked.n],
            "",
            `no end of ${call.id}, whose delivery has failed for good`,
            told?.trigger["error"] ?? told?.trigger["result"] ?? hidden,
          );
        else if (wentThrough(log)) yield good;
      }
    },
  },
  {
    rule: "delivery/failed-turn-says-why",
    areas: ["fatal"],
    *judge(_engineCase, log) {
      if (log.events === undefined || !wentThrough(log)) return;
      for (const { one } of failed(log, "final")) {
        const turn = one.request["turn_id"];
        if (typeOf(one) === "client.action" || typeof turn !== "string") continue;
        yield failedTurn(this.rule, log, one, turn);
      }
    },
  },
  {
    rule: "delivery/failed-action-leaves-the-turn",
    areas: ["client-action"],
    *judge(_engineCase, log) {
      for (const { one } of failed(log, "final")) {
        const { n } = one.exchange;
        const submitted = log.exchanges.findLast((e) => e.kind === "submit" && e.act === undefined && e.n < n);
        const running = !log.exchanges.some(
          (e) => e.n > (submitted?.n ?? 0) && e.n < n && triggerType(e) === "turn.finished",
        );
        if (typeOf(one) !== "client.action" || !running) continue;
        const over = restOfTurn(log, n).some((step) => triggerType(step) === "turn.finished");
        if (over) yield good;
        else if (log.end !== "derailed")
          yield bad(this.rule, [n], "", "a turn that goes on beside an action that failed", log.note ?? log.end);
      }
    },
  },
  {
    rule: "delivery/second-answer-writes-nothing",
    areas: ["again"],
    *judge(engineCase, log) {
      const again = actDone(log, "again");
      if (engineCase.area !== "again" || again?.answer === undefined) return;
      const { status } = again.answer;
      yield status === 200 ? good : bad(this.rule, [again.n], "", "status 200", `${status} ${again.answer.text}`);
      yield writtenOnce(this.rule, log, again.n);
    },
  },
];

function failedTurn(rule: string, log: EngineLog, { exchange }: Delivered, turn: string): EngineCheck {
  const events = eventsOf(log);
  const at = events.findIndex(({ payload }) => payload["type"] === "turn.completed" && payload["turn_id"] === turn);
  const { error } = events[at]?.payload ?? {};
  if (at < 0) return bad(rule, [exchange.n], "", `turn.completed for ${turn}`, "none");
  if (!isObject(error) || typeof error["message"] !== "string" || error["message"] === "")
    return bad(rule, [exchange.n], "", `an error in turn.completed for ${turn}`, events[at]?.payload);
  return events.slice(at).some(({ payload }) => payload["type"] === "session.done")
    ? good
    : bad(rule, [exchange.n], "", "session.done after turn.completed", "none");
}

/** Whether what a decision did is found once: each call ended once, each message of a role recorded as often as the model spoke. */
function writtenOnce(rule: string, log: EngineLog, n: number): EngineCheck {
  const events = eventsOf(log).map(({ payload }) => payload);
  const ends = events.filter(({ type }) => type === "tool.call.completed").map(({ id }) => id);
  const twice = ends.find((id, i) => ends.indexOf(id) !== i);
  if (twice !== undefined) return bad(rule, [n], "", `one end of ${String(twice)}`, "more");
  const last = deliveries(log).at(-1)?.request["messages"];
  const messages = (Array.isArray(last) ? last : []).filter(isObject);
  const spoken = messages.map(({ role, content, tool_call_id }) => JSON.stringify([role, content, tool_call_id]));
  const repeated = spoken.find((text, i) => spoken.indexOf(text) !== i);
  if (repeated !== undefined) return bad(rule, [n], "", "each message once on the record", repeated);
  const asked = decisions(log, "tool.execute").map(({ request }) => request["decision_id"]);
  return new Set(asked).size <= 1 ? good : bad(rule, [n], "", "one decision for the one call", asked);
}
