import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing, one after the other: what Node does for `recursive` does not end
 * where the system says of a folder that is there that it is not, as in /proc. Throws the system's error, or one with the
 * code ENOTDIR where a file is in the way.
 */
export function makeFolders(folder: string): void {
  const missing: string[] = [];
  for (let above = resolve(folder); !isFolder(above); above = dirname(above)) {
    missing.push(above);
    if (dirname(above) === above) break;
  }
  for (const one of missing.toReversed()) make(one);
}

function isFolder(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined || there.isDirectory()) return there !== undefined;
  throw Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR" });
}

function make(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (thrown) {
    // Another run may make the same folder at the same time.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw thrown;
  }
}
