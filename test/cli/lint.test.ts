import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lintRules } from "../../conformance/tools/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import type { ListeningWorker } from "../../src/worker/index.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-lint-"));
const at = (name: string): string => join(folder, name);
const peer = (name: string): string => new URL(`../peers/${name}`, import.meta.url).pathname;
const wrong = [{ name: "get weather" }];
const warned = [
  {
    name: "read_note",
    description: "Read a note. Use this when the user names one.",
    input: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
  },
];
let worker: ListeningWorker;

beforeAll(async () => {
  worker = await createReferenceWorker().listen();
  writeFileSync(at("wrong.json"), JSON.stringify(wrong));
  writeFileSync(at("warned.json"), JSON.stringify({ tools: warned }));
  writeFileSync(at("none.json"), "[]");
  writeFileSync(at("other.json"), '{"x": 1}');
});

afterAll(async () => {
  await worker.close();
  rmSync(folder, { recursive: true });
});

describe("tck lint", () => {
  it("finds no error in the reference worker, and reads it over the network", async () => {
    const ran = await run(["lint", worker.url, "--strict"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toMatch(/\n?0 errors, 0 warnings, \d+ notes\n$/);
  });

  it("ends with 1 for an error, and says what it is and how to mend it", async () => {
    const ran = await run(["lint", at("wrong.json")]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("error   name/allowed  /name");
    expect(ran.out).toContain("Use letters, digits, _ and -");
  });

  it("lets warnings pass unless they are to count", async () => {
    expect((await run(["lint", at("warned.json")])).code).toBe(0);
    expect((await run(["lint", at("warned.json"), "--strict"])).code).toBe(1);
  });

  it("gives the findings as JSON, from stdin too", async () => {
    const ran = await run(["lint", "-", "--json"], { input: JSON.stringify(wrong) });
    const { tools, findings } = JSON.parse(ran.out);
    expect(tools).toBe(1);
    expect(findings[0]).toMatchObject({ rule: "name/allowed", level: "error", tool: "get weather", pointer: "/name" });
  });

  it("writes them as SARIF for the file that they are in", async () => {
    const ran = await run(["lint", at("wrong.json"), "--sarif", at("lint.sarif")]);
    expect(ran.err).toContain("lint.sarif");
    const sarif = JSON.parse(readFileSync(at("lint.sarif"), "utf8"));
    expect(sarif).toMatchObject({ version: "2.1.0", runs: [{ tool: { driver: { rules: expect.any(Array) } } }] });
    const [result] = sarif.runs[0].results;
    expect(result).toMatchObject({ ruleId: "name/allowed", level: "error" });
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(at("wrong.json"));
  });

  it("reads the tools of a module and of an MCP server", async () => {
    expect((await run(["lint", peer("tools.ts")])).out).toContain("later\n");
    const server = `mcp:"${process.execPath}" "${peer("mcp-server.ts")}"`;
    expect((await run(["lint", server])).out).toContain("count\n");
  });

  it("lists its rules with level, reason and fix", async () => {
    const ran = await run(["lint", "--list", "--json"]);
    const listed = JSON.parse(ran.out) as { id: string; why: string; fix: string }[];
    expect(listed.map(({ id }) => id)).toEqual(lintRules.map(({ id }) => id));
    expect(listed.every(({ why, fix }) => why.length > 10 && fix.length > 10)).toBe(true);
    expect((await run(["lint", "--list"])).out).toContain("error   name/allowed");
  });

  it.each([
    [[], 2, /Name what is to be read/],
    [[at("nowhere.json")], 2, /no such file/],
    [[at("other.json")], 2, /no list of tools/],
    [[at("none.json")], 3, /has no tools/],
    [["http://127.0.0.1:1"], 3, /refused/],
  ])("tells a wrong turn in one sentence: %j", async (args, code, sentence) => {
    expect(await run(["lint", ...args])).toMatchObject({ code, out: "", err: expect.stringMatching(sentence) });
  });
});
