import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReport } from "../../conformance/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { saveable } from "../../src/cli/save.ts";
import { listen } from "../../src/wire/node-server.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-report-"));
const at = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(at(name), "utf8");
const RULE = "worker/names-its-attempt";
const TOKEN = "a-token-of-the-pipeline";
const close: (() => Promise<unknown>)[] = [];

const test = (url: string, ...more: string[]) =>
  run(["test", "worker", url, "--runs", "40", "--seed", "7", "--no-shrink", "--save", at("r"), ...more], {
    env: { TCK_CI_TOKEN: TOKEN },
  });

/** The saved report of a worker that is sound, and that of one that names another attempt and tells a secret. */
beforeAll(async () => {
  const { handle } = createReferenceWorker();
  const sound = await listen(handle);
  const broken = await listen(async (request) => {
    const response = await handle(request);
    if (typeof response.body !== "string") return response;
    return { ...response, body: response.body.replace('"attempt":1', `"attempt":"${TOKEN}"`) };
  });
  close.push(sound.close, broken.close);
  const before = await test(sound.url, "--target-name", "a worker", "--report", `json=${at("before.json")}`);
  expect(before.code, before.out).toBe(0);
  const forms = ["json=after.json", "junit=after.xml", "markdown=after.md", "sarif=after.sarif", "badge=after.svg"];
  const flags = forms.flatMap((form) => ["--report", form.replace("=", `=${folder}/`)]);
  const after = await test(broken.url, "--target-name", "a worker", "--target-version", "2", ...flags);
  expect(after.code, after.err).toBe(1);
});

afterAll(async () => {
  for (const end of close) await end();
  rmSync(folder, { recursive: true });
});

describe("--report", () => {
  it("writes any number of forms at once, beside the document and the page in the run's folder", () => {
    for (const path of ["after.json", "r/worker.json"])
      expect(readReport(JSON.parse(text(path)))).toMatchObject({ ok: true });
    expect(text("after.json")).toBe(text("r/worker.json"));
    expect(text("after.xml")).toMatch(/^<\?xml .*\n<testsuites name="tool calls: a worker 2"/);
    expect(text("after.md")).toMatch(/^## ❌ a worker 2: /);
    expect(JSON.parse(text("after.sarif")).version).toBe("2.1.0");
    expect(text("after.svg")).toMatch(/^<svg /);
    expect(text("r/worker.html")).toContain("a worker");
  });

  it("names the file of each failing case and the command that plays it again, in every form", () => {
    const file = join(folder, "r/failures/worker-worker-names-its-attempt.json");
    const { rules } = JSON.parse(text("after.json"));
    const { failure } = rules.find(({ id }: { id: string }) => id === RULE);
    expect(failure.file).toBe(file);
    expect(failure.replay).toMatch(/^npx tck replay .* --url http:/);
    for (const form of ["after.xml", "after.md", "after.sarif"]) expect(text(form)).toContain(failure.replay);
    const alone = JSON.parse(readFileSync(file, "utf8"));
    expect(alone).toMatchObject({ rule: RULE, role: "worker" });
    expect(alone).not.toHaveProperty("file");
  });

  it("leaves out what the variables of the kit hold", () => {
    for (const form of ["after.json", "after.xml", "after.md", "after.sarif", "r/worker.html"]) {
      expect(text(form)).not.toContain(TOKEN);
      expect(text(form)).toContain("[secret]");
    }
  });
});

describe("tck report", () => {
  it("writes a saved report as the run itself has", async () => {
    for (const [form, file] of [
      ["junit", "after.xml"],
      ["markdown", "after.md"],
      ["sarif", "after.sarif"],
      ["json", "after.json"],
    ]) {
      const ran = await run(["report", at("after.json"), "--as", String(form)]);
      expect(ran).toMatchObject({ code: 0, out: text(String(file)) });
    }
  });

  it("reads stdin, and says the verdict where no form is named", async () => {
    const ran = await run(["report", "-"], { input: text("after.json") });
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining(`BROKEN ${RULE}`) });
  });

  it("writes a file, and a badge by the end of its name", async () => {
    const ran = await run(["report", at("after.json"), "--as", "badge", "--out", at("deep/badge.svg")]);
    expect(ran).toMatchObject({ code: 0, out: `${at("deep/badge.svg")} is written.\n` });
    expect(text("deep/badge.svg")).toMatch(/^<svg /);
    expect((await run(["report", at("after.json"), "--as", "badge"])).out).toContain('"schemaVersion": 1');
  });

  it("stops with usage and the place of the fault at what is no report", async () => {
    writeFileSync(at("old.json"), JSON.stringify({ ...JSON.parse(text("after.json")), version: 1 }));
    expect(await run(["report", at("old.json")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("is not a report: /version must be 2; it is 1."),
    });
    expect(await run(["report", at("after.md")])).toMatchObject({ code: 2 });
    expect(await run(["report", at("after.json"), "--as", "pdf"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("junit"),
    });
  });
});

describe("tck diff", () => {
  it("exits with 1 when something broke, and with 0 when it was mended", async () => {
    const worse = await run(["diff", at("before.json"), at("after.json")]);
    expect(worse).toMatchObject({
      code: 1,
      out: expect.stringMatching(new RegExp(`Broke:\n\n(- .*\n)*- ${RULE} .MUST.: pass -> fail`)),
    });
    const better = await run(["diff", at("after.json"), at("before.json"), "--as", "markdown"]);
    expect(better).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`### Mended\n\n(- .*\n)*- ${RULE}`)),
    });
    const same = await run(["diff", at("after.json"), at("after.json"), "--as", "json"]);
    expect(same.code).toBe(0);
    expect(JSON.parse(same.out)).toMatchObject({ broke: [], mended: [], sameSuite: true });
  });

  it("stops with usage where the two are of different roles", async () => {
    const { tools: _tools, examples: _examples, ...report } = JSON.parse(text("before.json"));
    const exchanges = { client: 1, worker: 1, provider: 1 };
    const cases = { ...report.cases, generated: 1, fixed: 0, flaky: 0, kinds: {} };
    writeFileSync(at("engine.json"), JSON.stringify({ ...report, role: "engine", exchanges, cases }));
    expect(await run(["diff", at("before.json"), at("engine.json")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("there is nothing to compare"),
    });
  });
});

describe("tck compat", () => {
  it("puts any number of reports beside each other", async () => {
    const ran = await run(["compat", at("before.json"), at("after.json"), at("before.json")]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("|  | a worker (1) | a worker 2 | a worker (2) |");
    expect(ran.out).toContain(`[${RULE}](https://toolcall-tck.dev/rules/${RULE}) | ✅ | ❌ | ✅ |`);
    const written = await run(["compat", at("before.json"), "--out", at("table.md")]);
    expect(written.out).toBe(`${at("table.md")} is written.\n`);
    expect(text("table.md")).toContain("## Workers");
  });

  it("stops with usage where none is named", async () => {
    expect((await run(["compat"])).code).toBe(2);
  });
});

describe("what cannot be written", () => {
  it.each([
    [
      "a report below a file",
      ["--report", `json=${join(folder, "before.json", "x.json")}`],
      /Cannot write .*x\.json: part of its path is not a folder\./,
    ],
    [
      "a report far below a file",
      ["--report", `json=${join(folder, "before.json", "a/b/x.json")}`],
      /Cannot write .*x\.json: part of its path is not a folder\./,
    ],
    ["a report in the place of a folder", ["--report", `html=${folder}`], /Cannot write .*: it is a folder/],
    ["a list in the place of a folder", ["--write-known-failures", folder], /Cannot write .*: it is a folder/],
    [
      "two reports on one path",
      ["--report", `json=${at("same")}`, "--report", `junit=${folder}/./same`],
      /Two reports are to be written to .*same/,
    ],
    ["a report over the run's own", ["--report", `junit=${at("r/worker.json")}`], /Two reports are to be written/],
  ])("is told before the run: %s", async (_what, flags, sentence) => {
    let asked = 0;
    const { url, close: end } = await listen(() => ({ status: 500, body: String(asked++) }));
    close.push(end);
    const { code, err } = await test(url, ...flags);
    expect([code, asked]).toEqual([2, 0]);
    expect(err).toMatch(sentence);
  });

  it("leaves nothing behind where it was only asked", async () => {
    writeFileSync(at("asked.txt"), "as it was");
    saveable([at("asked/only.json"), at("asked/deep/er.json"), at("asked.txt")]);
    expect(existsSync(at("asked"))).toBe(false);
    expect(readFileSync(at("asked.txt"), "utf8")).toBe("as it was");
  });

  it("takes the verdict from nobody: all else is written and it is printed first", async () => {
    const broken = await listen(() => {
      rmSync(at("lost"), { recursive: true, force: true });
      writeFileSync(at("lost"), "a file where the folder was");
      return { status: 500 };
    });
    close.push(broken.close);
    const { code, out, err } = await test(broken.url, "--report", `json=${at("lost/x.json")}`);
    const { exitCode } = JSON.parse(text("r/worker.json")).verdict;
    expect([code, exitCode]).toEqual([exitCode, expect.any(Number)]);
    expect(exitCode).not.toBe(0);
    expect(err).toMatch(/^tck: Cannot write .*lost/m);
    expect(out).toMatch(/MUST rules hold/);
    expect(readReport(JSON.parse(text("r/worker.json")))).toMatchObject({ ok: true });
  });
});
