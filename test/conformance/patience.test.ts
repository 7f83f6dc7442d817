import { describe, expect, it } from "vitest";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { createPace } from "../../conformance/engine/pace.ts";
import { runEngineSuite } from "../../conformance/index.ts";

/** The log of one request that took so many milliseconds. */
const taking = (milliseconds: number): EngineLog =>
  ({
    exchanges: [{ from: "client", kind: "submit", at: 0, answer: { at: milliseconds, status: 200, text: "" } }],
  }) as unknown as EngineLog;

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
