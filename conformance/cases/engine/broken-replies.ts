import fc from "fast-check";
import type { Damage, EngineArea, EngineCase, Json, PlannedDecision, PlannedReply, Trickle } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea, type DraftCall, type DraftOptions, system } from "./draft.ts";

/** Wherever a body is cut into small pieces, some cut is within a letter: many of them have three bytes in a row. */
const LETTERS = "東京の夜".repeat(12);

/** Long enough for several pieces, so that there is a middle. */
const LONG = `tck-broken-off: in Oslo it is sunny, in Bergen it rains as always, and in Tromsø ${LETTERS} 😀 it snows.`;

const longCall: DraftCall = (() => {
  const { tool, call } = fineCall();
  const text = JSON.stringify({ n: 1, of: LONG });
  return { tool, call: { ...call, arguments: text, input: { status: ["valid"], value: text } } };
})();

/** The worker ends the turn of a model call that has failed, whatever is proposed. */
const givenUp: PlannedDecision = {
  on: { trigger: "llm.finished", ok: false },
  answer: { take: "decision", body: { actions: [{ type: "done", data: "given up" }] } },
};

/** Not streamed, where that is wanted: prompts after tools go on as the first one did. */
const whole: PlannedDecision = {
  on: { trigger: "client.messages" },
  answer: { take: "amended", type: "llm.call", with: { stream: false } },
};

/** The case, with one of the replies of its first turn changed. */
function withReply(engineCase: EngineCase, nth: number, change: (reply: PlannedReply) => PlannedReply): EngineCase {
  const [first, ...rest] = engineCase.turns;
  const replies = (first?.replies ?? []).map((reply, n) => (n === nth ? change(reply) : reply));
  return first === undefined ? engineCase : { ...engineCase, turns: [{ ...first, replies }, ...rest] };
}

interface Broken {
  readonly damage: Damage;
  /** The reply that breaks off: calls, or the text after them. */
  readonly of: "calls" | "text";
  readonly streamed: boolean;
  readonly policy: Json;
}

function brokenCase(area: string, { damage, of, streamed, policy }: Broken, more: DraftOptions = {}): EngineCase {
  const drafted = assemble(area, [[longCall]], undefined, {
    agent: { retry: { llm: policy } },
    decisions: streamed ? [givenUp] : [whole, givenUp],
    ...more,
  });
  return withReply(drafted, of === "calls" ? 0 : 1, (reply) => ({
    ...("text" in reply ? { text: LONG } : reply),
    first: [{ damage }],
  }));
}

const policies: fc.Arbitrary<Json> = fc
  .constantFrom(1, 2)
  .map((max_attempts) => ({ max_attempts, backoff_base_secs: 0, backoff_max_secs: 0 }));

const damages: fc.Arbitrary<Damage> = fc.constantFrom<Damage>(
  ...(["start", "middle", "last"] as const).flatMap((at): Damage[] => [
    { kind: "cut", at },
    { kind: "end", at },
    { kind: "garbled", at },
  ]),
  { kind: "error", at: "start" },
  { kind: "error", at: "middle" },
);

const broken = (damage: fc.Arbitrary<Damage>, policy: fc.Arbitrary<Json>): fc.Arbitrary<Broken> =>
  fc.record({
    of: fc.constantFrom("calls", "text"),
    streamed: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    damage,
    policy,
  });

/** A model's reply that does not come to its end; the one after it, where there is one, is whole. */
const brokenReplies: fc.Arbitrary<EngineCase> = broken(damages, policies).map((drawn) =>
  brokenCase("broken-replies", drawn),
);

const silence = fc.constantFrom<Damage>({ kind: "silence", at: "start" }, { kind: "silence", at: "middle" });

/** A model that says nothing more until its bound has passed. */
const silentModel: fc.Arbitrary<EngineCase> = broken(
  silence,
  fc.constant({ max_attempts: 1, run_timeout_secs: 1 }),
).map((drawn) => brokenCase("silent-model", drawn, { needs: ["retries"], waitMs: 1_500 }));

const trickles: fc.Arbitrary<Trickle> = fc.constantFrom(
  { bytes: 29, ms: 0 },
  { bytes: 61, ms: 1 },
  { bytes: 13, ms: 0 },
);

/** Who speaks in pieces that divide characters and lines. Of a worker's event stream no core engine need read a word. */
const trickled = (area: "trickled" | "trickled-streams"): fc.Arbitrary<EngineCase> => {
  const streamed = area === "trickled-streams";
  const speakers: readonly (readonly string[])[] = [["worker"], ["model", "worker"], ...(streamed ? [] : [["model"]])];
  return fc.tuple(trickles, fc.constantFrom(...speakers), system).map(([pieces, whose, text]) => {
    const { tool, call } = longCall;
    const manner = whose.includes("worker")
      ? { trickled: pieces, ...(streamed ? { streamed: true as const } : {}) }
      : {};
    const answers = call.answers.map((answer) => ({ ...answer, ...manner }));
    const content = [{ type: "text", text: LONG }];
    const said = { take: "action", action: { type: "tool.result", content }, ...manner } as const;
    const second: DraftCall = {
      tool,
      call: { ...call, answers: [said], expect: { ...call.expect, blocks: [{ type: "text", text: LONG }] } },
    };
    const needs = streamed ? { needs: ["delivery"] } : undefined;
    const drafted = assemble(area, [[{ tool, call: { ...call, answers } }, second]], text, needs);
    if (!whose.includes("model")) return drafted;
    const slowly = (reply: PlannedReply): PlannedReply => ({ ...reply, trickled: pieces });
    return withReply(withReply(drafted, 0, slowly), 1, slowly);
  });
};

/** What every run plays, however short it is. */
export const brokenReplyExamples: readonly EngineCase[] = (
  [
    [{ kind: "cut", at: "last" }, "calls", true],
    [{ kind: "cut", at: "last" }, "text", true],
    [{ kind: "cut", at: "middle" }, "text", false],
    [{ kind: "end", at: "last" }, "text", true],
    [{ kind: "end", at: "start" }, "text", true],
    [{ kind: "garbled", at: "middle" }, "calls", true],
  ] as const
).map(([damage, of, streamed]) =>
  brokenCase("broken-replies", {
    damage,
    of,
    streamed,
    policy: { max_attempts: 1, backoff_base_secs: 0, backoff_max_secs: 0 },
  }),
);

/** What goes wrong between the model and the engine. */
export const brokenReplyAreas: readonly EngineArea[] = [
  coreArea("broken-replies", 3, brokenReplies),
  { ...coreArea("silent-model", 0.5, silentModel), needs: ["retries"] },
  coreArea("trickled", 1, trickled("trickled")),
  { ...coreArea("trickled-streams", 0.5, trickled("trickled-streams")), needs: ["delivery"] },
];
