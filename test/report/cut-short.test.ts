import { beforeAll, describe, expect, it } from "vitest";
import { compatTable, type ReportDocument, renderReport } from "../../conformance/index.ts";
import { weigh } from "../../conformance/known/weigh.ts";
import { scoreOf } from "../../conformance/report/score.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";
import { engineRun } from "./reports.ts";

const screen = { color: true, columns: 80, rows: 24 };
const [red, yellow] = ["\u001b[31m", "\u001b[33m"];

let broken: ReportDocument;
let interrupted: ReportDocument;
let brokenAndInterrupted: ReportDocument;

/** The same run, ended before anything could be seen of the rules that held. */
function cutShort(report: ReportDocument, kept: boolean): ReportDocument {
  const rules = report.rules.map((rule) =>
    rule.outcome === "not-applicable" || (kept && rule.outcome === "fail")
      ? rule
      : {
          ...rule,
          outcome: "not-verified" as const,
          because: "nothing that the rule speaks about happened in the run",
        },
  );
  const passed = 0;
  const verdict = { ...report.verdict, kind: "broken" as const, passed, exitCode: 1 as const };
  const cases = { ...report.cases, notPlayed: 40, cutShort: "interrupt" as const };
  return weigh({ ...report, rules, verdict, cases, score: scoreOf(rules) } as ReportDocument, false);
}

beforeAll(async () => {
  broken = await engineRun({ shrink: false });
  interrupted = cutShort(await engineRun({}, true), false);
  brokenAndInterrupted = cutShort(broken, true);
});

describe("a run that was cut short", () => {
  it("and has found nothing broken is told in yellow, with no red anywhere", () => {
    const text = terminalReport(interrupted, screen);
    expect(text.replaceAll(/\s+/g, " ")).toContain("not verified (the run was interrupted)");
    expect(text).toContain("none is broken");
    expect(text).toContain(yellow);
    expect(text).not.toContain(red);
  });

  it("and has found something broken tells it apart from what it has not verified", () => {
    expect(terminalReport(brokenAndInterrupted, screen)).toContain(red);
    const text = terminalReport(brokenAndInterrupted, { ...screen, color: false });
    expect(text.replaceAll(/\s+/g, " ")).toContain("is broken, 1 not verified (the run was interrupted)");
  });

  it.each([
    ["markdown", "## ❓", "## ❌"],
    ["html", '<p class="verdict unverified">', '<p class="verdict broken">'],
    ["badge", '"message": "not verified 0/', '"message": "broken 0/'],
  ] as const)("is not called broken in %s unless something is", (format, open, wrong) => {
    expect(renderReport(interrupted, format)).toContain(open);
    expect(renderReport(brokenAndInterrupted, format)).toContain(wrong);
  });

  it("has a red score on the page only in a profile in which something is broken", () => {
    expect(renderReport(interrupted, "html")).toMatch(/<td class="part">0 \/ \d+<\/td>/);
    expect(renderReport(interrupted, "html")).not.toContain('<td class="part fails">');
    expect(renderReport(brokenAndInterrupted, "html")).toContain('<td class="part fails">0 / 2</td>');
  });

  it("stands in a table beside others as not verified", () => {
    expect(compatTable([broken, interrupted])).toMatch(/\*\*verdict\*\* \| broken, 1 of 2 \| not verified, 0 of/);
  });

  it("is broken where the target has ended by itself", () => {
    const ended = { ...interrupted, cases: { ...interrupted.cases, cutShort: "ended" } } as ReportDocument;
    expect(terminalReport(ended, screen)).toContain(red);
  });
});
