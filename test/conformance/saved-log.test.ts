import { describe, expect, it } from "vitest";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { savedLog } from "../../conformance/engine/saved-log.ts";
import { schedule } from "../../conformance/engine/schedule.ts";
import { selectionOf } from "../../conformance/engine/select.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { bugReport, EVERYTHING, judgeEngineLog, readEngineLog } from "../../conformance/index.ts";
import { bad } from "../../conformance/judges/engine/law.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../conformance/mutants/engine/mutant.ts";

/** Some of the broken engines, of every kind. */
const some = engineMutants.filter((_, n) => n % 40 === 7);

describe("a log that was saved", () => {
  it.concurrent.each([["a sound one", undefined] as const, ...some.map((one) => [one.name, one] as const)])(
    "is judged as it was when it was played: %s",
    async (_name, mutant) => {
      const options = {
        ...EVERYTHING,
        engine: { kind: "mount", mount: mountEngine(mutant?.make() ?? {}) },
        ...MUTANT_KEYS,
      } as const;
      const stage = await setStage(options);
      const broken: string[] = [];
      try {
        for (const { engineCase } of schedule(11, 40, selectionOf(options))) {
          const log = await stage.play(engineCase, () => 300);
          const saved = savedLog(log);
          if (saved.shortened === true) continue;
          const read = readEngineLog(JSON.parse(JSON.stringify(saved)));
          if (!read.ok) throw new Error(`${read.pointer} ${read.message}`);
          const [now, then] = [judgeEngineLog(engineCase, read.value), judgeEngineLog(engineCase, log)];
          expect(now).toEqual(then);
          broken.push(...then.map(({ rule }) => rule));
          const role = "engine" as const;
          for (const format of ["markdown", "curl"] as const)
            expect(bugReport({ role, log: read.value, broken: now }, format).split("\n").length).toBeGreaterThan(10);
        }
      } finally {
        await stage.close();
      }
      if (mutant === undefined) expect(broken).toEqual([]);
    },
  );

  it.each([
    [{}, "/log/key", "must be a text; it is absent"],
    [{ key: "k", startedAt: 0, end: "over", blobs: {} }, "/log/end", 'it is "over"'],
    [{ key: "k", startedAt: 0, end: "ended", blobs: {}, exchanges: [{}] }, "/log/exchanges/0/n", "must be a number"],
  ])("is refused with the place of the fault: %j", (log, pointer, message) => {
    expect(readEngineLog(log, "/log")).toMatchObject({ ok: false, pointer, message: expect.stringContaining(message) });
  });

  it("holds no long text in any place, and says that it was shortened", () => {
    const long = "y".repeat(1_000_000);
    const exchange = { n: 1, at: 0, from: "client", to: "engine", kind: "read", method: "GET", path: long, text: long };
    const log = {
      key: "k",
      startedAt: 0,
      end: "ended",
      note: long,
      blobs: { [long]: { status: 200, base64: "" } },
      events: [{ seq: 1, payload: { [long]: [long] } }],
      exchanges: [{ ...exchange, headers: { "x-a": long }, answer: { status: 200, text: "", json: [long] } }],
    } as unknown as EngineLog;
    const saved = savedLog(log);
    expect(JSON.stringify(saved).length).toBeLessThan(200_000);
    expect(saved.shortened).toBe(true);
    expect(saved.exchanges[0]?.text).toBe(`${"y".repeat(16_384)}… (1000000 characters)`);
    expect(readEngineLog(JSON.parse(JSON.stringify(saved))).ok).toBe(true);
  });

  it("is not said to be shortened where nothing was", () => {
    expect(savedLog({ key: "k", startedAt: 0, end: "ended", blobs: {}, events: [], exchanges: [] })).not.toHaveProperty(
      "shortened",
    );
  });
});

describe("a finding", () => {
  it("quotes megabytes of neither what was seen nor what was expected nor the place", () => {
    const long = "y".repeat(1_000_000);
    expect(JSON.stringify(bad("a/b", [1], `/${long}`, long, long)).length).toBeLessThan(6_000);
  });
});
