import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEANWHILE, slowCheckAreas } from "../../conformance/cases/engine/slow-check.ts";
import type { EngineLog, Exchange } from "../../conformance/drivers/engine/log.ts";
import { slowCheckLaws } from "../../conformance/judges/engine/slow-check.ts";

const [law] = slowCheckLaws;
const [area] = slowCheckAreas;
if (law === undefined || area === undefined) throw new Error("there is no slow check");
const [engineCase] = fc.sample(area.cases, { seed: 1, numRuns: 1 });
const id = engineCase?.turns[0]?.replies.flatMap((reply) => ("calls" in reply ? reply.calls : []))[0]?.id;

/** Moments of one case in milliseconds: when the submit at 100 is answered, and when the checked session goes on. */
interface Moments {
  readonly usual?: number;
  /** How long another submit took before it. */
  readonly other?: number;
  readonly answered?: number;
  readonly proposed?: number;
  readonly checked?: number;
  readonly stalled?: string;
}

function judged({ usual = 5, other = usual, answered, proposed, checked, stalled }: Moments): string[] {
  const plain = { method: "POST", path: "/", headers: {}, text: "" };
  const submit = { ...plain, from: "client", to: "engine", kind: "submit", session: "other" } as const;
  const decision = (at: number | undefined, trigger: object): Omit<Exchange, "n">[] =>
    at === undefined ? [] : [{ ...plain, from: "engine", to: "worker", kind: "decision", at, json: { trigger } }];
  const answer = (at: number) => ({ answer: { status: 202, text: "", at } });
  const exchanges = [
    { ...submit, at: 0, ...answer(usual) },
    { ...submit, at: 1, ...answer(1 + other) },
    { ...submit, at: 100 + usual, act: MEANWHILE, ...(answered === undefined ? {} : answer(usual + answered)) },
    ...decision(proposed && proposed + usual, { type: "llm.finished" }),
    ...decision(checked && checked + usual, { type: "tool.execute", id }),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map((exchange, n) => ({ n: n + 1, ...exchange }));
  const how = stalled === undefined ? { end: "ended" as const } : { end: "stalled" as const, note: stalled };
  const log: EngineLog = { key: "k", startedAt: 0, exchanges, blobs: {}, ...how };
  if (engineCase === undefined) throw new Error("there is no case");
  return [...(law?.judge(engineCase, log) ?? [])].map((check) => (check.ok ? "good" : check.message));
}

describe("Whether a check holds up another session", () => {
  it.each<[string, Moments]>([
    ["is over before the submit", { proposed: 50, checked: 60, answered: 3_000 }],
    ["goes on long after a quick answer", { proposed: 110, checked: 5_000, answered: 110 }],
    ["goes on long after a slow answer", { proposed: 110, checked: 5_000, answered: 2_100 }],
    ["is ended within a second, for both", { proposed: 110, checked: 905, answered: 900 }],
    ["ends early, and the answer is late for another reason", { proposed: 110, checked: 300, answered: 2_100 }],
    ["ends with the answer where submits always take as long", { usual: 600, checked: 2_110, answered: 2_100 }],
    ["never ends, and the submit is answered at once", { answered: 110, stalled: "the execution" }],
  ])("is good where it %s", (_what, moments) => {
    expect(judged(moments)).toEqual(["good"]);
  });

  it.each<[string, Moments]>([
    ["stands still until the check of the proposal is over", { proposed: 2_003, checked: 2_250, answered: 2_000 }],
    ["the same, and the proposal comes by a hair earlier", { proposed: 1_999, checked: 2_250, answered: 2_000 }],
    ["was slow once before", { other: 900, proposed: 2_003, answered: 2_000 }],
    ["stands still behind the proposal", { proposed: 110, checked: 2_040, answered: 2_000 }],
    ["answers when the execution has been asked for", { proposed: 110, checked: 2_000, answered: 2_900 }],
  ])("is bad where an engine %s", (_what, moments) => {
    expect(judged(moments)).toEqual([expect.stringMatching(/one after \d+ ms, when the check was over/)]);
  });

  it("is bad where there is no answer, and says what became of the engine", () => {
    expect(judged({ stalled: "the engine ended with code 9" })).toEqual([
      expect.stringContaining("none: the engine ended with code 9"),
    ]);
  });
});
