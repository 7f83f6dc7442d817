import { type ReportFormat, renderReport } from "../../../conformance/index.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { reportFile } from "../report-file.ts";
import { give } from "../save.ts";

/** Writes a saved report in another form. Exit 0, whatever the run came to. */
export async function run({ argument, options, io }: Call): Promise<ExitCode> {
  const { as, out } = options as { readonly as: ReportFormat; readonly out?: string };
  give(renderReport(await reportFile(argument, io), as, out), out, io);
  return EXIT.holds;
}
