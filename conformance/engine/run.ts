import type { EngineCase } from "../cases/engine/case.ts";
import { examples } from "../cases/engine/examples/index.ts";
import type { End, EngineLog } from "../drivers/engine/log.ts";
import { engineLaws } from "../judges/engine/index.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { pool } from "../shared/pool.ts";
import type { EngineSuiteOptions } from "./options.ts";
import { furtherCases, isSelected, type Scheduled, schedule } from "./schedule.ts";
import { judgedRules, selectionOf } from "./select.ts";
import { type Shrunk, shrink } from "./shrink.ts";
import { type Stage, setStage } from "./stage.ts";
import { emptyTally, judgeInto, type Played, type Tally } from "./tally.ts";

/** An engine run before it is written up. */
export interface EngineRun {
  readonly seed: number;
  readonly url: string;
  /** `nothing`: the engine could not be reached, or never called the suite; `reason` says why. */
  readonly state: { readonly kind: "played" } | { readonly kind: "nothing"; readonly reason: string };
  readonly tally: Tally;
  /** By rule: the smallest case that breaks it. */
  readonly shrunk: ReadonlyMap<string, Shrunk>;
  readonly generated: number;
  readonly fixed: number;
  readonly casesByArea: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<End, number>>;
  readonly exchanges: { readonly client: number; readonly worker: number; readonly provider: number };
  /** Cases that stalled once and not again. */
  readonly flaky: number;
  readonly notPlayed: number;
  readonly milliseconds: number;
}

/** How often a run draws more cases for rules that it has not met. */
const TOP_UPS = 3;

const DEFAULTS = { runs: 1_000, concurrency: 16, patienceMs: 5_000 };

/** So many stalls, and the rest is given up; they are played again at the end. */
const STALLS = 3;
/** The first cases must see the engine call the suite, or there is nothing to judge. */
const FIRST = 8;
/** How long the first knock may take, in milliseconds. */
const KNOCK_MS = 2_000;
/** How long the search for a smaller case may take for one rule, and for all of them, in milliseconds. */
const SHRINK_MS = 10_000;
const SHRINK_ALL_MS = 60_000;

/** Plays a run: draws cases, plays and judges them, and shrinks what broke. Rejects only when the stage cannot be set. */
export async function runEngine(options: EngineSuiteOptions): Promise<EngineRun> {
  const began = performance.now();
  const stage = await setStage(options);
  try {
    return await perform(options, stage, began);
  } finally {
    await stage.close();
  }
}

async function perform(options: EngineSuiteOptions, stage: Stage, began: number): Promise<EngineRun> {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const selection = selectionOf(options);
  const judged = new Set(judgedRules(options, selection.has).map(({ id }) => id));
  const laws = engineLaws.filter(({ rule }) => judged.has(rule));
  const generated = schedule(seed, options.runs ?? DEFAULTS.runs, selection);
  const fixed =
    options.generatedOnly === true ? [] : examples.filter((engineCase) => isSelected(selection, engineCase));
  const cases = [
    ...fixed.map((engineCase): Scheduled => ({ area: engineCase.area, index: undefined, engineCase })),
    ...generated,
  ];
  const record = newRecord(laws, seed);
  const unreachable = await knock(stage);
  const state =
    unreachable === undefined
      ? await playAll(cases, laws, record, options, stage)
      : ({ kind: "nothing", reason: unreachable } as const);
  const broken =
    state.kind === "played" && options.shrink !== false
      ? await shrinkAll(seed, laws, record, options, stage)
      : new Map();
  const { exchanges, added, ...rest } = record;
  return {
    url: stage.target.url,
    state,
    ...rest,
    shrunk: broken,
    generated: record.played.generated,
    fixed: record.played.fixed,
    notPlayed: cases.length + added - record.played.generated - record.played.fixed,
    exchanges: { client: exchanges.client, worker: stage.hub.counts.worker, provider: stage.hub.counts.provider },
    milliseconds: performance.now() - began,
  };
}

interface Record_ {
  readonly seed: number;
  /** Cases drawn beyond those that were asked for. */
  added: number;
  readonly tally: Tally;
  readonly casesByArea: Record<string, number>;
  readonly ends: Record<End, number>;
  readonly exchanges: { client: number };
  readonly played: { generated: number; fixed: number };
  flaky: number;
}

const newRecord = (laws: readonly EngineLaw[], seed: number): Record_ => ({
  seed,
  added: 0,
  tally: emptyTally(laws),
  casesByArea: {},
  ends: { ended: 0, derailed: 0, stalled: 0 },
  exchanges: { client: 0 },
  played: { generated: 0, fixed: 0 },
  flaky: 0,
});

/** Whether there is anybody at all: the reason when there is not. */
async function knock({ target }: Stage): Promise<string | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), KNOCK_MS);
  try {
    const response = await target.send({ method: "GET", url: target.url, signal: patience.signal });
    await response.bytes();
    return undefined;
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message?: string };
    // A peer that accepts and never answers is there; that it does nothing is for the run to find.
    return code === "refused" || code === "unreachable" || code === "bad-url"
      ? `The engine cannot be reached: ${message}`
      : undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function playAll(
  cases: readonly Scheduled[],
  laws: readonly EngineLaw[],
  record: Record_,
  options: EngineSuiteOptions,
  stage: Stage,
): Promise<EngineRun["state"]> {
  const patience = options.patienceMs ?? DEFAULTS.patienceMs;
  const deaf = (): boolean => stage.hub.counts.worker + stage.hub.counts.provider === 0;
  const statuses = new Set<number>();
  const stalled: Scheduled[] = [];
  const goOn = (): boolean => options.signal?.aborted !== true && stalled.length < STALLS;
  let done = 0;
  const job = async (scheduled: Scheduled): Promise<void> => {
    const log = await stage.play(scheduled.engineCase, () => patience);
    if (log.end === "stalled" && !deaf()) stalled.push(scheduled);
    else tell(scheduled, log);
  };
  const tell = (scheduled: Scheduled, log: EngineLog): void => {
    note(record, laws, { scheduled, log });
    const submitted = log.exchanges.find(({ from }) => from === "client")?.answer?.status;
    if (submitted !== undefined) statuses.add(submitted);
    const broken = [...record.tally.rules.values()].filter((rule) => rule.broken > 0).length;
    options.onProgress?.({ done: ++done, total: cases.length + record.added, broken });
  };
  const concurrency = options.concurrency ?? DEFAULTS.concurrency;
  await pool(cases.slice(0, FIRST), Math.min(concurrency, FIRST), goOn, job);
  if (deaf()) return { kind: "nothing", reason: deafness(stage.target.url, [...statuses], options.engine.kind) };
  await pool(cases.slice(FIRST), concurrency, goOn, job);
  // A short run draws few cases of each kind; what it has not met yet is looked for, so that nothing is left to chance.
  let missed = Number.POSITIVE_INFINITY;
  for (let round = 0; round < TOP_UPS && options.topUp !== false; round++) {
    const unseen = laws.filter(({ rule }) => (record.tally.rules.get(rule)?.checked ?? 0) === 0);
    // Where a round has met no further rule, another will hardly.
    if (unseen.length === 0 || unseen.length === missed) break;
    missed = unseen.length;
    const more = furtherCases(record.seed, unseen, cases, round, selectionOf(options));
    record.added += more.length;
    await pool(more, concurrency, goOn, job);
  }
  // Once more, alone and with twice the patience: what stalls twice is a failure, what stalls once is the machine's.
  for (const scheduled of stalled.slice(0, STALLS)) {
    if (options.signal?.aborted === true) break;
    const log = await stage.play(scheduled.engineCase, () => 2 * patience);
    if (log.end !== "stalled") record.flaky++;
    tell(scheduled, log);
  }
  return { kind: "played" };
}

/** What an engine did that called nobody, and what it most probably lacks. */
function deafness(url: string, statuses: readonly number[], kind: EngineSuiteOptions["engine"]["kind"]): string {
  const answered = statuses.length === 0 ? "gave no answer to" : `answered with status ${statuses.join(", ")} to`;
  const refused = statuses.length > 0 && statuses.every((status) => status >= 400);
  const where =
    kind === "start"
      ? "It was told where they are by TCK_WORKER_URL and TCK_PROVIDER_URL."
      : "It must be configured with the addresses on which the suite listens.";
  const hint = refused ? "It refuses the submits: are the key and the agent's id the ones that it knows?" : where;
  return `The engine at ${url} ${answered} the first submits, and called neither the suite's worker nor its model provider. ${hint}`;
}

function note(record: Record_, laws: readonly EngineLaw[], played: Played): void {
  const { scheduled, log } = played;
  judgeInto(record.tally, laws, played);
  record.ends[log.end]++;
  record.casesByArea[scheduled.area] = (record.casesByArea[scheduled.area] ?? 0) + 1;
  record.exchanges.client += log.exchanges.filter(({ from }) => from === "client").length;
  record.played[scheduled.index === undefined ? "fixed" : "generated"]++;
}

async function shrinkAll(
  seed: number,
  laws: readonly EngineLaw[],
  record: Record_,
  options: EngineSuiteOptions,
  stage: Stage,
): Promise<Map<string, Shrunk>> {
  // A stall costs its patience at every try, so while shrinking it is near the real pace; the result is confirmed at the whole one.
  const whole = options.patienceMs ?? DEFAULTS.patienceMs;
  const short = Math.min(whole, 500);
  const all = new Map<string, Shrunk>();
  const ends = performance.now() + SHRINK_ALL_MS;
  for (const law of laws) {
    const smallest = record.tally.rules.get(law.rule)?.smallest;
    if (smallest === undefined || options.signal?.aborted === true || performance.now() > ends) continue;
    const play = (engineCase: EngineCase): Promise<EngineLog> => stage.play(engineCase, () => short);
    const found = await shrink(smallest.played.scheduled, seed, law, play, SHRINK_MS);
    all.set(law.rule, found.reproduced ? await confirmed(found, law, stage, whole) : found);
  }
  return all;
}

async function confirmed(
  found: Extract<Shrunk, { reproduced: true }>,
  law: EngineLaw,
  stage: Stage,
  patience: number,
): Promise<Shrunk> {
  const log = await stage.play(found.engineCase, () => patience);
  const findings = [...law.judge(found.engineCase, log)].filter((check) => !check.ok);
  return findings.length > 0 ? { ...found, log, findings } : { reproduced: false, tries: found.tries };
}
