import { savedRule } from "../../../conformance/bug-report/saved-rule.ts";
import { judgedLog } from "../../../conformance/index.ts";
import { brokenText, caseExit } from "../broken-text.ts";
import type { Call } from "../command.ts";
import { type ExitCode, Stop, usage } from "../exit.ts";
import type { Io } from "../io.ts";
import { type Judged, rulesFor } from "../play-saved.ts";
import { engineCaseOf, engineLogOf, judgedWorkerLog, type SavedCase, savedCase } from "../saved-case.ts";
import { screenOf } from "../screen.ts";

interface Options {
  readonly features?: readonly string[];
  readonly json?: boolean;
}

/** Judges a saved log by what its run judged. Exit 0: it breaks no MUST; 1: it does; 2: the file holds no case with its log. */
export async function run({ argument: file, options, io }: Call): Promise<ExitCode> {
  const given = options as Options;
  const one = await savedCase(file, io);
  const { case: held, log } = (one.value ?? {}) as Readonly<Record<string, unknown>>;
  if (held === undefined || log === undefined)
    throw usage(
      `${file} holds no log: it must be {"case": ..., "log": ...}, as a run saves it and replay --json prints it.`,
    );
  const judged = judge(one, given, io);
  if (judged.log.shortened === true)
    io.err.write("The log was shortened when it was saved: what a finding misses may be in what was left out.\n");
  const { from } = one;
  const saved = from.rule === undefined ? {} : { saved: savedRule(from.rule, judged, judged.log.end) };
  const verdict = { broken: judged.broken, ...saved, strict: from.selection?.strict === true };
  const told = { broken: judged.broken, met: judged.met, ...saved };
  io.out.write(given.json === true ? `${JSON.stringify(told, null, 2)}\n` : brokenText(verdict, screenOf(io.out)));
  return caseExit(verdict);
}

type JudgedLog = Pick<Judged, "broken" | "met"> & { readonly log: { readonly end: string; readonly shortened?: true } };

/** What the saved log comes to. Stops with usage where a law can make nothing of it: no run has saved such a one. */
function judge(one: SavedCase, given: Options, io: Io): JudgedLog {
  try {
    const rules = rulesFor(one, given);
    if (one.role === "worker") return judgedWorkerLog(one, rules, io);
    const engineCase = engineCaseOf(one);
    const log = engineLogOf(one, "name one that a run has saved.");
    return { log, ...judgedLog(engineCase, log, rules) };
  } catch (thrown) {
    if (thrown instanceof Stop) throw thrown;
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw usage(`${one.file} holds a log that no run has saved so: a law can make nothing of it (${why}).`);
  }
}
