/**
 * Tests what users get: packs the package, installs the file into an empty folder, and uses it from there. The tests
 * themselves are in test/packed/; this makes the folder, so that they can be run again without packing again.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { install, pack } from "./install-packed.ts";

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "tck-packed-"));

/** Runs a program and shows what it says; false when it failed. */
const run = (cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(program, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const tool = (name: string): string => join(root, "node_modules/.bin", name);

const steps: readonly (readonly [string, (file: string) => boolean])[] = [
  ["publint finds nothing wrong", (file) => run(root, tool("publint"), ["run", file, "--strict"])],
  ["the types are not wrong", (file) => run(root, tool("attw"), [file, "--profile", "esm-only"])],
  ["it installs into an empty folder", (file) => install(folder, file)],
  [
    "it works from there",
    () => run(root, tool("vitest"), ["run", "--config", "test/packed/vitest.config.ts"], { TCK_PACKED: folder }),
  ],
];

const file = pack(folder);
const failed = file === undefined ? ["it packs"] : steps.filter(([, step]) => !step(file)).map(([name]) => name);
rmSync(folder, { recursive: true, force: true });
for (const name of failed) process.stderr.write(`packed: it does not hold that ${name}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
