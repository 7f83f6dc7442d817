import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Beside src/ in a checkout, one folder further up in the package, where this file is in dist/. */
const HOMES = ["../../", "../../../"];

/** Reads a file of the package by its path from the package's root. Throws when it is in neither home. */
export function readPackageFile(path: string): string {
  let last: unknown;
  for (const home of HOMES) {
    try {
      return readFileSync(new URL(home + path, import.meta.url), "utf8");
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** Where a file of the package is, by its path from the package's root. */
export function packagePath(path: string): string {
  const homes = HOMES.map((home) => fileURLToPath(new URL(home + path, import.meta.url)));
  return homes.find((home) => existsSync(home)) ?? String(homes[0]);
}
