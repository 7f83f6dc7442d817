import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tck } from "./tck.ts";

const bin = resolve(import.meta.dirname, "../../bin/tck.js");
let folder = "";
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tck-serve-"));
});
afterEach(async () => {
  child?.kill("SIGINT");
  await rm(folder, { recursive: true, force: true });
});

/** Resolves when the stream has said a text. */
const said = (stream: NodeJS.ReadableStream, wanted: RegExp): Promise<string> =>
  new Promise((done) => {
    let all = "";
    stream.on("data", (chunk: Buffer) => {
      all += chunk.toString();
      const found = wanted.exec(all);
      if (found) done(found[1] ?? found[0]);
    });
  });

const start = async (script: string, input?: string): Promise<string> => {
  child = spawn(process.execPath, [bin, "serve", "provider", "--port", "0", "--script", script]);
  child.stdin!.end(input ?? "");
  return said(child.stdout!, /(http:\S+)\n/);
};

const ask = async (url: string): Promise<string> => {
  const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: "x" }] });
  const answer = await fetch(`${url}/v1/chat/completions`, { method: "POST", body });
  const json = (await answer.json()) as { choices: { message: { content: string } }[] };
  return json.choices[0]!.message.content;
};

describe("tck serve provider", () => {
  it("plays a file, says so when it changes, and plays on what it had when the new one is broken", async () => {
    const file = join(folder, "script.yaml");
    await writeFile(file, "- { text: first, repeat: always }\n");
    const url = await start(file);
    expect(await ask(url)).toBe("first");
    const reloaded = said(child!.stderr!, /script.yaml has changed: it plays from its start/);
    await writeFile(file, "- { text: second, repeat: always }\n");
    await reloaded;
    expect(await ask(url)).toBe("second");
    const refused = said(child!.stderr!, /plays on: \/0: (.*)\n/);
    await writeFile(file, "- { txet: third }\n");
    expect(await refused).toContain('"txet"');
    expect(await ask(url)).toBe("second");
  });

  it("says in one line when the file is gone", async () => {
    const file = join(folder, "script.yaml");
    await writeFile(file, "- { text: first, repeat: always }\n");
    const url = await start(file);
    const told = said(child!.stderr!, /script.yaml (has changed.*)\n/);
    await rm(file);
    expect(await told).toBe(
      "has changed, and the script before plays on: the file is gone; it is read again when it is back",
    );
    expect(await ask(url)).toBe("first");
  });

  it("takes a script from its input", async () => {
    expect(await ask(await start("-", "- text: from a pipe\n"))).toBe("from a pipe");
  });

  it("refuses a file that is no script, with the pointer", async () => {
    const file = join(folder, "script.yaml");
    await writeFile(file, "- text: 1\n");
    const { code, err } = await tck(["serve", "provider", "--port", "0", "--script", file]);
    expect(code).toBe(2);
    expect(err).toContain("/0/text: must be string");
  });
});
