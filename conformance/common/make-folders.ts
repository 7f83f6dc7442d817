import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing, one after the other: what Node does for `recursive` does not end
 * where the system says of a folder that is there that it is not, as in /proc. Gives those that it has made, the highest
 * first. Throws the system's error, or one with the code ENOTDIR where a file is in the way.
 */
export function makeFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let above = resolve(folder); !isFolder(above); above = dirname(above)) {
    missing.push(above);
    if (dirname(above) === above) break;
  }
  return missing.toReversed().filter(make);
}

function isFolder(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined || there.isDirectory()) return there !== undefined;
  throw Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR" });
}

/** Whether it was made: another run may make the same folder at the same time. */
function make(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (thrown) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw thrown;
    return false;
  }
}
