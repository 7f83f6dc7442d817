import { closeSync, openSync, rmdirSync, unlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { makeFolders } from "../../conformance/common/make-folders.ts";
import { FILE_FORMATS, type ReportFormat } from "../../conformance/report/formats.ts";
import { usage } from "./exit.ts";
import type { Io } from "./io.ts";
import { unwrittenReason } from "./reason-of.ts";
import { writeWhole } from "./write-whole.ts";

/** Where a rendering of the report goes. */
export interface ReportTarget {
  readonly format: ReportFormat;
  readonly path: string;
}

/** Reads `junit=path`; the option may be given several times. */
export function reportTarget(text: string, previous: unknown): ReportTarget[] {
  const before = Array.isArray(previous) ? (previous as ReportTarget[]) : [];
  const cut = text.indexOf("=");
  const [format, path] = [text.slice(0, cut), text.slice(cut + 1)];
  if (isFormat(format) && path !== "") return [...before, { format, path }];
  throw new InvalidArgumentError(
    `It must be a format, "=" and a path, as json=report.json; formats: ${FILE_FORMATS.join(", ")}.`,
  );
}

const isFormat = (name: string): name is ReportFormat => (FILE_FORMATS as readonly string[]).includes(name);

/** Writes a file, whole or not at all, and the folders above it. What cannot be written is a usage error. */
export function save(path: string, text: string): void {
  tried(path, () => {
    makeFolders(dirname(path));
    writeWhole(path, text);
  });
}

/** How often something is tried again because the folder that was made for it is gone. */
const TRIES = 20;

/** What the system says then: of what is written into the folder, and of the folder that is made. */
const GONE: ReadonlySet<string | undefined> = new Set(["ENOENT", "EEXIST"]);

/** Does what writes a file. Another run may take its own empty folder away just after it was found to be there. */
function tried(path: string, write: () => void): void {
  for (let left = TRIES; ; left--)
    try {
      write();
      return;
    } catch (thrown) {
      const error = thrown as NodeJS.ErrnoException;
      if (!GONE.has(error.code) || left === 0) throw usage(`Cannot write ${path}: ${unwrittenReason(error)}.`);
    }
}

/**
 * Stops with usage where a run's files could not be written at its end, or would be written over each other: who has
 * waited for a run is to have its report. What lies under /dev is no file, and may be named often. Nothing is left of the
 * trial: a run may be ended before it writes anything.
 */
export function saveable(paths: readonly string[]): void {
  const seen = new Set<string>();
  const made: string[] = [];
  try {
    for (const path of paths) {
      const whole = resolve(path);
      if (whole.startsWith("/dev/")) continue;
      if (seen.has(whole)) throw usage(`Two reports are to be written to ${path}: give each a path of its own.`);
      seen.add(whole);
      tried(path, () => {
        made.push(...makeFolders(dirname(whole)));
        tryOut(whole);
      });
    }
  } finally {
    for (const folder of made.toReversed()) removeEmpty(folder);
  }
}

/** Opens a file for writing, and leaves it as it was. */
function tryOut(path: string): void {
  if (isNew(path)) unlinkSync(path);
  else closeSync(openSync(path, "a"));
}

/** Whether there was no such file: one of no text is there now. */
function isNew(path: string): boolean {
  try {
    closeSync(openSync(path, "wx"));
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw thrown;
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another run has begun to write there.
  }
}

/** Gives a text to stdout, or writes it where it is wanted and says so. */
export function give(text: string, path: string | undefined, io: Io): void {
  if (path !== undefined) save(path, text);
  io.out.write(path === undefined ? text : `${path} is written.\n`);
}
