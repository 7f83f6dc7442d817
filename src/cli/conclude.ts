import { join } from "node:path";
import type { ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";
import { failurePath, type ReportTarget, save } from "./save.ts";
import { type Report, verdictText } from "./verdict.ts";

/** Where a run is saved. */
export interface Saving {
  /** The run's own folder. */
  readonly save: string;
  readonly report?: readonly ReportTarget[];
  /** What started the target; its URL is gone with it. */
  readonly command?: string;
}

/** Saves a report and one file for each broken rule, prints the verdict, and gives the exit code. */
export function conclude(report: Report, { save: folder, report: asked = [], command }: Saving, io: Io): ExitCode {
  const path = join(folder, `${report.role}.json`);
  const text = `${JSON.stringify(report, null, 2)}\n`;
  for (const target of [{ path }, ...asked]) save(target.path, text);
  const replays = new Map<string, string>();
  for (const { id, failure } of report.rules) {
    if (failure === undefined) continue;
    const file = failurePath(folder, report.role, id);
    save(file, `${JSON.stringify(failure, null, 2)}\n`);
    replays.set(id, `tck replay ${file} ${replayTarget(report, command)}`);
  }
  io.out.write(verdictText(report, (rule) => replays.get(rule)));
  if (io.signal.aborted) io.err.write("The run was cut short: what was not played could not be verified.\n");
  io.err.write(`The report is in ${path}.\n`);
  // What was cut short has not verified the rest, whatever was found until then.
  return io.signal.aborted && report.verdict.exitCode === 0 ? 1 : report.verdict.exitCode;
}

/** How to name the target again: an engine needs the suite's ports too, and those of a started one are gone. */
function replayTarget({ role, target }: Report, command: string | undefined): string {
  if (command !== undefined) return `--command ${JSON.stringify(command)}`;
  return role === "worker" ? `--url ${target.url}` : "with the --url and the ports of this run";
}
