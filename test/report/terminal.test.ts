import { expect, it } from "vitest";
import { terminalReport } from "../../conformance/report/terminal.ts";
import { BROKEN, engineRun, workerRun } from "./reports.ts";

it("says of a broken rule how small its case has become, in how many tries, and that it broke the rule again", async () => {
  const report = await engineRun();
  const { shrink } = report.rules.find(({ id }) => id === BROKEN.engine)?.failure ?? {};
  if (shrink === undefined) throw new Error("nothing was shrunk");
  const { tries, before, after } = shrink;
  const text = terminalReport(report);
  expect(after).toBeLessThanOrEqual(before);
  expect(text).toContain(`Smallest case: ${after} of ${before} characters, in ${tries} tries; saved, it broke`);
});

it("says that a case did not break its rule again, where it did not", async () => {
  const report = await engineRun();
  const rules = report.rules.map((rule) => {
    if (rule.failure === undefined) return rule;
    const { shrink: _, confirmedWhy: _why, ...failure } = rule.failure;
    return { ...rule, failure: { ...failure, reproduced: false, confirmed: "not-again" as const } };
  });
  expect(terminalReport({ ...report, rules })).toContain("did not break the rule again: timing may play a part");
});

it("says the same of a worker's", async () => {
  const report = await workerRun();
  expect(terminalReport(report)).toMatch(/Smallest case: \d+ of \d+ characters, in \d+ tries; saved, it broke/);
});
