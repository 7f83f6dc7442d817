import { describe, expect, it } from "vitest";
import { type EngineReport, mergeReports, runWorkerSuite } from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { lookOf } from "../../conformance/report/standing.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { engineRun } from "../report/reports.ts";

const SHOULD = { engine: "turns/reply-without-calls-proposes-done", worker: "worker/answers-to-the-letter" } as const;
const NOTHING = { kind: "nothing-checked", exitCode: 3, passed: 0, total: 0 } as const;
const URL = "http://127.0.0.1:9";

const sound = (options: Parameters<typeof engineRun>[0] = {}) =>
  engineRun({ rules: [SHOULD.engine], runs: 20, ...options }, true);
const mutant = engineMutants.find(({ breaks }) => breaks === SHOULD.engine);
const broken = (options: Parameters<typeof engineRun>[0] = {}) =>
  sound({ engine: { kind: "mount", mount: mountEngine(mutant?.make() ?? {}) }, ...options });

describe("a run in which no MUST rule was judged", () => {
  it("shows nothing of an engine, strict or not, though a SHOULD rule holds", async () => {
    for (const report of [await sound(), await sound({ strict: true })]) {
      expect(report.rules.map(({ outcome }) => outcome)).toEqual(["pass"]);
      expect(report.verdict).toMatchObject({
        ...NOTHING,
        sentence: expect.stringMatching(/: no MUST rule was judged, so nothing is shown\.$/),
      });
    }
  });

  it("shows nothing of a worker either", async () => {
    const send = createHandleSend({ [URL]: createReferenceWorker().handle });
    const { rules, verdict } = await runWorkerSuite({ url: URL, seed: 3, runs: 20, send, rules: [SHOULD.worker] });
    expect(rules.map(({ outcome }) => outcome)).toEqual(["pass"]);
    expect(verdict).toMatchObject(NOTHING);
  });

  it("tells a broken SHOULD rule as the warning that it is, and is broken by it where warnings count", async () => {
    const report = await broken();
    expect(report.rules.map(({ outcome }) => outcome)).toEqual(["warn"]);
    expect(report.verdict).toMatchObject({
      ...NOTHING,
      sentence: expect.stringContaining("so nothing is shown but 1 warning."),
    });
    expect(terminalReport(report, { color: false, columns: 80, rows: 24 })).toContain(SHOULD.engine);
    expect((await broken({ strict: true })).verdict).toMatchObject({ kind: "broken", exitCode: 1 });
  });

  it("shows nothing where the one warning is known", async () => {
    const failures = [{ rule: SHOULD.engine, reason: "r" }];
    const { verdict, listFaults } = await broken({ strict: true, knownFailures: { failures, flaky: [] } });
    expect(listFaults).toEqual([]);
    expect(verdict).toMatchObject({ ...NOTHING, sentence: expect.stringMatching(/nothing is shown\.$/) });
  });

  it("comes to the same in shards, of which none fails alone", async () => {
    const shards = async (run: typeof sound): Promise<EngineReport[]> => [
      await run({ shard: { index: 1, count: 2 } }),
      await run({ shard: { index: 2, count: 2 } }),
    ];
    const reports = await shards(sound);
    for (const { verdict } of reports) expect(verdict).toMatchObject({ exitCode: 0 });
    expect(mergeReports(reports)).toMatchObject({ value: { verdict: NOTHING } });
    const strict = await shards((options) => broken({ ...options, strict: true }));
    expect(mergeReports(strict)).toMatchObject({ value: { verdict: { kind: "broken", exitCode: 1 } } });
  });
});

describe("an interrupted run of which all that was seen holds", () => {
  it("is not conformant, as it has not come to its end", async () => {
    const stop = new AbortController();
    const report = await sound({
      rules: ["arguments/no-object-is-malformed"],
      runs: 400,
      generatedOnly: true,
      signal: stop.signal,
      onProgress: ({ done }) => done >= 60 && stop.abort(),
    });
    expect(report.rules.map(({ outcome }) => outcome)).toEqual(["pass"]);
    expect(report.cases).toMatchObject({ cutShort: "interrupt" });
    expect(report.verdict).toMatchObject({
      kind: "broken",
      exitCode: 1,
      sentence: expect.stringMatching(/ That is so far: \d+ cases? (?:is|are) left, since the run was interrupted\.$/),
    });
  });

  it("nor is one that the time limit has cut, though all that was seen holds", async () => {
    const timeLimitMs = 2_000;
    const report = await sound({
      rules: ["arguments/no-object-is-malformed"],
      runs: 400,
      generatedOnly: true,
      timeLimitMs,
      onProgress({ done }) {
        if (done < 60) return;
        const over = performance.now() + timeLimitMs;
        while (performance.now() < over);
      },
    });
    expect(report.rules.map(({ outcome }) => outcome)).toEqual(["pass"]);
    const { cutShort, notPlayed } = report.cases;
    expect(cutShort).toBe("time limit");
    expect(notPlayed).toBeGreaterThan(0);
    const said = ` That is so far: ${notPlayed} cases are left, since the time limit was reached.`;
    expect(report.verdict).toMatchObject({ kind: "broken", exitCode: 1, sentence: expect.stringContaining(said) });
    expect(lookOf(report)).toBe("unverified");
  });

  it("is what it would be where the time limit came when all was played", async () => {
    const report = await sound({ rules: ["arguments/no-object-is-malformed"], timeLimitMs: 600_000 });
    expect(report.verdict).toMatchObject({ kind: "conformant", exitCode: 0 });
  });
});
