import { beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, mergeReports, type ReportDocument, readReport } from "../../conformance/index.ts";
import { soundShards } from "../report/reports.ts";

let first: EngineReport;
let second: EngineReport;
beforeAll(async () => {
  [first, second] = await soundShards();
}, 60_000);

const message = (...reports: ReportDocument[]): string => {
  const result = mergeReports(reports);
  return result.ok ? "merged" : result.message;
};

describe("reports that are not of one run", () => {
  it.each<[string, (report: EngineReport) => EngineReport, RegExp]>([
    [
      "target",
      (one) => ({ ...one, target: { ...one.target, name: "another" } }),
      /another target \(.*\) than the first, another in the place of an engine\./,
    ],
    [
      "version",
      (one) => ({ ...one, target: { ...one.target, version: "2.0" } }),
      /another version of the target than the first, 2\.0 in the place of 1\.0\./,
    ],
    [
      "offers",
      (one) => ({ ...one, target: { ...one.target, offers: [] } }),
      /another list of offers than the first, none in the place of \w/,
    ],
    [
      "suite",
      (one) => ({ ...one, suite: { ...one.suite, version: "9.9.9" } }),
      /another suite than the first, 9\.9\.9 of /,
    ],
    [
      "level",
      (one) => ({ ...one, rules: one.rules.map((rule) => ({ ...rule, level: "SHOULD" })) }),
      /other levels of rules than the first, .* SHOULD /,
    ],
  ])("but of another %s are refused with what differs", (_, change, sentence) => {
    expect(message(first, second)).toBe("merged");
    expect(message(first, change(second))).toMatch(sentence);
  });

  it("may be of one that nobody has named, at another place in each job", () => {
    const at = (report: EngineReport, name: string): EngineReport => ({
      ...report,
      volatile: ["/target/name", ...report.volatile],
      target: { ...report.target, name },
    });
    expect(message(at(first, "http://127.0.0.1:1"), at(second, "http://127.0.0.1:2"))).toBe("merged");
  });

  it.each([2 ** 32, 3_000_000])("name a few of %i shards that are not there", (count) => {
    const one = { ...first, selection: { ...first.selection, shard: { index: 2, count } } };
    expect(message(one)).toBe(
      `A run is all of its shards, and 1/${count}, 3/${count}, 4/${count}, 5/${count}, 6/${count} and ${count - 6} more are not there.`,
    );
  });
});

describe("a report with a number that cannot be", () => {
  const read = (report: EngineReport) => readReport(JSON.parse(JSON.stringify(report)));

  it.each([
    { index: 0, count: 0 },
    { index: 0, count: 2 },
    { index: 3, count: 2 },
  ])("of its shard, $index of $count, is not read", (shard) => {
    expect(read({ ...first, selection: { ...first.selection, shard } })).toMatchObject({
      ok: false,
      pointer: "/selection/shard/index",
    });
    expect(message({ ...first, selection: { ...first.selection, shard } })).toMatch(/^There is no shard \d\/\d\.$/);
  });

  it("of its cases is not read", () => {
    expect(read(first).ok).toBe(true);
    expect(read({ ...first, cases: { ...first.cases, total: 1.7e308 } })).toMatchObject({
      ok: false,
      pointer: "/cases/total",
      message: expect.stringContaining("from 0 to 1000000000000"),
    });
  });
});
