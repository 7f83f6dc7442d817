import { savedRule } from "../../../conformance/bug-report/saved-rule.ts";
import { isKeyRefused, KEY_REMEDY } from "../../../conformance/common/key-refused.ts";
import type { EngineLog } from "../../../conformance/drivers/engine/log.ts";
import { bugReport, judgedLog, type Seen } from "../../../conformance/index.ts";
import type { Finding } from "../../../conformance/judges/finding.ts";
import { findingsTest } from "../../../conformance/report/read-failure.ts";
import { brokenLine, brokenText, caseExit } from "../broken-text.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode, nothing, usage } from "../exit.ts";
import type { Io } from "../io.ts";
import { type Judged, type PlayOptions, playSaved, rulesFor } from "../play-saved.ts";
import { engineCaseOf, engineLogOf, type SavedCase, savedCase, workerCaseOf, workerLogOf } from "../saved-case.ts";
import { screenOf } from "../screen.ts";

interface Options extends PlayOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly as?: "markdown" | "curl";
}

/**
 * Plays saved cases again, one after the other against one target, and judges each by what its run judged. Exit 0: they
 * break no MUST now; 1: one does; 3: none does, and one did not come to its end, which shows nothing.
 */
export async function run({ arguments: files, options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  const cases: SavedCase[] = [];
  for (const file of files) cases.push(await savedCase(file, io));
  const other = cases.find(({ role }) => role !== cases[0]?.role);
  if (other !== undefined)
    throw usage(`${other.file} holds the case of ${named(other)}, and ${files[0]} that of the other: play each alone.`);
  let worst: ExitCode = EXIT.holds;
  let n = 0;
  for await (const judged of see(cases, given, io)) {
    // A target that is left in the middle of a case has broken nothing by it.
    if (io.signal.aborted)
      throw nothing("The replay was interrupted before the case had ended, so nothing is shown by it.");
    const one = cases[n++];
    if (one === undefined) break;
    worst = worseOf(worst, told(one, judged, cases.length > 1, given, io));
  }
  return worst;
}

const named = ({ role }: SavedCase): string => (role === "engine" ? "an engine" : "a worker");

/** What is broken outweighs what was not shown. */
const worseOf = (a: ExitCode, b: ExitCode): ExitCode =>
  [EXIT.broken, EXIT.nothing].find((code) => code === a || code === b) ?? EXIT.holds;

/** What the cases come to. A report of what was seen before needs nobody to play with. */
async function* see(cases: readonly SavedCase[], given: Options, io: Io): AsyncGenerator<Judged> {
  if (given.as !== undefined && given.url === undefined && given.command === undefined && given.adapter === undefined)
    for (const one of cases) yield one.role === "engine" ? savedEngine(one, given) : savedWorker(one);
  else yield* playSaved(cases, given, io);
}

/** Prints what one case came to, and gives its exit code. */
function told(one: SavedCase, judged: Judged, many: boolean, given: Options, io: Io): ExitCode {
  const { from } = one;
  // With what the run judged, so that what --json prints is judged by the same.
  const seen =
    from.rule === undefined ? judged : { ...from, ...judged, saved: savedRule(from.rule, judged, judged.log.end) };
  const strict = from.selection?.strict === true;
  io.out.write(wordsOf(seen, strict, one.file, many, given, io));
  const code = caseExit({ ...seen, strict });
  // A warning about something else says nothing of a case that was cut off.
  const shown = seen.log.end === "ended" || (seen.saved?.now ?? "broken") === "broken";
  return code === EXIT.holds && (!shown || isCutOff(seen)) ? EXIT.nothing : code;
}

/** In words or as JSON; the file is named where there are several. */
function wordsOf(seen: Seen, strict: boolean, file: string, many: boolean, options: Options, { out }: Io): string {
  const { as, json, quiet, verbose } = options;
  if (as !== undefined) return bugReport(seen, as);
  if (json === true && quiet === true) return `${JSON.stringify({ file, ...inShort(seen) })}\n`;
  if (json === true) return many ? `${JSON.stringify({ file, ...seen })}\n` : `${JSON.stringify(seen, null, 2)}\n`;
  const screen = screenOf(out, verbose);
  const said = quiet === true ? brokenLine(seen, screen) : brokenText({ ...seen, strict }, screen);
  const words = isCutOff(seen) ? cutOff(seen) : said;
  if (!many) return words;
  return quiet === true ? `${file}: ${words}` : `${file}\n${words}`;
}

/** What `--quiet --json` prints. */
const inShort = ({ role, broken, saved, log }: Seen) => ({
  role,
  end: log.end,
  broken: broken.map(({ rule }) => rule),
  ...(saved !== undefined && { saved }),
});

const isCutOff = ({ broken, log }: Seen): boolean => broken.length === 0 && log.end !== "ended";

/** A session that goes another way early meets no law: that is no verdict. */
function cutOff({ role, log }: Seen): string {
  const note = "note" in log && log.note !== undefined ? `: ${log.note}` : "";
  const remedy = role === "engine" && isKeyRefused(statusesOf(log)) ? ` ${KEY_REMEDY}` : "";
  return `The case did not come to its end (${log.end}${note}), so nothing is shown by it.${remedy}\n`;
}

/** How the engine answered all that was asked of it. */
const statusesOf = ({ exchanges }: EngineLog): number[] =>
  exchanges.flatMap(({ from, answer }) => (from === "client" && answer !== undefined ? [answer.status] : []));

function savedEngine(one: SavedCase, given: Options): Judged {
  const engineCase = engineCaseOf(one);
  const log = engineLogOf(one, "name a target to play it with.");
  return { role: "engine", log, ...judgedLog(engineCase, log, rulesFor(one, given)) };
}

function savedWorker(one: SavedCase): Judged {
  workerCaseOf(one);
  const { log } = workerLogOf(one, "name a target to play it with, by --url or --command.");
  const { rule, findings } = one.value as { readonly rule?: unknown; readonly findings?: readonly Finding[] };
  const wrong = findingsTest(findings, "/findings");
  if (wrong !== undefined) throw usage(`${one.file} is not a saved failure: ${wrong.pointer} ${wrong.message}.`);
  return { role: "worker", log, broken: [{ rule: String(rule), findings: findings ?? [] }], met: [String(rule)] };
}
