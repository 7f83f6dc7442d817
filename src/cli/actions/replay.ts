import { savedRule } from "../../../conformance/bug-report/saved-rule.ts";
import {
  bugReport,
  judgedLog,
  readEngineCase,
  readEngineLog,
  readWorkerCase,
  replayEngineCase,
  replayWorkerCase,
  type Seen,
} from "../../../conformance/index.ts";
import { readJson } from "../../json/read.ts";
import { brokenLine, brokenText, caseExit } from "../broken-text.ts";
import type { Call } from "../command.ts";
import { claimed, type EngineOptions, engineTarget } from "../engine-target.ts";
import { EXIT, type ExitCode, nothing, usage } from "../exit.ts";
import { readText } from "../files.ts";
import type { Io } from "../io.ts";
import { openWorker } from "../open-worker.ts";
import { screenOf } from "../screen.ts";
import { listenProblem, suitePortRemedy } from "../serving.ts";
import { type SavedRun, savedRun, wantedEngineRules, wantedWorkerRules } from "../wanted-rules.ts";
import { wireLog } from "../wire-log.ts";
import { spokenTo } from "../worker-target.ts";
import { reachable } from "./target.ts";

interface Options extends EngineOptions {
  readonly workerSecret?: string;
  readonly enginePort?: number;
  readonly header?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly as?: "markdown" | "curl";
}

/** What was seen of a case, before it is told. */
type Judged = Seen & { readonly met: readonly string[] };

/** Plays a saved case again, and judges it by what its run judged. Exit 0: it breaks no MUST now; 1: it does; 3: it did not come to its end, which shows nothing. */
export async function run({ argument: file, options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  const reading = readJson(await readText(file, io));
  if (!reading.ok) throw usage(`${file}: ${reading.error}`);
  const from = savedRun(file, reading.value);
  const judged = await see(file, reading.value, from, given, io);
  // A target that is left in the middle of a case has broken nothing by it.
  if (io.signal.aborted)
    throw nothing("The replay was interrupted before the case had ended, so nothing is shown by it.");
  // With what the run judged, so that what --json prints is judged by the same.
  const seen =
    from.rule === undefined ? judged : { ...from, ...judged, saved: savedRule(from.rule, judged, judged.log.end) };
  const strict = from.selection?.strict === true;
  io.out.write(wordsOf(seen, strict, given, io));
  const code = caseExit({ ...seen, strict });
  // A warning about something else says nothing of a case that was cut off.
  const shown = seen.log.end === "ended" || (seen.saved?.now ?? "broken") === "broken";
  return code === EXIT.holds && (!shown || isCutOff(seen)) ? EXIT.nothing : code;
}

function wordsOf(seen: Seen, strict: boolean, { as, json, quiet, verbose }: Options, { out }: Io): string {
  if (as !== undefined) return bugReport(seen, as);
  if (json === true) return `${JSON.stringify(seen, null, 2)}\n`;
  if (isCutOff(seen)) return cutOff(seen);
  const screen = screenOf(out, verbose);
  return quiet === true ? brokenLine(seen, screen) : brokenText({ ...seen, strict }, screen);
}

const isCutOff = ({ broken, log }: Seen): boolean => broken.length === 0 && log.end !== "ended";

/** A session that goes another way early meets no law: that is no verdict. */
function cutOff({ log }: Seen): string {
  const note = "note" in log && log.note !== undefined ? `: ${log.note}` : "";
  return `The case did not come to its end (${log.end}${note}), so nothing is shown by it.\n`;
}

/** What the case comes to. A report of what was seen before needs nobody to play with. */
async function see(file: string, value: unknown, from: SavedRun, given: Options, io: Io): Promise<Judged> {
  const forEngine = isForEngine(value);
  if (given.as !== undefined && given.url === undefined && given.command === undefined && given.adapter === undefined)
    return forEngine ? savedEngine(file, value, engineRules(from, given)) : savedWorker(file, value);
  return forEngine
    ? playEngine(file, value, engineRules(from, given), given, io)
    : playWorker(file, value, wantedWorkerRules(from), given, io);
}

const engineRules = (from: SavedRun, { features }: Options): ReadonlySet<string> | undefined =>
  wantedEngineRules(from, features === undefined ? undefined : claimed(features));

/** A saved failure names its role; a case alone is an engine's unless it says otherwise. */
const isForEngine = (value: unknown): boolean => {
  const { role, turns, case: held } = (value ?? {}) as { role?: unknown; turns?: unknown; case?: unknown };
  if (role === undefined && held !== undefined) return isForEngine(held);
  return role === "engine" || (role === undefined && Array.isArray(turns));
};

function savedEngine(file: string, value: unknown, rules: ReadonlySet<string> | undefined): Judged {
  const read = readEngineCase(value);
  if (!read.ok) throw notACase(file, read);
  const log = readEngineLog((value as { log?: unknown }).log, "/log");
  if (!log.ok) throw usage(`${file} holds no log (${log.pointer} ${log.message}): name a target to play it with.`);
  return { role: "engine", log: log.value, ...judgedLog(read.value, log.value, rules) };
}

function savedWorker(file: string, value: unknown): Judged {
  const read = readWorkerCase(value);
  if (!read.ok) throw notACase(file, read);
  const { log, rule, findings } = value as { log?: unknown; rule?: unknown; findings?: unknown };
  if (log === undefined || !Array.isArray(findings))
    throw usage(`${file} holds no log: name a target to play it with, by --url or --command.`);
  const { log: seen, findings: found } = value as Extract<Seen, { role: "worker" }> & Seen["broken"][number];
  return { role: "worker", log: seen, broken: [{ rule: String(rule), findings: found }], met: [String(rule)] };
}

async function playEngine(
  file: string,
  value: unknown,
  rules: ReadonlySet<string> | undefined,
  given: Options,
  io: Io,
): Promise<Judged> {
  const read = readEngineCase(value);
  if (!read.ok) throw notACase(file, read);
  const target = await engineTarget(given, io);
  if (given.url !== undefined) await reachable(given.url);
  const onExchange = wireLog(io.err, given.verbose);
  const watched = { ...target, ...(onExchange !== undefined && { onExchange }), signal: io.signal };
  const played = await replayEngineCase(read.value, watched, rules).catch((thrown) => {
    throw listenProblem(thrown, suitePortRemedy);
  });
  return { role: "engine", ...played };
}

async function playWorker(
  file: string,
  value: unknown,
  rules: ReadonlySet<string> | undefined,
  given: Options,
  io: Io,
): Promise<Judged> {
  const read = readWorkerCase(value);
  if (!read.ok) throw notACase(file, read);
  const { workerSecret: secret, agentId, header, timeout } = given;
  const target = await openWorker({ ...given, ...(secret !== undefined && { secret }) }, io);
  try {
    await reachable(target.url);
    const spoken = spokenTo({
      agent: agentId,
      ...(secret !== undefined && { secret }),
      ...(header !== undefined && { header }),
      ...(timeout !== undefined && { timeout }),
    });
    const onExchange = wireLog(io.err, given.verbose);
    const watched = { url: target.url, ...target.api, ...spoken, ...(onExchange !== undefined && { onExchange }) };
    return { role: "worker", ...(await replayWorkerCase(read.value, watched, rules)) };
  } finally {
    await target.close();
  }
}

const notACase = (file: string, { pointer, message }: { pointer: string; message: string }) =>
  usage(`${file} is not a case: ${pointer || "it"} ${message.replace(/\.$/, "")}.`);
