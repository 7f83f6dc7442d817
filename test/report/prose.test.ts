import { beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, type ReportFormat, renderReport } from "../../conformance/index.ts";
import { prose } from "../../conformance/report/markdown-text.ts";
import { piecesOf, withoutTicks } from "../../conformance/report/prose.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";
import { BROKEN, engineRun } from "./reports.ts";

const SENTENCE = "A result has `ok` and <em>no</em> `error` beside it.";
const MEND = "Answer with `proposed`.";

let report: EngineReport;
beforeAll(async () => {
  const run = await engineRun({ shrink: false });
  const rules = run.rules.map((rule) =>
    rule.id === BROKEN.engine ? { ...rule, sentence: SENTENCE, mend: MEND } : rule,
  );
  report = { ...run, rules };
});

describe("a rule's text", () => {
  it("falls into words and code, and a lone backtick is a character like any other", () => {
    expect(piecesOf("`a` b `c d`")).toEqual([
      { text: "a", code: true },
      { text: " b ", code: false },
      { text: "c d", code: true },
    ]);
    expect(withoutTicks("`a` b ` c")).toBe("a b ` c");
    expect(withoutTicks("no code")).toBe("no code");
  });

  it("has code in Markdown, where nothing else of it is markup", () => {
    expect(prose("Give `a_b` *or* `c|d`")).toBe("Give `a_b` \\*or\\* `c\\|d`");
    expect(renderReport(report, "markdown")).toContain("A result has `ok` and \\<em>no\\</em> `error` beside it.");
  });

  it("has code on the page, and is escaped all the same", () => {
    const page = renderReport(report, "html");
    const told = "A result has <code>ok</code> and &lt;em&gt;no&lt;/em&gt; <code>error</code> beside it.";
    expect(page).toContain(`<b>MUST</b> ${told}</p>`);
    expect(page).toContain("<dd>Answer with <code>proposed</code>.</dd>");
  });

  it.each(["terminal", "junit", "sarif"] satisfies ReportFormat[])("has no backticks in %s", (format) => {
    const text = renderReport(report, format);
    expect(text).toContain("A result has ok and");
    expect(text).not.toContain("`ok`");
  });

  it("has none on a screen either", () => {
    for (const rows of [24, 100]) {
      const text = terminalReport(report, { color: false, columns: 80, rows });
      expect(text).toContain("A result has ok and <em>no</em> error beside it.");
      expect(text).not.toContain("`");
    }
  });
});
