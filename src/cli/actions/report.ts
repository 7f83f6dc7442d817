import { type ReportFormat, renderReport } from "../../../conformance/index.ts";
import { PLAIN } from "../../../conformance/report/terminal/screen.ts";
import { terminalReport } from "../../../conformance/report/terminal.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { reportFile } from "../report-file.ts";
import { give } from "../save.ts";
import { screenOf } from "../screen.ts";

/** Writes a saved report in another form. Exit 0, whatever the run came to. */
export async function run({ argument, options, io }: Call): Promise<ExitCode> {
  const { as, out, verbose } = options as {
    readonly as: ReportFormat;
    readonly out?: string;
    readonly verbose?: boolean;
  };
  const report = await reportFile(argument, io);
  const screen = out === undefined ? screenOf(io.out, verbose) : { ...PLAIN, verbose: verbose === true };
  give(as === "terminal" ? terminalReport(report, screen) : renderReport(report, as, out), out, io);
  return EXIT.holds;
}
