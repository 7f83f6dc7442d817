import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, runEngineSuite } from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-judge-"));
const at = (name: string): string => join(folder, name);
const RULE = "arguments/no-object-is-malformed";
let report: EngineReport;

beforeAll(async () => {
  const mutant = engineMutants.find(({ breaks }) => breaks === RULE);
  const engine = { kind: "mount", mount: mountEngine(mutant?.make() ?? {}) } as const;
  report = await runEngineSuite({ engine, runs: 40, seed: 5, rules: [RULE] });
  writeFileSync(at("failure.json"), JSON.stringify(report.rules[0]?.failure));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("tck judge", () => {
  it("finds in the saved log what the run found", async () => {
    const ran = await run(["judge", at("failure.json")]);
    expect(ran).toMatchObject({ code: 1, out: expect.stringContaining(`BROKEN ${RULE}`) });
    const json = JSON.parse((await run(["judge", at("failure.json"), "--json"])).out);
    const own = json.broken.find(({ rule }: { rule: string }) => rule === RULE);
    expect(own.findings).toEqual(JSON.parse(JSON.stringify(report.rules[0]?.failure?.findings)));
  });

  it("takes what replay --json prints, with its verdict", async () => {
    const { case: held, log } = report.rules[0]?.failure ?? {};
    writeFileSync(at("printed.json"), JSON.stringify({ role: "engine", case: held, log, broken: [], met: [] }));
    expect(await run(["judge", at("printed.json")])).toMatchObject({ code: 1, err: "" });
  });

  it("finds nothing once the log shows what should have happened", async () => {
    const text = readFileSync(at("failure.json"), "utf8");
    // Logs hold what was sent as text: the status is in quotes that are escaped.
    writeFileSync(at("mended.json"), text.replaceAll('\\"status\\":\\"invalid\\"', '\\"status\\":\\"malformed\\"'));
    const ran = await run(["judge", at("mended.json")]);
    expect(ran.out).not.toContain(`BROKEN ${RULE}`);
  });

  it.each([
    ["{}", "holds no log"],
    ["[", "1"],
    ['{"role":"worker","case":{},"log":{}}', "is not a case: /case/version"],
    ['{"case":{},"log":{}}', "is not a case: /case/version"],
  ])("stops with usage at %s", async (text, sentence) => {
    writeFileSync(at("wrong.json"), text);
    const ran = await run(["judge", at("wrong.json")]);
    expect(ran).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });
});

describe("tck replay --as", () => {
  it("tells a saved failure as Markdown: what is wrong, and each step with where it went wrong", async () => {
    const ran = await run(["replay", at("failure.json"), "--as", "markdown"]);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^# The engine breaks arguments\/no-object-is-malformed/);
    for (const part of ["- Expected malformed", "  Seen: invalid", "## The conversation", "**This is wrong.**"])
      expect(ran.out).toContain(part);
    for (const step of ["The client says something", "asks the worker what to do: tool.execute", "calls the model"])
      expect(ran.out).toContain(step);
    expect(ran.out.split("```").length % 2).toBe(1);
  });

  it("tells it as a script that a shell can read, with what the other sides must answer", async () => {
    const ran = await run(["replay", at("failure.json"), "--as", "curl"]);
    writeFileSync(at("bug.sh"), ran.out);
    execFileSync("sh", ["-n", at("bug.sh")]);
    expect(ran.out).toContain(`"$ENGINE"'/api/machine/sessions/submit'`);
    expect(ran.out).toContain("The worker must answer 200 {");
    expect(ran.out).toContain("The provider must answer 200 {");
  });

  it("needs a target where nothing was saved but the case", async () => {
    writeFileSync(at("case.json"), JSON.stringify(report.rules[0]?.failure?.case));
    const ran = await run(["replay", at("case.json"), "--as", "curl"]);
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining("holds no log") });
  });
});
