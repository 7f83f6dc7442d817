import { readEngineCase, readEngineLog, readWorkerCase } from "../../conformance/index.ts";
import { HIDDEN } from "../../conformance/report/secrets.ts";
import { judgeAlone } from "../../conformance/worker/judge-alone.ts";
import { readWorkerLog } from "../../conformance/worker/read-log.ts";
import { isObject } from "../json/own.ts";
import { readJson } from "../json/read.ts";
import { caseFault } from "./case-schema.ts";
import { usage } from "./exit.ts";
import { readText } from "./files.ts";
import type { Io } from "./io.ts";
import { type SavedRun, savedRun } from "./wanted-rules.ts";

/** A file that holds a case, alone or as a run has saved it with what shows its fault. */
export interface SavedCase {
  readonly file: string;
  /** All that the file holds. */
  readonly value: unknown;
  readonly role: "engine" | "worker";
  /** What it says of the run that has saved it. */
  readonly from: SavedRun;
}

/** Reads one. Stops with usage where it is no JSON, or what it says of its run is broken. */
export async function savedCase(file: string, io: Io): Promise<SavedCase> {
  const reading = readJson(await readText(file, io));
  if (!reading.ok) throw usage(`${file}: ${reading.error}`);
  const { value } = reading;
  refuseShortened(file, value);
  return { file, value, role: isForEngine(value) ? "engine" : "worker", from: savedRun(file, value) };
}

/** A case that has lost the ends of its texts is another one. */
function refuseShortened(file: string, value: unknown): void {
  if (!isObject(value) || value["caseShortened"] !== true) return;
  const whole = typeof value["file"] === "string" ? value["file"] : "the run's folder failures/";
  throw usage(`${file} holds a case as a report shortens it, which cannot be played: it is whole in ${whole}.`);
}

/** A saved failure names its role; a case alone is an engine's unless it says otherwise. */
const isForEngine = (value: unknown): boolean => {
  const { role, turns, case: held } = (value ?? {}) as { role?: unknown; turns?: unknown; case?: unknown };
  if (role === undefined && held !== undefined) return isForEngine(held);
  return role === "engine" || (role === undefined && Array.isArray(turns));
};

/** The case of an engine that a file holds. Stops with usage, and the place, where it is none. */
export function engineCaseOf({ file, value }: SavedCase) {
  const read = readEngineCase(value);
  if (!read.ok) throw notACase(file, read);
  holdToSchema(file, value, "engine");
  return read.value;
}

/** The case of a worker, likewise. */
export function workerCaseOf({ file, value }: SavedCase) {
  const read = readWorkerCase(value);
  if (!read.ok) throw notACase(file, read);
  holdToSchema(file, value, "worker");
  return read.value;
}

/** What the readers do not look at, as a misspelt member, would be passed over in silence. */
function holdToSchema(file: string, value: unknown, role: SavedCase["role"]): void {
  const fault = caseFault(withoutVerdict(value), role);
  if (fault !== undefined) throw usage(`${file} is not a case: ${fault.replace(/[.?]?$/, (end) => end || ".")}`);
}

/** What `replay --json` has printed, without what it says of the case. */
function withoutVerdict(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value["broken"]) || !Array.isArray(value["met"])) return value;
  const { broken: _broken, met: _met, saved: _saved, ...held } = value;
  return held;
}

/** The log of an engine's case. Stops with usage, and the place, where the file holds none; `remedy` says what to do then. */
export function engineLogOf({ file, value }: SavedCase, remedy: string) {
  const read = readEngineLog((value as { log?: unknown }).log, "/log");
  if (!read.ok) throw usage(`${file} holds no log (${read.pointer} ${read.message}): ${remedy}`);
  return read.value;
}

/** What the saved log of a worker's case comes to. Stops with usage, and the place, where the file holds none. */
export function judgedWorkerLog(one: SavedCase, rules: ReadonlySet<string> | undefined, io: Io) {
  const workerCase = workerCaseOf(one);
  const { log, tools } = workerLogOf(one, "name one that a run has saved.");
  if (tools === undefined)
    io.err.write(
      "The file does not hold the tools that the worker declared: what their results must fit is not judged.\n",
    );
  // In the place of what nobody is to read stands a word, wherever it was.
  return { log, ...judgeAlone(workerCase, log, tools ?? [], HIDDEN, rules) };
}

/** The log of a worker's case, with the tools that it calls. */
export function workerLogOf({ file, value }: SavedCase, remedy: string) {
  const read = readWorkerLog(value);
  if (!read.ok) throw usage(`${file} holds no log (${read.pointer} ${read.message}): ${remedy}`);
  return read;
}

const notACase = (file: string, { pointer, message }: { pointer: string; message: string }) =>
  usage(`${file} is not a case: ${pointer || "it"} ${message.replace(/\.$/, "")}.`);
