import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Serving, serving, words } from "./tck.ts";

const root = resolve(import.meta.dirname, "../..");
const readme = readFileSync(resolve(root, "README.md"), "utf8");

/** The shell blocks of one section, in order. */
const blocks = (section: string): string[] => {
  const text = readme.split(/^## /m).find((part) => part.startsWith(section)) ?? "";
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) => block.trim());
};

const shell = (command: string): Promise<string> =>
  new Promise((done, fail) => {
    execFile("bash", ["-c", command], (error, stdout, stderr) => (error ? fail(new Error(stderr)) : done(stdout)));
  });

describe("The conversation that the README shows", () => {
  const [provider = "", worker = "", engine = "", ask = "", read = ""] = blocks("A conversation by hand");
  const running: Serving[] = [];
  /** The README's own ports, and those that the system chose here. */
  const ports = new Map<string, string>();

  /** The README's command, on a port of the system's choice. */
  const start = async (command: string, documented: string, ...more: string[]) => {
    const [npx, tck, ...args] = words(command);
    expect([npx, tck]).toEqual(["npx", "tck"]);
    const served = await serving([...args, "--port", "0", ...more]);
    running.push(served);
    ports.set(documented, served.url);
    return served.url;
  };

  const here = (command: string): string =>
    [...ports].reduce((text, [documented, url]) => text.replaceAll(documented, url), command);

  beforeAll(async () => {
    const providerUrl = await start(provider, "http://127.0.0.1:4001");
    const workerUrl = await start(worker, "http://127.0.0.1:4002");
    await start(engine, "http://127.0.0.1:4000", "--provider-url", providerUrl, "--worker-url", workerUrl);
  });

  afterAll(async () => {
    for (const served of running) await served.close();
  });

  it("is taken by the engine", async () => {
    expect(JSON.parse(await shell(here(ask)))).toEqual({ session_id: "weather", turn_id: "first", queued: false });
  });

  it("leads to a call of the tool, its answer, and the model's words", async () => {
    const lines = (await shell(here(read))).trim().split("\n");
    const payloads = lines.map((line) => JSON.parse(line.replace(/^data: /, "")).payload);
    expect(payloads).toMatchObject([
      { type: "tool.call.requested", name: "get_weather", arguments: '{"city":"Tokyo"}' },
      { type: "tool.call.completed", result: { content: [{ type: "text", text: "It's clear in Tokyo." }] } },
      { type: "turn.completed", data: "The weather in Tokyo is clear." },
    ]);
  });
});

describe("The README", () => {
  it("names only commands that the package has", async () => {
    const { commands } = await import("../../src/cli/commands.ts");
    const known = commands.map(({ path }) => path.join(" "));
    const named = [...readme.matchAll(/\btck ((?:test|serve) \w+|\w+)\b/g)].map(([, command = ""]) => command);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.includes(name) && name !== "serve")).toEqual([]);
  });

  it("names only imports that the package has, and all of them", async () => {
    const { exports } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as { exports: object };
    const offered = Object.keys(exports).filter((path) => path !== "./package.json");
    const missing = offered.filter((path) => !readme.includes(path === "." ? "`toolcall-tck`" : path.slice(1)));
    expect(missing).toEqual([]);
  });

  it("gives the two commands that a clean clone needs", async () => {
    expect(blocks("See it work")).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  });

  it("links to nothing that the packed package lacks", async () => {
    const listed = await shell(`cd '${root}' && npm pack --dry-run --json --ignore-scripts 2>/dev/null`);
    const [{ files }] = JSON.parse(listed) as [{ files: readonly { path: string }[] }];
    const packed = files.map(({ path }) => path);
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = ""]) => to);
    expect(links.length).toBeGreaterThan(5);
    const leads = (to: string): boolean =>
      packed.some((path) => (to.endsWith("/") ? path.startsWith(to) : path === to));
    expect(links.filter((to) => !leads(to))).toEqual([]);
  });
});
