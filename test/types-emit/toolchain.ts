import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

/** What a finished program left behind. */
export interface Finished {
  readonly ok: boolean;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end. One that is not there has failed, too. */
export function finish(program: string, args: readonly string[], cwd = ".", input = ""): Finished {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { ok: status === 0, out: stdout ?? "", err: error === undefined ? stderr : error.message };
}

/** A folder with these files, gone when the tests of the file have ended. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "tck-types-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
