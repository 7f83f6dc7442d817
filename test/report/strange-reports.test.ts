import { beforeAll, describe, expect, it } from "vitest";
import {
  compatTable,
  diffReports,
  type EngineReport,
  type ReportDocument,
  readReport,
  renderDiff,
  renderReport,
  type WorkerReport,
} from "../../conformance/index.ts";
import { FILE_FORMATS } from "../../conformance/report/formats.ts";
import { sarifReport } from "../../conformance/report/sarif.ts";
import { sayable } from "../../conformance/report/sayable.ts";
import { engineRun, workerRun } from "./reports.ts";

let engine: EngineReport;
let worker: WorkerReport;

beforeAll(async () => {
  engine = await engineRun({ rules: ["model-view/reads-the-error", "arguments/no-object-is-malformed"] });
  worker = await workerRun();
});

/** What stands in the place of any member. */
const ELSE = [undefined, null, -1, 1e308, "x", "\ud800</script>\n", [], {}, [null]];

describe("a report in which any one member is another", () => {
  it.each([["engine"], ["worker"]])("is refused with its place, or can be written in every form: of the %s", (role) => {
    const whole = brief(role === "engine" ? engine : worker);
    expect(readReport(whole).ok).toBe(true);
    let [refused, written] = [0, 0];
    for (const path of placesOf(whole)) {
      for (const value of ELSE) {
        const read = readReport(withMember(whole, path, value));
        if (!read.ok) {
          refused++;
          expect(read.pointer === "" || read.pointer.startsWith("/")).toBe(true);
          continue;
        }
        written++;
        for (const write of writings(whole, read.value))
          expect(write, `${path.join("/")} = ${JSON.stringify(value)}`).not.toThrow();
      }
    }
    expect(Math.min(refused, written)).toBeGreaterThan(100);
  });
});

function writings(whole: ReportDocument, other: ReportDocument): readonly (() => string)[] {
  return [
    ...[...FILE_FORMATS, "terminal" as const].map((format) => () => renderReport(other, format)),
    () => renderDiff(diffReports(whole, other), "markdown"),
    () => compatTable([whole, other]),
  ];
}

/** So much of a report as has every member once. */
function brief(report: ReportDocument): ReportDocument {
  const rules: readonly ReportDocument["rules"][number][] = report.rules;
  const failing = rules.filter(({ failure }) => failure !== undefined).slice(0, 1);
  const others = rules.filter(({ failure }) => failure === undefined).slice(0, 1);
  const short = failing.map((rule) => {
    const log = rule.failure?.log;
    return { ...rule, failure: { ...rule.failure, log: { ...log, exchanges: log?.exchanges.slice(0, 3) } } };
  });
  return JSON.parse(JSON.stringify({ ...report, rules: [...short, ...others] })) as ReportDocument;
}

/** The paths to every member, but within lists of plain values only to the first. */
function* placesOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value).slice(0, Array.isArray(value) ? 2 : 40))
    yield* placesOf(inner, [...path, name]);
}

function withMember(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = withMember(copy[name], rest, to);
  if (copy[name] === undefined && !Array.isArray(copy)) delete copy[name];
  return copy;
}

describe("a report that a stranger wrote", () => {
  it.each([
    ["an id that would end its link", { id: "a/b](https://else.where)" }, "/rules/0/id"],
    ["an id with a bar", { id: "a/b|c" }, "/rules/0/id"],
    ["a level that is markup", { level: "MUST</td>" }, "/rules/0/level"],
    ["a profile of two lines", { profile: "core\n# Verdict" }, "/rules/0/profile"],
  ])("is refused for %s", (_what, member, pointer) => {
    const [first, ...rest] = engine.rules;
    expect(readReport({ ...engine, rules: [{ ...first, ...member }, ...rest] })).toMatchObject({ ok: false, pointer });
  });
});

describe("texts of strangers", () => {
  it("cannot turn the direction of a line, nor write over it", () => {
    expect(sayable("a\u202eb\u2066c\rd\r\ne\tf")).toBe("a\\u202eb\\u2066c\\u000dd\r\ne\tf");
  });

  it("leave SARIF readable for who takes no halves of characters, and paths are references", () => {
    const [rule] = engine.rules.filter(({ failure }) => failure !== undefined);
    const failure = { ...rule?.failure, file: "a b/\ud800#?.json" };
    const strange = {
      ...engine,
      target: { ...engine.target, name: "\ud800\u001b[31m" },
      rules: [{ ...rule, failure }],
    };
    const text = sarifReport(strange as unknown as EngineReport);
    expect(JSON.stringify(JSON.parse(text)).replaceAll("\\\\", "")).not.toMatch(/\\u/);
    expect(text).toContain('"a%20b/%EF%BF%BD%23%3F.json"');
  });
});
