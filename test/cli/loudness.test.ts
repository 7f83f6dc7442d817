import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run, type World } from "./io.ts";
import { FAILURE, RULE, workersFor } from "./wrong-attempt-worker.ts";

const { folder, at, urls } = workersFor("loudness");
const SCREEN = { columns: 80, rows: 24 };

const FEW = ["--runs", "30", "--seed", "7", "--no-shrink", "--save", folder];
const test = (more: readonly string[] = [], world: World = {}) =>
  run(["test", "worker", urls.broken, ...FEW, ...more], world);
const replay = (more: readonly string[] = [], world: World = {}) =>
  run(["replay", at(FAILURE), "--url", urls.broken, ...more], world);

/** A line of the wire: when, who to whom, what, how much, and what came back. */
const WIRE = /^\d\d:\d\d:\d\d\.\d{3} engine > worker POST \/ tool\.execute \S+, \d+ B: 200, \d+ B, \d+ ms$/m;

describe("tck test worker", () => {
  it("--quiet prints one line and saves the rest", async () => {
    const ran = await test(["--quiet"], { terminal: SCREEN });
    expect(ran).toMatchObject({ code: 1, err: "" });
    expect(ran.out).toMatch(/^The worker at \S+: .* \d+ of \d+ MUST rules hold; .*\n$/);
    expect(JSON.parse(readFileSync(at("worker.json"), "utf8")).verdict.exitCode).toBe(1);
  });

  it("--verbose writes each exchange to stderr as it happens, and nothing of it to stdout", async () => {
    const ran = await test(["--verbose"]);
    expect(ran.err).toMatch(WIRE);
    expect(ran.err).toMatch(/engine > worker POST \/ session\.start, /);
    expect(ran.err).toMatch(/: 4\d\d, /);
    expect(ran.out).not.toMatch(/engine > worker/);
    const { exchanges } = JSON.parse(readFileSync(at("worker.json"), "utf8"));
    expect(ran.err.split("\n").filter((line) => line.includes("engine > worker")).length).toBeGreaterThanOrEqual(
      exchanges.sent,
    );
  });

  it("is plain where nobody watches: no colour, no line that is rewritten", async () => {
    const ran = await test();
    expect(ran.out + ran.err).not.toContain("\u001b");
    expect(ran.err).not.toContain("\r");
    expect(ran.out).toMatch(
      new RegExp(`^BROKEN ${RULE} \\(MUST\\): If a settle names an attempt, .* answers\\.$`, "m"),
    );
  });

  it("fits the screen of a person who watches", async () => {
    const ran = await test([], { terminal: { ...SCREEN, color: true } });
    expect(ran.out.split("\n").length).toBeLessThanOrEqual(SCREEN.rows);
    expect(ran.out).toContain("\u001b[31m");
    expect(ran.err).toContain("\r\u001b[K");
  });

  it("at Ctrl-C prints and saves what was found, and never exits with 0", async () => {
    const stop = new AbortController();
    const world: World = {
      signal: stop.signal,
      terminal: SCREEN,
      onErr: (text) => {
        if (/: \d+ of \d+ cases/.test(text)) stop.abort();
      },
    };
    const ran = await test(["--runs", "400"], world);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain("Ctrl-C again quits at once");
    expect(ran.out).toMatch(/\d+ cases were not played: the run was interrupted\./);
    const report = JSON.parse(readFileSync(at("worker.json"), "utf8"));
    expect(report.cases).toMatchObject({ cutShort: "interrupt" });
    expect(report.cases.total).toBeGreaterThan(0);
  });
});

describe("tck replay", () => {
  it("says on a terminal what the rule is, what was expected and what was seen", async () => {
    await test();
    const ran = await replay([], { terminal: SCREEN });
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(
      new RegExp(`^BROKEN ${RULE}\n {2}If a settle names an attempt, .*\n.*\n {4}expected .*\n {4}seen {5}7$`, "m"),
    );
  });

  it("--verbose writes the wire, and --quiet only which rules are broken", async () => {
    await test();
    expect((await replay(["--verbose"])).err).toMatch(WIRE);
    expect(await replay(["--quiet"])).toMatchObject({ code: 1, out: `BROKEN ${RULE}\n`, err: "" });
  });

  it("shows nothing when it is interrupted, and exits with 3", async () => {
    await test();
    const stop = new AbortController();
    const world: World = { signal: stop.signal, onErr: () => stop.abort() };
    const ran = await replay(["--verbose"], world);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain("interrupted before the case had ended");
  });
});

it("tck report --verbose tells everything of a saved report", async () => {
  await test();
  const file = at("worker.json");
  const short = await run(["report", file], { terminal: { columns: 80, rows: 10 } });
  const whole = await run(["report", file, "--verbose"], { terminal: { columns: 80, rows: 10 } });
  expect(whole.out.length).toBeGreaterThan(short.out.length);
  expect(whole.out).toContain("To mend it: ");
});
