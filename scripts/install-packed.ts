/**
 * What a user gets: packs the package and installs the file into a folder of its own.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** Packs into the folder, building first, and gives the file's path; undefined when npm fails, which has then said why. */
export function pack(folder: string): string | undefined {
  if (!npm(root, ["pack", "--silent", "--pack-destination", folder])) return undefined;
  const file = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  return file === undefined ? undefined : join(folder, file);
}

/** Installs a packed file into the folder as the one dependency there; false when npm fails. */
export function install(folder: string, file: string): boolean {
  const own = { name: "consumer", private: true, type: "module" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(own));
  return npm(folder, ["install", "--silent", "--no-audit", "--no-fund", file]);
}

function npm(cwd: string, args: readonly string[]): boolean {
  return spawnSync("npm", args, { cwd, stdio: "inherit" }).status === 0;
}
