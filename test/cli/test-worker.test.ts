import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { freePort } from "../../src/cli/child.ts";
import type { Handle } from "../../src/wire/handle.ts";
import { listen } from "../../src/wire/node-server.ts";
import { createEngineClient } from "../../src/worker/index.ts";
import { run } from "./io.ts";
import { tck } from "./tck.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-worker-"));
const at = (name: string): string => join(folder, name);
const SECRET = "a secret of the tests";
const few = ["--runs", "40", "--seed", "7", "--save", at("report")];
const called = new Set<string>();
const closing: (() => Promise<unknown>)[] = [];
let plain = "";

async function serve(handle: Handle): Promise<string> {
  const { url, close } = await listen(handle);
  closing.push(close);
  return url;
}

beforeAll(async () => {
  const { handle } = createReferenceWorker();
  plain = await serve((request) => {
    const name = /"type":"tool.execute","id":"[^"]*","name":"([^"]*)"/.exec(Buffer.from(request.body).toString())?.[1];
    if (name !== undefined) called.add(name);
    return handle(request);
  });
  writeFileSync(at("sums.yaml"), 'calculator:\n  - input: { expression: "6 * 7" }\n    output: 43\n');
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

describe("tck test worker", () => {
  it("calls only the tools that are named, and none that are left out", async () => {
    called.clear();
    const ran = await run(["test", "worker", plain, "--tool", "think,calculator", "--exclude-tool", "think", ...few]);
    expect(ran.code).toBe(0);
    const declared = [...called].filter((name) => !/^(tck_|constructor$|toString$|$)/.test(name));
    expect(declared).toEqual(["calculator"]);
  });

  it.each([
    ["--tool", "calculater"],
    ["--exclude-tool", "write_notes"],
  ])("calls nothing when %s names a tool that there is not", async (flag, name) => {
    called.clear();
    const ran = await run(["test", "worker", plain, flag, name, ...few]);
    expect(ran).toMatchObject({ code: 3, out: expect.stringContaining(`no tool "${name}", which was named`) });
    expect([...called]).toEqual([]);
  });

  it.each([
    ["test", "worker"],
    ["replay", at("call.json")],
  ])("ends when the worker that %s %s starts does not live", async (...words) => {
    const steps = [{ do: "tell", trigger: { type: "tck.new" }, proposed: {}, newer: true }];
    writeFileSync(at("call.json"), JSON.stringify({ version: 1, role: "worker", area: "valid", user: "Hi.", steps }));
    const ran = await tck([...words, "--command", "exit 4"]);
    expect(ran).toMatchObject({ code: 3, err: expect.stringContaining("it ended with code 4") });
  });

  const settled = (answer: unknown) => async (request: Parameters<Handle>[0]) => {
    const start = Buffer.from(request.body).toString().includes('"type":"session.start"');
    const agent = { model: "any", tools: [{ name: "think", input: { type: "object", properties: {} } }] };
    return { status: 200, headers: {}, body: JSON.stringify(start ? { agent } : answer) };
  };

  it.each([
    [[], "give --engine-port"],
    [["--engine-port", "0"], "settle them through the engine's API"],
  ])("says what to do where every valid call is left open, with %j", async (more, remedy) => {
    const ran = await run(["test", "worker", await serve(settled({ actions: [] })), ...more, ...few]);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/worker\/settles-its-call: the worker left every valid call open .*"actions":\[\]/);
    expect(ran.out).toContain(remedy);
  });

  it.each([
    [
      {},
      "The worker declared no agent when a session started",
      'Answer the trigger session.start with status 200 and JSON like {"agent"',
    ],
    [{ agent: { model: "any", tools: { think: {} } } }, "/agent/tools must be a list of tools", '{"think":{}}'],
  ])("says how to declare tools where the answer is %j", async (answer, problem, remedy) => {
    const url = await serve(async () => ({ status: 200, headers: {}, body: JSON.stringify(answer) }));
    const ran = await run(["test", "worker", url, ...few]);
    expect(ran).toMatchObject({ code: 3, out: expect.stringContaining(problem) });
    expect(ran.out).toContain(remedy);
  });

  it("says where the secret is given to a worker that asks for one", async () => {
    const url = await serve(createReferenceWorker({ secret: SECRET }).handle);
    const ran = await run(["test", "worker", url, "--secret", "another", ...few]);
    expect(ran).toMatchObject({ code: 3, out: expect.stringContaining("the worker's own secret by --secret") });
  });

  it("finds a worker that knows only one spelling of the signature's header", async () => {
    const { handle } = createReferenceWorker({ secret: SECRET });
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      const known = request.rawHeaders.includes("x-substructure-signature");
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { signal } = new AbortController();
      const answer = known
        ? await handle({ method: request.method ?? "", path: "/", headers, body, signal })
        : { status: 401, body: "{}" };
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    closing.push(() => new Promise((done) => server.close(done).closeAllConnections()));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ran = await run(["test", "worker", url, "--secret", SECRET, "--tool", "think", "--no-shrink", ...few]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("status 401 to a request that writes the header X-Substructure-Signature");
  });

  it("says which example came to something else, and ends with 1", async () => {
    const ran = await run(["test", "worker", plain, "--tool", "calculator", "--examples", at("sums.yaml"), ...few]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("1 of 1 examples came to something else");
    expect(ran.out).toContain("WRONG calculator: example 1: expected 43, got 42.");
  });

  it("serves the engine's API where it is told to, for tools that answer later", async () => {
    const port = await freePort();
    const engine = createEngineClient({ url: `http://127.0.0.1:${port}`, apiKey: "k" });
    const url = await serve(createReferenceWorker({ engine }).handle);
    const flags = ["--engine-port", String(port), "--api-key", "k", "--tool", "write_report"];
    const ran = await run(["test", "worker", url, ...flags, ...few]);
    expect(ran.err).toContain(`The engine's API is served at http://127.0.0.1:${port}`);
    expect(ran.code, ran.out).toBe(0);
    const report = JSON.parse(readFileSync(at("report/worker.json"), "utf8"));
    const later = report.rules.find(({ id }: { id: string }) => id === "worker/settles-later-by-id");
    expect(later).toMatchObject({ outcome: "pass", checked: expect.any(Number) });
  });

  it("shows a late settle again that broke a rule, by the engine's API of the replay", async () => {
    const peer = new URL("../peers/worker.py", import.meta.url).pathname;
    const command = ["--command", `python3 ${peer} --fault later-without-id`];
    const ran = await run(["test", "worker", ...command, "--tool", "print_page", "--no-shrink", ...few]);
    expect(ran.out).toContain("BROKEN worker/settles-later-by-id");
    const { target } = JSON.parse(readFileSync(at("report/worker.json"), "utf8"));
    expect(target.name).toBe("python3 worker.py --fault later-without-id");
    const file = at("report/failures/worker-worker-settles-later-by-id.json");
    expect(await run(["replay", file, ...command])).toMatchObject({
      code: 1,
      out: expect.stringContaining("BROKEN worker/settles-later-by-id"),
    });
  });

  it("finds a worker that has another key for the engine's API", async () => {
    const port = await freePort();
    const engine = createEngineClient({ url: `http://127.0.0.1:${port}`, apiKey: "another", attempts: 1 });
    const url = await serve(createReferenceWorker({ engine }).handle);
    const flags = ["--engine-port", String(port), "--tool", "write_report", "--timeout", "0.1", "--no-shrink"];
    const ran = await run(["test", "worker", url, ...flags, ...few]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("BROKEN worker/settles-later-by-id");
    expect(ran.out).toContain("the API key is missing or another one");
  });

  it("prints a replay that carries the flags, and neither the secret nor a header's value, which no file has either", async () => {
    const { handle } = createReferenceWorker({ secret: SECRET });
    const url = await serve(async (request) => {
      const response = await handle(request);
      if (typeof response.body !== "string") return response;
      return { ...response, body: response.body.replace('"attempt":1', '"attempt":7') };
    });
    const flags = [
      "--secret",
      SECRET,
      "--header",
      "authorization=Bearer abc",
      "--agent",
      "mine",
      "--timeout",
      "9",
      "--engine-port",
      "0",
    ];
    const ran = await run(["test", "worker", url, ...flags, ...few]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain(`To see it again: TCK_WORKER_SECRET="\${TCK_WORKER_SECRET:?}" npx tck replay`);
    expect(ran.out).toContain(
      `--url ${url} --agent-id "mine" --header "authorization=\${TCK_HEADER_AUTHORIZATION:?}" --timeout 9 --engine-port 0`,
    );
    const [file] = /\S+failures\S+/.exec(ran.out) ?? [];
    const again = await run([
      "replay",
      file!,
      "--url",
      url,
      "--worker-secret",
      SECRET,
      "--header",
      "x=1",
      "--timeout",
      "9",
    ]);
    expect(again).toMatchObject({ code: 1, out: expect.stringContaining("BROKEN worker/names-its-attempt") });
    const files = readdirSync(at("report"), { recursive: true, encoding: "utf8" }).filter((name) => /json$/.test(name));
    for (const text of [ran.out, ran.err, ...files.map((name) => readFileSync(at(`report/${name}`), "utf8"))]) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain("Bearer abc");
    }
  });

  it.each([
    [["http://127.0.0.1:1", "--url", "http://127.0.0.1:2"], /once: as the argument, or by --url/],
    [["http://127.0.0.1:1", "--examples", "nowhere.yaml"], /no such file/],
    [["http://127.0.0.1:1", "--engine-port", "x"], /0 to 65535/],
  ])("tells a wrong turn in one sentence: %j", async (args, sentence) => {
    expect(await run(["test", "worker", ...args])).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringMatching(sentence),
    });
  });
});
