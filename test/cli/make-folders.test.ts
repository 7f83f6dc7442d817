import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolders } from "../../conformance/common/make-folders.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-folders-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = resolve(import.meta.dirname, "../../bin/tck.js");
/** Milliseconds after which a process that does not end is taken for one that never does. */
const ENDLESS = 60_000;

describe("folders", () => {
  it("are made with all that are missing above them, and are left where they are there", () => {
    for (let n = 0; n < 2; n++) makeFolders(join(folder, "a/b/c"));
    expect(statSync(join(folder, "a/b/c")).isDirectory()).toBe(true);
  });

  it("are not made where a file is in the way, at whatever height", () => {
    writeFileSync(join(folder, "file"), "");
    for (const below of ["file", "file/a", "file/a/b"])
      expect(() => makeFolders(join(folder, below))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
  });

  // /proc is where Node's own way to make them goes round for ever; only Linux has it.
  it.runIf(existsSync("/proc/self"))(
    "that cannot be made stop a run before it begins",
    { timeout: 2 * ENDLESS },
    async () => {
      const words = ["test", "worker", "http://127.0.0.1:9", "--target", "none", "--save", join(folder, "r")];
      const err = await new Promise<string>((done) => {
        const args = [bin, ...words, "--report", "junit=/proc/nope/x.xml"];
        execFile(process.execPath, args, { timeout: ENDLESS, killSignal: "SIGKILL" }, (_error, _out, said) =>
          done(said),
        );
      });
      expect(err).toContain("Cannot write /proc/nope/x.xml: no folder can be made there.");
    },
  );
});
