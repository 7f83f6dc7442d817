import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, type ReportDocument, readReport, type WorkerReport } from "../../conformance/index.ts";
import { bounded } from "../../conformance/report/bounds.ts";
import { stable } from "../../conformance/report/volatile.ts";
import { BROKEN, engineRun, nothingRun, workerRun } from "./reports.ts";

const schema = JSON.parse(readFileSync(new URL("../../schemas/report.json", import.meta.url), "utf8"));
const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
ajv.addKeyword("x-own");
const fits = ajv.compile(schema);
const faults = (value: unknown): string[] =>
  fits(JSON.parse(JSON.stringify(value)))
    ? []
    : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

let engine: EngineReport;
let worker: WorkerReport;
let nothing: WorkerReport;

beforeAll(async () => {
  const knownFailures = { failures: [{ rule: "arguments/gone", reason: "r" }], flaky: [] };
  engine = await engineRun({ knownFailures, today: "2026-11-30", strict: true });
  worker = await workerRun();
  nothing = await nothingRun();
});

describe("the report of a run", () => {
  it("fits its schema and is read again, whoever was judged and whatever came of it", () => {
    for (const report of [engine, worker, nothing]) {
      expect(faults(report)).toEqual([]);
      expect(readReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, value: report });
    }
    expect(engine.verdict.kind).toBe("broken");
    expect(worker.verdict.kind).toBe("broken");
    expect(nothing.verdict.kind).toBe("nothing-checked");
  });

  it("says who judged whom, by what, and with what selection", () => {
    expect(engine).toMatchObject({
      version: 2,
      role: "engine",
      suite: { name: "toolcall-tck", revision: "2026-08-28", requirements: "2026-08-28" },
      target: { name: "an engine", version: "1.0", url: "http://engine.test" },
      seed: 5,
      selection: { runs: 60, strict: true },
      environment: { node: process.version, concurrency: 16 },
    });
    expect(engine.suite.hash).toBe(worker.suite.hash);
    expect(engine.suite.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(worker.target.name).toBe(worker.target.url);
    expect(engine.target.features).toContain("retries");
    expect(engine.notClaimed).toEqual([]);
    expect(Date.parse(engine.timings.startedAt)).toBeLessThanOrEqual(Date.now());
  });

  it("counts each rule in the score of its profile", () => {
    for (const { score, rules, verdict } of [engine, worker]) {
      const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
      expect(sum(score.flatMap(({ outcomes }) => Object.values(outcomes)))).toBe(rules.length);
      expect(sum(score.map(({ passed }) => passed))).toBe(verdict.passed);
      expect(sum(score.map(({ total }) => total))).toBe(verdict.total);
    }
  });

  it("names the profiles that are not claimed", async () => {
    const report = await engineRun({ features: ["retries"], rules: ["arguments/no-object-is-malformed"] }, true);
    expect(report.notClaimed).toContain("async");
    expect(report.notClaimed).not.toContain("retries");
    expect(report.notClaimed).not.toContain("core");
  });
});

describe("two runs of one seed", () => {
  it("give the same bytes but for what is volatile, however their sessions interleave", async () => {
    const again = await engineRun({ strict: true, concurrency: 3 });
    const first = await engineRun({ strict: true });
    expect(JSON.stringify(stable(again))).toBe(JSON.stringify(stable(first)));
    expect(JSON.stringify(stable(await workerRun()))).toBe(JSON.stringify(stable(worker)));
  });

  it("of different seeds do not", async () => {
    const first = await engineRun({});
    const other = await engineRun({ seed: 6 });
    expect(JSON.stringify(stable(other))).not.toBe(JSON.stringify(stable(first)));
  });

  it("lose nothing but the listed members", () => {
    const left = stable(engine) as EngineReport;
    expect(Object.keys(engine).filter((name) => !(name in left))).toEqual(["timings", "environment"]);
    const { failure } = left.rules.find(({ id }) => id === BROKEN.engine) ?? {};
    expect(failure).toHaveProperty("rule", BROKEN.engine);
    expect(failure).not.toHaveProperty("log");
    expect(failure).not.toHaveProperty("case");
    expect(left.verdict).not.toHaveProperty("sentence");
    expect(left.verdict).toHaveProperty("passed");
  });
});

describe("a report that is edited", () => {
  const edits: readonly (readonly [string, unknown])[] = [
    ["version", 1],
    ["role", "provider"],
    ["suite/name", "another"],
    ["suite/hash", undefined],
    ["target/name", 7],
    ["seed", "5"],
    ["verdict/kind", "fine"],
    ["verdict/exitCode", 2],
    ["score/0/passed", undefined],
    ["notClaimed", "none"],
    ["rules/0/outcome", "ok"],
    ["rules/0/brokenIn", { arguments: "many" }],
    ["rules/0/known", { as: "failure" }],
    ["rules/0/failure/log/exchanges", undefined],
    ["rules/0/failure/findings/0/message", undefined],
    ["choices", [{ point: "p" }]],
    ["cases/ends", undefined],
    ["cases/cutShort", "boredom"],
    ["exchanges/client", undefined],
    ["timings/startedAt", 0],
    ["environment/node", undefined],
  ];

  it.each(edits)("is refused by the schema and by the reader alike: %s = %j", (path, value) => {
    const rules = engine.rules.toSorted((a, b) => b.broken - a.broken);
    const choices = [{ point: "p", made: { a: 1 } }];
    const edited = JSON.parse(JSON.stringify({ ...engine, rules, choices }));
    expect(faults(edited)).toEqual([]);
    const steps = path.split("/");
    const last = steps.pop() ?? "";
    const parent = steps.reduce((at, step) => at[step], edited);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    expect(faults(edited)).not.toEqual([]);
    expect(readReport(edited)).toMatchObject({ ok: false, pointer: expect.stringContaining(`/${steps.join("/")}`) });
  });

  it.each([[null], [[]], ["report"], [{}]])("is refused when it is %j", (value) => {
    expect(readReport(value)).toMatchObject({ ok: false, message: expect.stringContaining("must be") });
  });
});

describe("the logs of a report", () => {
  const sizeOf = ({ rules }: ReportDocument): number =>
    rules.reduce((sum, { failure }) => sum + JSON.stringify(failure?.log.exchanges ?? []).length, 0);

  it("stay within a bound together, and say what was left out", () => {
    const [rule] = engine.rules.filter(({ failure }) => failure !== undefined);
    const many = { ...engine, rules: Array.from({ length: 40 }, () => rule) } as unknown as EngineReport;
    const short = bounded(many, 60_000);
    expect(sizeOf(short)).toBeLessThan(60_000 + 40 * 16_384);
    expect(sizeOf(short)).toBeLessThan(sizeOf(many));
    const logs = short.rules.map(({ failure }) => failure?.log);
    expect(logs[0]?.shortened).toBeUndefined();
    expect(logs.at(-1)?.shortened).toBe(true);
    expect(faults(short)).toEqual([]);
  });

  it("stay within the bound also where the events are what is long", () => {
    const rules = engine.rules.map((rule) => {
      if (rule.failure === undefined) return rule;
      const events = Array.from({ length: 100 }, (_, n) => ({ n, text: "y".repeat(10_000) }));
      return { ...rule, failure: { ...rule.failure, log: { ...rule.failure.log, events } } };
    });
    const broken = rules.filter(({ failure }) => failure !== undefined).length;
    const short = bounded({ ...engine, rules } as EngineReport, 200_000);
    expect(broken).toBeGreaterThan(0);
    expect(sizeOf(short)).toBeLessThan(200_000 + (broken + 1) * 2 * 16_384 + sizeOf({ ...engine, rules: [] }));
    expect(short.rules.find(({ failure }) => failure !== undefined)?.failure?.log.shortened).toBe(true);
  });

  it("are whole when they are small", () => {
    expect(bounded(engine)).toEqual(engine);
  });
});

describe("schemas/report.json", () => {
  it("says of every member what it is", () => {
    const silent: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      const { properties = {} } = value as { properties?: Record<string, { description?: string }> };
      if (!/\/(if|then|else)$/.test(path))
        for (const [name, member] of Object.entries(properties))
          if (member.description === undefined) silent.push(`${path}/${name}`);
      for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`);
    };
    look(schema, "");
    expect(silent).toEqual([]);
  });

  it("lists in its description what the reports list as volatile", () => {
    const said = engine.volatile.filter((pointer) => !pointer.startsWith("/rules"));
    for (const pointer of said) expect(schema.description).toContain(pointer.slice(1));
    for (const pointer of engine.volatile.filter((one) => one.startsWith("/rules/*/failure/") && !/LeftOut/.test(one)))
      expect(schema.description).toContain(pointer.split("/").at(-1));
  });
});
