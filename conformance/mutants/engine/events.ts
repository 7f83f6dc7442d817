import { defaultCommands } from "../../../src/engine/index.ts";
import { equal } from "../../../src/json/equal.ts";
import type { WireRequest, WireResponse } from "../../../src/wire/handle.ts";
import type { Body, EngineMutant } from "./mutant.ts";
import { answering } from "./statuses.ts";

const isList = (path: string): boolean => /\/events(\?|$)/.test(path);
const isStream = (path: string): boolean => path.includes("/events/stream");

interface LoggedEvent {
  readonly seq: number;
  readonly payload: Body;
}

/** The log as it is listed passed through a hand. */
const listing = (
  name: string,
  breaks: string,
  mistake: string,
  change: (events: readonly LoggedEvent[]) => readonly unknown[],
  follows: readonly string[] = [],
): EngineMutant =>
  answering(
    name,
    breaks,
    mistake,
    ({ path }, response) => {
      if (!isList(path) || response.status !== 200 || typeof response.body !== "string") return response;
      const { events } = JSON.parse(response.body) as { events: LoggedEvent[] };
      return { ...response, body: JSON.stringify({ events: change(events) }) };
    },
    follows,
  );

/** One payload at a time. */
const telling = (change: (payload: Body) => Body) => (events: readonly LoggedEvent[]) =>
  events.map((event) => ({ ...event, payload: change(event.payload) }));

/** The frames of streams passed through a hand. */
const framing = (name: string, breaks: string, mistake: string, change: (frame: string) => string): EngineMutant =>
  answering(name, breaks, mistake, ({ path }, response) => {
    const { body } = response;
    if (!isStream(path) || typeof body !== "object" || !(Symbol.asyncIterator in body)) return response;
    return { ...response, body: changed(body as AsyncIterable<string | Uint8Array>, change) };
  });

async function* changed(
  body: AsyncIterable<string | Uint8Array>,
  change: (frame: string) => string,
): AsyncGenerator<string | Uint8Array> {
  for await (const chunk of body) yield typeof chunk === "string" ? change(chunk) : chunk;
}

/** Requests for streams read in another way. */
const entering = (
  name: string,
  breaks: string,
  mistake: string,
  change: (request: WireRequest) => WireRequest,
  follows: readonly string[] = [],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows,
  make: () => ({
    enter:
      (handle): ((request: WireRequest) => WireResponse | Promise<WireResponse>) =>
      (request) =>
        handle(isStream(request.path) ? change(request) : request),
  }),
});

const oneBefore = (seq: string): string => String(Math.max(0, Number(seq) - 1));

/** Mistakes in the log and its streams. */
export const eventMutants: readonly EngineMutant[] = [
  listing(
    "numbers events from zero",
    "events/seq-starts-at-one",
    "The first event of a log has the seq 0.",
    (events) => events.map((event) => ({ ...event, seq: event.seq - 1 })),
    ["events/event-to-the-letter"],
  ),
  listing(
    "keeps some events to itself",
    "events/seq-rises-by-one",
    "Events that concern the engine alone are numbered, and not shown.",
    (events) => events.filter(({ payload }) => payload["type"] !== "decision.queued"),
  ),
  entering(
    "begins again with the last event",
    "events/resume-repeats-and-skips-nothing",
    "A stream that is resumed begins with the event that was named.",
    (request) => ({
      ...request,
      path: request.path.replace(/after_seq=(\d+)/, (_, seq: string) => `after_seq=${oneBefore(seq)}`),
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [
          name,
          name === "last-event-id" ? oneBefore(value) : value,
        ]),
      ),
    }),
    ["events/last-event-id-beats-the-query"],
  ),
  entering(
    "reads the query first",
    "events/last-event-id-beats-the-query",
    "Where the query says where to go on, the header is not looked at.",
    ({ headers: { "last-event-id": last, ...headers }, ...request }) =>
      last === undefined || request.path.includes("after_seq=")
        ? { ...request, headers }
        : { ...request, headers: { ...headers, "last-event-id": last } },
  ),
  framing("names no events", "events/frame-names-its-event", "Frames of events carry no name.", (frame) =>
    /^id: /m.test(frame) ? frame.replace(/^event: .*\n/m, "") : frame,
  ),
  listing(
    "tells the time in seconds",
    "events/event-can-be-read",
    "occurred_at is told as a text of digits.",
    (events) => events.map((event) => ({ ...event, occurred_at: "at 1788000000 seconds" })),
    ["events/event-to-the-letter"],
  ),
  listing(
    "signs its events",
    "events/event-to-the-letter",
    "Events carry a member that is published nowhere.",
    telling((payload) => ({ ...payload, by: "engine" })),
  ),
  listing("logs no dispatch", "events/call-is-on-the-log", "That a call was sent out is not on the log.", (events) =>
    events
      .filter(({ payload }) => payload["type"] !== "tool.call.dispatched")
      .map((event, i) => ({ ...event, seq: i + 1 })),
  ),
  listing(
    "calls every failure final",
    "events/retry-is-on-the-log",
    "A failure that is tried again is logged like one that ends the call.",
    telling((payload) => (payload["type"] === "tool.call.errored" ? { ...payload, retryable: false } : payload)),
  ),
  listing(
    "logs results without their text",
    "events/log-and-triggers-agree",
    "The log holds that a call has ended, and not with what.",
    telling((payload) =>
      payload["type"] === "tool.call.completed" ? { ...payload, result: { content: [] } } : payload,
    ),
  ),
  {
    name: "writes down what it is given back",
    breaks: "events/equal-state-writes-nothing",
    mistake: "Every decision with a state writes an event, also when nothing has changed.",
    follows: [],
    make: () => ({
      commands: {
        answer: (step, command) => {
          const { value } = command.answer;
          const isLive = step.state.live.has(command.decisionId);
          const same = value !== undefined && equal(value, step.state.value);
          const outcome = defaultCommands.answer(step, command);
          if (isLive && same) step.emit({ type: "worker.state.updated", state: value });
          return outcome;
        },
      },
    }),
  },
  entering(
    "streams on for ever",
    "events/stream-ends-with-its-turn",
    "The turn of a stream is not looked at, and so its end is not either.",
    (request) => ({ ...request, path: request.path.replace(/turn_id=[^&]*/, "") }),
    ["session/goes-on"],
  ),
  framing(
    "gives pieces an id",
    "events/deltas-stay-out-of-the-log",
    "Every frame has an id, the pieces of an answer too.",
    (frame) => (/^event: llm\.token\.delta$/m.test(frame) ? `id: 1\n${frame}` : frame),
  ),
  entering(
    "finds sessions by their id",
    "events/hidden-from-others",
    "Any known key may follow any session.",
    (request) =>
      request.headers["authorization"] === "Bearer tck-2"
        ? { ...request, headers: { ...request.headers, authorization: "Bearer tck" } }
        : request,
  ),
];
