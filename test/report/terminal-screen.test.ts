import { beforeAll, describe, expect, it } from "vitest";
import type { EngineReport, ReportDocument, ReportedRule, WorkerReport } from "../../conformance/index.ts";
import { rowsOf, widthOf } from "../../conformance/report/terminal/layout.ts";
import { terminalReport, verdictLine } from "../../conformance/report/terminal.ts";
import { BROKEN, engineRun, HOSTILE, hostile, nothingRun, workerRun } from "./reports.ts";

const SCREEN = { color: false, columns: 80, rows: 24 };
const ESCAPE = "\u001b";
/** What stands below: where the report is, and the prompt. */
const BELOW = 2;

let engine: EngineReport;
let worker: WorkerReport;
beforeAll(async () => {
  engine = withReplay(await engineRun());
  worker = withReplay(await workerRun());
});

/** A command that is longer than a line. */
const REPLAY = `tck replay tck-report/failures/a-file-with-quite-a-long-name.json --command "node an-engine.ts --flag"`;

function withReplay<R extends ReportDocument>(report: R): R {
  const rules = report.rules.map((rule) =>
    rule.failure === undefined ? rule : { ...rule, failure: { ...rule.failure, replay: REPLAY } },
  );
  return { ...report, rules } as R;
}

/** The same report with so many broken rules, and so many that are warned of before them. */
function breaking(report: EngineReport, broken: number, warned = 0): EngineReport {
  const one = report.rules.find(({ id }) => id === BROKEN.engine) as ReportedRule;
  const made = Array.from({ length: warned + broken }, (_, n) => ({
    ...one,
    id: `area/rule-${n + 1}`,
    level: n < warned ? "SHOULD" : "MUST",
    outcome: n < warned ? "warn" : "fail",
  }));
  return { ...report, rules: made } as EngineReport;
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe("on a screen", () => {
  it.each([80, 60, 50])("of %d columns and 24 lines all is seen at once, whatever is broken", (columns) => {
    for (const report of [engine, worker, breaking(engine, 30), breaking(engine, 3, 3)]) {
      const lines = terminalReport(report, { ...SCREEN, columns })
        .trimEnd()
        .split("\n");
      expect(rowsOf(lines, columns)).toBeLessThanOrEqual(24 - BELOW);
    }
  });

  it("no line is longer than it, but for the command, which could not be copied otherwise", () => {
    for (const [columns, rows] of [
      [80, 100],
      [40, 100],
      [40, 24],
    ] as const) {
      const lines = terminalReport(breaking(engine, 3), { color: false, columns, rows }).split("\n");
      const long = lines.filter((line) => widthOf(line) > columns);
      expect(new Set(long)).toEqual(new Set([`  To see it again: ${REPLAY}`]));
    }
  });

  it("a broken rule has its sentence, its case in short, what was expected and seen, and its command", () => {
    const text = terminalReport(engine, SCREEN);
    expect(text).toContain(`BROKEN ${BROKEN.engine} (MUST)`);
    expect(text).toMatch(/The tool message of a failed call holds the worker's error whole\./);
    expect(text).toMatch(/The case: \d turns?, \d calls? of \S+ with/);
    expect(text).toMatch(/^ {4}expected the error/m);
    expect(text).toMatch(/^ {4}seen {5}\S/m);
    expect(text).toContain(REPLAY);
  });

  it("broken rules come before those that are warned of", () => {
    const text = terminalReport(breaking(engine, 2, 2), { ...SCREEN, rows: 200 });
    expect(text.indexOf("BROKEN area/rule-4")).toBeLessThan(text.indexOf("WARNING area/rule-1"));
  });

  it("as many rules are told as there is room for, and the others counted", () => {
    const told = (rows: number) => terminalReport(breaking(engine, 40), { ...SCREEN, rows });
    const whole = (text: string) => count(text, /To see it again/g);
    expect(whole(told(24))).toBe(1);
    expect(whole(told(60))).toBeGreaterThan(1);
    expect(whole(told(1_000))).toBe(10);
    for (const rows of [24, 60, 1_000]) {
      const text = told(rows);
      const listed = count(text, /^BROKEN /gm);
      const more = Number(/^and (\d+) more \(--verbose\): /m.exec(text)?.[1] ?? 0);
      expect(listed + more).toBe(40);
    }
  });

  it("every broken rule is named before anything is said of choices or of what does not apply", () => {
    const choices = Array.from({ length: 30 }, (_, n) => ({ point: `point ${n}`, made: { "one way": 1 } }));
    const aside = Array.from({ length: 40 }, (_, n) => ({
      ...(engine.rules[0] as ReportedRule),
      id: `aside/rule-${n}`,
      outcome: "not-applicable",
      because: "it needs what the engine was not said to have",
    }));
    const withAside = (broken: number): EngineReport => {
      const report = breaking(engine, broken);
      return { ...report, choices, rules: [...report.rules, ...aside] } as EngineReport;
    };
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
      [60, 24],
    ] as const) {
      for (const broken of [3, 6]) {
        const text = terminalReport(withAside(broken), { color: false, columns, rows });
        expect(rowsOf(text.trimEnd().split("\n"), columns)).toBeLessThanOrEqual(rows - BELOW);
        for (let n = 1; n <= broken; n++) expect(text).toContain(`area/rule-${n}`);
      }
    }
    expect(terminalReport(withAside(3), { color: false, columns: 100, rows: 40 })).toContain("Not applicable");
    const many = terminalReport(withAside(30), SCREEN);
    expect(many).toMatch(/^and \d+ more \(--verbose\): area\/rule-/m);
  });

  it("--verbose tells all of them", () => {
    const text = terminalReport(breaking(engine, 40), { ...SCREEN, verbose: true });
    expect(count(text, /To see it again/g)).toBe(40);
    expect(text).not.toMatch(/^and \d+ more/m);
  });

  it("the smallest screen still has the verdict and one broken rule with its command", () => {
    const text = terminalReport(breaking(engine, 40), { color: false, columns: 20, rows: 5 });
    expect(text).toContain("BROKEN");
    expect(text).toContain(REPLAY);
  });

  it("where nothing was checked, the reason stands alone", async () => {
    const report = await nothingRun();
    const text = terminalReport(report, SCREEN);
    expect(text.replaceAll(/\s+/g, " ")).toContain(report.verdict.sentence.replaceAll(/\s+/g, " "));
    expect(text).not.toContain("Could not be verified");
    expect(terminalReport(report)).toContain("Could not be verified");
  });
});

describe("the profiles", () => {
  it("stand in a table with a bar, two beside each other where there is room", () => {
    const score = ["core", "async", "events", "retries"].map((profile, n) => ({
      profile,
      passed: 10 - n,
      total: 10,
      known: 0,
      outcomes: { pass: 10 - n, fail: n, warn: 0, "not-applicable": 0, "not-verified": 0 },
    }));
    const report = { ...engine, score, notClaimed: ["blobs"] } as unknown as EngineReport;
    const room = { color: false, rows: 200 };
    expect(terminalReport(report, { ...room, columns: 80 })).toContain(
      [
        "  core     ██████████ 10/10   events   ████████░░  8/10",
        "  async    █████████░  9/10   retries  ███████░░░  7/10",
        "Not claimed: blobs.",
      ].join("\n"),
    );
    expect(terminalReport(report, { ...room, columns: 60 })).toContain("  events   ████████░░  8/10\n  retries");
    expect(terminalReport(report, { ...room, columns: 40 })).toContain("  events    8/10\n  retries   7/10\n");
    expect(terminalReport(report)).toContain("  core     10/10\n  async     9/10\n");
  });

  it("have a full bar only where all rules hold", () => {
    const one = { profile: "core", known: 0, outcomes: { pass: 0, fail: 1, warn: 0 } };
    const bar = (passed: number, total: number): string =>
      terminalReport({ ...engine, score: [{ ...one, passed, total }] } as unknown as EngineReport, SCREEN);
    expect(bar(199, 200)).toContain("█████████░ 199/200");
    expect(bar(1, 200)).toContain("█░░░░░░░░░   1/200");
    expect(bar(200, 200)).toContain("██████████ 200/200");
  });
});

describe("colours", () => {
  it("are there only where they are wanted", () => {
    expect(terminalReport(engine, SCREEN)).not.toContain(ESCAPE);
    expect(terminalReport(engine, { ...SCREEN, color: true })).toContain(`${ESCAPE}[31m`);
  });

  it("change nothing but the colours", () => {
    const painted = terminalReport(engine, { ...SCREEN, color: true });
    const codes = new RegExp(`${ESCAPE}\\[\\d+m`, "g");
    expect(painted.replaceAll(codes, "")).toBe(terminalReport(engine, SCREEN));
  });

  it("do not come from the target", () => {
    const text = terminalReport(hostile(engine), { ...SCREEN, verbose: true });
    expect(text).not.toContain(ESCAPE);
    expect(text).not.toContain("\u0007");
    expect(text).not.toContain(HOSTILE);
  });
});

describe("in a file or a log", () => {
  it("no line is broken, and ten rules are told whole, the next twenty in a line each", () => {
    const text = terminalReport(breaking(engine, 40));
    expect(count(text, /To see it again/g)).toBe(10);
    expect(count(text, /^BROKEN /gm)).toBe(30);
    expect(text).toContain("and 10 more (--verbose): area/rule-31, area/rule-32,");
  });

  it("every choice has a line", () => {
    const choices = [
      { point: "a point", made: { "one way": 3 } },
      { point: "another", made: { "this way": 1, "that way": 2 } },
    ];
    const report = { ...engine, choices };
    expect(terminalReport(report)).toContain("  a point: one way\n  another: this way, that way\n");
    expect(terminalReport(report, { ...SCREEN, rows: 100 })).toContain(
      "a point: one way · another: this way, that way",
    );
  });
});

it("the verdict in one line holds the sentence and the score", () => {
  const line = verdictLine(worker);
  expect(line).toContain(worker.verdict.sentence);
  expect(line).toContain(`${worker.verdict.passed} of ${worker.verdict.total} MUST rules hold`);
  expect(line).not.toContain("\n");
});
