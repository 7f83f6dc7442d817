import type { EngineLog } from "../drivers/engine/log.ts";
import type { Played } from "./tally.ts";

/** What came of playing the cases again, each alone, that were under way when the engine's process ended. */
export interface Inquest {
  /** How it ended, what it said, and in which case. */
  readonly sentence: string;
  /** The case to be judged as the one that ended it. */
  readonly culprit: Played;
  /** Those that were played to their end meanwhile. */
  readonly innocent: readonly Played[];
}

/**
 * Finds which case ends the engine's process, by playing each alone that was under way, the last heard of first. Where none
 * does, it is that one. `name` says what a case is called; `over` whether there is no more time; what `play` gives is
 * undefined where the engine cannot be had again.
 */
export async function inquest(
  suspects: readonly Played[],
  play: (played: Played) => Promise<EngineLog | undefined>,
  name: (played: Played) => string,
  over: () => boolean,
): Promise<Inquest | undefined> {
  const [last, ...rest] = suspects.toSorted((a, b) => heardAt(b) - heardAt(a));
  if (last === undefined) return undefined;
  const how = sentenceOf(last.log);
  const innocent: Played[] = [];
  for (const suspect of [last, ...rest]) {
    if (over()) break;
    const log = await play(suspect);
    if (log === undefined) break;
    const again = { ...suspect, log };
    if (log.died === true) {
      const sentence = `${sentenceOf(log)} It ended so again when ${name(suspect)} was played alone.`;
      return { culprit: again, sentence, innocent };
    }
    innocent.push(again);
  }
  const several = suspects.length === 1 ? "" : `, the last heard of ${suspects.length} cases`;
  const cleared = innocent.length === suspects.length ? "; played again alone, none ended it" : "";
  const others = innocent.filter(({ scheduled }) => scheduled !== last.scheduled);
  return { culprit: last, sentence: `${how} Under way was ${name(last)}${several}${cleared}.`, innocent: others };
}

/** How the process ended, with the last that it said, as a sentence. */
function sentenceOf({ note = "the engine died" }: EngineLog): string {
  const said = note.charAt(0).toUpperCase() + note.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** When the engine was last heard of in a case, on the clock of all of them. */
function heardAt({ log }: Played): number {
  const heard = log.exchanges.flatMap(({ from, at, answer }) => [...(from === "engine" ? [at] : []), answer?.at ?? -1]);
  const last = Math.max(-1, ...heard);
  return last < 0 ? -1 : log.startedAt + last;
}
