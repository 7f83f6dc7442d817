import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fits } from "../../conformance/common/glob.ts";
import {
  type EngineReport,
  type EngineSuiteOptions,
  type KnownFailures,
  knownFailuresOf,
  knownFailuresText,
  readKnownFailures,
  runEngineSuite,
} from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { PLAIN } from "../../conformance/report/terminal/screen.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";

/** A short run on an engine that does not tell the model why a tool failed; or on a sound one. */
async function play(options: Partial<EngineSuiteOptions>, sound = false): Promise<EngineReport> {
  const mutant = engineMutants.find(({ breaks }) => breaks === RULE);
  if (mutant === undefined) throw new Error(`no mutant breaks ${RULE}`);
  return runEngineSuite({
    engine: { kind: "mount", mount: mountEngine(sound ? {} : mutant.make()) },
    runs: 60,
    seed: 5,
    rules: [RULE, "arguments/no-object-is-malformed"],
    shrink: false,
    today: "2026-11-30",
    ...options,
  });
}

const RULE = "model-view/reads-the-error";
const listed = (more: Partial<KnownFailures["failures"][number]> = {}): KnownFailures => ({
  failures: [{ rule: RULE, reason: "we hide it", ...more }],
  flaky: [],
});

describe("a rule that is known not to hold", () => {
  it("is marked, and does not break the run", async () => {
    const plain = await play({});
    expect(plain.verdict).toMatchObject({ kind: "broken", exitCode: 1, passed: 1, total: 2 });
    const report = await play({ knownFailures: listed({ link: "https://example.test/7", expires: "2026-11-30" }) });
    expect(report.verdict).toMatchObject({ exitCode: 0, known: 1, passed: 1, total: 2 });
    expect(report.verdict.sentence).toContain("every rule that applies holds, but for 1 that is known not to");
    expect(report.rules.find(({ id }) => id === RULE)).toMatchObject({
      outcome: "fail",
      known: { as: "failure", reason: "we hide it", link: "https://example.test/7", expires: "2026-11-30" },
    });
    expect(report.listFaults).toEqual([]);
  });

  it("breaks the run once it holds, but not when it is only flaky", async () => {
    const fixed = await play({ knownFailures: listed() }, true);
    expect(fixed.verdict).toMatchObject({ kind: "broken", exitCode: 1, passed: 2, total: 2 });
    expect(fixed.listFaults).toEqual([
      `The rule ${RULE} is listed as known to fail, and it holds: take it out of the list.`,
    ]);
    const flaky = { failures: [], flaky: listed().failures };
    expect((await play({ knownFailures: flaky }, true)).verdict.exitCode).toBe(0);
    const failing = await play({ knownFailures: flaky });
    expect(failing.verdict.exitCode).toBe(0);
    expect(failing.rules.find(({ id }) => id === RULE)?.known?.as).toBe("flaky");
  });

  it("says nothing of a rule that holds in a part of the cases", async () => {
    const report = await play({ knownFailures: listed(), shard: { index: 1, count: 2 } }, true);
    expect(report.listFaults).toEqual([]);
  });

  it.each([
    [{ expires: "2026-11-29" }, "was to be borne until 2026-11-29, and that day has passed: we hide it"],
    [{ rule: "model-wiew/*" }, "The rule model-wiew/* is listed as known, and fits no rule."],
    [{ case: "no-such" }, "fits no kind of case."],
  ])("breaks the run when its entry is %j", async (entry, sentence) => {
    const report = await play({ knownFailures: listed(entry) });
    expect(report.verdict.exitCode).toBe(1);
    expect(report.listFaults).toEqual([expect.stringContaining(sentence)]);
    expect(report.verdict.sentence).toContain("the list of known failures is wrong in 1 place");
  });

  it("is known only where every kind of case that breaks it is listed", async () => {
    const areas = Object.keys((await play({})).rules.find(({ id }) => id === RULE)?.brokenIn ?? {});
    expect(areas.length).toBeGreaterThan(1);
    const entry = (area: string) => ({ rule: "model-view", case: area, reason: "r" });
    const some = await play({ knownFailures: { failures: areas.slice(1).map(entry), flaky: [] } });
    expect(some.verdict.exitCode).toBe(1);
    expect((await play({ knownFailures: { failures: areas.map(entry), flaky: [] } })).verdict.exitCode).toBe(0);
  });
});

describe("a list that is written", () => {
  it("lets the same run pass, and keeps what was said before", async () => {
    const written = knownFailuresOf(await play({}), { failures: [], flaky: [] });
    const read = readKnownFailures(parse(knownFailuresText(written)));
    expect(read).toMatchObject({ ok: true, value: { failures: [{ rule: RULE }], flaky: [] } });
    if (!read.ok) return;
    expect((await play({ knownFailures: read.value })).verdict.exitCode).toBe(0);
    expect(knownFailuresOf(await play({}), listed())).toEqual(listed());
    expect(knownFailuresOf(await play({}, true), listed()).failures).toEqual([]);
  });
});

describe("a list that somebody has written", () => {
  it.each([
    [{ failures: [{ reason: "r" }] }, "/failures/0", "must name a rule or a case"],
    [{ failures: [{ rule: "a/b" }] }, "/failures/0/reason", "must be a text that says something; it is absent"],
    [{ flaky: [{ rule: "a/b", reason: "r", expires: "soon" }] }, "/flaky/0/expires", 'it is "soon"'],
    [{ failures: [{ rule: "a/b", reason: "r", until: "x" }] }, "/failures/0/until", "is none of rule, case"],
    [{ known: [] }, "/known", "is none of failures, flaky"],
    [[], "", "must be an object"],
  ])("is refused with the place of the fault: %j", (list, pointer, message) => {
    expect(readKnownFailures(list)).toMatchObject({ ok: false, pointer, message: expect.stringContaining(message) });
  });

  it("may be empty, as one whose entries are all gone", () => {
    expect(readKnownFailures(parse("# nothing\n"))).toEqual({ ok: true, value: { failures: [], flaky: [] } });
    expect(readKnownFailures(parse("failures:\n"))).toMatchObject({ ok: true });
  });
});

describe("a pattern", () => {
  it.each([
    ["blobs/*", "blobs/exact", true],
    ["blobs", "blobs/exact", true],
    ["blo*", "blobs/exact", true],
    ["*", "blobs/exact", true],
    ["**", "blobs/exact", true],
    ["blobs/ex?ct", "blobs/exact", true],
    ["blobs/exac", "blobs/exact", false],
    ["exact", "blobs/exact", false],
    ["b.obs/*", "blobs/exact", false],
    ["*/exact", "blobs/exact", true],
    ["b*t", "blobs/exact", false],
  ])("%s fits %s: %s", (pattern, name, yes) => {
    expect(fits(pattern, name)).toBe(yes);
  });
});

describe("a list of 100,000 entries", () => {
  it("is held against the run, and what is wrong with it is told in as much as can be read", async () => {
    const failures = Array.from({ length: 100_000 }, (_, n) => ({ rule: `arguments/no-such-${n}*`, reason: "r" }));
    const read = readKnownFailures({ failures: [...failures, { rule: RULE, reason: "we hide it" }] });
    expect(read.ok).toBe(true);
    const report = await play({ runs: 20, ...(read.ok && { knownFailures: read.value }) });
    expect(report.listFaults).toHaveLength(100_000);
    expect(report.rules.find(({ id }) => id === RULE)?.known).toMatchObject({ reason: "we hide it" });
    const text = terminalReport(report);
    expect(text.split("\n").length).toBeLessThan(200);
    expect(text).toContain("and 99900 more: see the report, or --verbose");
    expect(terminalReport(report, { ...PLAIN, verbose: true }).split("\n").length).toBeGreaterThan(100_000);
  });
});
