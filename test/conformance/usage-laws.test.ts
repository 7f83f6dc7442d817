import { describe, expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../conformance/drivers/engine/log.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";

const engineCase: EngineCase = {
  version: 1,
  role: "engine",
  area: "usage",
  needs: ["events"],
  class: "fast",
  tools: [],
  turns: [{ user: "go", replies: [{ text: "done" }] }],
};

/** A count as it should be. */
const usage = (uncached: number, cached: number, output: number) => ({
  input: uncached + cached,
  output,
  uncached_input: uncached,
  cache_read: cached,
  cache_write: 0,
  total: uncached + cached + output,
});

const NOTHING = usage(0, 0, 0);

const told = (trigger: object, decisionId?: string) => ({
  trigger,
  ...(decisionId === undefined ? {} : { decision_id: decisionId }),
});
const called = (count?: object, id = "m-1", decisionId?: string) =>
  told({ type: "llm.finished", id, ...(count === undefined ? {} : { usage: count }) }, decisionId);
const over = (count: object, turnId = "t-1") => told({ type: "turn.finished", turn_id: turnId, usage: count });
const completed = (count: object, turnId = "t-1") => ({
  payload: { type: "turn.completed", turn_id: turnId, turn_token_usage: count },
});

function judged(rule: string, requests: readonly object[], events: readonly unknown[] = []): string[] {
  const exchanges = requests.map(
    (json, i): Exchange => ({
      n: i + 1,
      at: i,
      from: "engine",
      to: "worker",
      kind: "decision",
      method: "POST",
      path: "/",
      headers: {},
      text: JSON.stringify(json),
      json,
    }),
  );
  const log: EngineLog = { key: "m", startedAt: 0, exchanges, end: "ended", blobs: {}, events };
  const law = engineLaws.find((one) => one.rule === rule);
  return [...(law?.judge(engineCase, log) ?? [])].map((check) => (check.ok ? "good" : check.message));
}

describe("usage/sums", () => {
  const sums = (requests: readonly object[], events: readonly unknown[] = []) => judged("usage/sums", requests, events);

  it("looks at every count that is told, and at the record as one thing, however much of it was read", () => {
    const response = { payload: { type: "llm.call.completed", id: "m-1", response: { usage: usage(60, 40, 20) } } };
    const all = sums([called(usage(60, 40, 20)), over(usage(60, 40, 20))], [response, completed(usage(60, 40, 20))]);
    expect(all).toEqual(["good", "good", "good"]);
    const early = sums([called(usage(60, 40, 20)), over(usage(60, 40, 20))], [response]);
    expect(early).toEqual(all);
    const last = completed({ ...usage(60, 40, 20), total: 160 });
    expect(sums([], [response, last])).toEqual([expect.stringContaining("turn_token_usage/total")]);
  });

  it("finds an input without its cache, and a total that is no sum", () => {
    expect(sums([called({ ...usage(60, 40, 20), input: 60, total: 80 })])[0]).toContain("/trigger/usage/input");
    expect(sums([], [completed({ ...usage(60, 40, 20), total: 160 })])[0]).toContain("turn_token_usage/total");
    const { cache_write: _, ...partial } = usage(60, 40, 20);
    expect(sums([called(partial)])[0]).toContain("/trigger/usage/input");
  });

  it("has nothing to say of an engine that counted nothing", () => {
    expect(sums([called(), over(NOTHING)], [completed(NOTHING)])).toEqual([]);
  });
});

describe("usage/turn-is-the-sum-of-its-calls", () => {
  const turn = (requests: readonly object[], events: readonly unknown[] = []) =>
    judged("usage/turn-is-the-sum-of-its-calls", requests, events);
  const calls = [called(usage(10, 0, 2), "m-1"), called(usage(20, 7, 10), "m-2")];

  it("takes the sum of the calls, in the trigger and on the record, turn by turn", () => {
    const requests = [...calls, over(usage(30, 7, 12)), called(usage(5, 0, 1), "m-3"), over(usage(5, 0, 1), "t-2")];
    const events = [completed(usage(30, 7, 12)), completed(usage(5, 0, 1), "t-2")];
    expect(turn(requests, events)).toEqual(["good", "good"]);
    expect(turn(requests, events.slice(0, 1))).toEqual(["good", "good"]);
  });

  it("counts a call once whose decision is delivered twice", () => {
    const twice = called(usage(10, 0, 2), "m-1", "d-1");
    expect(turn([twice, twice, over(usage(10, 0, 2))])).toEqual(["good"]);
  });

  it("takes the count of a call from the record where the worker is told none", () => {
    const recorded = { payload: { type: "llm.call.completed", id: "m-1", response: { usage: usage(10, 0, 2) } } };
    expect(turn([called(undefined, "m-1"), over(usage(10, 0, 2))], [recorded])).toEqual(["good"]);
  });

  it("finds the last call alone, nothing at all, and the turn before once more", () => {
    expect(turn([...calls, over(usage(20, 7, 10))])[0]).toContain('"input":37');
    expect(turn([...calls, over(usage(30, 7, 12))], [completed(NOTHING)])[0]).toContain("turn_token_usage");
    const more = [...calls, over(usage(30, 7, 12)), called(usage(5, 0, 1), "m-3"), over(usage(35, 7, 13), "t-2")];
    expect(turn(more)[1]).toContain('"input":5');
  });

  it("finds a provider's own numbers in a sum, and members that are newer in none", () => {
    const own = { ...usage(30, 7, 12), provider: { prompt_tokens: 37 } };
    expect(turn([...calls, over(own)])[0]).toContain("/trigger/usage/provider");
    expect(turn([...calls, over({ ...usage(30, 7, 12), reasoning: 3 })])).toEqual(["good"]);
  });

  it("has nothing to say where a call says nothing", () => {
    expect(turn([called(undefined, "m-1"), over(usage(10, 0, 2))])).toEqual([]);
  });
});
