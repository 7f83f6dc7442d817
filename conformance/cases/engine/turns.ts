import fc from "fast-check";
import type {
  EngineArea,
  EngineCase,
  Json,
  Mark,
  PlannedAct,
  PlannedAnswer,
  PlannedDecision,
  PlannedTurn,
} from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea, type DraftCall, type DraftOptions } from "./draft.ts";
import { settleOf, tooLate } from "./later.ts";

/** What a message says that must not be heard: it came while a turn was running, and did not ask to wait. */
export const UNASKED = "tck-not-now";

const needs = ["delivery"];

/** Where a turn stands still for as long as the suite wants. */
const MOMENTS = ["client.messages", "llm.finished", "tool.execute", "prompt"] as const;
type Moment = (typeof MOMENTS)[number];

const whenAt = (moment: Moment): Mark => (moment === "prompt" ? { prompt: 1 } : { trigger: moment, asked: true });

/** A case whose first turn stands still at a moment until so many of its acts are done. */
function heldAt(area: string, moment: Moment, afterActs: number, more: DraftOptions): EngineCase {
  const { tool, call } = fineCall();
  const answers = call.answers.map((answer): PlannedAnswer => ({ ...answer, afterActs }));
  const held: DraftCall = { tool, call: moment === "tool.execute" ? { ...call, answers } : call };
  const isDecision = moment === "client.messages" || moment === "llm.finished";
  const decisions: PlannedDecision[] = isDecision
    ? [{ on: { trigger: moment }, answer: { take: "proposed", afterActs } }]
    : [];
  const drafted = assemble(area, [[held]], undefined, {
    needs,
    ...more,
    decisions: [...decisions, ...(more.decisions ?? [])],
  });
  return moment === "prompt" ? withFirst(drafted, (turn) => heldPrompt(turn, afterActs)) : drafted;
}

const heldPrompt = ({ replies: [first, ...rest], ...turn }: PlannedTurn, afterActs: number): PlannedTurn => ({
  ...turn,
  replies: first === undefined ? rest : [{ ...first, afterActs }, ...rest],
});

/** The case with its first turn changed. */
function withFirst(engineCase: EngineCase, change: (turn: PlannedTurn) => PlannedTurn): EngineCase {
  const turns = engineCase.turns.map((turn, n) => (n === 0 ? change(turn) : turn));
  return { ...engineCase, turns };
}

/** The two ways to say something that goes under what is there. */
const says = (how: "message" | "append", content: string): Json => {
  const message = { role: "user", content };
  return how === "message" ? { type: "client.message", message } : { type: "client.append", messages: [message] };
};

interface DrawnMessage {
  readonly how: "message" | "append";
  readonly waits: boolean;
  /** Whether it names the id of the turn that it opens. */
  readonly named: boolean;
}

const anyMessage: fc.Arbitrary<DrawnMessage> = fc.record({
  how: fc.constantFrom("message", "append"),
  waits: fc.constantFrom(true, true, false),
  named: fc.boolean(),
});

/** Messages that come while a turn is running; some ask to wait for its end. */
const busy: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom(...MOMENTS), fc.array(anyMessage, { minLength: 1, maxLength: 4 }))
  .map(([moment, messages]) => {
    const when = whenAt(moment);
    const acts = messages.map(({ how, waits, named }, i): PlannedAct => {
      const content = waits ? `message ${i + 2}` : UNASKED;
      const id = named ? { turn_id: `$turn-${i + 2}` } : {};
      const body = { payload: says(how, content), ...id, ...(waits ? { queue: true } : {}) };
      return { name: `${waits ? "waits" : "does not wait"}: ${i + 2}`, when, act: { do: "submit", body } };
    });
    const queued = messages.flatMap(({ waits }, i): PlannedTurn[] => {
      const n = i + 2;
      return waits ? [{ user: `message ${n}`, queuedBy: `waits: ${n}`, replies: [{ text: `answer ${n}` }] }] : [];
    });
    const drafted = heldAt("busy", moment, acts.length, { acts });
    const [first, ...rest] = drafted.turns;
    return first === undefined ? drafted : { ...drafted, turns: [first, ...queued, ...rest] };
  });

/** When a client sends its message again. */
const TIMES = ["running", "over", "beside another"] as const;

/** The moments to which nothing has moved for so long, so that what was answered is on the record. */
const QUIET_MS = 25;

/** A message that is sent again under the id of its turn, since its answer was lost. */
const again: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom(...MOMENTS), fc.subarray([...TIMES], { minLength: 1 }))
  .map(([moment, times]) => {
    const next = { trigger: "client.messages", nth: 2 };
    const moments: Readonly<Record<(typeof TIMES)[number], Pick<PlannedAct, "when" | "quietMs">>> = {
      running: { when: whenAt(moment) },
      over: { when: { trigger: "turn.finished" }, quietMs: QUIET_MS },
      "beside another": { when: { ...next, asked: true } },
    };
    const acts = times.map((time): PlannedAct => {
      const body = { turn_id: "$turn-1", payload: says("message", "go") };
      return { name: `again: ${time}`, ...moments[time], act: { do: "submit", body } };
    });
    const beside: PlannedDecision = { on: next, answer: { take: "proposed", afterActs: acts.length } };
    const drafted = heldAt("same-turn", moment, times.includes("running") ? 1 : 0, {
      acts,
      decisions: times.includes("beside another") ? [beside] : [],
    });
    return withFirst(drafted, (turn) => ({ ...turn, turnId: "$turn-1" }));
  });

const done = (data?: unknown): Json => ({ type: "done", ...(data === undefined ? {} : { data }) });

/** What a turn comes to; absent for one that comes to nothing. */
const outcome = fc.constantFrom<unknown>("first", { total: 3, of: ["a"] }, [1], 0, false, "", undefined);

/** A turn that is ended twice: in one decision, by the answer to its last question, or both. */
const twice: fc.Arbitrary<EngineCase> = fc
  .tuple(outcome, fc.constantFrom("in one", "by the last word", "both"))
  .map(([data, how]) => {
    const second = done("tck-second");
    const last: PlannedDecision = {
      on: { trigger: "turn.finished" },
      answer: { take: "changed", with: { actions: [second] } },
    };
    const actions = how === "by the last word" ? [done(data)] : [done(data), second];
    return assemble("first-done", [], undefined, {
      needs: ["events"],
      decisions: [
        { on: { trigger: "llm.finished" }, answer: { take: "changed", with: { actions } } },
        ...(how === "in one" ? [] : [last]),
      ],
      // The next message might come before this answer, and end the turn without it.
      acts: [{ name: "answered", when: { trigger: "turn.finished" }, quietMs: QUIET_MS, act: { do: "wait" } }],
    });
  });

/** A case whose first turn the worker ends in the decision that starts its calls: these are open then. */
function endedEarly(area: string, answer: PlannedAnswer | undefined, calls: number, more: DraftOptions): EngineCase {
  // Nobody is owed anything about a call whose turn is over.
  const drawn = Array.from({ length: calls }, (): DraftCall => {
    const { tool, call } = fineCall(answer);
    return { tool, call: { ...call, venue: "engine" } };
  });
  const started = drawn.map(({ call }, i): Json => {
    const n = i + 1;
    return { type: "tool.call", id: `call-${n}`, name: `tool_${n}`, arguments: call.arguments };
  });
  const decisions: PlannedDecision[] = [
    {
      on: { trigger: "llm.finished" },
      answer: { take: "changed", with: { actions: [...started, done("enough")] } },
    },
    // As it was proposed, without a prompt that the suite would add.
    ...started.map(
      (_, i): PlannedDecision => ({
        on: { trigger: "tool.finished", call: `call-${i + 1}` },
        answer: { take: "changed", with: {} },
      }),
    ),
  ];
  const drafted = assemble(area, [drawn], undefined, { ...more, decisions: [...decisions, ...(more.decisions ?? [])] });
  return withFirst(drafted, ({ replies, ...turn }) => ({ ...turn, replies: replies.slice(0, 1) }));
}

/** Calls that end while their turn is being closed. */
const early: fc.Arbitrary<EngineCase> = fc
  .integer({ min: 1, max: 3 })
  .map((calls) => endedEarly("done-early", undefined, calls, {}));

/** A call that its turn has left open, and that is ended in the next one. */
const left: fc.Arbitrary<EngineCase> = fc
  .constantFrom<"route" | "submit" | "decision">("route", "submit", "decision")
  .map((how) => {
    const late = settleOf(tooLate, "call-1");
    const next = { trigger: "client.messages", nth: 2 };
    const answer: PlannedAnswer =
      how === "decision"
        ? { take: "changed", with: { actions: [late, { type: "llm.call" }] } }
        : { take: "proposed", afterActs: 1 };
    const act: PlannedAct["act"] =
      how === "route"
        ? { do: "settle", body: late }
        : { do: "decide", decision: { trigger: "tool.execute" }, body: { actions: [late] } };
    return endedEarly("done-open", { take: "decision", body: {} }, 1, {
      needs: ["async", "settle"],
      decisions: [{ on: next, answer }],
      ...(how === "decision" ? {} : { acts: [{ name: `too late: ${how}`, when: { ...next, asked: true }, act }] }),
    });
  });

const area = (name: string, weight: number, wants: readonly string[], cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs: wants,
});

/** How turns begin, wait for each other and end. */
export const turnAreas: readonly EngineArea[] = [
  area("busy", 2, needs, busy),
  area("same-turn", 1, needs, again),
  area("first-done", 1, ["events"], twice),
  coreArea("done-early", 1, early),
  area("done-open", 1, ["async", "settle"], left),
];
