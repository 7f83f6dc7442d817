import { closeSync, existsSync, openSync, unlinkSync } from "node:fs";
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
  try {
    makeFolders(dirname(path));
    writeWhole(path, text);
  } catch (error) {
    throw usage(`Cannot write ${path}: ${unwrittenReason(error as NodeJS.ErrnoException)}.`);
  }
}

/**
 * Stops with usage where a run's files could not be written at its end, or would be written over each other: who has
 * waited for a run is to have its report. What lies under /dev is no file, and may be named often.
 */
export function saveable(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    const whole = resolve(path);
    if (whole.startsWith("/dev/")) continue;
    if (seen.has(whole)) throw usage(`Two reports are to be written to ${path}: give each a path of its own.`);
    seen.add(whole);
    const isNew = !existsSync(whole);
    try {
      makeFolders(dirname(whole));
      closeSync(openSync(whole, "a"));
      if (isNew) unlinkSync(whole);
    } catch (error) {
      throw usage(`Cannot write ${path}: ${unwrittenReason(error as NodeJS.ErrnoException)}.`);
    }
  }
}

/** Gives a text to stdout, or writes it where it is wanted and says so. */
export function give(text: string, path: string | undefined, io: Io): void {
  if (path !== undefined) save(path, text);
  io.out.write(path === undefined ? text : `${path} is written.\n`);
}
