import { randomUUID } from "node:crypto";
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file so that whoever reads it finds the old text or all of the new one: under another name beside it, which
 * then takes its place. What is no file, as /dev/stdout, is written as it is; so is a file in a folder that takes no new
 * ones. Throws the system's error; then the file is as it was.
 */
export function writeWhole(path: string, text: string): void {
  const before = statSync(path, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile()) {
    writeFileSync(path, text);
    return;
  }
  // A link stays one: it is the file behind it that is written.
  const place = before === undefined ? path : realpathSync(path);
  const beside = join(dirname(place), `.${basename(place).slice(0, 100)}.${randomUUID().slice(0, 8)}.tmp`);
  try {
    writeFileSync(beside, text, { flag: "wx" });
    if (before !== undefined) chmodSync(beside, before.mode);
    renameSync(beside, place);
  } catch (thrown) {
    rmSync(beside, { force: true });
    if (before === undefined || !isForbidden(thrown)) throw thrown;
    writeFileSync(place, text);
  }
}

/** Whether the folder takes no new files, though the one that is there may be written. */
const isForbidden = (thrown: unknown): boolean =>
  ["EACCES", "EPERM"].includes((thrown as NodeJS.ErrnoException).code ?? "");
