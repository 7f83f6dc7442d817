import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFailure, type EngineReport, runEngineSuite } from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { ruleById } from "../../conformance/rules/index.ts";
import { brokenLine, brokenText, caseExit } from "../../src/cli/broken-text.ts";
import { wantedEngineRules } from "../../src/cli/wanted-rules.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-verdict-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const RULE = "arguments/no-object-is-malformed";
const SHOULD = "arguments/digits-survive";
let failure: EngineFailure;
const saved = (name: string, change: object): string => {
  writeFileSync(at(name), JSON.stringify({ ...failure, ...change }));
  return at(name);
};

beforeAll(async () => {
  const make = engineMutants.find(({ breaks }) => breaks === RULE)?.make;
  const engine = { kind: "mount", mount: mountEngine(make?.() ?? {}) } as const;
  const report: EngineReport = await runEngineSuite({ engine, runs: 40, seed: 5, rules: [RULE] });
  failure = report.rules[0]?.failure as EngineFailure;
});

const judged = async (file: string, ...more: readonly string[]) => {
  const { out, code } = await run(["judge", file, ...more, "--json"]);
  return { ...JSON.parse(out), code } as { met: string[]; broken: { rule: string }[]; saved: unknown; code: number };
};

describe("a saved failure that is judged again", () => {
  it("is judged by what its run judged, and by every rule where it says nothing of that", async () => {
    expect((await judged(saved("own.json", {}))).met).toEqual([RULE]);
    const { selection: _, ...older } = failure;
    writeFileSync(at("older.json"), JSON.stringify(older));
    expect((await judged(at("older.json"))).met.length).toBeGreaterThan(5);
    const core = await judged(saved("core.json", { selection: { features: [], offers: [] } }));
    expect(core.met).toContain(RULE);
    expect(core.met.map((id) => ruleById(id)?.profile)).not.toContain("events");
  });

  it("is judged by what --features claims, and by its own rule in any case", async () => {
    const file = saved("claims.json", { selection: { features: [], offers: [] } });
    const beyond = (met: readonly string[]) => met.filter((id) => ruleById(id)?.profile !== "core");
    expect(beyond((await judged(file)).met)).toEqual([]);
    expect(beyond((await judged(file, "--features", "all")).met).length).toBeGreaterThan(0);
    expect((await judged(file, "--features", "none")).saved).toEqual({ rule: RULE, now: "broken" });
  });

  it("says first that its rule holds now, though the engine breaks another", async () => {
    const other = "calls/one-execute-per-call";
    const file = saved("mended.json", { rule: "session/starts-with-a-session-start", selection: { rules: [RULE] } });
    const { met } = await judged(saved("met.json", { selection: { features: [], offers: [] } }));
    const rule = met.find((id) => id !== RULE && id !== other) ?? "";
    const ran = await run(["judge", saved("holding.json", { rule, selection: { rules: [RULE, rule] } })]);
    expect(ran.out.split("\n").slice(0, 2)).toEqual([`${rule} holds now`, `BROKEN ${RULE}`]);
    expect(ran.code).toBe(1);
    const only = await run(["judge", saved("held.json", { rule, selection: { rules: [rule] } })]);
    expect(only).toMatchObject({ code: 0, out: `${rule} holds now\nThe case breaks no rule.\n` });
    const told = await run(["replay", at("held.json"), "--as", "markdown"]);
    expect(told.out).toMatch(new RegExp(`^# ${rule} holds now\n`));
    expect(told.code).toBe(0);
    expect((await run(["replay", file, "--as", "curl"])).out).toContain(
      "is not broken now: nothing that it speaks about",
    );
  });

  it("is refused with the place where its selection is broken", async () => {
    const ran = await run(["judge", saved("wrong.json", { selection: { features: "all" } })]);
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining("/selection/features must be a list") });
  });
});

const finding = (message: string) => ({ message, expected: "a", got: "b" });

describe("what a case came to", () => {
  it("is a warning, and no failure, where a SHOULD alone is broken, unless the run was strict", () => {
    expect(ruleById(SHOULD)?.level).toBe("SHOULD");
    const broken = [{ rule: SHOULD, findings: [finding("x.")] }];
    expect(brokenText({ broken })).toBe(`WARNING ${SHOULD}\n  x.\n`);
    expect(caseExit({ broken })).toBe(0);
    expect(caseExit({ broken, strict: true })).toBe(1);
    expect(brokenText({ broken, strict: true })).toContain("it counts");
  });

  it("tells the saved rule first, MUSTs before warnings, and the same finding once", () => {
    const broken = [
      { rule: SHOULD, findings: [finding("s.")] },
      { rule: "calls/other", findings: [finding("o.")] },
      { rule: RULE, findings: [finding("x."), finding("y."), finding("x.")] },
    ];
    const verdict = { broken, saved: { rule: RULE, now: "broken" } as const };
    expect(brokenText(verdict)).toBe(
      `BROKEN ${RULE}\n  x. (2 times)\n  y.\nBROKEN calls/other\n  o.\nWARNING ${SHOULD}\n  s.\n`,
    );
    expect(brokenLine(verdict)).toBe(`BROKEN ${RULE}, calls/other; WARNING ${SHOULD}\n`);
    expect(brokenLine({ broken: [], saved: { rule: RULE, now: "holds" } })).toBe(`${RULE} holds now\n`);
  });

  it("knows the secret and the other tenant of the run whatever is claimed anew", () => {
    const selection = { features: [], offers: ["secret"] };
    const signed = wantedEngineRules({ selection: { ...selection, features: ["delivery"] } });
    const anew = wantedEngineRules({ selection }, { features: ["delivery"] });
    expect([...(anew ?? [])]).toEqual(expect.arrayContaining([...(signed ?? [])]));
    expect(wantedEngineRules({})).toBeUndefined();
  });
});
