import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { validate } from "../../../src/validate/index.ts";
import type { EngineLog, Exchange, StreamFrame } from "../../drivers/engine/log.ts";
import { eventsOf } from "./failures.ts";
import { bad, type EngineCheck, type EngineLaw, firstBad, good } from "./law.ts";
import { decisionsOf, type Json, madeCalls, wentThrough } from "./pick.ts";

/** A stream that the suite has read. */
interface Stream {
  readonly exchange: Exchange;
  readonly name: string;
  readonly frames: readonly StreamFrame[];
  readonly ended: boolean;
}

function streams({ exchanges }: EngineLog, word = ""): Stream[] {
  return exchanges.flatMap((exchange) => {
    const { kind, act = "", answer } = exchange;
    const read = answer?.json;
    if (kind !== "stream" || answer?.status !== 200 || !act.startsWith(word) || !isObject(read)) return [];
    const frames = Array.isArray(read["frames"]) ? (read["frames"] as StreamFrame[]) : [];
    return [{ exchange, name: act, frames, ended: read["ended"] === true }];
  });
}

const isDelta = ({ event }: StreamFrame): boolean => event === "llm.token.delta";

/** The frames of a stream that are events. */
const logged = ({ frames }: Stream): StreamFrame[] => frames.filter((frame) => !isDelta(frame));

const seqOf = (value: unknown): unknown => (isObject(value) ? value["seq"] : undefined);

const payloadOf = (value: unknown): Json => (isObject(value) && isObject(value["payload"]) ? value["payload"] : {});

/** Cases that are about the log, or after which there is something of its own on it. */
const OWN = ["watched", "resumed", "restated", "retried-events", "fatal", "client-action"];

/** A law on each event of the log as it was read at the end, as one check. */
function each(rule: string, check: (event: unknown, i: number) => EngineCheck): EngineLaw {
  return {
    rule,
    areas: OWN,
    *judge({ area }, { events = [] }) {
      if (!OWN.includes(area) || events.length === 0) return;
      yield firstBad(events.map(check));
    },
  };
}

/** After which seq a stream was to go on: a header counts before the query. */
function resumePoint({ exchange: { path, headers } }: Stream): number {
  const query = new URLSearchParams(path.slice(path.indexOf("?"))).get("after_seq");
  return Number(headers["last-event-id"] ?? query ?? 0);
}

/** Whether a stream brings what follows a point, each event once and none left out. */
function goesOn(rule: string, stream: Stream, from: number): EngineCheck {
  const seqs = logged(stream).map(({ json }) => seqOf(json));
  const wrong = seqs.findIndex((seq, i) => seq !== from + 1 + i);
  return wrong < 0 ? good : bad(rule, [stream.exchange.n], `/frames/${wrong}`, `the event ${from + 1 + wrong}`, seqs);
}

/** The letters of a call's steps, in their order: requested, dispatched, and its ends. */
const STEPS: Readonly<Record<string, string>> = {
  "tool.call.requested": "r",
  "tool.call.dispatched": "d",
  "tool.call.completed": "c",
  "tool.call.errored": "e",
};

const stepsOf = (log: EngineLog, id: string): Json[] =>
  eventsOf(log).flatMap(({ payload }) =>
    payload["id"] === id && Object.hasOwn(STEPS, String(payload["type"])) ? [payload] : [],
  );

const typesOf = (steps: readonly Json[]): string => steps.map(({ type }) => STEPS[String(type)]).join("");

/** The calls whose id is theirs alone, with what the log says of them. */
function* loggedCalls(engineCase: Parameters<EngineLaw["judge"]>[0], log: EngineLog) {
  if (log.events === undefined || !wentThrough(log) || !OWN.includes(engineCase.area)) return;
  const made = madeCalls(engineCase, log);
  if (new Set(made.map(({ call }) => call.id)).size < made.length) return;
  for (const { call } of made) {
    const [told] = decisionsOf(log, "tool.finished", call.id);
    yield { call, told, asked: decisionsOf(log, "tool.execute", call.id), steps: stepsOf(log, call.id) };
  }
}

/** The laws on events. */
export const eventLaws: readonly EngineLaw[] = [
  {
    rule: "events/seq-starts-at-one",
    areas: ["watched", "resumed"],
    *judge(_engineCase, { events }) {
      if (events === undefined) return;
      const first = seqOf(events[0]);
      yield first === 1 ? good : bad(this.rule, [], "/events/0/seq", "1", first);
    },
  },
  {
    rule: "events/seq-rises-by-one",
    areas: ["watched", "resumed"],
    *judge(_engineCase, { events = [] }) {
      if (events.length < 2) return;
      const seqs = events.map(seqOf);
      const wrong = seqs.findIndex((seq, i) => i > 0 && seq !== Number(seqs[i - 1]) + 1);
      yield wrong < 0
        ? good
        : bad(this.rule, [], `/events/${wrong}/seq`, `${Number(seqs[wrong - 1]) + 1}`, seqs[wrong]);
    },
  },
  {
    rule: "events/resume-repeats-and-skips-nothing",
    areas: ["resumed"],
    *judge(_engineCase, log) {
      // One that says where it goes on in two ways is another rule's affair.
      for (const [i, stream] of streams(log, "resumed").entries())
        if (i > 0 && !stream.name.endsWith("both")) yield goesOn(this.rule, stream, resumePoint(stream));
    },
  },
  {
    rule: "events/last-event-id-beats-the-query",
    areas: ["resumed"],
    *judge(_engineCase, log) {
      for (const stream of streams(log, "resumed"))
        if (stream.name.endsWith("both")) yield goesOn(this.rule, stream, resumePoint(stream));
    },
  },
  {
    rule: "events/frame-names-its-event",
    areas: ["watched", "resumed"],
    *judge(_engineCase, log) {
      for (const stream of streams(log)) {
        for (const [i, { id, event, json }] of stream.frames.entries()) {
          if (isDelta({ event: event ?? "", data: "" })) continue;
          const [seq, type] = [String(seqOf(json)), payloadOf(json)["type"]];
          yield id === seq && event === type
            ? good
            : bad(
                this.rule,
                [stream.exchange.n],
                `/frames/${i}`,
                `the id ${seq} and the name ${String(type)}`,
                `${id} and ${event}`,
              );
        }
      }
    },
  },
  each("events/event-can-be-read", (event, i) => {
    const { session_id: session, seq, occurred_at: at } = isObject(event) ? event : {};
    const whole =
      typeof session === "string" &&
      Number.isInteger(seq) &&
      !Number.isNaN(Date.parse(String(at))) &&
      typeof payloadOf(event)["type"] === "string";
    return whole
      ? good
      : bad("events/event-can-be-read", [], `/events/${i}`, "session_id, seq, occurred_at and a payload", event);
  }),
  each("events/event-to-the-letter", (event, i) => {
    const verdict = validate("Event", event);
    if (verdict.ok) return good;
    const [problem] = verdict.errors;
    return bad(
      "events/event-to-the-letter",
      [],
      `/events/${i}${problem?.pointer ?? ""}`,
      problem?.message ?? "an event",
      event,
    );
  }),
  {
    rule: "events/call-is-on-the-log",
    areas: ["watched", "restated"],
    *judge(engineCase, log) {
      for (const { call, told, steps } of loggedCalls(engineCase, log)) {
        if (told === undefined) continue;
        const types = steps.map(({ type }) => String(type));
        // An attempt that is over before it was sent out has been asked for all the same.
        yield /^r(d?er)*d[ce]$|^r(d?er)*e$/.test(typesOf(steps))
          ? good
          : bad(this.rule, [told.n], "/events", `requested, dispatched and ended for ${call.id}`, types);
      }
    },
  },
  {
    rule: "events/retry-is-on-the-log",
    areas: ["retried-events"],
    *judge(engineCase, log) {
      for (const { call, asked, steps } of loggedCalls(engineCase, log)) {
        for (const [i, { n, trigger }] of asked.entries()) {
          if (i === 0 || !call.expect.because.startsWith("retr")) continue;
          const at = steps.findIndex(
            (step) => step["type"] === "tool.call.requested" && step["attempt"] === trigger["attempt"],
          );
          const before = steps[at - 1];
          yield before?.["type"] === "tool.call.errored" && before["retryable"] === true
            ? good
            : bad(
                this.rule,
                [n],
                "/events",
                `tool.call.errored with retryable true, then requested with attempt ${String(trigger["attempt"])}`,
                steps.slice(Math.max(0, at - 1), at + 1),
              );
        }
      }
    },
  },
  {
    rule: "events/log-and-triggers-agree",
    areas: ["watched", "restated"],
    *judge(engineCase, log) {
      for (const { told, steps } of loggedCalls(engineCase, log)) {
        const end = steps.findLast(({ type }) => type === "tool.call.completed" || type === "tool.call.errored");
        if (told === undefined || end === undefined) continue;
        const member = told.trigger["ok"] === true ? "result" : "error";
        yield equal(end[member], told.trigger[member])
          ? good
          : bad(this.rule, [told.n], `/trigger/${member}`, JSON.stringify(end[member]), told.trigger[member]);
      }
    },
  },
  {
    rule: "events/equal-state-writes-nothing",
    areas: ["restated"],
    *judge(engineCase, log) {
      if (engineCase.area !== "restated" || log.events === undefined) return;
      for (const [type, member] of [
        ["worker.state.updated", "state"],
        ["agent.updated", "agent"],
      ] as const) {
        const set = eventsOf(log).flatMap(({ payload }) => (payload["type"] === type ? [payload[member]] : []));
        const again = set.findIndex((value, i) => i > 0 && equal(value, set[i - 1]));
        yield again < 0 ? good : bad(this.rule, [], "/events", `no ${type} for what is in force`, set[again]);
      }
    },
  },
  {
    rule: "events/stream-ends-with-its-turn",
    areas: ["watched"],
    *judge(_engineCase, log) {
      for (const stream of streams(log, "watched")) {
        const types = logged(stream).map(({ json }) => payloadOf(json)["type"]);
        const at = types.indexOf("turn.completed");
        if (stream.ended && at === types.length - 1) yield good;
        else if (log.end !== "derailed")
          yield bad(
            this.rule,
            [stream.exchange.n],
            "/frames",
            "the stream's end after turn.completed",
            stream.ended ? types : [...types, "and no end"],
          );
      }
    },
  },
  {
    rule: "events/deltas-stay-out-of-the-log",
    areas: ["watched"],
    *judge(_engineCase, log) {
      for (const { exchange, frames, name } of streams(log)) {
        const named = frames.findIndex((frame) => isDelta(frame) && frame.id !== undefined);
        // The turn is over: what comes now is what is stored.
        const stored = name === "watched: again" ? frames.findIndex(isDelta) : -1;
        const at = named < 0 ? stored : named;
        yield at < 0
          ? good
          : bad(
              this.rule,
              [exchange.n],
              `/frames/${at}`,
              named < 0 ? "no piece of an answer that is over" : "a piece without an id",
              frames[at],
            );
      }
      const event = eventsOf(log).find(({ payload }) => payload["type"] === "llm.token.delta");
      if (log.events !== undefined)
        yield event === undefined ? good : bad(this.rule, [], "/events", "no llm.token.delta", event.payload);
    },
  },
  {
    rule: "events/hidden-from-others",
    areas: ["foreign-events"],
    *judge(_engineCase, { exchanges }) {
      for (const { n, kind, act, answer } of exchanges) {
        if (kind !== "stream" || act?.startsWith("not theirs") !== true || answer === undefined) continue;
        yield answer.status >= 400 && answer.status < 500
          ? good
          : bad(this.rule, [n], "", `a refusal (${act})`, `${answer.status} ${answer.text}`);
      }
    },
  },
];
