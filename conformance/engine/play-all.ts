import { isAlone } from "../cases/engine/case.ts";
import type { Limits } from "../common/cut-short.ts";
import { pool } from "../common/pool.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { type Drawn, placeOf } from "./draw.ts";
import { type Inquest, inquest } from "./inquest.ts";
import { ENGINE_DEFAULTS, type EngineSuiteOptions } from "./options.ts";
import { FIRST, inOrder, ofEachArea } from "./order.ts";
import type { Pace } from "./pace.ts";
import { deafness, diedEarly } from "./reach.ts";
import { note, progressOf, type RunRecord } from "./record.ts";
import type { Revived } from "./revived.ts";
import type { Scheduled } from "./schedule.ts";
import { OWN_ENGINES, type Stage } from "./stage.ts";
import type { Played } from "./tally.ts";
import { topUp } from "./top-up.ts";

/** Large cases that are played at once: two hold 8 MiB of base64. */
const LARGE_AT_ONCE = 2;

/** So many stalls, and the rest is given up; they are played again at the end. */
export const STALLS = 3;

/** Of sessions that mostly wait, so many times more go on at once, beside the others. */
const WAITING = 2;

/** All that a run is played with. */
export interface Playing extends Drawn {
  readonly laws: readonly EngineLaw[];
  readonly record: RunRecord;
  readonly options: EngineSuiteOptions;
  readonly stage: Stage;
  /** Filled with the cases that stalled, and with those that were under way when the engine's process ended. */
  readonly stalled: Scheduled[];
  readonly died: Played[];
  /** The stage, with an engine that lives. */
  readonly alive: Revived;
  readonly ending: Limits;
  readonly pace: Pace;
}

/** Whether there was anything to play; `nothing`: the engine could not be reached, or never called the suite. */
export type PlayState =
  /** `death`: how the engine's process ended by itself, and in which case. */
  { readonly kind: "played"; readonly death?: string } | { readonly kind: "nothing"; readonly reason: string };

/** Plays all cases, further ones for what they did not meet, and once more those that stalled. */
export async function playAll(playing: Playing): Promise<PlayState> {
  const { cases, laws, record, options, stage, stalled, died, ending, pace } = playing;
  const patience = patienceOf(playing);
  const deaf = (): boolean => stage.hub.counts.worker + stage.hub.counts.provider === 0;
  const statuses = new Set<number>();
  const goOn = (): boolean => ending.cutShort() === undefined;
  const job = async (scheduled: Scheduled): Promise<void> => {
    record.underway.add(scheduled);
    const log = await stage.play(scheduled.engineCase, patience);
    record.underway.delete(scheduled);
    // What a case waits for that has its own engine says nothing of the one that the others share.
    if (!isAlone(scheduled.engineCase)) pace.learn(log);
    // An engine that a case has for itself, and that has died, will not be slow the next time.
    if (log.died === true && !isAlone(scheduled.engineCase)) died.push({ scheduled, log });
    else if (log.end === "stalled" && log.died !== true && !deaf()) {
      stalled.push(scheduled);
      progress();
    } else tell(scheduled, log);
  };
  const progress = (): void => {
    const already = stalled.length === 0 ? {} : { stalled: stalled.length };
    options.onProgress?.({ ...progressOf(record, cases), ...already });
  };
  const tell = (scheduled: Scheduled, log: EngineLog): void => {
    note(record, laws, { scheduled, log });
    const submitted = log.exchanges.find(({ from }) => from === "client")?.answer?.status;
    if (submitted !== undefined) statuses.add(submitted);
    progress();
  };
  const concurrency = options.concurrency ?? ENGINE_DEFAULTS.concurrency;
  const { first, restarting, large, waiting, quick } = inOrder(cases);
  await pool(first, Math.min(concurrency, FIRST), goOn, job);
  const isDeaf = deaf();
  if (isDeaf && died.length > 0) {
    const death = await inquestOn(playing);
    return { kind: "nothing", reason: diedEarly(death?.sentence ?? "") };
  }
  if (cases.length > 0 && isDeaf)
    return { kind: "nothing", reason: deafness(stage.target.url, [...statuses], options.engine.kind) };
  if (concurrency === 1) await pool([...restarting, ...large, ...waiting, ...quick], concurrency, goOn, job);
  else
    await Promise.all([
      pool(restarting, OWN_ENGINES, goOn, job),
      pool(large, LARGE_AT_ONCE, goOn, job),
      pool(waiting, WAITING * concurrency, goOn, job),
      pool(quick, concurrency, goOn, job),
    ]);
  await topUp({ ...playing, goOn }, (more) => pool(more, concurrency, goOn, job));
  const death = await inquestOn(playing);
  if (death !== undefined) for (const { scheduled, log } of [death.culprit, ...death.innocent]) tell(scheduled, log);
  await lookAgain(playing, tell);
  return { kind: "played", ...(death !== undefined && { death: death.sentence }) };
}

/** Which of the cases under way has ended the engine's process; undefined while it lives. */
async function inquestOn({ died, alive, ending, pace, options }: Playing): Promise<Inquest | undefined> {
  const patience = (): number => calmOf(options, pace, 1);
  const play = async ({ scheduled }: Played): Promise<EngineLog | undefined> => {
    const log = await alive.play(scheduled.engineCase, patience);
    return alive.isLost() ? undefined : log;
  };
  const name = ({ scheduled }: Played): string => placeOf(scheduled) ?? `a case of ${scheduled.area}`;
  return inquest(died, play, name, () => ending.tooLate() !== undefined);
}

/** How long nothing may move in a session beside which there are few, in milliseconds. */
const calmOf = ({ signal, patienceMs = ENGINE_DEFAULTS.patienceMs }: EngineSuiteOptions, pace: Pace, times: number) =>
  // Whoever interrupts a run waits for no session that hangs.
  signal?.aborted === true ? Number.NEGATIVE_INFINITY : pace.calm(times * patienceMs);

/**
 * Plays what has stalled once more, with no other cases beside it and with twice the patience that was asked for at least:
 * what stalls twice is a failure, what stalls once is the machine's. They do so at the same time, since they only wait.
 */
async function lookAgain(
  { record, options, alive, stalled, ending, cases, pace }: Playing,
  tell: (scheduled: Scheduled, log: EngineLog) => void,
): Promise<void> {
  const again = ofEachArea(stalled).slice(0, STALLS);
  const late = ending.tooLate();
  // What an interrupt has cut off has not stalled.
  if (late === "time limit") record.notLookedAgain = again.length;
  if (late !== undefined || again.length === 0) return;
  options.onProgress?.({ ...progressOf(record, cases), lookingAgain: again.length });
  const longer = (): number => calmOf(options, pace, 2);
  const logs = await Promise.all(again.map(({ engineCase }) => alive.play(engineCase, longer)));
  for (const [n, scheduled] of again.entries()) {
    const log = logs[n];
    if (log === undefined) continue;
    if (log.end !== "stalled") record.flaky++;
    tell(scheduled, log);
  }
}

/** How long nothing may move in a session, as it is asked for again and again, in milliseconds. */
function patienceOf({ options, pace }: Playing): () => number {
  const asked = options.patienceMs ?? ENGINE_DEFAULTS.patienceMs;
  return () => {
    // Whoever interrupts a run waits for no session that hangs.
    if (options.signal?.aborted === true) return Number.NEGATIVE_INFINITY;
    return options.hurry === true ? Math.max(asked, pace.short(asked)) : pace.whole(asked);
  };
}
