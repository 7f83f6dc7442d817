import fc from "fast-check";
import type { EngineArea, EngineCase, ExpectedEnd, Json, PlannedAnswer, PlannedCall, PlannedDecision } from "./case.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { ok } from "./results.ts";

const ran = (text: string): PlannedAnswer => ({
  take: "action",
  action: { type: "tool.result", content: [{ type: "text", text }] },
});

const plainCall = (answer: PlannedAnswer = ran("fine"), expect: ExpectedEnd = ok("plain")): DraftCall => ({
  tool: {},
  call: { ...valid, answers: [answer], expect },
});

const failed = (ends: ExpectedEnd["ends"]): ExpectedEnd => ({ ends, attempts: 1, because: "lapsed" });

/** The state that decisions set, in the order in which they come: each replaces the one before as a whole. */
const states: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.constantFrom<Json>({ step: 1 }, { a: { b: [1, null] } }, { text: "naïve 東京" }),
    fc.constantFrom<Json>({ step: 2 }, {}, { other: [] }),
    fc.constantFrom("client.messages", "llm.finished"),
  )
  .map(([first, second, trigger]) => {
    const decisions: PlannedDecision[] = [
      { on: { trigger }, answer: { take: "changed", with: { state: first } } },
      { on: { trigger: "tool.finished" }, answer: { take: "changed", with: { state: second } } },
    ];
    return assemble("state", [[plainCall()]], undefined, { decisions });
  });

/** The name of the tool that a config has which comes in the middle of a session. */
export const NEW_TOOL = "tck_new_tool";

/** A config that a decision brings, or one that it leaves as it is. */
const agents: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.constantFrom<Json | null>({ model: "$model", tools: [{ name: NEW_TOOL }] }, null),
    fc.constantFrom("tool.finished", "llm.finished"),
  )
  .map(([agent, trigger]) =>
    assemble("agent", [[plainCall()]], undefined, {
      decisions: [{ on: { trigger }, answer: { take: "changed", with: { agent } } }],
    }),
  );

/** The worker ends the turn in the place of a prompt, with data of its own. */
const ownEnd: fc.Arbitrary<EngineCase> = fc
  .constantFrom<unknown>("tck-own-end", { answer: 42 }, ["a", null])
  .map((data) => {
    const whole = assemble("own-end", [[plainCall()]], undefined, {
      decisions: [
        {
          on: { trigger: "tool.finished" },
          answer: { take: "changed", with: { actions: [{ type: "done", data }] } },
        },
      ],
    });
    // The model is not asked again, so that its last word of the first turn is never said.
    const [first, ...rest] = whole.turns;
    return first === undefined
      ? whole
      : { ...whole, turns: [{ ...first, replies: first.replies.slice(0, 1) }, ...rest] };
  });

/** The worker has the model asked something of its own. */
const ownPrompt: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.constantFrom("tck-own-words", "say it\nin two lines"),
    fc.option(fc.constant("Be brief."), { nil: undefined }),
  )
  .map(([content, system]) =>
    assemble("own-prompt", [], system, {
      decisions: [
        {
          on: { trigger: "client.messages" },
          answer: {
            take: "changed",
            with: { actions: [{ type: "llm.call", messages: [{ role: "user", content }] }] },
          },
        },
      ],
    }),
  );

/** The id of the call that the worker makes by itself. */
export const OWN_CALL = "tck-own-call";

/** Beside its result the worker starts a call of its own. */
const ownCall: fc.Arbitrary<EngineCase> = fc.constantFrom('{"n":2}', "{}").map((text) => {
  const own = { type: "tool.call", id: OWN_CALL, name: "tool_1", arguments: text };
  const result = { type: "tool.result", content: [{ type: "text", text: "fine" }] };
  return assemble("own-call", [[plainCall({ take: "decision", body: { actions: [result, own] } })]], undefined, {
    decisions: [
      // What is proposed for a call without a message of the model's is the engine's choice.
      { on: { trigger: "tool.finished", call: OWN_CALL }, answer: { take: "decision", body: {} } },
    ],
  });
});

/** What is no decision: the turn must fail with it, and nothing of it may count as a result. */
const broken: fc.Arbitrary<EngineCase> = fc
  .constantFrom(
    { status: 400, text: '{"error":"tck-not-a-result"}' },
    { status: 404, text: "tck-not-a-result", contentType: "text/plain" },
    { status: 404, text: '{"error":"tck-not-a-result"}' },
    { status: 422, text: '{"actions":[{"type":"tool.result","result":"tck-not-a-result"}]}' },
    { status: 400, text: "tck-not-a-result", contentType: "text/plain" },
    { status: 200, text: "tck-not-a-result", contentType: "text/html" },
    { status: 200, text: "<html>tck-not-a-result</html>", contentType: "text/html" },
    { status: 200, text: "" },
    { status: 200, text: '"tck-not-a-result"' },
    { status: 200, text: '{"error":"tck-not-a-result"}' },
    { status: 200, text: '{"message":"tck-not-a-result"}' },
    { status: 200, text: '{"actions":[{"type":"tool.result","result":"tck-not-a-result"}' },
  )
  .map((answer) => {
    const expect: ExpectedEnd = { ...failed(["refused"]), because: "no-decision", hidden: ["tck-not-a-result"] };
    return assemble("no-decision", [[plainCall({ take: "raw", answer, fatal: true }, expect)]], undefined);
  });

/** A call whose worker reports a failure, of a tool whose results must fit a schema. */
const erring: fc.Arbitrary<EngineCase> = fc.constantFrom("the upstream is down", "57785654", '{"s":1}').map((error) => {
  const call: DraftCall = {
    tool: { output: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] } },
    call: {
      ...valid,
      answers: [{ take: "action", action: { type: "tool.error", error } }],
      expect: { ends: ["error"], attempts: 1, because: "error", error },
    },
  };
  return assemble("erring", [[call]], undefined);
});

/** Results that are ToolResults in every part of them. */
const whole: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.constantFrom<unknown>({ n: 1 }, [1, "two", null], "text", 0, false),
    // Who forgets it is seen only where it is true.
    fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constantFrom(false, undefined)),
    // A structured value alone is what the model must be shown.
    fc.oneof(fc.constant([]), fc.array(fc.constantFrom("one", "two", "three"), { minLength: 1, maxLength: 3 })),
  )
  .map(([structuredContent, isError, texts]) => {
    const content = texts.map((text) => ({ type: "text", text }));
    const result = { content, structuredContent, ...(isError === undefined ? {} : { isError }) };
    const expect = ok("whole-result", {
      structured: JSON.stringify(structuredContent),
      blocks: texts.map((text) => ({ type: "text" as const, text })),
      ...(isError === undefined ? {} : { isError }),
    });
    return assemble(
      "whole-result",
      [[plainCall({ take: "action", action: { type: "tool.result", result } }, expect)]],
      undefined,
    );
  });

/** A key that stands twice: with the last reading one value counts, with the first another. */
const twice: fc.Arbitrary<EngineCase> = fc
  .constantFrom('{"a":1,"a":"x"}', '{"a":"x","a":1}', '{"b":0,"a":"x","b":1,"a":"y"}')
  .map((text) => {
    const call: DraftCall = {
      tool: { input: { type: "object", properties: { a: { type: "string" } } } },
      call: {
        ...valid,
        arguments: text,
        how: "have a key twice",
        input: { status: ["valid", "invalid", "malformed"] },
        answers: [ran("fine")],
        expect: ok("plain"),
      },
    };
    return assemble("repeated-key", [[call]], undefined);
  });

/** Calls of one reply that share an id; the model may do that, and must not make a tool run twice. */
const sameIds: fc.Arbitrary<EngineCase> = fc.constantFrom(2, 3).map((count) => {
  const drafted = assemble("same-id", [[plainCall()]], undefined);
  const again = (call: PlannedCall): PlannedCall[] =>
    // What becomes of all but the first is the engine's own affair, as long as none of them runs.
    Array.from({ length: count }, (_, n) => (n === 0 ? call : { ...call, venue: "engine" }));
  return withReplies(drafted, (calls) => calls.flatMap(again));
});

/** An id of an earlier turn comes again in a later one. */
const knownId: fc.Arbitrary<EngineCase> = fc.constantFrom("call-1", "0").map((id) => {
  const drafted = withReplies(assemble("known-id", [[plainCall()]], undefined), (calls) =>
    calls.map((call) => ({ ...call, id })),
  );
  const [first, ...rest] = drafted.turns;
  if (first === undefined) return drafted;
  const again = withReplies({ ...drafted, turns: [first] }, (calls) =>
    calls.map((call) => ({ ...call, venue: "engine" })),
  );
  return { ...drafted, turns: [first, ...again.turns, ...rest] };
});

/** The case with other calls in its replies. */
function withReplies(engineCase: EngineCase, change: (calls: readonly PlannedCall[]) => PlannedCall[]): EngineCase {
  const turns = engineCase.turns.map((turn) => ({
    ...turn,
    replies: turn.replies.map((reply) => ("calls" in reply ? { ...reply, calls: change(reply.calls) } : reply)),
  }));
  return { ...engineCase, turns };
}

/** What any engine must do at each step of a session, whatever it declares. */
export const stepAreas: readonly EngineArea[] = [
  coreArea("state", 1, states),
  coreArea("agent", 1, agents),
  coreArea("own-end", 1, ownEnd),
  coreArea("own-prompt", 1, ownPrompt),
  coreArea("own-call", 1, ownCall),
  coreArea("no-decision", 3, broken),
  coreArea("erring", 1, erring),
  coreArea("whole-result", 2, whole),
  coreArea("repeated-key", 1, twice),
  coreArea("same-id", 1, sameIds),
  coreArea("known-id", 1, knownId),
];
