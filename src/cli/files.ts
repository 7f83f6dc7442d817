import { readFile } from "node:fs/promises";
import { usage } from "./exit.ts";
import type { Io } from "./io.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
  ENOTDIR: "part of its path is not a folder",
};

/** Reads a text file named on the command line; `-` is stdin. What cannot be read, or is not UTF-8, is a usage error. */
export async function readText(path: string, io: Io): Promise<string> {
  if (path === "-") return io.readInput();
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw usage(`Cannot read ${path}: ${reasonOf(error)}.`);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw usage(`Cannot read ${path}: it is not UTF-8 text.`);
  }
}

/** The system's error in words. */
export const reasonOf = (error: NodeJS.ErrnoException): string => REASONS[error.code ?? ""] ?? error.message;
