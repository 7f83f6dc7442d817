import type { Log } from "sarif";
import { beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, REPORT_FORMATS, renderReport, type WorkerReport } from "../../conformance/index.ts";
import { sarifLog } from "../../conformance/report/sarif.ts";
import { BROKEN, engineRun, hostile, nothingRun, workerRun } from "./reports.ts";
import { xmlOf } from "./xml-of.ts";

let engine: EngineReport;
let worker: WorkerReport;
let nothing: WorkerReport;
const replay = "tck replay tck-report/failures/a b.json";

beforeAll(async () => {
  const played = await engineRun();
  const rules = played.rules.map((rule) =>
    rule.failure === undefined ? rule : { ...rule, failure: { ...rule.failure, file: "failures/a b.json", replay } },
  );
  engine = { ...played, rules };
  worker = await workerRun();
  nothing = await nothingRun();
});

/** The one run of a SARIF log. */
function sarifRun(report: Parameters<typeof sarifLog>[0]) {
  const [run] = sarifLog(report).runs;
  if (run === undefined) throw new Error("the log has no run");
  return run;
}

describe("every rendering", () => {
  it.each(REPORT_FORMATS)("says something of any report, and the same of the same one: %s", (format) => {
    for (const report of [engine, worker, nothing, hostile(engine), hostile(worker)]) {
      const text = renderReport(report, format);
      expect(text.trim()).not.toBe("");
      expect(renderReport(structuredClone(report), format)).toBe(text);
    }
  });
});

describe("a report as Markdown", () => {
  it("begins with the verdict, then the broken rule with its page and its replay, then the profiles", () => {
    const text = renderReport(engine, "markdown");
    expect(text).toMatch(/^## ❌ an engine 1\.0: 1 of 2 MUST rules hold\n/);
    const places = [
      `[${BROKEN.engine}](https://toolcall-tck.dev/rules/${BROKEN.engine})`,
      "- Expected the error",
      "- Seen `The tool failed.`",
      `\`\`\`sh\n${replay}\n\`\`\``,
      "| core | 1 of 2 | 1 | 0 | 0 | 0 | 0 |",
      "| durability | 0 of 0 | 0 | 0 | 0 | 0 | 1 |",
      "seed 5",
    ].map((part) => text.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("tells of what is known apart, and of wrong examples", () => {
    const rules = engine.rules.map((rule) => ({ ...rule, known: { as: "flaky" as const, reason: "we | hide it" } }));
    const text = renderReport({ ...engine, rules }, "markdown");
    expect(text).not.toContain("### Broken");
    expect(text).toContain(`### Known not to hold`);
    expect(text).toContain("(flaky) we \\| hide it");
    expect(renderReport(worker, "markdown")).toContain("- `calculator`: example 1: expected 43, got 42.");
  });

  it("is short, also where very many rules are broken", () => {
    const broken = engine.rules.find(({ id }) => id === BROKEN.engine);
    const rules = Array.from({ length: 500 }, (_, n) => ({ ...broken, id: `area/rule-${n}` }));
    const text = renderReport({ ...engine, rules } as unknown as EngineReport, "markdown");
    expect(text.length).toBeLessThan(200_000);
    expect(text).toContain("And 480 more: ");
    expect(text).toContain("rule-499");
  });

  it("takes nothing of a stranger's text for markup", () => {
    const text = renderReport(hostile(engine), "markdown");
    const beside = text.replaceAll(/^````.*?^````$/gms, "").replaceAll(/^- Seen .*$/gm, "");
    expect(beside).toContain("\\<script");
    expect(beside).not.toMatch(/[^\\][<[`|]script/);
    expect(beside).not.toMatch(/[^\\]@you/);
    // A text that holds a fence is in a longer one.
    expect(text).toMatch(/\n````sh\ntck replay/);
    for (const line of text.split("\n").filter((one) => one.startsWith("| "))) expect(line.endsWith(" |")).toBe(true);
  });
});

describe("what a terminal or a reader would take for a command", () => {
  it.each(["terminal", "markdown", "junit"] as const)("is written out: %s", (format) => {
    const text = renderReport(hostile(engine), format);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them must be left.
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain("u001b");
  });
});

describe("a report as SARIF", () => {
  it("is what the format's types have", () => {
    const log: Log = sarifLog(engine);
    expect(JSON.parse(renderReport(engine, "sarif"))).toEqual(JSON.parse(JSON.stringify(log)));
    expect(log.version).toBe("2.1.0");
  });

  it("describes every rule with its page, and has a result for each that does not hold, at its saved case", () => {
    const [run] = (JSON.parse(renderReport(engine, "sarif")) as Log).runs;
    const { rules = [] } = run?.tool.driver ?? {};
    expect(rules.map(({ id }) => id)).toEqual(engine.rules.map(({ id }) => id));
    for (const { id, helpUri } of rules) expect(helpUri).toBe(`https://toolcall-tck.dev/rules/${id}`);
    expect(run?.results).toHaveLength(1);
    const [result] = run?.results ?? [];
    expect(result).toMatchObject({ ruleId: BROKEN.engine, level: "error", partialFingerprints: expect.anything() });
    expect(rules[result?.ruleIndex ?? -1]?.id).toBe(BROKEN.engine);
    expect(result?.message.text).toContain("seen     The tool failed.");
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe("failures/a%20b.json");
  });

  it("suppresses what is known, and points at the target file where no case shows the fault", () => {
    const rules = engine.rules.map((rule) => {
      const { failure: _failure, ...bare } = rule;
      return rule.id === BROKEN.engine
        ? { ...rule, known: { as: "failure" as const, reason: "we hide it" } }
        : { ...bare, outcome: "not-verified" as const, because: "nothing happened" };
    });
    const run = sarifRun({ ...engine, rules });
    const bySuppression = Object.groupBy(run.results, (one) => ("suppressions" in one ? "known" : "open"));
    expect(bySuppression.known?.map(({ ruleId }) => ruleId)).toEqual([BROKEN.engine]);
    expect(bySuppression.open).toHaveLength(2);
    for (const { locations, message } of bySuppression.open ?? []) {
      expect(locations[0]?.physicalLocation.artifactLocation.uri).toBe("tck.target.yaml");
      expect(message.text).toBe("Could not be verified: nothing happened.");
    }
  });

  it("says of a run that checked nothing that it did not succeed", () => {
    const run = sarifRun(nothing);
    expect(run.results).toEqual([]);
    expect(run.invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 3 });
    expect(run.invocations[0]?.toolExecutionNotifications[0]?.message.text).toBe(nothing.verdict.sentence);
  });
});

describe("a report as a badge", () => {
  it("is what shields takes from an endpoint", () => {
    const badge = (report: EngineReport | WorkerReport) => JSON.parse(renderReport(report, "badge"));
    expect(badge(engine)).toEqual({ schemaVersion: 1, label: "tool calls", message: "broken 1/2", color: "red" });
    expect(badge(nothing)).toMatchObject({ message: "nothing checked", color: "lightgrey" });
    const fine = { ...engine.verdict, kind: "conformant", passed: 2 } as const;
    expect(badge({ ...engine, verdict: fine })).toMatchObject({ message: "conformant 2/2", color: "brightgreen" });
    expect(badge({ ...engine, verdict: { ...fine, known: 1 } })).toMatchObject({ color: "green" });
  });

  it("is an image where its file is one, which says the same to those who do not see it", () => {
    const root = xmlOf(renderReport(engine, "badge", "out/badge.SVG"));
    expect(root).toMatchObject({ name: "svg", attributes: { role: "img", "aria-label": "tool calls: broken 1/2" } });
    expect(root.inside[0]).toMatchObject({ name: "title", text: "tool calls: broken 1/2" });
    expect(Number(root.attributes["width"])).toBeGreaterThan(100);
  });
});

describe("a report as text", () => {
  it("is what a run ends with", () => {
    const text = renderReport(engine, "terminal");
    expect(text).toContain(engine.verdict.sentence);
    expect(text).toContain(`BROKEN ${BROKEN.engine} (MUST)`);
    expect(text).toContain(`To see it again: ${replay}`);
  });
});
