import { readFile } from "node:fs/promises";
import { usage } from "./exit.ts";
import type { Io } from "./io.ts";
import { reasonOf } from "./reason-of.ts";

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
