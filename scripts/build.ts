/**
 * Builds dist/ for the package: tsc, then what tsc does not copy. `npm pack` runs it first; `npm start` needs none of it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What is read from disk at run time, declarations beside scripts, and validators, which tsc would write out at four times the size. */
const COPIED = ["src/**/*.d.ts", "src/generated/*.js", "src/generated/*.json", "conformance/**/*.{json,yaml}"];

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
const tsc = join(root, "node_modules/typescript/bin/tsc");
const built = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
if (built.status !== 0) {
  process.stderr.write("build: the types do not check, so nothing is packed.\n");
  process.exit(1);
}
const copied = globSync(COPIED, { cwd: root }).filter((path) => !existsSync(join(dist, path)));
for (const path of copied) cpSync(join(root, path), join(dist, path), { recursive: true });
process.stdout.write(`build: dist/ holds what tsc made and ${copied.length} copied files (${foldersOf(copied)}).\n`);

function foldersOf(paths: readonly string[]): string {
  return [...new Set(paths.map(dirname))].sort().join(", ") || "none needed";
}
