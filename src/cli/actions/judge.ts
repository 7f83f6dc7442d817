import { savedRule } from "../../../conformance/bug-report/saved-rule.ts";
import { judgedLog, readEngineCase, readEngineLog } from "../../../conformance/index.ts";
import { readJson } from "../../json/read.ts";
import { brokenText, caseExit } from "../broken-text.ts";
import type { Call } from "../command.ts";
import { claimed } from "../engine-target.ts";
import { type ExitCode, usage } from "../exit.ts";
import { readText } from "../files.ts";
import { screenOf } from "../screen.ts";
import { savedRun, wantedEngineRules } from "../wanted-rules.ts";

/** Judges a saved log by what its run judged. Exit 0: it breaks no MUST; 1: it does; 2: the file holds no case with its log. */
export async function run({ argument: file, options, io }: Call): Promise<ExitCode> {
  const reading = readJson(await readText(file, io));
  if (!reading.ok) throw usage(`${file}: ${reading.error}`);
  const { role, case: held, log } = (reading.value ?? {}) as Readonly<Record<string, unknown>>;
  if (role === "worker")
    throw usage(`${file} holds the case of a worker, whose logs are judged as they are played: tck replay ${file}.`);
  if (held === undefined || log === undefined)
    throw usage(
      `${file} holds no log: it must be {"case": ..., "log": ...}, as a run saves it and replay --json prints it.`,
    );
  const engineCase = readEngineCase(reading.value);
  if (!engineCase.ok) throw usage(`${file} is not a case: ${engineCase.pointer || "it"} ${engineCase.message}.`);
  const read = readEngineLog(log, "/log");
  if (!read.ok) throw usage(`${file} holds no log: ${read.pointer} ${read.message}.`);
  if (read.value.shortened === true)
    io.err.write("The log was shortened when it was saved: what a finding misses may be in what was left out.\n");
  const { features, json } = options as { readonly features?: readonly string[]; readonly json?: boolean };
  const from = savedRun(file, reading.value);
  const wanted = wantedEngineRules(from, features === undefined ? undefined : claimed(features));
  const judged = judgedLog(engineCase.value, read.value, wanted);
  const saved = from.rule === undefined ? {} : { saved: savedRule(from.rule, judged, read.value.end) };
  const verdict = { broken: judged.broken, ...saved, strict: from.selection?.strict === true };
  const told = { ...judged, ...saved };
  io.out.write(json === true ? `${JSON.stringify(told, null, 2)}\n` : brokenText(verdict, screenOf(io.out)));
  return caseExit(verdict);
}
