import { existsSync } from "node:fs";
import { join } from "node:path";
import { failurePath } from "../../conformance/common/failure-path.ts";
import {
  type KnownFailures,
  knownFailuresOf,
  knownFailuresText,
  type ReportDocument,
  renderReport,
} from "../../conformance/index.ts";
import { withShortCases } from "../../conformance/report/bounds.ts";
import { withoutSecrets } from "../../conformance/report/secrets.ts";
import { terminalReport, verdictLine } from "../../conformance/report/terminal.ts";
import { EXIT, type ExitCode, Stop } from "./exit.ts";
import { forgetFailures } from "./forget-failures.ts";
import type { Io } from "./io.ts";
import { type Named, replayLine } from "./replay-line.ts";
import { type ReportTarget, save, saveable } from "./save.ts";
import { saveFailure } from "./save-failure.ts";
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

/** Where the report of a role is saved, whatever else is asked for: the document, and the page. */
const ownTargets = (folder: string, role: ReportDocument["role"]): readonly [ReportTarget, ReportTarget] => [
  { format: "json", path: join(folder, `${role}.json`) },
  { format: "html", path: join(folder, `${role}.html`) },
];

/** Stops with usage where what `conclude` is to write could not be written. To be asked before a run. */
export function canConclude(role: ReportDocument["role"], { save: folder, report = [], ...more }: Saving): void {
  const { writeKnownFailures: known } = more;
  const targets = [...ownTargets(folder, role), ...report];
  saveable([...targets.map(({ path }) => path), ...(known === undefined ? [] : [known])]);
}

/**
 * Saves a report and one file for each broken rule in the place of those of an earlier run, prints the verdict, and gives
 * the exit code. What could not be written is told once all else is written and the verdict is printed; a run that finds
 * nothing wrong then ends as one with a wrong command line, and any other as it would.
 */
export function conclude(run: ReportDocument, saving: Saving, io: Io): ExitCode {
  const report = withReplays(run, saving, io);
  const attempts = attempting();
  saveFailures(report, attempts.attempt);
  saveForms(withShortCases(report), saving, attempts.attempt);
  const saved = attempts.unsaved() === undefined;
  if (saved) forgetFailures(saving.save, report);
  tell(report, saving, saved, io);
  attempts.attempt(() => writeKnown(report, saving, io));
  // What was cut short has not verified the rest, whatever was found until then.
  const code = io.signal.aborted && report.verdict.exitCode === 0 ? EXIT.broken : report.verdict.exitCode;
  const unsaved = attempts.unsaved();
  if (unsaved === undefined) return code;
  if (code === EXIT.holds || !(unsaved instanceof Stop)) throw unsaved;
  throw new Stop(code, unsaved.message);
}

/** Does what may fail, and keeps what stood in the way of the first that did. */
function attempting() {
  let first: unknown;
  return {
    attempt(write: () => void): void {
      try {
        write();
      } catch (thrown) {
        first ??= thrown;
      }
    },
    unsaved: () => first,
  };
}

type Attempt = (write: () => void) => void;

/** Writes the failures, whole. */
function saveFailures(report: ReportDocument, attempt: Attempt): void {
  for (const { failure } of report.rules) {
    if (failure?.file === undefined) continue;
    const { file } = failure;
    attempt(() => saveFailure(file, failure));
  }
}

/** Writes the report in all forms that are wanted. */
function saveForms(report: ReportDocument, { save: folder, report: asked = [] }: Saving, attempt: Attempt): void {
  for (const { format, path } of [...ownTargets(folder, report.role), ...asked])
    attempt(() => save(path, renderReport(report, format, path)));
}

/** Prints the verdict, and where the report is, if it is there. */
function tell(report: ReportDocument, saving: Saving, saved: boolean, io: Io): void {
  const [document, page] = ownTargets(saving.save, report.role);
  const screen = screenOf(io.out, saving.verbose);
  io.out.write(saving.quiet === true ? `${verdictLine(report, screen)}\n` : terminalReport(report, screen));
  if (io.signal.aborted && screen.rows === undefined)
    io.err.write("The run was cut short: what was not played could not be verified.\n");
  if (saving.quiet !== true && saved) io.err.write(`Report: ${document.path}, as a page: ${page.path}\n`);
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
  if (path === undefined) return;
  if (report.verdict.kind === "nothing-checked") {
    // An empty list would take the place of what an earlier run has found.
    const kept = existsSync(path) ? "is as it was" : "is not written";
    io.err.write(`${path} ${kept}: nothing was checked, so nothing is known of what does not hold.\n`);
    return;
  }
  const list = knownFailuresOf(report, known ?? { failures: [], flaky: [] });
  save(path, knownFailuresText(list));
  const entries = list.failures.length;
  io.err.write(`${path} lists ${entries} known ${entries === 1 ? "failure" : "failures"}: say why each is borne.\n`);
}
