import { setTimeout as pause } from "node:timers/promises";
import { type Census, censusOf } from "../cases/engine/census.ts";
import { type CutShort, type Limits, limits, TOO_LATE_WORDS } from "../common/cut-short.ts";
import type { End } from "../drivers/engine/log.ts";
import { engineLaws } from "../judges/engine/index.ts";
import { isBroken } from "../known/broken.ts";
import type { Rule } from "../rules/index.ts";
import { type Drawn, draw } from "./draw.ts";
import { ENGINE_DEFAULTS, type EngineSuiteOptions } from "./options.ts";
import { COLD_CASES, createPace } from "./pace.ts";
import { type PlayState, playAll, STALLS } from "./play-all.ts";
import { knock } from "./reach.ts";
import { newRecord, progressOf } from "./record.ts";
import { revived } from "./revived.ts";
import type { Scheduled, Selection } from "./schedule.ts";
import { judgedRules, observedChoices, selectionOf } from "./select.ts";
import { type Looked, shrinkAll } from "./shrink-all.ts";
import { anew, type Stage, setStage } from "./stage.ts";
import type { Played, Tally } from "./tally.ts";
import type { RoutesSeen } from "./unserved.ts";

/** An engine run before it is written up. */
export interface EngineRun {
  readonly seed: number;
  readonly url: string;
  readonly state: PlayState;
  readonly tally: Tally;
  readonly routes: RoutesSeen;
  /** By rule: the smallest case that breaks it; empty where none was looked for. */
  readonly shrunk: ReadonlyMap<string, Looked>;
  /** How long nothing may move in a session that is alone with this engine, in milliseconds. */
  readonly patienceMs: number;
  readonly generated: number;
  readonly fixed: number;
  readonly casesByArea: Readonly<Record<string, number>>;
  readonly kinds: Census;
  readonly ends: Readonly<Record<End, number>>;
  readonly exchanges: { readonly client: number; readonly worker: number; readonly provider: number };
  /** Cases that stalled once and not again. */
  readonly flaky: number;
  /** Cases that stalled once, and there was no time left to look at them again. */
  readonly notLookedAgain: number;
  readonly notPlayed: number;
  /** Areas with cases that the engine's adapter cannot play. */
  readonly beyond: ReadonlySet<string>;
  /** Why it ended before all cases were played; absent when they were. */
  readonly cutShort?: CutShort;
  readonly milliseconds: number;
}

/** Plays a run: draws cases, plays and judges them, and shrinks what broke. Rejects only when the stage cannot be set. */
export async function runEngine(options: EngineSuiteOptions): Promise<EngineRun> {
  const began = performance.now();
  const staging = setStage(options);
  try {
    // An engine that is started takes a while to come up, and the cases are drawn meanwhile.
    await Promise.race([staging, pause(STARTED_MS)]);
    const plan = planOf(options);
    return await perform(options, plan, await staging, began);
  } finally {
    await staging.then(
      (stage) => stage.close(),
      () => undefined,
    );
  }
}

/** After how long the command of an engine has been given, in milliseconds. */
const STARTED_MS = 20;

/** What a run is to play and to judge. */
interface Plan extends Drawn {
  readonly seed: number;
  readonly selection: Selection;
  readonly rules: readonly Rule[];
  readonly beyond: Set<string>;
}

function planOf(options: EngineSuiteOptions): Plan {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const selection = selectionOf(options);
  const beyond = new Set<string>();
  return {
    seed,
    selection,
    rules: judgedRules(options, selection.has),
    beyond,
    ...draw(options, seed, selection, beyond),
  };
}

async function perform(
  options: EngineSuiteOptions,
  { seed, selection, rules, beyond, cases, whole }: Plan,
  stage: Stage,
  began: number,
): Promise<EngineRun> {
  const judged = new Set(rules.map(({ id }) => id));
  const laws = engineLaws.filter(({ rule }) => judged.has(rule));
  const record = newRecord(laws, observedChoices(options, selection), seed, beyond);
  const stalled: Scheduled[] = [];
  const died: Played[] = [];
  const ending = limits(
    {
      interrupt: () => options.signal?.aborted === true,
      ended: () => died.length > 0,
      bail: () => options.bail === true && isBroken(rules, record.tally.rules, options.knownFailures),
      stalls: () => stalled.length >= STALLS,
    },
    options.timeLimitMs,
  );
  const pace = createPace(COLD_CASES);
  const again = anew(options);
  const alive = revived(stage, again);
  const unreachable = await knock(stage);
  const state =
    unreachable === undefined
      ? await playAll({ cases, whole, laws, record, options, stage, alive, stalled, died, ending, pace })
      : ({ kind: "nothing", reason: unreachable } as const);
  const asked = options.patienceMs ?? ENGINE_DEFAULTS.patienceMs;
  const broken =
    state.kind === "played" && options.shrink !== false
      ? await shrinkAll(laws, record.tally, alive, {
          seed,
          ...(again !== undefined && { again }),
          patience: { short: () => pace.short(asked), whole: () => pace.calm(asked) },
          over: () => tooLate(ending),
          begins: (rule) => options.onProgress?.({ ...progressOf(record, cases), shrinking: rule }),
        })
      : new Map<string, Looked>();
  await alive.close();
  const { exchanges, added, kinds, underway: _, observed: _observed, ...rest } = record;
  const unjudged = cases.length + added - record.played.generated - record.played.fixed;
  const notPlayed = unjudged - record.notLookedAgain;
  const cutShort = ending.cutShort();
  return {
    url: stage.target.url,
    state,
    ...rest,
    kinds: censusOf(kinds),
    shrunk: broken,
    patienceMs: pace.calm(asked),
    generated: record.played.generated,
    fixed: record.played.fixed,
    notPlayed,
    ...(unjudged > 0 && cutShort !== undefined ? { cutShort } : {}),
    exchanges: { client: exchanges.client, worker: stage.hub.counts.worker, provider: stage.hub.counts.provider },
    milliseconds: performance.now() - began,
  };
}

/** Why nothing is looked at again any more, in words. */
function tooLate(ending: Limits): string | undefined {
  const why = ending.tooLate();
  return why === undefined ? undefined : TOO_LATE_WORDS[why];
}
