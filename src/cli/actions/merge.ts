import { mergeReports, renderReport } from "../../../conformance/index.ts";
import { terminalReport, verdictLine } from "../../../conformance/report/terminal.ts";
import type { Call } from "../command.ts";
import { type ExitCode, usage } from "../exit.ts";
import { knownFailuresFile } from "../known-failures-file.ts";
import { reportFile } from "../report-file.ts";
import { type ReportTarget, save, saveable } from "../save.ts";
import { screenOf } from "../screen.ts";

interface Options {
  readonly report?: readonly ReportTarget[];
  readonly knownFailures?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** Makes one report of those of all shards, prints the verdict, and gives the exit code that the whole run has. */
export async function run({ arguments: files, options, io }: Call): Promise<ExitCode> {
  const { report: targets = [], knownFailures: list, quiet, verbose } = options as Options;
  saveable(targets.map(({ path }) => path));
  const knownFailures = await knownFailuresFile(list, io);
  const reports = await Promise.all(files.map((file) => reportFile(file, io)));
  const merged = mergeReports(reports, knownFailures === undefined ? {} : { knownFailures });
  if (!merged.ok) throw usage(merged.message);
  const screen = screenOf(io.out, verbose);
  io.out.write(quiet === true ? `${verdictLine(merged.value, screen)}\n` : terminalReport(merged.value, screen));
  for (const { format, path } of targets) save(path, renderReport(merged.value, format, path));
  return merged.value.verdict.exitCode;
}
