import { readExamples, type ToolCase } from "../../conformance/tools/index.ts";
import { usage } from "./exit.ts";
import { readText } from "./files.ts";
import type { Io } from "./io.ts";
import { readYaml } from "./yaml-file.ts";

/**
 * Reads a file of known inputs by tool, in YAML or JSON; a bare list is for the one tool that is named. Stops with usage
 * and the place of the fault.
 */
export async function examplesFile(
  path: string | undefined,
  tools: readonly string[] | undefined,
  io: Io,
): Promise<Readonly<Record<string, readonly ToolCase[]>>> {
  if (path === undefined) return {};
  const read = readExamples(await readYaml(path, await readText(path, io)), tools?.length === 1 ? tools[0] : undefined);
  if (!read.ok) throw usage(`${path}: ${read.pointer || "it"} ${read.message}.`);
  return read.byTool;
}
