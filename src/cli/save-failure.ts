import type { ReportedFailure } from "../../conformance/index.ts";
import { save } from "./save.ts";

/** Saves a failure as a file of its own, which `tck replay` and `tck judge` read. What cannot be written is a usage error. */
export function saveFailure(path: string, { file: _file, replay: _replay, ...alone }: ReportedFailure): void {
  save(path, `${JSON.stringify(alone, null, 2)}\n`);
}
