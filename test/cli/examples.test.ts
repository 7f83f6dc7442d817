import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples as fixedExamples } from "../../conformance/cases/engine/examples/index.ts";
import { runWorkerSuite } from "../../conformance/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { freePort } from "../../src/cli/child.ts";
import { commands } from "../../src/cli/commands.ts";
import { listenEngine } from "../../src/engine/index.ts";
import { type Serving, serving, tck, words } from "./tck.ts";

const bin = resolve(import.meta.dirname, "../../bin/tck.js");
const folder = mkdtempSync(join(tmpdir(), "tck-examples-"));
const closing: (() => Promise<unknown>)[] = [];
/** What an example names, and what stands for it here. */
const here = new Map([["node server.mjs", `node ${resolve(import.meta.dirname, "../peers/mcp-server.ts")}`]]);

const peer = (name: string): string => resolve(import.meta.dirname, "../peers", name);

/** The files that the examples name. */
const files: Readonly<Record<string, string>> = {
  "result.json": '{ "content": [{ "type": "text", "text": "sunny" }] }',
  "messages.jsonl": '{"type":"done"}\n{"content":[]}\n',
  "tools.mjs": `export { listed, double } from ${JSON.stringify(peer("tools.ts"))};`,
  "tools.json":
    '[{ "name": "read_note", "description": "Read a note. Use this when the user names one.", "input": { "type": "object", "properties": { "title": { "type": "string", "description": "The title." } }, "required": ["title"] } }]',
  "examples.yaml": "double:\n  - input: { n: 4 }\n    output: 8\n",
  "known.yaml": "failures:\n  - { rule: blobs/*, reason: r }\n",
  "sums.yaml": 'calculator:\n  - input: { expression: "6 * 7" }\n    output: 42\n',
  "script.yaml": "turns:\n  - text: hello\n",
  "failure.json": JSON.stringify({
    case: fixedExamples[0],
    log: { key: "k", startedAt: 0, end: "ended", exchanges: [], blobs: {} },
  }),
  "case.json": JSON.stringify({
    version: 1,
    role: "worker",
    area: "calls",
    user: "hello",
    steps: [],
  }),
};

/** A report, as a run of the worker that everything here speaks to has saved it. */
async function report(url: string, more: Partial<Parameters<typeof runWorkerSuite>[0]> = {}): Promise<string> {
  return JSON.stringify(await runWorkerSuite({ url, runs: 20, seed: 7, shrink: false, ...more }));
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const worker = await createReferenceWorker().listen();
  closing.push(() => worker.close());
  here.set("http://127.0.0.1:4002", worker.url);
  for (const name of ["before.json", "run.json"]) writeFileSync(join(folder, name), await report(worker.url));
  for (const [n, name] of ["first.json", "second.json"].entries())
    writeFileSync(join(folder, name), await report(worker.url, { runs: 60, shard: { index: n + 1, count: 2 } }));
  const [workerPort, providerPort] = [await freePort(), await freePort()];
  const engine = await listenEngine({
    agents: { tck: { workerUrl: `http://127.0.0.1:${workerPort}` } },
    model: { baseUrl: `http://127.0.0.1:${providerPort}` },
    apiKeys: { secret: "tenant-1" },
  });
  closing.push(() => engine.close());
  here.set("http://127.0.0.1:4000", engine.url);
  here.set("--worker-port 4002", `--worker-port ${workerPort}`);
  here.set("--provider-port 4001", `--provider-port ${providerPort}`);
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

/** The example's words with this test's targets, few cases, and the program as it is started here. */
const argsOf = (line: string): string[] => {
  const text = [...here].reduce((known, [named, real]) => known.replaceAll(named, real), line);
  const [, ...args] = words(text).map((word) => word.replace(/^tck /, `"${process.execPath}" "${bin}" `));
  return args[0] === "test" && !args.includes("--runs") ? [...args, "--runs", "50", "--seed", "7"] : args;
};

const examples = commands.flatMap(({ path, examples }) => examples.map(({ line }) => [line, path] as const));

describe("The example in a command's help", () => {
  it.each(examples.filter(([, [first]]) => first !== "serve"))("runs: %s", async (line) => {
    const finished = await tck(argsOf(line), { cwd: folder });
    expect(finished, `${finished.out}\n${finished.err}`).toMatchObject({ code: 0 });
    expect(finished.out).not.toBe("");
  });

  it.each(examples.filter(([, [first]]) => first === "serve"))("serves until Ctrl-C: %s", async (line) => {
    const args = argsOf(line).map((word) => (/^\.?\/|\.yaml$/.test(word) ? join(folder, word) : word));
    const ported = args.includes("--port") ? args : [...args, "--port", "0"];
    const served: Serving = await serving(ported);
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(served.url)).status).toBeGreaterThan(0);
    expect(await served.close()).toBe(0);
  });
});
