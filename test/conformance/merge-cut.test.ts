import { beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, mergeReports, type ReportDocument } from "../../conformance/index.ts";
import { lookOf } from "../../conformance/report/standing.ts";
import { BROKEN, soundShards } from "../report/reports.ts";

let first: EngineReport;
let second: EngineReport;
beforeAll(async () => {
  [first, second] = await soundShards();
}, 60_000);

/** The same report of a shard that was cut short, before these rules were met. */
function cut(report: EngineReport, reason: EngineReport["cases"]["cutShort"], ...unmet: string[]): EngineReport {
  const rules = report.rules.map((rule) =>
    unmet.includes(rule.id) ? { ...rule, outcome: "not-verified" as const, checked: 0, because: "r" } : rule,
  );
  return { ...report, rules, cases: { ...report.cases, notPlayed: 7, ...(reason && { cutShort: reason }) } };
}

function merged(reports: readonly ReportDocument[], ...more: [Parameters<typeof mergeReports>[1]?]): ReportDocument {
  const result = mergeReports(reports, ...more);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe("a run of which a shard was cut short", () => {
  it("has not verified what that shard had not met, though another one has", () => {
    const report = merged([first, cut(second, "interrupt", BROKEN.engine)]);
    expect(report.rules.find(({ id }) => id === BROKEN.engine)).toMatchObject({
      outcome: "not-verified",
      because: "shard 2/2 was cut short before it was met there",
    });
    expect(report.verdict).toMatchObject({
      kind: "broken",
      exitCode: 1,
      passed: report.verdict.total - 1,
      sentence: expect.stringMatching(
        /1 of 2 MUST rules that apply was not verified \(the run was interrupted\)\. Shard 2\/2 was cut short: the run was interrupted, and 7 of its cases were not played\.$/,
      ),
    });
    expect(lookOf(report)).toBe("unverified");
  });

  it("is never conformant, though all rules were met in each", () => {
    const report = merged([cut(first, "time limit"), second]);
    expect(report.verdict).toMatchObject({
      kind: "broken",
      exitCode: 1,
      passed: report.verdict.total,
      sentence: expect.stringContaining("Shard 1/2 was cut short: the time limit was reached"),
    });
    expect(lookOf(report)).toBe("unverified");
    expect(merged([first, second]).verdict.exitCode).toBe(0);
  });

  it("is not made conformant by a list that knows of all that it has not verified", () => {
    const failures = [{ rule: BROKEN.engine, reason: "r" }];
    const report = merged([first, cut(second, "time limit", BROKEN.engine)], {
      knownFailures: { failures, flaky: [] },
    });
    expect(report.listFaults).toEqual([]);
    expect(report.verdict).toMatchObject({ kind: "broken", exitCode: 1, known: 1 });
  });

  it("tells of a target that was gone rather than of an interrupt", () => {
    const report = merged([cut(first, "interrupt"), cut(second, "stalls")]);
    expect(report.cases).toMatchObject({ cutShort: "stalls", notPlayed: 14 });
    expect(lookOf(report)).toBe("broken");
  });
});
