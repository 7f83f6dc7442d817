import { readFileSync } from "node:fs";

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
