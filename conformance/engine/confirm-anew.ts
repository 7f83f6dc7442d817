import type { Confirmation } from "../common/confirmation.ts";
import { TOO_LATE_WORDS } from "../common/cut-short.ts";
import type { EngineFailure } from "../report/document.ts";
import { withoutSecrets } from "../report/secrets.ts";
import { ruleById } from "../rules/index.ts";
import type { EngineSuiteOptions } from "./options.ts";
import { failureOf } from "./report.ts";
import type { EngineRun } from "./run.ts";
import { savedSelection } from "./saved-selection.ts";
import type { Looked } from "./shrink-all.ts";

/** How long failures may be replayed, and what ends it earlier. */
export interface ReplayLimits {
  /** How long nothing may move in a session, in milliseconds. */
  readonly patienceMs: number;
  /** How much of the run's time limit is left, in milliseconds; absent without one. */
  readonly leftMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Saves failures as files and plays those again as somebody else would, in a fresh process with an engine of its own.
 * Gives by rule what came of it; what it says nothing of counts as seen in the process of the run.
 */
export type ReplayAnew = (
  failures: readonly EngineFailure[],
  limits: ReplayLimits,
) => Promise<ReadonlyMap<string, Confirmation>>;

/** So many files are played again: each may take a patience. */
const MOST = 30;

/**
 * The run with its smallest cases as far as they break their rules again in a fresh process. Those that do not count no
 * more: then the case as it was drawn is shown. To be asked when the run's own engine and ports are gone.
 */
export async function confirmedAnew(run: EngineRun, options: EngineSuiteOptions): Promise<EngineRun> {
  const found = [...run.shrunk].filter(([, { reproduced }]) => reproduced).map(([rule]) => rule);
  if (found.length === 0) return run;
  const rules = found.toSorted((a, b) => Number(isMust(b)) - Number(isMust(a)));
  const outcomes = await outcomesOf(run, options, rules.slice(0, MOST));
  const left = new Map(rules.slice(MOST).map((rule) => [rule, inProcess(`only ${MOST} are played in one`)]));
  const unsaid = inProcess("nothing came back from it");
  const shrunk = new Map(run.shrunk);
  for (const rule of found) {
    const before = run.shrunk.get(rule);
    if (before !== undefined) shrunk.set(rule, weighed(before, left.get(rule) ?? outcomes(rule) ?? unsaid));
  }
  return { ...run, shrunk };
}

const isMust = (rule: string): boolean => ruleById(rule)?.level.startsWith("MUST") === true;

const inProcess = (confirmedWhy: string): Confirmation => ({ confirmed: "same-process", confirmedWhy });

/** What came of each rule's file, in the fresh process or instead of it. */
async function outcomesOf(
  run: EngineRun,
  options: EngineSuiteOptions,
  rules: readonly string[],
): Promise<(rule: string) => Confirmation | undefined> {
  const { replayAnew, signal, timeLimitMs, apiKey, apiKey2, workerSecret, secrets = [] } = options;
  if (replayAnew === undefined) return () => inProcess("the suite was called as a function");
  if (signal?.aborted === true) return () => inProcess(TOO_LATE_WORDS.interrupt);
  const leftMs = timeLimitMs === undefined ? undefined : timeLimitMs - run.milliseconds;
  if (leftMs !== undefined && leftMs <= 0) return () => inProcess(TOO_LATE_WORDS["time limit"]);
  const done = run.generated + run.fixed;
  const broken = [...run.tally.rules.values()].filter((rule) => rule.broken > 0).length;
  options.onProgress?.({ done, total: done, broken, confirming: rules.length });
  const selection = savedSelection(options);
  const failures = rules.flatMap((rule) => failureOf(run, rule, selection) ?? []);
  const limits = { patienceMs: run.patienceMs, ...(leftMs !== undefined && { leftMs }), ...(signal && { signal }) };
  try {
    const kept = withoutSecrets(failures, [apiKey, apiKey2, workerSecret, ...secrets]);
    const said = await replayAnew(kept, limits);
    return (rule) => said.get(rule);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return () => inProcess(`none could be had: ${why.replace(/\.$/, "")}`);
  }
}

function weighed(before: Looked, outcome: Confirmation): Looked {
  if (outcome.confirmed !== "not-again") return { ...before, ...outcome };
  const { tries, before: size } = before;
  return { reproduced: false, tries, before: size, ...outcome };
}
