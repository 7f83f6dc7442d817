import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFailure, type EngineReport, readEngineCase, readReport } from "../../conformance/index.ts";
import { withShortCases } from "../../conformance/report/bounds.ts";
import { caseData } from "../../conformance/report/html/case-data.ts";
import { conclude } from "../../src/cli/conclude.ts";
import type { Io, Sink } from "../../src/cli/io.ts";
import { run } from "../cli/io.ts";
import { BROKEN, engineRun } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-short-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTES = 3_000_000;
let report: EngineReport;

beforeAll(async () => {
  const ran = await engineRun({ rules: [BROKEN.engine], runs: 40, shrink: false });
  const rules = ran.rules.map((rule) => {
    if (rule.failure === undefined) return rule;
    const [turn, ...turns] = rule.failure.case.turns;
    if (turn === undefined) throw new Error("the case has no turn");
    const long = { ...rule.failure.case, turns: [{ ...turn, user: "x".repeat(MEGABYTES) }, ...turns] };
    return { ...rule, failure: { ...rule.failure, case: long } };
  });
  report = { ...ran, rules };
});

const sink: Sink = { write: () => {}, isTerminal: false, color: false, columns: 80 };
const io: Io = { out: sink, err: sink, readInput: async () => "", env: {}, signal: new AbortController().signal };
const parsed = (path: string) => JSON.parse(readFileSync(path, "utf8"));

describe("a case of megabytes that was not made small", () => {
  it("is whole in its file, and in the report only as long as can be read, which says so", async () => {
    expect(conclude(report, { save: folder }, io)).toBe(1);
    const document: EngineReport = parsed(join(folder, "engine.json"));
    expect(readReport(document)).toMatchObject({ ok: true });
    expect(JSON.stringify(document).length).toBeLessThan(MEGABYTES / 3);
    const failure = document.rules[0]?.failure as EngineFailure;
    expect(failure).toMatchObject({ caseShortened: true, file: expect.stringContaining(folder) });
    expect(failure.case.turns[0]?.user).toMatch(/^x{16384}… \(3000000 characters\)$/);
    expect(caseData(failure).notes.join()).toContain(`left out here; ${failure.file} holds it whole.`);
    const whole: EngineFailure = parsed(String(failure.file));
    expect(whole).not.toHaveProperty("caseShortened");
    expect(whole.case.turns[0]?.user).toHaveLength(MEGABYTES);
    expect(readFileSync(join(folder, "engine.html"), "utf8").length).toBeLessThan(MEGABYTES / 3);
  });

  it("is not played as the report has it", async () => {
    const [rule] = withShortCases({ ...report, rules: report.rules.map(filed) }).rules;
    const file = join(folder, "taken-out.json");
    writeFileSync(file, JSON.stringify(rule?.failure));
    expect(readEngineCase(parsed(file))).toMatchObject({ ok: true });
    for (const command of ["replay", "judge"]) {
      const ran = await run([command, file, ...(command === "judge" ? [] : ["--url", "http://127.0.0.1:1"])]);
      expect(ran).toMatchObject({ code: 2, err: expect.stringContaining("it is whole in the/file.json") });
    }
  });

  it("keeps its many texts within the bound of a case by cutting each", () => {
    const many = (failure: EngineFailure): EngineFailure => ({
      ...failure,
      case: { ...failure.case, tools: Array.from({ length: 100 }, (_, n) => ({ name: `${n} ${"y".repeat(9_000)}` })) },
    });
    const rules = report.rules.map(filed).map((rule) => ({ ...rule, failure: many(rule.failure as EngineFailure) }));
    const [rule] = withShortCases({ ...report, rules }).rules;
    expect(JSON.stringify(rule?.failure?.case).length).toBeLessThan(131_072);
  });

  it("stays whole where no file holds it, and one that is short stays as it is", () => {
    expect(withShortCases(report)).toEqual(report);
    const short = report.rules.map(filed).map((rule) => ({
      ...rule,
      failure: { ...(rule.failure as EngineFailure), case: { ...(rule.failure as EngineFailure).case, turns: [] } },
    }));
    expect(withShortCases({ ...report, rules: short }).rules).toEqual(short);
  });
});

const filed = (rule: EngineReport["rules"][number]): EngineReport["rules"][number] =>
  rule.failure === undefined ? rule : { ...rule, failure: { ...rule.failure, file: "the/file.json" } };
