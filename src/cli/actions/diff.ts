import { type DiffFormat, diffExitCode, diffReports, renderDiff } from "../../../conformance/index.ts";
import type { Call } from "../command.ts";
import { type ExitCode, usage } from "../exit.ts";
import { reportFile } from "../report-file.ts";

/** Compares two saved reports. Exit 0: nothing broke; 1: something did. */
export async function run({ arguments: given, options, io }: Call): Promise<ExitCode> {
  const [first = "", second = ""] = given;
  const [before, after] = [await reportFile(first, io), await reportFile(second, io)];
  if (before.role !== after.role)
    throw usage(`${first} is of the ${before.role}, and ${second} of the ${after.role}: there is nothing to compare.`);
  const diff = diffReports(before, after);
  io.out.write(renderDiff(diff, options["as"] as DiffFormat));
  return diffExitCode(diff);
}
