import fc from "fast-check";
import { brokenOff, HIDDEN, notText } from "./broken-answers.ts";
import type {
  EngineArea,
  EngineCase,
  ExpectedEnd,
  Json,
  PlannedAct,
  PlannedAnswer,
  PlannedDecision,
  RawAnswer,
} from "./case.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { ok } from "./results.ts";

const fine: Json = { type: "tool.result", content: [{ type: "text", text: "fine" }] };
const finely: ExpectedEnd = ok("content", { blocks: [{ type: "text", text: "fine" }] });

/** A call that ends well, however its answer is said. */
export const fineCall = (answer: PlannedAnswer = { take: "action", action: fine }, expect = finely): DraftCall => ({
  tool: {},
  call: { ...valid, answers: [answer], expect },
});

const refused = (because: ExpectedEnd["because"], hidden: string): ExpectedEnd => ({
  ends: ["refused"],
  attempts: 1,
  because,
  hidden: [hidden],
});

const needs = ["delivery"];

/** The case with something else in the place of its first turn's words. */
export const withPayload = (engineCase: EngineCase, payload: Json): EngineCase => {
  const [first, ...rest] = engineCase.turns;
  return first === undefined ? engineCase : { ...engineCase, turns: [{ ...first, payload }, ...rest] };
};

/** A view of the client's own in which the model is told something. */
const systemView: fc.Arbitrary<EngineCase> = fc.constantFrom("before", "between").map((place) => {
  const system = { role: "system", content: "tck-told-by-the-client" };
  const [hello, go] = ["hello", "go"].map((content) => ({ role: "user", content }));
  const messages = place === "before" ? [system, go] : [hello, system, go];
  return withPayload(assemble("system-view", [], "Be brief.", { needs }), { type: "client.messages", messages });
});

/** Members that no engine of today knows, on decisions and on their actions. */
const newerWorker: fc.Arbitrary<EngineCase> = fc
  .subarray(["client.messages", "llm.finished", "tool.execute", "tool.finished", "turn.finished"], { minLength: 1 })
  .chain((triggers) => fc.boolean().map((inActions) => ({ triggers, inActions })))
  .map(({ triggers, inActions }) => {
    const newer = { tck_newer: { since: "2031-01-01" } };
    // What a prompt is re-made from may well come back in a proposal, so the first one is left alone.
    const types: Json = { "llm.finished": "tool.call", "tool.finished": "llm.call" };
    const decisions = triggers.flatMap((trigger): PlannedDecision[] => {
      if (trigger === "tool.execute") return [];
      const type = inActions ? types[trigger] : undefined;
      const answer: PlannedAnswer =
        typeof type === "string" ? { take: "amended", type, with: newer } : { take: "changed", with: newer };
      return [{ on: { trigger }, answer }];
    });
    const asked = triggers.includes("tool.execute");
    const body = inActions ? { actions: [{ ...fine, ...newer }] } : { actions: [fine], ...newer };
    const call = fineCall(asked ? { take: "decision", body } : undefined);
    return assemble("newer-worker", [[call]], undefined, { needs, decisions });
  });

/** Of an engine that has no secret. */
const unsigned: fc.Arbitrary<EngineCase> = fc.constantFrom(1, 2).map((calls) =>
  assemble("unsigned", [Array.from({ length: calls }, () => fineCall())], undefined, {
    needs: ["delivery", "no-secret"],
  }),
);

/** Null where the worker has nothing to say: the first of two calls has ended, or the turn has. */
const nothing: fc.Arbitrary<EngineCase> = fc.constantFrom("tool.finished", "turn.finished").map((trigger) =>
  assemble("null-decision", [[fineCall(), fineCall()]], undefined, {
    needs,
    decisions: [{ on: { trigger }, answer: { take: "decision", body: null } }],
  }),
);

const streamable = ["session.start", "client.messages", "llm.finished", "tool.finished", "turn.finished"];

/** Answers as event streams, whatever was asked. */
const streamed: fc.Arbitrary<EngineCase> = fc
  .subarray([...streamable, "tool.execute"], { minLength: 1 })
  .map((triggers) => {
    const answered = streamable.filter((trigger) => triggers.includes(trigger));
    const call = triggers.includes("tool.execute")
      ? fineCall({ take: "action", action: fine, streamed: true })
      : fineCall();
    return assemble("streamed", [[call]], undefined, {
      needs,
      decisions: answered.map((trigger) => ({ on: { trigger }, answer: { take: "proposed", streamed: true } })),
    });
  });

const stream = (data: Json): RawAnswer => ({
  status: 200,
  contentType: "text/event-stream",
  text: `event: decision.error\ndata: ${JSON.stringify(data)}\n\n`,
});

/** What a worker might say that fails a delivery for good. */
const nonsense = fc.constantFrom<RawAnswer>(
  { status: 400, text: `{"error":"${HIDDEN}"}` },
  { status: 400, text: HIDDEN, contentType: "text/plain" },
  { status: 404, text: HIDDEN, contentType: "text/plain" },
  { status: 404, text: `{"message":"${HIDDEN}"}` },
  { status: 422, text: `{"message":"${HIDDEN}"}` },
  { status: 200, text: `<html>${HIDDEN}</html>`, contentType: "text/html" },
  { status: 200, text: HIDDEN, contentType: "text/html" },
  { status: 200, text: "" },
  { status: 200, text: `"${HIDDEN}"` },
  { status: 200, text: `{"error":"${HIDDEN}"}` },
  stream({ message: HIDDEN, retryable: false }),
);

/** The same, and bytes. */
const finalAnswers = fc.oneof({ weight: 3, arbitrary: nonsense }, { weight: 1, arbitrary: notText });

/** A turn that must fail with a decision, whichever it is. */
const fatal: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom("client.messages", "llm.finished", "tool.execute", "tool.finished"), finalAnswers)
  .map(([trigger, answer]) => {
    const raw: PlannedAnswer = { take: "raw", answer, fatal: true };
    if (trigger === "tool.execute")
      return assemble("fatal", [[fineCall(raw, refused("no-decision", HIDDEN))]], undefined, { needs });
    const { tool, call } = fineCall();
    // Nobody is asked for a call whose reply was never taken.
    const venue = trigger === "llm.finished" ? ({ venue: "engine" } as const) : {};
    return assemble("fatal", [[{ tool, call: { ...call, ...venue } }]], undefined, {
      needs,
      decisions: [{ on: { trigger }, answer: raw }],
    });
  });

/** Everything that a decision may do, each with a mark of its own kind. */
export const HALF = "tck-half-applied";
const parts: Readonly<Record<string, Json>> = {
  state: { state: { half: HALF } },
  messages: { messages: [{ role: "user", content: HALF }] },
  agent: { agent: { model: HALF } },
};

/** A decision of which one action makes no sense: nothing of it may be done. */
const halfRefused: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom("state", "messages", "agent", "call"), fc.boolean())
  .map(([part, first]) => {
    const impossible = { ...fine, id: "call-1", result: HALF };
    const call = { type: "tool.call", id: HALF, name: "tool_1", arguments: "{}" };
    const others = part === "call" ? [fine, call] : [fine];
    const actions = first ? [impossible, ...others] : [...others, impossible];
    const body = { ...parts[part], actions };
    return assemble("half-refused", [[fineCall({ take: "decision", body }, refused("both-named", HALF))]], undefined, {
      needs,
    });
  });

const action = (more: Json = {}): PlannedAct["act"] => ({
  do: "submit",
  body: { payload: { type: "client.action", name: "tck-refresh", ...more } },
});

/** A named action after a turn, to which the worker has nothing to say. */
const idleAction: fc.Arbitrary<EngineCase> = fc.constantFrom<Json>({}, { args: { by: "ann" } }).map((more) =>
  assemble("client-action", [], undefined, {
    needs,
    decisions: [{ on: { trigger: "client.action" }, answer: { take: "decision", body: {} } }],
    acts: [{ name: "action", when: { trigger: "turn.finished" }, act: action(more) }],
  }),
);

/** A named action during a turn, whose decision fails for good. */
const brokenAction: fc.Arbitrary<EngineCase> = finalAnswers.map((answer) =>
  assemble("client-action", [[fineCall({ take: "action", action: fine, afterActs: 1 })]], undefined, {
    needs,
    decisions: [{ on: { trigger: "client.action" }, answer: { take: "raw", answer } }],
    acts: [{ name: "action", when: { trigger: "tool.execute", asked: true }, act: action() }],
  }),
);

/** A decision that is sent again, as it was. */
const again: fc.Arbitrary<EngineCase> = fc
  .constantFrom("client.messages", "llm.finished", "tool.execute", "tool.finished")
  .map((trigger) => {
    const body = { state: { tck: "again" }, actions: [{ ...fine, id: "call-1" }] };
    return assemble("again", [[fineCall({ take: "decision", body })]], undefined, {
      needs: ["delivery", "settle"],
      acts: [
        {
          name: "again",
          when: { trigger: trigger === "tool.execute" ? "tool.finished" : "turn.finished", asked: true },
          act: { do: "decide", decision: { trigger } },
        },
        { name: "and the turn's end", when: { trigger: "turn.finished" }, act: { do: "wait" } },
      ],
    });
  });

const away = fc.constantFrom<RawAnswer>(
  { status: 503, text: '{"error":"restarting"}' },
  { status: 500, text: "Internal Server Error", contentType: "text/plain" },
  { status: 502, text: "<html>Bad Gateway</html>", contentType: "text/html" },
  { status: 503, text: "", cut: true },
  stream({ message: "the model is overloaded" }),
  stream({ message: "the model is overloaded", retryable: true }),
);

const busy = fc.oneof({ weight: 3, arbitrary: away }, { weight: 2, arbitrary: brokenOff });

const strict: Json = { retry: { default: { max_attempts: 1, backoff_base_secs: 0, backoff_max_secs: 0 } } };

/** A worker that is not there for a moment. */
const absent = (trigger: string, first: readonly RawAnswer[], agent: Json | undefined): EngineCase => {
  const asked = trigger === "tool.execute";
  return assemble("redelivery", [[fineCall(asked ? { take: "action", action: fine, first } : undefined)]], undefined, {
    needs,
    class: "slow",
    waitMs: first.length === 1 ? 2_000 : 6_000,
    ...(asked ? {} : { decisions: [{ on: { trigger }, answer: { take: "proposed", first } }] }),
    ...(agent === undefined ? {} : { agent }),
  });
};

const redelivery: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.constantFrom(
      "tool.execute",
      "session.start",
      "tool.execute",
      "client.messages",
      "session.start",
      "llm.finished",
      "tool.execute",
      "tool.finished",
    ),
    fc.oneof({ weight: 12, arbitrary: busy.map((one) => [one]) }, { weight: 1, arbitrary: fc.tuple(busy, busy) }),
    fc.option(fc.constant(strict), { nil: undefined }),
  )
  .map(([trigger, first, agent]) => absent(trigger, first, agent));

/** What every run plays, however short it is. */
export const deliveryExamples: readonly EngineCase[] = [
  absent("session.start", [{ status: 503, text: "restarting", contentType: "text/plain" }], undefined),
  absent("tool.execute", [{ status: 503, text: '{"error":"restarting"}' }], strict),
  absent("llm.finished", [stream({ message: "the model is overloaded" })], strict),
];

const area = (name: string, weight: number, cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs,
});

/** How decisions reach the worker, and what becomes of its answers. */
export const deliveryAreas: readonly EngineArea[] = [
  area("system-view", 1, systemView),
  area("newer-worker", 2, newerWorker),
  { ...area("unsigned", 1, unsigned), needs: ["delivery", "no-secret"] },
  area("null-decision", 1, nothing),
  area("streamed", 2, streamed),
  area("fatal", 3, fatal),
  area("half-refused", 1, halfRefused),
  area("client-action", 2, fc.oneof(idleAction, brokenAction)),
  { ...area("again", 1, again), needs: ["delivery", "settle"] },
  { ...area("redelivery", 3, redelivery), class: "slow" },
];
