import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { freePort } from "../../src/cli/child.ts";
import type { Call } from "../../src/cli/command.ts";
import { withTarget } from "../../src/cli/target-file.ts";
import { listenEngine } from "../../src/engine/index.ts";
import { run } from "./io.ts";
import { tck } from "./tck.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-target-"));
const at = (name: string): string => join(folder, name);
const closing: (() => Promise<unknown>)[] = [];
const few = ["--runs", "20", "--seed", "7", "--no-shrink", "--save", at("report")];
let engineUrl = "";
let workerUrl = "";
let ports: readonly [number, number];

beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  const engine = await listenEngine({
    agents: { mine: { workerUrl: `http://127.0.0.1:${ports[0]}` } },
    model: { baseUrl: `http://127.0.0.1:${ports[1]}` },
    apiKeys: { "a key": "t" },
  });
  const worker = await createReferenceWorker().listen();
  closing.push(
    () => engine.close(),
    () => worker.close(),
  );
  [engineUrl, workerUrl] = [engine.url, worker.url];
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, lines: readonly string[]): string => {
  writeFileSync(at(name), `${lines.join("\n")}\n`);
  return at(name);
};

describe("a target file", () => {
  it("is not looked for where --target is none", async () => {
    const folderOfOne = mkdtempSync(join(folder, "one-"));
    writeFileSync(join(folderOfOne, "tck.target.yaml"), "role: worker\ncommand: no-such-command\n");
    const found = await tck(["test", "worker", "--quiet"], { cwd: folderOfOne });
    expect(found.err).toContain("no-such-command");
    const none = await tck(["test", "worker", "--target", "none"], { cwd: folderOfOne });
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining("Name the target") });
  });

  it("stands for the flags: an engine is met where it says, by the key in the variable that it names", async () => {
    write("known.yaml", ["failures: []"]);
    const file = write("engine.yaml", [
      "role: engine",
      `url: ${engineUrl}`,
      `worker_port: ${ports[0]}`,
      `provider_port: ${ports[1]}`,
      "agent_id: mine",
      "api_key_env: MY_KEY",
      "features: [retries]",
      "offers: [events]",
      "known_failures: known.yaml",
    ]);
    const ran = await run(["test", "engine", "--target", file, ...few], { env: { MY_KEY: "a key" } });
    expect(ran.code, ran.out + ran.err).toBe(0);
    expect(ran.err).toContain(`Target: ${file}.`);
    expect(ran.out).toMatch(/^ {2}core .*\n {2}events .*\n {2}retries .*\nNot claimed: /m);
    const other = await run(["test", "engine", "--target", file, "--agent-id", "yours", ...few], {
      env: { MY_KEY: "a key" },
    });
    expect(other.out).toContain("refuses the submits");
  });

  it("is read where the command is typed, and stands for a worker's flags too", async () => {
    write("tck.target.yaml", ["role: worker", `url: ${workerUrl}`, "exclude_tools: [write_report]"]);
    const ran = await tck(["test", "worker", ...few], { cwd: folder });
    expect(ran.code, ran.out + ran.err).toBe(0);
    expect(ran.err).toContain("Target: tck.target.yaml.");
    const engine = await tck(["test", "engine", ...few], { cwd: folder });
    expect(engine).toMatchObject({ code: 2, err: expect.stringContaining("Name the target") });
  });

  it("gives way to what is typed, and only to that", async () => {
    const file = write("both.yaml", ["role: engine", "command: npm start", "bind: 0.0.0.0", "advertise_host: here"]);
    const sink = { write: () => undefined, isTerminal: false, color: false, columns: 80 };
    const io = { out: sink, err: sink, readInput: async () => "", env: {}, signal: new AbortController().signal };
    const options = { target: file, url: "http://127.0.0.1:1", bind: "127.0.0.1", advertiseHost: "there", apiKey: "k" };
    const call: Call = { argument: "", arguments: [], options, io };
    const merged = await withTarget(call, new Set(["url", "advertiseHost"]), "engine");
    expect(merged.options).toEqual({ ...options, bind: "0.0.0.0" });
  });

  it.each([
    [["role: engine", "ulr: http://127.0.0.1:1"], /ulr/],
    [["role: judge"], /role/],
    [["role: engine", "worker_port: 70000"], /worker_port/],
    [["role: engine", "url: http://127.0.0.1:1", "command: x"], /url and command are both named/],
    [["role: engine", "api_key_env: NOBODY_SET_IT"], /NOBODY_SET_IT, and that variable is not set/],
    [["role: worker"], /names a worker, and this command tests the other/],
    [["role: [engine"], /wrong\.yaml/],
  ])("that is wrong stops the command with its place: %j", async (lines, sentence) => {
    const ran = await run(["test", "engine", "--target", write("wrong.yaml", lines), ...few]);
    expect(ran).toMatchObject({ code: 2, out: "", err: expect.stringMatching(sentence) });
  });
});

describe("tck init", () => {
  it("writes what was said, with a word on everything that was not, and the file is a target file", async () => {
    const flags = ["--command", "npm start", "--features", "retries,async", "--worker-port", "4002"];
    const ran = await run(["init", ...flags, "--target", at("new.yaml")]);
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining("tck test engine reads it") });
    const text = readFileSync(at("new.yaml"), "utf8");
    const said = { role: "engine", command: "npm start", features: ["retries", "async"], worker_port: 4002 };
    expect(parse(text)).toEqual(said);
    expect(text).toContain("# offers: [ events, blob, settle ]");
    // Each comment that stands for a member is one that can be taken as it is.
    const all = parse(text.replaceAll(/^# (\w+: )/gm, "$1"));
    expect(Object.keys(all).length).toBeGreaterThan(12);
    expect(all).toMatchObject({ ...said, known_failures: "known-failures.yaml", bind: "0.0.0.0" });
  });

  it.each([
    [[], /fill in command, what starts the engine, or url, where it runs already, with worker_port and provider_port/],
    [["--role", "worker"], /fill in command, what starts the worker, or url, where it runs already: take/],
    [["--url", "http://127.0.0.1:4000"], /fill in worker_port and provider_port, where a running engine was told/],
  ])("says at its end what must be filled in: %j", async (words, sentence) => {
    const ran = await run(["init", ...words, "--target", at("bare.yaml"), "--force"]);
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching(sentence) });
  });

  it.each([
    [["--command", "npm start"]],
    [["--url", "http://127.0.0.1:4000", "--worker-port", "4002"]],
    [["--role", "worker", "--url", "http://127.0.0.1:4000"]],
  ])("says nothing of it where all is said: %j", async (words) => {
    const ran = await run(["init", ...words, "--target", at("said.yaml"), "--force"]);
    expect(ran.out).not.toContain("fill in");
  });

  it("writes over nothing unless it is told to", async () => {
    await run(["init", "--target", at("kept.yaml")]);
    const again = await run(["init", "--role", "worker", "--target", at("kept.yaml")]);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining("--force writes over it") });
    expect((await run(["init", "--role", "worker", "--target", at("kept.yaml"), "--force"])).code).toBe(0);
    expect(parse(readFileSync(at("kept.yaml"), "utf8"))).toEqual({ role: "worker" });
  });
});
