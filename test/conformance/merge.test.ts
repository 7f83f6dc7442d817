import { beforeAll, describe, expect, it } from "vitest";
import {
  type EngineReport,
  mergeReports,
  type ReportDocument,
  readReport,
  runWorkerSuite,
  type WorkerReport,
} from "../../conformance/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { BROKEN, engineRun, workerRun } from "../report/reports.ts";

type Shard = { readonly index: number; readonly count: number };

/** The reports of all shards of a run, the last first: they come as they come. */
async function shards<R>(count: number, run: (shard: Shard) => Promise<R>): Promise<R[]> {
  const reports: R[] = [];
  for (let index = count; index >= 1; index--) reports.push(await run({ index, count }));
  return reports;
}

function merged<R extends ReportDocument>(reports: readonly R[], ...more: [Parameters<typeof mergeReports>[1]?]): R {
  const result = mergeReports(reports, ...more);
  if (!result.ok) throw new Error(result.message);
  return result.value as R;
}

const outcomes = ({ rules }: ReportDocument) => rules.map(({ id, outcome }) => `${id} ${outcome}`);
const left = ({ rules }: ReportDocument) => rules.filter(({ leftToShards }) => leftToShards === true);

describe("the shards of a run on a sound engine", () => {
  const core = { rules: undefined, features: [], offers: [], runs: 16 } as unknown as Parameters<typeof engineRun>[0];
  let reports: EngineReport[];
  beforeAll(async () => {
    reports = await shards(6, (shard) => engineRun({ ...core, shard }, true));
  }, 120_000);

  it("fail none of it alone: what one has not met is left to the others", () => {
    for (const { verdict } of reports)
      expect(verdict, verdict.sentence).toMatchObject({ kind: "conformant", exitCode: 0 });
    expect(reports.flatMap(left).length).toBeGreaterThan(0);
    for (const { outcome, because } of reports.flatMap(left))
      expect({ outcome, because }).toEqual({
        outcome: "not-applicable",
        because: expect.stringMatching(/in shard \d\/6: it is left to the other shards$/),
      });
  });

  it("are together one run in which every rule was met", async () => {
    const report = merged(reports);
    expect(report.verdict).toMatchObject({ kind: "conformant", exitCode: 0, passed: report.verdict.total });
    expect(report.verdict.total).toBeGreaterThan(60);
    expect(left(report)).toEqual([]);
    expect(report.selection).not.toHaveProperty("shard");
    expect(report.cases.generated).toBe(reports.reduce((sum, { cases }) => sum + cases.generated, 0));
    expect(readReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, value: report });
  });
});

describe("the shards of a run on a broken engine", () => {
  let reports: EngineReport[];
  beforeAll(async () => {
    reports = await shards(3, (shard) => engineRun({ shard }));
  }, 60_000);

  it("are together broken, with the smallest case that any of them found", () => {
    const report = merged(reports);
    expect(report.verdict).toMatchObject({ kind: "broken", exitCode: 1 });
    const failures = reports.flatMap(({ rules }) => rules.find(({ id }) => id === BROKEN.engine)?.failure ?? []);
    const smallest = Math.min(...failures.map((one) => JSON.stringify(one.case).length));
    const rule = report.rules.find(({ id }) => id === BROKEN.engine);
    expect(rule?.outcome).toBe("fail");
    expect(JSON.stringify(rule?.failure?.case).length).toBe(smallest);
  });

  it("are held against a list of what is known as one run is: a stale entry shows", () => {
    const failures = [{ rule: BROKEN.engine, reason: "r" }];
    expect(merged(reports, { knownFailures: { failures, flaky: [] } }).verdict).toMatchObject({
      known: 1,
      exitCode: 0,
    });
    const stale = [...failures, { rule: "arguments/no-object-is-malformed", reason: "r" }];
    const report = merged(reports, { knownFailures: { failures: stale, flaky: [] } });
    expect(report.listFaults).toEqual([expect.stringContaining("arguments/no-object-is-malformed")]);
    expect(report.verdict.exitCode).toBe(1);
  });

  it("are no run where one is lacking, there twice, or of another seed, and where a report is no shard's", async () => {
    const [third, second] = reports as [EngineReport, EngineReport, EngineReport];
    const message = (...list: ReportDocument[]) => mergeReports(list);
    expect(message(third, second)).toEqual({ ok: false, message: "A run is all of its shards, and 1/3 is not there." });
    expect(message(third, second, third)).toEqual({ ok: false, message: "Shard 3/3 is there twice." });
    expect(message(third, { ...second, seed: 6 })).toMatchObject({
      message: expect.stringMatching(
        /another seed \(give every shard the same --seed\) than the first, 6 in the place of 5/,
      ),
    });
    const { shard: _, ...selection } = third.selection;
    expect(message(second, { ...third, selection })).toMatchObject({
      message: "The second report is of a whole run: what is merged are the reports of --shard.",
    });
    expect(message()).toMatchObject({ ok: false });
  });
});

describe("a rule that no shard has met", () => {
  it("could not be verified, and breaks the run that they are together", async () => {
    const reports = await shards(2, (shard) =>
      engineRun(
        {
          shard,
          runs: 1,
          features: [],
          offers: [],
          rules: ["arguments/no-object-is-malformed"],
          topUp: false,
          generatedOnly: true,
          seed: 1,
        },
        true,
      ),
    );
    const report = merged(
      reports.map((one) => ({ ...one, rules: one.rules.map((rule) => ({ ...rule, checked: 0, ...LEFT })) })),
    );
    expect(report.rules.map(({ outcome, because }) => `${outcome}: ${because}`)).toEqual([
      "not-verified: nothing that the rule speaks about happened in any shard",
    ]);
    expect(report.verdict.exitCode).toBe(1);
  });
});

const LEFT = { outcome: "not-applicable", because: "it is left to the other shards", leftToShards: true } as const;

describe("the shards of a run on a worker", () => {
  const URL = "http://127.0.0.1:9";
  const run = (shard?: Shard): Promise<WorkerReport> =>
    runWorkerSuite({
      url: URL,
      seed: 3,
      runs: 60,
      send: createHandleSend({ [URL]: createReferenceWorker().handle }),
      ...(shard === undefined ? {} : { shard }),
    });

  it("come to what the whole run comes to, count by count, and none fails alone", async () => {
    const [whole, reports] = [await run(), await shards(20, run)];
    for (const { verdict } of reports) expect(verdict, verdict.sentence).toMatchObject({ exitCode: 0 });
    expect(reports.flatMap(left).length).toBeGreaterThan(0);
    const report = merged(reports);
    expect(outcomes(report)).toEqual(outcomes(whole));
    expect(report.cases).toEqual(whole.cases);
    expect(report.verdict).toEqual(whole.verdict);
  });

  it("are broken where an example is, though all rules hold", async () => {
    const [first, second] = (await shards(2, run)) as [WorkerReport, WorkerReport];
    const examples = [{ tool: "calculator", name: "one", ok: false, message: "It came to 42." }];
    const verdict = { ...second.verdict, kind: "broken", exitCode: 1, sentence: "1 of 1 examples" } as const;
    expect(
      merged([
        { ...first, examples },
        { ...second, examples, verdict },
      ]).verdict,
    ).toMatchObject({ exitCode: 1 });
    expect(await workerRun()).toMatchObject({ verdict: { exitCode: 1 } });
  });
});
