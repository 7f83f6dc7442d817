import { type KnownFailures, readKnownFailures } from "../../conformance/index.ts";
import { usage } from "./exit.ts";
import { readText } from "./files.ts";
import type { Io } from "./io.ts";
import { readYaml } from "./yaml-file.ts";

/** Reads a list of what is known not to hold; undefined when no file is named. Stops with usage and the place of a fault. */
export async function knownFailuresFile(path: string | undefined, io: Io): Promise<KnownFailures | undefined> {
  if (path === undefined) return undefined;
  const read = readKnownFailures(await readYaml(path, await readText(path, io)));
  if (!read.ok) throw usage(`${path}: ${read.pointer || "it"} ${read.message}.`);
  return read.value;
}
