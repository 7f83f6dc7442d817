import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";

const bin = resolve(import.meta.dirname, "../../bin/tck.js");
const peer = resolve(import.meta.dirname, "../peers/hanging-engine.ts");
const folder = mkdtempSync(join(tmpdir(), "tck-interrupted-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A run on an engine that answers nothing and does not end when it is told to. Resolves once a session hangs in it. */
async function hanging(name: string) {
  const file = join(folder, `${name}.port`);
  const command = `"${process.execPath}" "${peer}" "${file}"`;
  const words = ["test", "engine", "--target", "none", "--command", command, "--patience", "600"];
  const child = spawn(process.execPath, [bin, ...words, "--runs", "20", "--save", join(folder, name)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  const port = (): number => (existsSync(file) ? Number(readFileSync(file, "utf8")) : 0);
  while (port() === 0 && child.exitCode === null) await pause(20);
  return { child, said, ended, port: port() };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
    socket.once("close", () => socket.destroy());
  });

const saysThatItEnds = async (said: { readonly err: string }, child: ChildProcess): Promise<void> => {
  while (!said.err.includes("Ctrl-C again quits at once") && child.exitCode === null) await pause(20);
};

describe("tck test engine at Ctrl-C", () => {
  it("quits at once with 130 at the second one, saves nothing, and leaves no engine behind", async () => {
    const { child, said, ended, port } = await hanging("twice");
    expect(await listens(port)).toBe(true);
    child.kill("SIGINT");
    await saysThatItEnds(said, child);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(said.out).toBe("");
    expect(existsSync(join(folder, "twice"))).toBe(false);
    while (await listens(port)) await pause(50);
  });

  it("ends at the first one although a session hangs, prints and saves what was found, and ends the engine that does not listen", async () => {
    const { child, said, ended, port } = await hanging("once");
    child.kill("SIGINT");
    expect(await ended).not.toBe(0);
    expect(said.out).not.toBe("");
    expect(existsSync(join(folder, "once/engine.json"))).toBe(true);
    while (await listens(port)) await pause(50);
  });
});
