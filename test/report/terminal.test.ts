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
  expect(text).toContain(
    `Smallest case: ${after} of ${before} characters, in ${tries} ${tries === 1 ? "try" : "tries"}; saved, it broke`,
  );
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
  expect(terminalReport(report)).toMatch(/Smallest case: \d+ of \d+ characters, in (1 try|\d+ tries); saved, it broke/);
});

it("counts one case, one request and one try as one", async () => {
  const report = await workerRun();
  const rules = report.rules.map((rule) =>
    rule.failure === undefined
      ? rule
      : { ...rule, failure: { ...rule.failure, shrink: { tries: 1, before: 9, after: 9 } } },
  );
  const one = { ...report, rules, cases: { ...report.cases, total: 1 }, exchanges: { sent: 1, answered: 1 } };
  const text = terminalReport(one as typeof report);
  expect(text).toContain("; 1 case, 1 request, 1 answered; ");
  expect(text).toContain("Smallest case: 9 of 9 characters, in 1 try; saved, it broke");
});

it("says of the rules that have a line alone how more of them is told", async () => {
  const report = await workerRun();
  const broken = report.rules.find(({ id }) => id === BROKEN.worker);
  if (broken === undefined) throw new Error("nothing was broken");
  const many = Array.from({ length: 12 }, (_, n) => ({ ...broken, id: `worker/rule-${n}` }));
  const hint = "\n\nIn short, with --verbose as above:\nBROKEN worker/rule-10: ";
  expect(terminalReport({ ...report, rules: many })).toContain(hint);
  expect(terminalReport({ ...report, rules: many.slice(0, 10) })).not.toContain("In short");
});
