import { describe, expect, it } from "vitest";
import { savedLog } from "../../conformance/engine/saved-log.ts";
import { schedule } from "../../conformance/engine/schedule.ts";
import { selectionOf } from "../../conformance/engine/select.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { bugReport, EVERYTHING, judgeEngineLog, readEngineLog } from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../conformance/mutants/engine/mutant.ts";

/** Some of the broken engines, of every kind. */
const some = engineMutants.filter((_, n) => n % 40 === 7);

describe("a log that was saved", () => {
  it.each([["a sound one", undefined] as const, ...some.map((one) => [one.name, one] as const)])(
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
});
