import { describe, expect, it } from "vitest";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { createPace } from "../../conformance/engine/pace.ts";
import { type EngineUnderTest, readReport, renderReport, runEngineSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";

/** The log of one request that took so many milliseconds. */
const taking = (milliseconds: number): EngineLog =>
  ({
    exchanges: [{ from: "client", kind: "submit", at: 0, answer: { at: milliseconds, status: 200, text: "" } }],
  }) as unknown as EngineLog;

/** The reference engine, but for one submit that is never answered. */
function hangsOnce(nth: number) {
  let submits = 0;
  const mount: Extract<EngineUnderTest, { kind: "mount" }>["mount"] = (told) => {
    const { handle, ...rest } = mountEngine({})(told);
    return {
      ...rest,
      async handle(request) {
        if (!request.path.endsWith("/submit") || ++submits !== nth) return handle(request);
        await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
        return { status: 500, headers: {}, body: "" };
      },
    };
  };
  return { kind: "mount", mount } as const;
}

describe("A case that has stalled once", () => {
  const few = { runs: 12, seed: 3, generatedOnly: true, topUp: false, areas: ["arguments"], patienceMs: 1_500 };

  it("is looked at again while there is time, and is flaky where it does not stall again", async () => {
    const engine = hangsOnce(2);
    const { cases } = await runEngineSuite({ engine, ...few });
    expect(cases).toMatchObject({ flaky: 1, notPlayed: 0, total: 12 });
    expect(cases).not.toHaveProperty("notLookedAgain");
  });

  it("is not once the time limit has passed, and every form says so", async () => {
    const engine = hangsOnce(2);
    const report = await runEngineSuite({ engine, ...few, patienceMs: 4_000, timeLimitMs: 3_000 });
    expect(report.cases).toMatchObject({ flaky: 0, notLookedAgain: 1 });
    expect(report.cases.total + report.cases.notPlayed + 1).toBe(12);
    expect(report.rules.filter(({ outcome }) => outcome === "fail")).toEqual([]);
    const said = "stalled once and not looked at again: the time limit had passed";
    for (const text of [terminalReport(report), renderReport(report, "markdown"), renderReport(report, "html")])
      expect(text).toContain(`1 ${text.startsWith("<") ? "" : "case "}${said}`);
    expect(readReport(JSON.parse(JSON.stringify(report)))).toMatchObject({ ok: true });
  });
});

describe("Patience", () => {
  it.each([
    [0, 5_000],
    [200, 10_000],
    [5_000, 60_000],
    [40_000, 80_000],
  ])("after an answer that took %d ms is %d ms, where five seconds were asked for", (took, whole) => {
    const pace = createPace();
    pace.learn(taking(took));
    expect(pace.whole(5_000)).toBe(whole);
  });

  it("ends with an interrupt, however much of it there is, and what was under way is not judged", async () => {
    const ending = new AbortController();
    const report = await runEngineSuite({
      engine: {
        kind: "mount",
        mount: ({ workerUrl }) => ({
          apiKey: "secret",
          close: () => Promise.resolve(),
          async handle({ path, signal }) {
            if (path.endsWith("/submit")) ending.abort();
            await new Promise((resolve) => signal.addEventListener("abort", resolve));
            return { status: 500, headers: {}, body: workerUrl };
          },
        }),
      },
      apiKey: "secret",
      signal: ending.signal,
      patienceMs: 3_600_000,
      generatedOnly: true,
      runs: 3,
      seed: 1,
    });
    expect(report.verdict.exitCode).not.toBe(0);
    expect(report.rules.filter(({ outcome }) => outcome === "fail")).toEqual([]);
  });
});
