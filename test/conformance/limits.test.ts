import { describe, expect, it } from "vitest";
import { limits } from "../../conformance/common/cut-short.ts";
import { inShard } from "../../conformance/common/shard.ts";
import type { EngineLog, Exchange } from "../../conformance/drivers/engine/log.ts";
import { createPace, durations } from "../../conformance/engine/pace.ts";
import { type EngineReport, type EngineSuiteOptions, runEngineSuite } from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";

const sound = { kind: "mount", mount: mountEngine({}) } as const;
const run = (options: Partial<EngineSuiteOptions>) =>
  runEngineSuite({ engine: sound, runs: 60, seed: 5, shrink: false, topUp: false, ...options });

describe("a part of a run", () => {
  it("is disjoint from the others, and together they are the whole", async () => {
    const whole = await run({});
    const parts: EngineReport[] = [];
    for (const index of [1, 2, 3]) parts.push(await run({ shard: { index, count: 3 } }));
    const sum = (of: (report: EngineReport) => number) => parts.reduce((n, part) => n + of(part), 0);
    expect(sum(({ cases }) => cases.generated)).toBe(whole.cases.generated);
    expect(sum(({ cases }) => cases.fixed)).toBe(whole.cases.fixed);
    for (const { cases } of parts) expect(cases.generated).toBeLessThan(whole.cases.generated / 2);
    for (const [area, n] of Object.entries(whole.cases.byArea))
      expect(sum(({ cases }) => cases.byArea[area] ?? 0)).toBe(n);
  });

  it("holds each member once", () => {
    const list = Array.from({ length: 11 }, (_, n) => n);
    const parts = [1, 2, 3, 4].flatMap((index) => inShard({ index, count: 4 }, list));
    expect(parts.toSorted((a, b) => a - b)).toEqual(list);
    expect(inShard(undefined, list)).toEqual(list);
  });
});

describe("a run that is limited", () => {
  it("to some profiles judges only their rules, and plays only cases for them", async () => {
    const report = await run({ features: ["retries", "async"], offers: ["events", "settle"], profiles: ["retries"] });
    expect(new Set(report.rules.map(({ profile }) => profile))).toEqual(new Set(["retries"]));
    expect(Object.keys(report.cases.byArea).length).toBeGreaterThan(0);
    expect(Object.keys(report.cases.byArea)).not.toContain("async");
    expect(report.verdict.passed).toBeGreaterThan(0);
  });

  it("to one rule still verifies it", async () => {
    const report = await run({ rules: ["arguments/no-object-is-malformed"] });
    expect(report.rules.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      "arguments/no-object-is-malformed pass",
    ]);
  });

  it("ends at the first broken MUST when it is to bail out, and not at one that is known", async () => {
    const mutant = engineMutants.find(({ breaks }) => breaks === "arguments/no-object-is-malformed");
    const engine = { kind: "mount", mount: mountEngine(mutant?.make() ?? {}) } as const;
    const report = await run({ engine, bail: true });
    expect(report.cases).toMatchObject({ cutShort: "bail", notPlayed: expect.any(Number) });
    expect(report.cases.notPlayed).toBeGreaterThan(0);
    const failures = report.rules
      .filter(({ outcome }) => outcome !== "pass")
      .map(({ id }) => ({ rule: id, reason: "for this test" }));
    const on = await run({
      engine,
      bail: true,
      rules: ["arguments/no-object-is-malformed"],
      knownFailures: { failures, flaky: [] },
    });
    expect(on.cases.notPlayed).toBe(0);
  });

  it("by time begins no case after it, and says so", async () => {
    const report = await run({ timeLimitMs: 1 });
    expect(report.cases).toMatchObject({ cutShort: "time limit" });
    expect(report.cases.notPlayed).toBeGreaterThan(0);
  });

  it("keeps the first reason that it was given", () => {
    let now = 0;
    let bail = false;
    const ending = limits({ bail: () => bail }, 100, () => now);
    expect(ending.cutShort()).toBeUndefined();
    now = 100;
    expect(ending.cutShort()).toBe("time limit");
    bail = true;
    expect(ending.cutShort()).toBe("time limit");
  });
});

const exchange = (from: Exchange["from"], at: number, to: number | undefined, kind: Exchange["kind"] = "submit") =>
  ({ from, at, kind, ...(to === undefined ? {} : { answer: { status: 200, text: "", at: to } }) }) as Exchange;
const log = (...exchanges: Exchange[]) => ({ exchanges }) as unknown as EngineLog;

describe("patience", () => {
  it("counts what the engine answered, less the time in which the suite kept it waiting", () => {
    const took = durations([
      exchange("client", 0, 100),
      exchange("engine", 20, 60, "decision"),
      exchange("engine", 40, 80, "prompt"),
      exchange("client", 100, undefined),
      exchange("client", 0, 900, "stream"),
      exchange("client", 0, 900, "restart"),
    ]);
    expect(took).toEqual([40]);
  });

  it("is never under 50 times the slowest exchange; while shrinking, 50 times the median and at least 100 ms", () => {
    const pace = createPace();
    expect([pace.whole(5_000), pace.short(5_000)]).toEqual([5_000, 100]);
    pace.learn(log(exchange("client", 0, 10), exchange("client", 0, 20), exchange("client", 0, 300)));
    expect([pace.whole(5_000), pace.short(5_000)]).toEqual([15_000, 1_000]);
    expect([pace.whole(20_000), pace.short(20_000)]).toEqual([20_000, 1_000]);
  });
});
