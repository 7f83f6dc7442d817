import { beforeAll, describe, expect, it } from "vitest";
import {
  compatTable,
  diffExitCode,
  diffReports,
  type EngineReport,
  type ReportedRule,
  renderDiff,
  type WorkerReport,
} from "../../conformance/index.ts";
import { BROKEN, engineRun, workerRun } from "./reports.ts";

const HOLDS = "arguments/no-object-is-malformed";
let sound: EngineReport;
let broken: EngineReport;
let worker: WorkerReport;

beforeAll(async () => {
  sound = await engineRun({ target: { name: "an engine", version: "0.9" } }, true);
  broken = await engineRun();
  worker = await workerRun();
});

/** A report in which one rule is otherwise. */
const changed = (report: EngineReport, id: string, change: Partial<ReportedRule>): EngineReport => ({
  ...report,
  rules: report.rules.map((rule) => (rule.id === id ? ({ ...rule, ...change } as typeof rule) : rule)),
});
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

describe("a comparison of two reports", () => {
  it("says what broke, with the finding, and exits with 1", () => {
    const diff = diffReports(sound, broken);
    expect(ids(diff.broke)).toEqual([BROKEN.engine]);
    expect(diff.broke[0]).toMatchObject({ before: "pass", after: "fail", level: "MUST" });
    expect(diff.broke[0]?.message).toContain("The tool failed.");
    expect(diff.score).toEqual([{ profile: "core", before: "2 of 2", after: "1 of 2" }]);
    expect([diff.mended, diff.changed, diff.stillBroken, diff.added, diff.removed]).toEqual([[], [], [], [], []]);
    expect(diffExitCode(diff)).toBe(1);
  });

  it("says what was mended, and exits with 0", () => {
    const diff = diffReports(broken, sound);
    expect(ids(diff.mended)).toEqual([BROKEN.engine]);
    expect(diff.broke).toEqual([]);
    expect(diffExitCode(diff)).toBe(0);
  });

  it("of a report with itself finds nothing but what is still broken", () => {
    const { broke, mended, changed: other, stillBroken, choices, score } = diffReports(broken, broken);
    expect([broke, mended, other, choices, score]).toEqual([[], [], [], [], []]);
    expect(ids(stillBroken)).toEqual([BROKEN.engine]);
  });

  it("tells a MUST that can no longer be verified from one that broke, and exits with 1 for it", () => {
    const unseen = changed(sound, HOLDS, { outcome: "not-verified", because: "nothing happened" });
    const diff = diffReports(sound, unseen);
    expect(diff).toMatchObject({ broke: [], unverified: [{ id: HOLDS, message: "nothing happened" }] });
    expect(diffExitCode(diff)).toBe(1);
    const back = diffReports(unseen, sound);
    expect(back).toMatchObject({ broke: [], unverified: [], mended: [], verified: [{ id: HOLDS }] });
    expect(renderDiff(back, "text")).toContain("\nAfter: an engine 0.9, conformant, ");
    expect(renderDiff(back, "text")).toContain(": nothing broke, 1 verified that was not\n");
  });

  it("says that the later run was interrupted, and how many rules it has not verified", () => {
    const cases = { ...broken.cases, notPlayed: 62, cutShort: "interrupt" as const };
    const unseen = changed(broken, HOLDS, { outcome: "not-verified", because: "nothing happened" });
    const diff = diffReports(sound, { ...unseen, cases });
    expect(diff.after).toMatchObject({ verdict: "broken", notPlayed: 62, cutShort: "interrupt" });
    const text = renderDiff(diff, "text");
    expect(text.split("\n")[0]).toMatch(/: 1 broke, 1 no longer verified \(the run was interrupted\)$/);
    expect(text).toContain(
      "\nThe later run was cut short: 62 of its cases were not played (the run was interrupted).\n",
    );
    expect(text).toContain(`\nNo longer verified:\n\n- ${HOLDS}: pass -> not-verified, nothing happened\n`);
    const limited = diffReports(sound, { ...unseen, cases: { ...cases, cutShort: "time limit" } });
    expect(renderDiff(limited, "markdown")).toContain("1 no longer verified (the time limit was reached)");
  });

  it("of runs that were not asked for the same says in one line what differs, and only counts the rules that one lacks", () => {
    const rule = sound.rules[0]!;
    const many = Array.from({ length: 100 }, (_, n) => ({ ...rule, id: `${n < 60 ? "output" : "results"}/rule-${n}` }));
    const whole: EngineReport = { ...sound, rules: [...sound.rules, ...many] };
    const target = { ...broken.target, features: [] };
    const rules = many.map(({ id }) => id);
    const fewer = renderDiff(diffReports(whole, { ...sound, selection: { ...sound.selection, rules } }), "text");
    expect(fewer).toMatch(/they differ in rules \(.* -> output\/rule-0 and 99 more\)/);
    const part: EngineReport = { ...broken, target, selection: { ...broken.selection, runs: 7, profiles: ["core"] } };
    for (const format of ["text", "markdown"] as const) {
      const text = renderDiff(diffReports(whole, part), format);
      expect(text).toMatch(/The two runs were not asked for the same, they differ in features \(async.* -.?> none\)/);
      expect(text).toMatch(
        /profiles \(all -.?> core\), generated cases \(60 -.?> 7\): 100 rules only in the earlier report\./,
      );
      expect(text).toMatch(/- 100 rules: pass \(output 60, results 40\)/);
      expect(text).not.toContain("rule-5");
      expect(text.indexOf(BROKEN.engine)).toBeLessThan(text.indexOf("100 rules: pass"));
    }
    expect(renderDiff(diffReports(whole, whole), "text")).not.toContain("not asked for the same");
  });

  it("does not count what is known, nor a warning unless the later run was strict", () => {
    const known = changed(broken, BROKEN.engine, { known: { as: "failure", reason: "r" } });
    const quiet = diffReports(sound, known);
    expect(diffExitCode(quiet)).toBe(0);
    expect(quiet.changed).toMatchObject([{ id: BROKEN.engine, before: "pass", after: "fail (known)" }]);
    const warned = changed(sound, HOLDS, { outcome: "warn", level: "SHOULD" });
    expect(diffReports(sound, warned)).toMatchObject({ broke: [], changed: [{ id: HOLDS, after: "warn" }] });
    const strict = { ...warned, selection: { ...warned.selection, strict: true } };
    expect(ids(diffReports(sound, strict).broke)).toEqual([HOLDS]);
  });

  it("names the rules that only one of them has; one that is new and broken is broken", () => {
    const fewer: EngineReport = { ...sound, rules: sound.rules.filter(({ id }) => id !== BROKEN.engine) };
    expect(ids(diffReports(fewer, sound).added)).toEqual([BROKEN.engine]);
    expect(diffExitCode(diffReports(fewer, sound))).toBe(0);
    expect(ids(diffReports(sound, fewer).removed)).toEqual([BROKEN.engine]);
    expect(diffExitCode(diffReports(fewer, broken))).toBe(1);
  });

  it("names the choices that are made in another way, and not those that one of them did not meet", () => {
    const choosing = (made: Record<string, number>): EngineReport => ({ ...sound, choices: [{ point: "p", made }] });
    expect(diffReports(choosing({ a: 1 }), choosing({ b: 2 })).choices).toEqual([
      { point: "p", before: ["a"], after: ["b"] },
    ]);
    expect(diffReports(choosing({ a: 1, b: 1 }), choosing({ b: 7, a: 9 })).choices).toEqual([]);
    expect(diffReports({ ...sound, choices: [] }, choosing({ a: 1 })).choices).toEqual([]);
  });

  it("says when the suite is another", () => {
    const later = { ...sound, suite: { ...sound.suite, version: "9.0.0", hash: `sha256:${"0".repeat(64)}` } };
    const diff = diffReports(sound, later);
    expect(diff.sameSuite).toBe(false);
    expect(renderDiff(diff, "text")).toContain("a change may be the suite's");
    expect(renderDiff(diffReports(sound, sound), "text")).not.toContain("a change may be the suite's");
  });

  it("is written as text, as Markdown and as JSON", () => {
    const diff = diffReports(sound, broken);
    expect(JSON.parse(renderDiff(diff, "json"))).toEqual(JSON.parse(JSON.stringify(diff)));
    expect(renderDiff(diff, "text")).toMatch(/^The engines an engine 0\.9 and an engine 1\.0: 1 broke\n/);
    const markdown = renderDiff(diff, "markdown");
    expect(markdown).toContain(`### Broke\n\n- ${BROKEN.engine} (MUST): pass -> fail.`);
    expect(markdown).toContain("- core: 2 of 2 -> 1 of 2");
  });
});

describe("a table of several reports", () => {
  it("has a column for each target, a row for each profile and for each rule that does not hold everywhere", () => {
    const lines = compatTable([sound, broken]).split("\n");
    expect(lines).toContain("|  | an engine 0.9 | an engine 1.0 |");
    expect(lines).toContain("| **verdict** | conformant, 2 of 2 | broken, 1 of 2 |");
    expect(lines).toContain("| core | 2 of 2 | 1 of 2 |");
    expect(lines).toContain("| durability | not applicable | not applicable |");
    expect(lines).toContain(`| [${BROKEN.engine}](https://toolcall-tck.dev/rules/${BROKEN.engine}) | ✅ | ❌ |`);
    expect(lines.join("\n")).not.toContain(`[${HOLDS}]`);
  });

  it("tells targets of one name apart, and roles in tables of their own", () => {
    const text = compatTable([sound, worker, sound]);
    expect(text).toContain("|  | an engine 0.9 (1) | an engine 0.9 (2) |");
    expect(text).toContain("Every rule that applies holds everywhere.");
    expect(text.indexOf("## Workers")).toBeGreaterThan(text.indexOf("## Engines"));
  });

  it("shows what is not claimed, what one has not judged, and the choices of each", () => {
    const other: EngineReport = {
      ...changed(broken, BROKEN.engine, { known: { as: "failure", reason: "r" } }),
      score: broken.score.filter(({ profile }) => profile === "core"),
      notClaimed: ["durability"],
      choices: [{ point: "p|q", made: { "a|b": 1 } }],
    };
    const unjudged: EngineReport = { ...sound, rules: [] };
    const lines = compatTable([unjudged, other]).split("\n");
    expect(lines).toContain("| durability | not applicable | not claimed |");
    expect(lines.find((line) => line.startsWith(`| [${BROKEN.engine}]`))).toMatch(/\| {2}\| ☑️ \|$/);
    expect(lines).toContain("| p\\|q |  | `a\\|b` |");
  });
});
