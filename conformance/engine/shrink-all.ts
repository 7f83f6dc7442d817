import type { EngineCase } from "../cases/engine/case.ts";
import type { Confirmation } from "../common/confirmation.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { type Confirm, confirming, type Looking } from "./confirm.ts";
import type { Revived } from "./revived.ts";
import { type Shrunk, shrink } from "./shrink.ts";
import { shrinkingStalled } from "./shrink-stalled.ts";
import { sizeOf, type Tally } from "./tally.ts";

/** How long the search for a smaller case may take for one rule, and for all of them, in milliseconds. */
const SHRINK_MS = 10_000;
const SHRINK_ALL_MS = 60_000;

/** The smallest case of a rule, and what came of looking at it again. */
export type Looked = Shrunk & Confirmation;

/** Why a search that was begun too late was not made. */
const TOOK_LONG = `the search for smaller cases had taken ${SHRINK_ALL_MS / 1000} s`;

/** How a search for smaller cases is made. */
export interface Search extends Looking {
  readonly seed: number;
  /** Milliseconds; a stall costs its patience at every try, so it is short while trying and whole for the last look. */
  readonly patience: { readonly short: () => number; readonly whole: () => number };
  /** Why it is to end with the smallest so far, in words that end a sentence; undefined while it may go on. */
  readonly over: () => string | undefined;
  /** Told before the search for each rule. */
  readonly begins: (rule: string) => void;
}

/**
 * Looks for the smallest case that breaks each rule that was found broken. It counts only if it breaks the rule once more,
 * read back from the text that is saved, on an engine that was started for that where one can be.
 */
export async function shrinkAll(
  laws: readonly EngineLaw[],
  tally: Tally,
  stage: Revived,
  search: Search,
): Promise<Map<string, Looked>> {
  const confirm = confirming(stage, search);
  try {
    return await searchAll(laws, tally, stage, search, confirm);
  } finally {
    await confirm.close();
  }
}

async function searchAll(
  laws: readonly EngineLaw[],
  tally: Tally,
  stage: Revived,
  { seed, patience, over, begins }: Search,
  confirm: Confirm,
): Promise<Map<string, Looked>> {
  const all = new Map<string, Looked>();
  const ends = performance.now() + SHRINK_ALL_MS;
  const late = (): string | undefined => over() ?? (performance.now() > ends ? TOOK_LONG : undefined);
  const shrinkStalled = shrinkingStalled(stage, patience.whole, () => over() !== undefined);
  for (const law of laws) {
    const smallest = tally.rules.get(law.rule)?.smallest;
    if (smallest === undefined) continue;
    const { scheduled, log } = smallest.played;
    const none = { tries: 0, before: sizeOf(scheduled.engineCase) };
    const why = late();
    if (why !== undefined) {
      all.set(law.rule, notLooked(why, none));
      continue;
    }
    begins(law.rule);
    const play = (engineCase: EngineCase): Promise<EngineLog> => stage.play(engineCase, patience.short);
    const asFound = { engineCase: scheduled.engineCase, log };
    const found = isStall(log)
      ? await shrinkStalled(law, asFound)
      : await shrink(scheduled, seed, law, play, SHRINK_MS);
    const stop = over();
    if (found.reproduced && stop !== undefined) all.set(law.rule, notLooked(stop, found));
    else if (!found.reproduced) all.set(law.rule, looked(found));
    else {
      const again = await confirm.look(found, law);
      // A try waits so shortly that an engine which only took its time may look like one that has stalled.
      const isSlower = !again.reproduced && isStall(log) && found.after < found.before;
      const whole = { ...found, ...asFound, findings: smallest.findings, after: found.before };
      all.set(law.rule, looked(isSlower ? await confirm.look(whole, law) : again));
    }
  }
  return all;
}

/** Whether it was waited for: twice, before it was counted. An engine that has died is not. */
const isStall = ({ end, died }: EngineLog): boolean => end === "stalled" && died !== true;

const notLooked = (confirmedWhy: string, { tries, before }: Pick<Shrunk, "tries" | "before">): Looked => ({
  reproduced: false,
  tries,
  before,
  confirmed: "not-looked",
  confirmedWhy,
});

const looked = (shrunk: Shrunk): Looked =>
  shrunk.reproduced ? { ...shrunk, confirmed: "same-process" } : { ...shrunk, confirmed: "not-again" };
