import { compatTable } from "../../../conformance/index.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { reportFile } from "../report-file.ts";
import { give } from "../save.ts";

/** Writes the table of several saved reports. */
export async function run({ arguments: files, options, io }: Call): Promise<ExitCode> {
  const { out } = options as { readonly out?: string };
  give(compatTable(await Promise.all(files.map((file) => reportFile(file, io)))), out, io);
  return EXIT.holds;
}
