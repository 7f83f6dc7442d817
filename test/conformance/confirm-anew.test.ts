import { beforeAll, describe, expect, it } from "vitest";
import type { Confirmation } from "../../conformance/common/confirmation.ts";
import { type EngineReport, type EngineSuiteOptions, readReport, renderReport } from "../../conformance/index.ts";
import { caseData } from "../../conformance/report/html/case-data.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";
import { BROKEN, engineRun } from "../report/reports.ts";

const RULE = BROKEN.engine;
type ReplayAnew = NonNullable<EngineSuiteOptions["replayAnew"]>;

const failureOf = ({ rules }: EngineReport) => {
  const failure = rules.find(({ id }) => id === RULE)?.failure;
  if (failure === undefined) throw new Error("nothing was found");
  return failure;
};

const comesTo =
  (confirmation: Confirmation): ReplayAnew =>
  async (failures) =>
    new Map(failures.map(({ rule }) => [rule, confirmation]));

const run = (replayAnew: ReplayAnew, more: Partial<EngineSuiteOptions> = {}) =>
  engineRun({ rules: [RULE], runs: 40, areas: ["parallel"], generatedOnly: true, replayAnew, ...more });

describe("a smallest case that a fresh process is to play again", () => {
  let again: EngineReport;
  let notAgain: EngineReport;

  beforeAll(async () => {
    again = await run(comesTo({ confirmed: "fresh-process" }));
    notAgain = await run(comesTo({ confirmed: "not-again", confirmedWhy: "in a fresh process the rule held" }));
  });

  it("counts where it broke its rule there, and the report says so beside its sizes", () => {
    const failure = failureOf(again);
    expect(failure).toMatchObject({ reproduced: true, confirmed: "fresh-process" });
    expect(failure.shrink?.after).toBeLessThanOrEqual(failure.shrink?.before ?? 0);
    expect(terminalReport(again)).toMatch(/in \d+ tries; its file broke the rule again in a fresh process\./);
    expect(caseData(failure).notes.join()).toContain("its file broke the rule again in a fresh process");
  });

  it("does not count where it did not: the case as it was drawn is kept, in every form with the word that it was not seen again", () => {
    const failure = failureOf(notAgain);
    const { shrink } = failure;
    expect(failure).toMatchObject({ reproduced: false, confirmed: "not-again" });
    expect(shrink?.after).toBe(shrink?.before);
    expect(JSON.stringify(failure.case).length).toBeGreaterThan(JSON.stringify(failureOf(again).case).length);
    const said = "did not break the rule again (in a fresh process the rule held): timing may play a part";
    expect(terminalReport(notAgain)).toContain(said);
    expect(caseData(failure).notes.join()).toContain(said);
    expect(renderReport(notAgain, "markdown").replaceAll("\\", "")).toContain(said);
    for (const form of ["json", "junit", "sarif", "html"] as const)
      expect(renderReport(notAgain, form), form).toMatch(form === "json" ? /"confirmed": "not-again"/ : /again/);
    expect(renderReport(notAgain, "junit")).toContain(said);
    expect(renderReport(notAgain, "sarif")).toContain(said);
    expect(notAgain.verdict.exitCode).toBe(1);
  });

  it("is still a report that can be read, also from before it was said how a case was confirmed", () => {
    expect(readReport(JSON.parse(JSON.stringify(again)))).toMatchObject({ ok: true });
    const strange = { ...again, rules: again.rules.map((rule) => withConfirmed(rule, "perhaps")) };
    expect(readReport(strange)).toMatchObject({ ok: false, pointer: "/rules/0/failure/confirmed" });
    const older = { ...again, rules: again.rules.map((rule) => withConfirmed(rule, undefined)) };
    expect(readReport(older)).toMatchObject({ ok: true });
    expect(terminalReport(older)).toContain("saved, it broke the rule again.");
  });
});

const withConfirmed = (rule: EngineReport["rules"][number], confirmed: unknown) =>
  rule.failure === undefined ? rule : { ...rule, failure: { ...rule.failure, confirmed: confirmed as "not-again" } };

describe("a smallest case that no fresh process has played", () => {
  it.each([
    ["none could be had: no process", { replayAnew: () => Promise.reject(new Error("no process")) }],
    ["nothing came back from it", { replayAnew: async () => new Map() }],
    ["the suite was called as a function", {}],
  ] as const)("counts as seen in the same process, and says why: %s", async (why, hook) => {
    const report = await engineRun({ rules: [RULE], runs: 40, ...hook });
    expect(failureOf(report)).toMatchObject({ reproduced: true, confirmed: "same-process", confirmedWhy: why });
    expect(terminalReport(report)).toContain(`saved, it broke the rule again (in no fresh process: ${why})`);
  });

  it("was never looked at where smaller cases were not looked for, and is not said to be reproduced", async () => {
    const report = await run(comesTo({ confirmed: "fresh-process" }), { shrink: false });
    const failure = failureOf(report);
    expect(failure).toMatchObject({ confirmed: "not-looked" });
    expect(failure).not.toHaveProperty("reproduced");
    expect(readReport(JSON.parse(JSON.stringify(report)))).toMatchObject({ ok: true });
    expect(terminalReport(report)).toContain("not looked at again: the run was not to look for smaller cases.");
  });

  it("was not looked at again where the run was ended before", async () => {
    const ending = new AbortController();
    const report = await run(comesTo({ confirmed: "fresh-process" }), {
      signal: ending.signal,
      onProgress: ({ broken }) => broken > 0 && ending.abort(),
    });
    expect(failureOf(report)).toMatchObject({ confirmed: "not-looked", confirmedWhy: "the run was interrupted" });
  });
});
