import { type ReportDocument, readReport } from "../../conformance/index.ts";
import { readJson } from "../json/read.ts";
import { usage } from "./exit.ts";
import { readText } from "./files.ts";
import type { Io } from "./io.ts";

/** Reads a report that a run has saved; `-` is stdin. Stops with usage and the place of a fault. */
export async function reportFile(path: string, io: Io): Promise<ReportDocument> {
  const reading = readJson(await readText(path, io));
  if (!reading.ok) throw usage(`${path}: ${reading.error}`);
  const read = readReport(reading.value);
  if (!read.ok) throw usage(`${path} is not a report: ${read.pointer || "it"} ${read.message}.`);
  return read.value;
}
