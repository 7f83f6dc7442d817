import fc from "fast-check";
import type { EngineArea, EngineCase, Json, Manner, PlannedAct, PlannedDecision, PlannedReply } from "./case.ts";
import { assemble, coreArea, type DraftCall, type DraftOptions, system, valid } from "./draft.ts";
import { ok } from "./results.ts";

const input = { type: "object", properties: { n: { type: "integer" } } };

const plainCall = (tool: DraftCall["tool"], text: string): DraftCall => ({
  tool,
  call: {
    ...valid,
    arguments: text,
    input: { status: ["valid"], value: text },
    answers: [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text: "fine" }] } }],
    expect: ok("plain"),
  },
});

const tools: readonly DraftCall["tool"][] = [
  { input },
  { input: { type: "object", properties: { n: { enum: [0, 7] } } }, output: { type: "string" } },
  {},
];

/** The agent whose model calls are the worker's: the connections of these names leave them to it. */
type Connection = "worker" | "worker-openai" | "worker-anthropic";

const workerCase = (
  area: string,
  llm: Connection,
  rounds: readonly (readonly DraftCall[])[],
  { agent, ...more }: DraftOptions = {},
  text?: string,
): EngineCase => assemble(area, rounds, text, { needs: ["llm-worker"], agent: { llm, ...(agent ?? {}) }, ...more });

/** The first answer of the worker as the model, given in this way. */
const given = (manner: Manner, nth = 1): PlannedDecision => ({
  on: { trigger: "llm.execute", nth },
  answer: { take: "proposed", ...manner },
});

const instead = (body: Json, manner: Manner = {}): PlannedDecision => ({
  on: { trigger: "llm.execute" },
  answer: { take: "decision", body, ...manner },
});

/** The case whose first turn has these replies and no other. */
function saying(engineCase: EngineCase, replies: readonly PlannedReply[]): EngineCase {
  const [first, ...rest] = engineCase.turns;
  return first === undefined ? engineCase : { ...engineCase, turns: [{ ...first, replies }, ...rest] };
}

/** At most three calls, in one reply or one after another. */
const drawnRounds = (...texts: readonly string[]): fc.Arbitrary<DraftCall[][]> =>
  fc
    .tuple(fc.array(fc.tuple(fc.constantFrom(...tools), fc.constantFrom(...texts)), { maxLength: 3 }), fc.boolean())
    .map(([drawn, together]) => {
      const calls = drawn.map(([tool, text]) => plainCall(tool, text));
      return together && calls.length > 0 ? [calls] : calls.map((call) => [call]);
    });

/** Sessions whose every model call is made by the worker, in the protocol's own form. */
const plain: fc.Arbitrary<EngineCase> = fc
  .tuple(drawnRounds('{"n":7}', '{ "n": 0 }', "{}"), system, fc.subarray([1, 2, 3]))
  .map(([rounds, text, streamed]) =>
    workerCase(
      "llm-worker",
      "worker",
      rounds,
      { decisions: streamed.map((nth) => given({ streamed: true }, nth)) },
      text,
    ),
  );

/** The same in the form of a provider; one of them knows arguments as values alone. */
const formats: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom<Connection>("worker-openai", "worker-anthropic"), drawnRounds('{"n":7}', "{}"), system)
  .map(([llm, rounds, text]) => workerCase("llm-worker-format", llm, rounds, {}, text));

/** The worker ends the turn of a model call that has failed, whatever is proposed. */
const givenUp: PlannedDecision = {
  on: { trigger: "llm.finished" },
  answer: { take: "decision", body: { actions: [{ type: "done", data: "given up" }] } },
};

const errors = fc.tuple(
  fc.constantFrom("The provider asks to wait.", 'say "which" model', "upstream 503\nand down"),
  fc.constantFrom<Json>(
    {},
    { code: "rate_limited" },
    { code: "provider_error", retryable: false },
    { code: "refused" },
  ),
);

function failingCase(error: string, more: Json, manner: Manner = {}): EngineCase {
  const action = { type: "llm.error", error, ...more };
  const drafted = workerCase("llm-worker-error", "worker", [], {
    agent: { retry: { llm: { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 } } },
    decisions: [instead({ actions: [action] }, manner), givenUp],
  });
  return saying(drafted, [{ text: "never said" }]);
}

/** A model call that the worker fails for good. */
const failing: fc.Arbitrary<EngineCase> = fc
  .tuple(errors, fc.constantFrom<Manner>({}, { streamed: true }))
  .map(([[error, more], manner]) => failingCase(error, more, manner));

/** A failure that may pass, and then a reply. */
const retried: fc.Arbitrary<EngineCase> = fc.constantFrom(1, 2).map((failures) => {
  const drafted = workerCase("llm-worker-error", "worker", [], {
    agent: { retry: { llm: { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 } } },
  });
  return saying(drafted, [{ text: "at last", first: Array.from({ length: failures }, () => ({ status: 503 })) }]);
});

/** What no reading makes a model's reply. */
const unreadable: fc.Arbitrary<EngineCase> = fc
  .constantFrom<unknown>(
    "It is sunny.",
    42,
    null,
    ["It is sunny."],
    { model: "m", content: 7 },
    { model: "m", tool_calls: "x" },
  )
  .map((response) => {
    const body = { actions: [{ type: "llm.result", response }], state: { tck: "unreadable" } };
    const drafted = workerCase("llm-worker-unreadable", "worker", [], { decisions: [instead(body, { fatal: true })] });
    return saying(drafted, [{ text: "never said" }]);
  });

/** The model call is left open and ended through the machine route. */
const settled: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.option(errors, { nil: undefined, freq: 1 }), fc.constantFrom("settled later", "naïve 東京"))
  .map(([failure, text]) => {
    const end =
      failure === undefined
        ? { type: "llm.result", response: { model: "tck", content: text, finish_reason: "stop" } }
        : { type: "llm.error", error: failure[0], ...failure[1] };
    const body: Json = { id: "$model", ...end };
    const settle: PlannedAct = {
      name: "settle the model call",
      when: { trigger: "llm.execute" },
      act: { do: "settle", body },
    };
    const drafted = workerCase("llm-worker-settle", "worker", [], {
      needs: ["llm-worker", "settle"],
      decisions: [instead({}), ...(failure === undefined ? [] : [givenUp])],
      acts: [settle],
    });
    return saying(drafted, [{ text }]);
  });

/** The client follows the session while the worker streams a reply. */
const followed: fc.Arbitrary<EngineCase> = fc
  .constantFrom("It is sunny in Oslo.", "naïve 東京 😀 and more", "one\ntwo\nthree")
  .map((text) => {
    const follow: PlannedAct = {
      name: "follow the turn",
      when: { trigger: "llm.execute", asked: true },
      act: { do: "stream", key: "machine", turn: true },
    };
    const drafted = workerCase("llm-worker-tokens", "worker", [], {
      needs: ["llm-worker", "events"],
      decisions: [
        { on: { trigger: "client.messages" }, answer: { take: "amended", type: "llm.call", with: { stream: true } } },
        given({ streamed: true, until: { answered: follow.name } }),
      ],
      acts: [follow],
    });
    return saying(drafted, [{ text }]);
  });

/** One of each that a short run might not draw. */
export const llmWorkerExamples: readonly EngineCase[] = [
  workerCase("llm-worker", "worker", [[plainCall({ input }, '{"n":7}')]]),
  workerCase("llm-worker-format", "worker-openai", [[plainCall({ input }, '{"n":7}')]]),
  workerCase("llm-worker-format", "worker-anthropic", [[plainCall({ input }, '{"n":7}')]]),
  failingCase("The provider asks to wait.", { code: "rate_limited" }),
];

const area = (
  name: string,
  weight: number,
  cases: fc.Arbitrary<EngineCase>,
  more: readonly string[] = [],
): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs: ["llm-worker", ...more],
});

/** Agents whose model runs on the worker. */
export const llmWorkerAreas: readonly EngineArea[] = [
  area("llm-worker", 2, plain),
  area("llm-worker-format", 1, formats),
  area("llm-worker-error", 1, fc.oneof(failing, retried)),
  area("llm-worker-unreadable", 1, unreadable),
  area("llm-worker-settle", 1, settled, ["settle"]),
  area("llm-worker-tokens", 1, followed, ["events"]),
];
