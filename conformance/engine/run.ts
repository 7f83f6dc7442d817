import { isAlone } from "../cases/engine/case.ts";
import { type Census, type Counts, censusOf, countKinds, noCounts } from "../cases/engine/census.ts";
import { examples } from "../cases/engine/examples/index.ts";
import { type CutShort, type Limits, limits, TOO_LATE_WORDS } from "../common/cut-short.ts";
import { pool } from "../common/pool.ts";
import type { Progress } from "../common/progress.ts";
import { inShard } from "../common/shard.ts";
import type { End, EngineLog } from "../drivers/engine/log.ts";
import type { EngineChoice } from "../judges/engine/choice.ts";
import { engineLaws } from "../judges/engine/index.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { isBroken } from "../known/broken.ts";
import { adapterPlays } from "./adapter.ts";
import { ENGINE_DEFAULTS, type EngineSuiteOptions } from "./options.ts";
import { createPace, type Pace } from "./pace.ts";
import { deafness, knock } from "./reach.ts";
import { furtherCases, isLarge, isSelected, type Scheduled, schedule } from "./schedule.ts";
import { judgedRules, observedChoices, selectionOf } from "./select.ts";
import { type Looked, shrinkAll } from "./shrink-all.ts";
import { OWN_ENGINES, type Stage, setStage } from "./stage.ts";
import { emptyTally, judgeInto, observeInto, type Played, type Tally } from "./tally.ts";
import { noRoutesSeen, noteRoutes, type RoutesSeen } from "./unserved.ts";

/** An engine run before it is written up. */
export interface EngineRun {
  readonly seed: number;
  readonly url: string;
  /** `nothing`: the engine could not be reached, or never called the suite; `reason` says why. */
  readonly state: { readonly kind: "played" } | { readonly kind: "nothing"; readonly reason: string };
  readonly tally: Tally;
  readonly routes: RoutesSeen;
  /** By rule: the smallest case that breaks it; empty where none was looked for. */
  readonly shrunk: ReadonlyMap<string, Looked>;
  /** How long nothing may move in a session with this engine, in milliseconds. */
  readonly patienceMs: number;
  readonly generated: number;
  readonly fixed: number;
  readonly casesByArea: Readonly<Record<string, number>>;
  readonly kinds: Census;
  readonly ends: Readonly<Record<End, number>>;
  readonly exchanges: { readonly client: number; readonly worker: number; readonly provider: number };
  /** Cases that stalled once and not again. */
  readonly flaky: number;
  readonly notPlayed: number;
  /** Areas with cases that the engine's adapter cannot play. */
  readonly beyond: ReadonlySet<string>;
  /** Why it ended before all cases were played; absent when they were. */
  readonly cutShort?: CutShort;
  readonly milliseconds: number;
}

/** Large cases that are played at once: two hold 8 MiB of base64. */
const LARGE_AT_ONCE = 2;

/** How often a run draws more cases for rules that it has not met. */
const TOP_UPS = 4;

/** After how many rounds that met no further rule it gives up. */
const FRUITLESS = 3;

/** So many stalls, and the rest is given up; they are played again at the end. */
const STALLS = 3;
/** The first cases must see the engine call the suite, or there is nothing to judge. */
const FIRST = 8;
/** Of sessions that mostly wait, so many times more go on at once, beside the others. */
const WAITING = 2;

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
  const rules = judgedRules(options, selection.has);
  const judged = new Set(rules.map(({ id }) => id));
  const laws = engineLaws.filter(({ rule }) => judged.has(rule));
  const generated = schedule(seed, options.runs ?? ENGINE_DEFAULTS.runs, selection);
  const fixed =
    options.generatedOnly === true ? [] : examples.filter((engineCase) => isSelected(selection, engineCase));
  const drawn = [
    ...fixed.map((engineCase): Scheduled => ({ area: engineCase.area, index: undefined, engineCase })),
    ...generated,
  ];
  const record = newRecord(laws, observedChoices(options, selection), seed);
  const whole = playable(options, drawn, record.beyond);
  const cases = inShard(options.shard, whole);
  const stalled: Scheduled[] = [];
  const ending = limits(
    {
      interrupt: () => options.signal?.aborted === true,
      bail: () => options.bail === true && isBroken(rules, record.tally.rules, options.knownFailures),
      stalls: () => stalled.length >= STALLS,
    },
    options.timeLimitMs,
  );
  const pace = createPace();
  const unreachable = await knock(stage);
  const state =
    unreachable === undefined
      ? await playAll({ cases, whole, laws, record, options, stage, stalled, ending, pace })
      : ({ kind: "nothing", reason: unreachable } as const);
  const asked = options.patienceMs ?? ENGINE_DEFAULTS.patienceMs;
  const broken =
    state.kind === "played" && options.shrink !== false
      ? await shrinkAll(laws, record.tally, stage, {
          seed,
          ...(canStartAgain(options) ? { again: () => setStage(options) } : {}),
          patience: { short: () => pace.short(asked), whole: () => pace.whole(asked) },
          over: () => tooLate(ending),
          begins: (rule) => options.onProgress?.({ ...progressOf(record, cases), shrinking: rule }),
        })
      : new Map<string, Looked>();
  const { exchanges, added, kinds, underway: _, observed: _observed, ...rest } = record;
  const notPlayed = cases.length + added - record.played.generated - record.played.fixed;
  const cutShort = ending.cutShort();
  return {
    url: stage.target.url,
    state,
    ...rest,
    kinds: censusOf(kinds),
    shrunk: broken,
    patienceMs: pace.whole(asked),
    generated: record.played.generated,
    fixed: record.played.fixed,
    notPlayed,
    ...(notPlayed > 0 && cutShort !== undefined ? { cutShort } : {}),
    exchanges: { client: exchanges.client, worker: stage.hub.counts.worker, provider: stage.hub.counts.provider },
    milliseconds: performance.now() - began,
  };
}

/** Why nothing is looked at again any more, in words. */
function tooLate(ending: Limits): string | undefined {
  const why = ending.tooLate();
  return why === undefined ? undefined : TOO_LATE_WORDS[why];
}

/** The cases that the way in which the engine is reached lets the suite play; of the others the areas are noted. */
function playable(
  { engine }: EngineSuiteOptions,
  cases: readonly Scheduled[],
  beyond: Set<string>,
): readonly Scheduled[] {
  if (engine.kind !== "adapter") return cases;
  const [plays, others] = [true, false].map((can) => cases.filter((one) => adapterPlays(one.engineCase) === can));
  for (const { area } of others ?? []) beyond.add(area);
  return plays ?? [];
}

interface Record_ {
  readonly seed: number;
  /** Cases drawn beyond those that were asked for. */
  added: number;
  readonly beyond: Set<string>;
  readonly observed: readonly EngineChoice[];
  readonly tally: Tally;
  readonly routes: RoutesSeen;
  readonly casesByArea: Record<string, number>;
  readonly kinds: Counts;
  readonly ends: Record<End, number>;
  readonly exchanges: { client: number };
  readonly played: { generated: number; fixed: number };
  /** The cases under way, in the order in which they began. */
  readonly underway: Set<Scheduled>;
  flaky: number;
}

const newRecord = (laws: readonly EngineLaw[], observed: readonly EngineChoice[], seed: number): Record_ => ({
  seed,
  observed,
  added: 0,
  beyond: new Set(),
  tally: emptyTally(laws),
  routes: noRoutesSeen(),
  casesByArea: {},
  kinds: noCounts(),
  ends: { ended: 0, derailed: 0, stalled: 0 },
  exchanges: { client: 0 },
  played: { generated: 0, fixed: 0 },
  underway: new Set(),
  flaky: 0,
});

/** All that a run is played with. */
interface Playing {
  /** The cases of this run, and those of all shards. */
  readonly cases: readonly Scheduled[];
  readonly whole: readonly Scheduled[];
  readonly laws: readonly EngineLaw[];
  readonly record: Record_;
  readonly options: EngineSuiteOptions;
  readonly stage: Stage;
  /** Filled with the cases that stalled. */
  readonly stalled: Scheduled[];
  readonly ending: Limits;
  readonly pace: Pace;
}

/** One that runs already is there once, and so are ports that were named. */
const canStartAgain = ({ engine, workerPort, providerPort }: EngineSuiteOptions): boolean =>
  engine.kind !== "attach" && workerPort === undefined && providerPort === undefined;

async function playAll(playing: Playing): Promise<EngineRun["state"]> {
  const { cases, whole, laws, record, options, stage, stalled, ending, pace } = playing;
  const asked = options.patienceMs ?? ENGINE_DEFAULTS.patienceMs;
  const patience = (): number => {
    // Whoever interrupts a run waits for no session that hangs.
    if (options.signal?.aborted === true) return Number.NEGATIVE_INFINITY;
    return options.hurry === true ? Math.max(asked, pace.short(asked)) : pace.whole(asked);
  };
  const deaf = (): boolean => stage.hub.counts.worker + stage.hub.counts.provider === 0;
  const statuses = new Set<number>();
  const goOn = (): boolean => ending.cutShort() === undefined;
  const job = async (scheduled: Scheduled): Promise<void> => {
    record.underway.add(scheduled);
    const log = await stage.play(scheduled.engineCase, patience);
    record.underway.delete(scheduled);
    // What a case waits for that has its own engine says nothing of the one that the others share.
    if (!isAlone(scheduled.engineCase)) pace.learn(log);
    if (log.end === "stalled" && !deaf()) stalled.push(scheduled);
    else tell(scheduled, log);
  };
  const tell = (scheduled: Scheduled, log: EngineLog): void => {
    note(record, laws, { scheduled, log });
    const submitted = log.exchanges.find(({ from }) => from === "client")?.answer?.status;
    if (submitted !== undefined) statuses.add(submitted);
    options.onProgress?.(progressOf(record, cases));
  };
  const concurrency = options.concurrency ?? ENGINE_DEFAULTS.concurrency;
  const { first, restarting, large, waiting, quick } = inOrder(cases);
  await pool(first, Math.min(concurrency, FIRST), goOn, job);
  if (deaf()) return { kind: "nothing", reason: deafness(stage.target.url, [...statuses], options.engine.kind) };
  if (concurrency === 1) await pool([...restarting, ...large, ...waiting, ...quick], concurrency, goOn, job);
  else
    await Promise.all([
      pool(restarting, OWN_ENGINES, goOn, job),
      pool(large, LARGE_AT_ONCE, goOn, job),
      pool(waiting, WAITING * concurrency, goOn, job),
      pool(quick, concurrency, goOn, job),
    ]);
  // A short run draws few cases of each kind; what it has not met yet is looked for, so that nothing is left to chance.
  let [missed, fruitless] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < TOP_UPS && options.topUp !== false && goOn(); round++) {
    const unseen = laws.filter(({ rule }) => (record.tally.rules.get(rule)?.checked ?? 0) === 0);
    // A kind that is drawn one time in ten may be missed by a round or two, though each is twice as long as the last.
    fruitless = unseen.length === missed ? fruitless + 1 : 0;
    if (unseen.length === 0 || fruitless === FRUITLESS) break;
    missed = unseen.length;
    const more = inShard(
      options.shard,
      playable(options, furtherCases(record.seed, unseen, whole, round, selectionOf(options)), record.beyond),
    );
    record.added += more.length;
    await pool(more, concurrency, goOn, job);
  }
  // Once more, alone and with twice the patience: what stalls twice is a failure, what stalls once is the machine's.
  for (const scheduled of ofEachArea(stalled).slice(0, STALLS)) {
    if (options.signal?.aborted === true) break;
    const log = await stage.play(scheduled.engineCase, () => 2 * patience());
    if (log.end !== "stalled") record.flaky++;
    tell(scheduled, log);
  }
  return { kind: "played" };
}

/** The first of each area before the second of any: kinds of cases stall for different reasons. */
function ofEachArea(cases: readonly Scheduled[]): Scheduled[] {
  const lists = [...Map.groupBy(cases, ({ area }) => area).values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat();
}

function progressOf({ tally, added, played, underway }: Record_, cases: readonly Scheduled[]): Progress {
  const broken = [...tally.rules.values()].filter((rule) => rule.broken > 0).length;
  const [longest] = underway;
  return {
    done: played.generated + played.fixed,
    total: cases.length + added,
    broken,
    ...(longest !== undefined && { driving: longest.area }),
  };
}

type Kind = "restarting" | "large" | "waiting" | "quick";

function kindOf({ engineCase }: Scheduled): Kind {
  if (isAlone(engineCase)) return "restarting";
  if (isLarge(engineCase)) return "large";
  return (engineCase.waitMs ?? 0) > 0 ? "waiting" : "quick";
}

/** The cases as they are played: a few that are soon over, and then all kinds beside each other. */
function inOrder(cases: readonly Scheduled[]): Readonly<Record<"first" | Kind, readonly Scheduled[]>> {
  const quick = cases.filter((scheduled) => kindOf(scheduled) === "quick");
  const first = (quick.length < FIRST ? cases : quick).slice(0, FIRST);
  const others = cases.filter((scheduled) => !first.includes(scheduled));
  return { first, restarting: [], large: [], waiting: [], quick: [], ...Object.groupBy(others, kindOf) };
}

function note(record: Record_, laws: readonly EngineLaw[], played: Played): void {
  const { scheduled, log } = played;
  judgeInto(record.tally, laws, played);
  observeInto(record.tally, record.observed, played);
  noteRoutes(record.routes, log);
  record.ends[log.end]++;
  record.casesByArea[scheduled.area] = (record.casesByArea[scheduled.area] ?? 0) + 1;
  countKinds(record.kinds, scheduled.engineCase);
  record.exchanges.client += log.exchanges.filter(({ from }) => from === "client").length;
  record.played[scheduled.index === undefined ? "fixed" : "generated"]++;
}
