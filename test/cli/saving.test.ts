import { spawn } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeWhole } from "../../src/cli/write-whole.ts";
import { run } from "./io.ts";
import { tck } from "./tck.ts";
import { FAILURE, RULE, workersFor } from "./wrong-attempt-worker.ts";

const { at, urls } = workersFor("saving");
const FILE = basename(FAILURE);

const FEW = ["--runs", "20", "--seed", "7", "--no-shrink", "--rules", RULE];
const test = (url: string, save: string, ...more: readonly string[]) =>
  run(["test", "worker", url, ...FEW, "--save", at(save), ...more]);

describe("a second run into the folder of the first", () => {
  it("leaves no failure of the first, and everything that no run has saved", async () => {
    expect((await test(urls.broken, "two")).code).toBe(1);
    const failures = at("two/failures");
    const saved = readFileSync(join(failures, FILE), "utf8");
    const others = {
      "engine-a-b.json": saved.replaceAll('"worker"', '"engine"').replace(RULE, "a/b"),
      "worker-mine.json": saved,
      "worker-notes.json": '{ "version": 1, "role": "worker" }',
      "worker-no-json.json": "{",
      "notes.txt": "mine",
    };
    for (const [name, text] of Object.entries(others)) writeFileSync(join(failures, name), text);
    mkdirSync(join(failures, "worker-folder.json"));
    writeFileSync(join(failures, "worker-a-b.json"), saved.replace(RULE, "a/b"));
    expect((await test(urls.sound, "two")).code).toBe(0);
    expect(readdirSync(failures).toSorted()).toEqual([...Object.keys(others), "worker-folder.json"].toSorted());
  });

  it("keeps what it has found again", async () => {
    await test(urls.broken, "again");
    await test(urls.broken, "again");
    expect(readdirSync(at("again/failures"))).toEqual([FILE]);
  });
});

describe("a file that is written", () => {
  it("takes the place of the old one whole, with its mode, through a link, and leaves nothing beside it", () => {
    const home = at("whole");
    mkdirSync(home);
    writeFileSync(join(home, "old"), "old");
    chmodSync(join(home, "old"), 0o600);
    symlinkSync("old", join(home, "link"));
    writeWhole(join(home, "link"), "new");
    writeWhole(join(home, "fresh"), "fresh");
    expect(readFileSync(join(home, "old"), "utf8")).toBe("new");
    expect(statSync(join(home, "old")).mode & 0o777).toBe(0o600);
    expect(lstatSync(join(home, "link")).isSymbolicLink()).toBe(true);
    expect(readdirSync(home).toSorted()).toEqual(["fresh", "link", "old"]);
  });

  it("is as it was, with nothing beside it, where it cannot be written", () => {
    const home = at("kept");
    mkdirSync(join(home, "taken"), { recursive: true });
    expect(() => writeWhole(join(home, "taken"), "new")).toThrow(/EISDIR/);
    expect(() => writeWhole(join(home, "none/x"), "new")).toThrow(/ENOENT/);
    expect(readdirSync(home)).toEqual(["taken"]);
  });
});

describe.skipIf(!existsSync("/dev/full"))("a full disk (where the system has /dev/full to stand for one)", () => {
  it("is told in one sentence after the verdict, which gives the exit code where something is broken", async () => {
    const ran = await test(urls.broken, "full", "--report", "json=/dev/full", "--report", `junit=${at("full.xml")}`);
    expect(ran).toMatchObject({ code: 1, out: expect.stringContaining(`BROKEN ${RULE}`) });
    expect(ran.err).toMatch(/^tck: Cannot write \/dev\/full: no space is left on the device\.$/m);
    expect(ran.err).not.toContain("Report:");
    expect(existsSync(at("full.xml"))).toBe(true);
    const sound = await test(urls.sound, "full", "--report", "json=/dev/full");
    expect(sound).toMatchObject({ code: 2, out: expect.stringContaining("every rule that applies holds") });
  });

  it("is told in one sentence where stdout is what is full, and is no success", async () => {
    const { promise, resolve } = Promise.withResolvers<{ code: number | null; err: string }>();
    const full = openSync("/dev/full", "w");
    const child = spawn(process.execPath, [join(import.meta.dirname, "../../bin/tck.js"), "list"], {
      stdio: ["ignore", full, "pipe"],
    });
    closeSync(full);
    let err = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.once("close", (code) => resolve({ code, err }));
    expect(await promise).toEqual({
      code: 2,
      err: expect.stringMatching(/^tck: Cannot write to stdout: no space is left on the device\.$/m),
    });
    expect((await tck(["list"])).code).toBe(0);
  });
});
