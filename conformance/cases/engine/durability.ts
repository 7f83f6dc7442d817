import fc from "fast-check";
import type { EngineArea, EngineCase, Json, PlannedAct, PlannedAnswer, PlannedDecision } from "./case.ts";
import { assemble, coreArea, type DraftCall, type DraftOptions, valid } from "./draft.ts";
import { bytes, ok, toBase64 } from "./results.ts";

/** The longest wait before what was lost is asked again, in milliseconds: that of a failed delivery. */
const AGAIN_MS = 2_500;

/** For so long nothing has moved: what the engine was told last is on its record by then. */
const SETTLED_MS = 60;

/** How many acts a case has before what is held goes on: the record is read, and the engine killed. */
const HELD = 2;

/** Whether an engine is started again at once, or what is held goes on while nobody is there to hear it. */
type Gap = "at once" | "down";

/** A moment, the record read, and the engine killed and started again. */
const restartAt = (when: PlannedAct["when"], quietMs?: number, gap: Gap = "at once"): PlannedAct[] => [
  {
    name: "events before",
    when,
    ...(quietMs === undefined ? {} : { quietMs }),
    act: { do: "request", method: "GET", path: "/api/machine/sessions/$session/events?after_seq=0", key: "machine" },
  },
  ...(gap === "at once" ? [] : [{ name: "kill", when, act: { do: "kill" } } as const]),
  {
    name: "restart",
    ...(gap === "at once" ? { when } : { when: { answered: "kill" }, quietMs: SETTLED_MS }),
    act: { do: "restart" },
  },
];

/** A call whose result has bytes in it. */
const pictured = (base64: string, more: Partial<PlannedAnswer> = {}): DraftCall => ({
  tool: {},
  call: {
    ...valid,
    answers: [
      {
        take: "action",
        action: {
          type: "tool.result",
          content: [
            { type: "image", data: base64, mimeType: "image/png" },
            { type: "text", text: "there it is" },
          ],
        },
        ...more,
      } as PlannedAnswer,
    ],
    expect: ok("blocks", {
      blocks: [
        { type: "blob", base64 },
        { type: "text", text: "there it is" },
      ],
    }),
  },
});

const killed = (area: string, call: DraftCall, { needs = [], ...more }: DraftOptions): EngineCase =>
  assemble(area, [[call]], undefined, {
    needs: ["durability", "lifecycle", ...needs],
    class: "slow",
    waitMs: AGAIN_MS,
    ...more,
  });

const stateful = (state: Json, more: Partial<PlannedAnswer> = {}): PlannedDecision => ({
  on: { trigger: "client.messages" },
  answer: { take: "changed", with: { state }, ...more } as PlannedAnswer,
});

/** What a worker may have in hand when the engine goes down. */
const HELD_TRIGGERS = ["client.messages", "llm.finished", "tool.execute", "tool.finished", "turn.finished"] as const;

/** The engine is killed while the worker has a decision in hand. */
function inDelivery(trigger: (typeof HELD_TRIGGERS)[number], state: Json, base64: string, gap?: Gap): EngineCase {
  const held = { afterActs: HELD };
  const others: PlannedDecision[] =
    trigger === "client.messages" || trigger === "tool.execute"
      ? []
      : [{ on: { trigger }, answer: { take: "proposed", ...held } }];
  return killed("restart", pictured(base64, trigger === "tool.execute" ? held : {}), {
    decisions: [stateful(state, trigger === "client.messages" ? held : {}), ...others],
    acts: restartAt({ trigger, asked: true }, undefined, gap),
  });
}

/** The engine is killed while a model call is under way. */
function inPrompt(nth: 1 | 2, state: Json, base64: string, gap?: Gap): EngineCase {
  const drafted = killed("restart", pictured(base64), {
    decisions: [stateful(state)],
    agent: { retry: { llm: { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 } } },
    acts: restartAt({ prompt: nth }, undefined, gap),
  });
  const [first, ...rest] = drafted.turns;
  if (first === undefined) return drafted;
  const replies = first.replies.map((reply, n) => (n === nth - 1 ? { ...reply, afterActs: HELD } : reply));
  return { ...drafted, turns: [{ ...first, replies }, ...rest] };
}

/** The engine is killed between two turns. */
const idle = (state: Json, base64: string): EngineCase =>
  killed("restart", pictured(base64), {
    decisions: [stateful(state)],
    acts: restartAt({ trigger: "turn.finished" }, SETTLED_MS),
  });

const state = fc.constantFrom<Json>({ step: 2 }, { a: { b: [1, null] } }, { text: "naïve 東京" });
const image = bytes.map(toBase64);
const gaps = fc.constantFrom<Gap>("at once", "down");

const restarted: fc.Arbitrary<EngineCase> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...HELD_TRIGGERS), state, image, gaps).map((drawn) => inDelivery(...drawn)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom<1 | 2>(1, 2), state, image, gaps).map((drawn) => inPrompt(...drawn)),
  },
  { weight: 2, arbitrary: fc.tuple(state, image).map((drawn) => idle(...drawn)) },
);

/** The engine is killed while it waits to try a call again. */
function inWait(seconds: 1 | 2): EngineCase {
  const failure: PlannedAnswer = { take: "action", action: { type: "tool.error", error: "busy", retryable: true } };
  const success: PlannedAnswer = {
    take: "action",
    action: { type: "tool.result", content: [{ type: "text", text: "at last" }] },
  };
  const call: DraftCall = {
    tool: {},
    call: {
      ...valid,
      answers: [failure, success],
      expect: { ends: ["ok"], attempts: 2, because: "retried", blocks: [{ type: "text", text: "at last" }] },
    },
  };
  return killed("restart-retry", call, {
    needs: ["retries"],
    retry: { max_attempts: 2, backoff_base_secs: seconds, backoff_max_secs: seconds },
    acts: restartAt({ trigger: "tool.execute", call: "call-1" }, SETTLED_MS),
  });
}

/** The engine is killed while a call is open that the worker has left for later. */
function whileOpen(text: string): EngineCase {
  const call: DraftCall = {
    tool: {},
    call: {
      ...valid,
      answers: [{ take: "decision", body: {} }],
      expect: ok("later", { blocks: [{ type: "text", text }] }),
    },
  };
  const result = { type: "tool.result", id: "call-1", result: { content: [{ type: "text", text }] } };
  return killed("restart-open", call, {
    needs: ["settle"],
    acts: [
      ...restartAt({ trigger: "tool.execute", call: "call-1" }, SETTLED_MS),
      { name: "settle call-1", when: { answered: "restart" }, act: { do: "settle", body: result } },
    ],
  });
}

/** One of each, so that a run with few of them reaches every rule. */
export const durabilityExamples: readonly EngineCase[] = [
  inDelivery("tool.finished", { step: 2 }, "dGNrLXBpY3R1cmUtb2YtYS1mb3VydGgtcGFyY2Vs", "down"),
  inDelivery("tool.execute", { step: 2 }, "dGNrLXBpY3R1cmUtb2Ytb25lLXBhcmNlbA=="),
  inPrompt(2, { step: 2 }, "dGNrLXBpY3R1cmUtb2YtYW5vdGhlci1wYXJjZWw="),
  idle({ step: 2 }, "dGNrLXBpY3R1cmUtb2YtYS10aGlyZC1wYXJjZWw="),
];

const area = (name: string, needs: readonly string[], cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, 0.3, cases),
  needs: ["durability", "lifecycle", ...needs],
  class: "slow",
});

/** Engines that are killed and started again. */
export const durabilityAreas: readonly EngineArea[] = [
  area("restart", [], restarted),
  area("restart-retry", ["retries"], fc.constantFrom<1 | 2>(1, 2).map(inWait)),
  area("restart-open", ["settle"], fc.constantFrom("settled at last", "naïve 東京").map(whileOpen)),
];
