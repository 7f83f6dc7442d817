import { join } from "node:path";
import { failurePath } from "../../conformance/common/failure-path.ts";
import {
  type KnownFailures,
  knownFailuresOf,
  knownFailuresText,
  type ReportDocument,
  renderReport,
} from "../../conformance/index.ts";
import { withoutSecrets } from "../../conformance/report/secrets.ts";
import { terminalReport, verdictLine } from "../../conformance/report/terminal.ts";
import type { ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";
import { type Named, replayLine } from "./replay-line.ts";
import { type ReportTarget, save } from "./save.ts";
import { screenOf } from "./screen.ts";

/** Where a run is saved. */
export interface Saving extends Named {
  /** The run's own folder. */
  readonly save: string;
  readonly report?: readonly ReportTarget[];
  /** The file that said what is known, and what it said. */
  readonly knownFailures?: string;
  readonly known?: KnownFailures | undefined;
  /** Where such a file is to be written. */
  readonly writeKnownFailures?: string;
  /** The verdict's line alone is printed; or all that there is to say. */
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** Saves a report and one file for each broken rule, prints the verdict, and gives the exit code. */
export function conclude(run: ReportDocument, saving: Saving, io: Io): ExitCode {
  const { save: folder, report: asked = [] } = saving;
  const report = withReplays(run, saving, io);
  for (const { failure } of report.rules) {
    if (failure?.file === undefined) continue;
    const { file, replay: _replay, ...alone } = failure;
    save(file, `${JSON.stringify(alone, null, 2)}\n`);
  }
  const path = join(folder, `${report.role}.json`);
  const page = join(folder, `${report.role}.html`);
  for (const target of [{ format: "json" as const, path }, { format: "html" as const, path: page }, ...asked])
    save(target.path, renderReport(report, target.format, target.path));
  const screen = screenOf(io.out, saving.verbose);
  io.out.write(saving.quiet === true ? `${verdictLine(report, screen)}\n` : terminalReport(report, screen));
  if (io.signal.aborted && screen.rows === undefined)
    io.err.write("The run was cut short: what was not played could not be verified.\n");
  if (saving.quiet !== true) io.err.write(`Report: ${path}, as a page: ${page}\n`);
  writeKnown(report, saving, io);
  // What was cut short has not verified the rest, whatever was found until then.
  return io.signal.aborted && report.verdict.exitCode === 0 ? 1 : report.verdict.exitCode;
}

/** The report with the file that each failure is saved in, and the command that plays it again. */
function withReplays(report: ReportDocument, saving: Saving, { env }: Io): ReportDocument {
  const { save: folder } = saving;
  const rules = report.rules.map((rule) => {
    if (rule.failure === undefined) return rule;
    const file = failurePath(folder, report.role, rule.id);
    return { ...rule, failure: { ...rule.failure, file, replay: replayLine(file, report, saving) } };
  });
  return withoutSecrets({ ...report, rules } as ReportDocument, secretsOf(env));
}

/** What the kit's own variables hold that nobody is to read. */
const secretsOf = (env: Io["env"]): (string | undefined)[] =>
  Object.entries(env).flatMap(([name, value]) => (/^TCK_.*(KEY|SECRET|TOKEN|HEADER)/.test(name) ? [value] : []));

function writeKnown(report: ReportDocument, { writeKnownFailures: path, known }: Saving, io: Io): void {
  if (path === undefined || report.verdict.kind === "nothing-checked") return;
  const list = knownFailuresOf(report, known ?? { failures: [], flaky: [] });
  save(path, knownFailuresText(list));
  const entries = list.failures.length;
  io.err.write(`${path} lists ${entries} known ${entries === 1 ? "failure" : "failures"}: say why each is borne.\n`);
}
