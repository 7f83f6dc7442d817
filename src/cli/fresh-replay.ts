import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SavedRule } from "../../conformance/bug-report/saved-rule.ts";
import type { Confirmation } from "../../conformance/common/confirmation.ts";
import { failurePath } from "../../conformance/common/failure-path.ts";
import type { EngineSuiteOptions } from "../../conformance/index.ts";
import { isObject } from "../json/own.ts";
import { readJson } from "../json/read.ts";
import type { EngineOptions } from "./engine-target.ts";
import { packagePath } from "./package-file.ts";
import { saveFailure } from "./save-failure.ts";

type ReplayAnew = NonNullable<EngineSuiteOptions["replayAnew"]>;

/** How long the fresh process may take for all of its files, in milliseconds. */
const LONGEST_MS = 120_000;
/** How long it may take to end when it is told to, before it is told again. */
const END_MS = 5_000;

/**
 * Saves failures in a folder for that alone, as a run does in its own, and has a fresh `tck replay` play the files, one
 * after the other, against the engine that these options name: it starts its own, loads the adapter again, or meets the
 * one that runs.
 */
export function freshReplay(given: EngineOptions): ReplayAnew {
  return async (failures, limits) => {
    const folder = mkdtempSync(join(tmpdir(), "tck-again-"));
    const clear = (): void => rmSync(folder, { recursive: true, force: true });
    // At a second Ctrl-C nobody comes back to it.
    process.once("exit", clear);
    try {
      return await replayAnew(failures, limits, given, folder);
    } finally {
      process.off("exit", clear);
      clear();
    }
  };
}

async function replayAnew(
  failures: Parameters<ReplayAnew>[0],
  { patienceMs, leftMs = LONGEST_MS, signal }: Parameters<ReplayAnew>[1],
  given: EngineOptions,
  folder: string,
): ReturnType<ReplayAnew> {
  const rules = new Map<string, string>();
  // What waits longest comes last: there may be no time left for it.
  for (const failure of failures.toSorted((a, b) => (a.case.waitMs ?? 0) - (b.case.waitMs ?? 0))) {
    const file = failurePath(folder, "engine", failure.rule);
    saveFailure(file, failure);
    rules.set(file, failure.rule);
  }
  const seen = new Map<string, Confirmation>();
  const child = startReplay([...rules.keys()], given, patienceMs);
  const ended = endOf(child, Math.min(leftMs, LONGEST_MS), leftMs < LONGEST_MS, signal);
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    const outcome = readOutcome(line);
    const rule = outcome === undefined ? undefined : rules.get(outcome.file);
    if (outcome !== undefined && rule !== undefined) seen.set(rule, confirmationOf(outcome.now));
  }
  const why = await ended;
  for (const rule of rules.values())
    if (!seen.has(rule)) seen.set(rule, { confirmed: "same-process", confirmedWhy: why });
  return seen;
}

const WHY_NOT = {
  holds: "in a fresh process the rule held",
  "not-met": "in a fresh process nothing happened that the rule speaks about",
  "cut-off": "in a fresh process the case did not come to its end",
} as const satisfies Record<Exclude<SavedRule["now"], "broken">, string>;

const confirmationOf = (now: SavedRule["now"]): Confirmation =>
  now === "broken" ? { confirmed: "fresh-process" } : { confirmed: "not-again", confirmedWhy: WHY_NOT[now] };

/** What `tck replay --quiet --json` says of one file; undefined for a line that says nothing of one. */
function readOutcome(line: string): { readonly file: string; readonly now: SavedRule["now"] } | undefined {
  const read = readJson(line);
  if (!read.ok || !isObject(read.value) || !isObject(read.value["saved"])) return undefined;
  const { file } = read.value;
  const { now } = read.value["saved"];
  if (typeof file !== "string" || typeof now !== "string") return undefined;
  return now === "broken" || Object.hasOwn(WHY_NOT, now) ? { file, now: now as SavedRule["now"] } : undefined;
}

type Replaying = ReturnType<typeof startReplay>;

/** Keys and secrets are told by variables: everybody on the machine can read a command line. */
function startReplay(files: readonly string[], given: EngineOptions, patienceMs: number) {
  const { apiKey, apiKey2, workerSecret } = given;
  const env = { ...process.env, NO_COLOR: "1", TCK_API_KEY: apiKey };
  return spawn(process.execPath, [packagePath("bin/tck.js"), ...replayWords(files, given, patienceMs)], {
    env: { ...env, TCK_API_KEY_2: apiKey2, TCK_WORKER_SECRET: workerSecret },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Everything is said by flags, so that no target file says more. */
function replayWords(files: readonly string[], given: EngineOptions, patienceMs: number): string[] {
  const flags: Readonly<Record<string, string | number | undefined>> = {
    "--url": given.url,
    "--command": given.command,
    "--adapter": given.adapter,
    "--worker-port": given.workerPort,
    "--provider-port": given.providerPort,
    "--worker-url": given.workerUrl,
    "--provider-url": given.providerUrl,
    "--provider-format": given.providerFormat,
    "--bind": given.bind,
    "--advertise-host": given.advertiseHost,
    "--agent-id": given.agentId,
    "--features": given.features?.join(","),
    "--patience": (patienceMs / 1000).toFixed(3),
  };
  const said = Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [flag, String(value)]));
  return ["replay", "--target", "none", "--quiet", "--json", ...said, "--", ...files];
}

/** Waits until the process has ended, or ends it; gives why a file of which it has said nothing was not played. */
async function endOf(child: Replaying, ms: number, isLimit: boolean, signal?: AbortSignal): Promise<string> {
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString("utf8")).slice(-2_000);
  });
  let ended: string | undefined;
  const end = (why: string): void => {
    ended ??= why;
    child.kill("SIGTERM");
    timers.push(
      setTimeout(() => child.kill("SIGTERM"), END_MS),
      setTimeout(() => child.kill("SIGKILL"), 2 * END_MS),
    );
  };
  const timers = [
    setTimeout(() => end(isLimit ? "the time limit had passed" : `it had taken ${LONGEST_MS / 1000} s`), ms),
  ];
  const onAbort = (): void => end("the run was interrupted");
  signal?.addEventListener("abort", onAbort, { once: true });
  // At a second Ctrl-C nobody waits for it any more; it ends what it has started when it is told to end.
  const onExit = (): void => void child.kill("SIGTERM");
  process.once("exit", onExit);
  const failed = await closed(child);
  for (const timer of timers) clearTimeout(timer);
  signal?.removeEventListener("abort", onAbort);
  process.off("exit", onExit);
  const last = said
    .trim()
    .split("\n")
    .at(-1)
    ?.replace(/^tck: /, "")
    .replace(/\.$/, "");
  return ended ?? failed ?? (last === undefined || last === "" ? "it ended without a word" : `it said: ${last}`);
}

/** Resolves once all that the process has said was read; with the reason where it could not be started. */
const closed = (child: ChildProcess): Promise<string | undefined> =>
  new Promise((resolve) => {
    child.once("error", ({ message }) => resolve(`it could not be started: ${message}`));
    child.once("close", () => resolve(undefined));
  });
