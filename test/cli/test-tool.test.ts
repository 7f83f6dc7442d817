import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import type { ListeningWorker } from "../../src/worker/index.ts";
import { run } from "./io.ts";
import { tck } from "./tck.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-tool-"));
const at = (name: string): string => join(folder, name);
const peer = (name: string): string => new URL(`../peers/${name}`, import.meta.url).pathname;
const tools = peer("tools.ts");
const mcp = `mcp:"${process.execPath}" "${peer("mcp-server.ts")}"`;
const SECRET = "a secret of the tests";
let worker: ListeningWorker;

beforeAll(async () => {
  worker = await createReferenceWorker({ secret: SECRET }).listen();
  const files: Record<string, string> = {
    "double.yaml": "- input: { n: 4 }\n  output: 8\n- name: too small\n  input: { n: -1 }\n  output: -2\n",
    "wrong.json": JSON.stringify({ double: [{ name: "nine", input: { n: 4 }, output: 9 }] }),
    "misspelt.yaml": "double:\n  - inptu: { n: 4 }\n",
    "broken.yaml": "double: [",
    "none.ts": "export const x = 1;\n",
    "maker.ts": ["export const fails = () => { throw new Error('no key'); };", "export const nothing = () => 1;"].join(
      "\n",
    ),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
});

afterAll(async () => {
  await worker.close();
  rmSync(folder, { recursive: true });
});

describe("tck test tool, for a module", () => {
  it("tries known and generated inputs, and says what it looked at", async () => {
    const ran = await run(["test", "tool", tools, "--tool", "double", "--examples", at("double.yaml"), "--runs", "10"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("double: all is well\n  22 runs, seed 1");
    expect(ran.out).toContain("ok      known inputs come to what they must (2)");
  });

  it("takes the tools that a function makes, where it is named", async () => {
    const maker = `${new URL("../../reference-worker/index.ts", import.meta.url).pathname}#createReferenceWorker`;
    const ran = await run(["test", "tool", maker, "--tool", "calculator", "--runs", "3"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("calculator: all is well");
  });

  it("says which known input came to something else, and ends with 1", async () => {
    const ran = await run(["test", "tool", tools, "--tool", "double", "--examples", at("wrong.json"), "--runs", "0"]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('nine: expected 9, got 8.\n      input {"n":4}');
  });

  it("judges what a tool settles later, from a list", async () => {
    const ran = await run(["test", "tool", tools, "--tool", "later"]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("does not match");
  });

  it("gives a tool up that never answers, from a record", async () => {
    const flags = ["--tool", "stuck", "--runs", "1", "--timeout", "0.05", "--json"];
    const ran = await run(["test", "tool", tools, ...flags]);
    expect(ran.code).toBe(1);
    const [report] = JSON.parse(ran.out);
    expect(report.checks[0]).toMatchObject({ kind: "answers", ok: false, message: expect.stringContaining("50 ms") });
  });

  it("counts the progress of a generator, from a worker", async () => {
    const ran = await run(["test", "tool", tools, "--tool", "steps", "--runs", "2"]);
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining("8 progress events") });
  });
});

describe("tck test tool, for an MCP server", () => {
  it("tries a tool twice under one id where it says that it is idempotent", async () => {
    const ran = await run(["test", "tool", mcp, "--tool", "add,count", "--runs", "10", "--json"]);
    expect(ran.code).toBe(1);
    const [add, count] = JSON.parse(ran.out);
    expect(add).toMatchObject({ tool: "add", ok: true, runs: 25 });
    expect(add.checks.map(({ kind }: { kind: string }) => kind)).toContain("output-fits");
    const wrong = count.checks.filter(({ ok }: { ok: boolean }) => !ok);
    expect(new Set(wrong.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["idempotent"]));
  });

  it("says when the server does not answer", async () => {
    const ran = await run(["test", "tool", `mcp:"${process.execPath}" ${at("nobody.js")}`]);
    expect(ran).toMatchObject({
      code: 3,
      out: "",
      err: expect.stringMatching(/gave no tools: .*Cannot find module/s),
    });
  });

  it("says what to install when the SDK is not there", async () => {
    const hook =
      "import { registerHooks } from 'node:module'; registerHooks({ resolve(name, context, next) { " +
      "if (name.startsWith('@modelcontextprotocol/')) " +
      "throw Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' }); return next(name, context); } })";
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
    const ran = await tck(["test", "tool", mcp], { env });
    expect(ran).toMatchObject({
      code: 2,
      err: expect.stringContaining("npm install --save-dev @modelcontextprotocol/sdk"),
    });
  });
});

describe("tck test tool, for a worker that runs", () => {
  it("calls the tool over the network, signed", async () => {
    const words = ["test", "tool", worker.url, "--tool", "measure_text", "--runs", "5", "--secret", SECRET];
    const ran = await run(words);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toMatch(/ok {6}results match the output schema \(\d+\)/);
  });

  it("says that the worker turns it away", async () => {
    expect(await run(["test", "tool", worker.url, "--tool", "think"])).toMatchObject({
      code: 3,
      err: expect.stringContaining("401"),
    });
  });
});

describe("A module that listens on a port while it is loaded", () => {
  it.each([["lint"], ["test", "tool"]])("keeps tck %s %s from nothing, its end included", async (...words) => {
    const server = 'import { createServer } from "node:http";\ncreateServer(() => {}).listen(0, "127.0.0.1");\n';
    writeFileSync(at("listens.mjs"), server);
    expect(await tck([...words, at("listens.mjs")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("exports no tools"),
    });
  });
});

describe("A wrong turn of tck test tool", () => {
  it.each([
    [[tools], /Name the tool with --tool: there are .*double/],
    [[tools, "--tool", "dubble"], /no tool "dubble": there are .*double/],
    [[at("none.ts")], /exports no tools/],
    [[at("maker.ts")], /A function that makes them is named: \S+maker.ts#fails\./],
    [[`${at("maker.ts")}#fails`], /maker.ts#fails threw: no key/],
    [[`${at("maker.ts")}#nothing`], /maker.ts#nothing gives no tools/],
    [[`${at("maker.ts")}#absent`], /exports no absent/],
    [[at("nowhere.ts")], /Cannot load .*nowhere\.ts/],
    [["mcp:"], /Name the MCP server/],
    [["https://worker.example", "--tool", "x"], /only with --allow-calls/],
    [[tools, "--tool", "double", "--examples", at("misspelt.yaml")], /misspelt\.yaml: \/double\/0 has no input/],
    [[tools, "--tool", "double", "--examples", at("broken.yaml")], /broken\.yaml: .*line 1/],
    [[tools, "--tool", "double,later", "--examples", at("double.yaml")], /is a list: name the one tool/],
  ])("is told in one sentence: %j", async (args, sentence) => {
    expect(await run(["test", "tool", ...args])).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringMatching(sentence),
    });
  });
});
