import { type Death, deathIn, type StartedProcess } from "./death.ts";
import type { Played } from "./tally.ts";

/** A case that was under way when the worker's process ended. */
export interface Suspect {
  readonly played: Played;
  readonly death: Death;
}

/** What came of playing the suspects again, each alone with a process of its own. */
export interface Inquest {
  /** The case to be judged as the one that ended the process, and why it is held to be it. */
  readonly culprit: Suspect;
  readonly sentence: string;
  /** Whether it ended the process again. */
  readonly again: boolean;
  /** The others that were played to their end meanwhile. */
  readonly innocent: readonly Played[];
}

/**
 * Finds which of the cases that were under way ends the worker's process, by playing each alone. Where none does, or the
 * process cannot be had again, it is the first that had been answered before.
 */
export async function inquest(
  suspects: readonly Suspect[],
  started: StartedProcess,
  play: (played: Played) => Promise<Played>,
  over: () => boolean,
): Promise<Inquest | undefined> {
  const [first, ...rest] = suspects.toSorted((a, b) => answersIn(b) - answersIn(a));
  if (first === undefined) return undefined;
  const innocent: Played[] = [];
  for (const { played } of [first, ...rest]) {
    // Nothing is learnt about the process from a case for which it cannot be had.
    if (over() || !(await restarted(started))) break;
    const again = await play(played);
    const death = await deathIn(again.workerCase, again.log, started);
    if (death === undefined) innocent.push(again);
    else {
      const culprit = { played: { ...again, log: death.log }, death };
      return { culprit, sentence: death.sentence, again: true, innocent };
    }
  }
  const alone = innocent.length === suspects.length ? " Played again alone, no case ended it." : "";
  const culprit = { ...first, played: { ...first.played, log: first.death.log } };
  const others = innocent.filter(({ workerCase }) => workerCase !== first.played.workerCase);
  return { culprit, sentence: `${first.death.sentence}${alone}`, again: false, innocent: others };
}

/** A case that began after the end has no answers at all. */
const answersIn = ({ death: { log } }: Suspect): number =>
  log.exchanges.some(({ answer }) => answer !== undefined) ? 1 : 0;

async function restarted(started: StartedProcess): Promise<boolean> {
  try {
    await started.restart();
    return true;
  } catch {
    return false;
  }
}
