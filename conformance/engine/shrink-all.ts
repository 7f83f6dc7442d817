import type { EngineCase } from "../cases/engine/case.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { type Confirm, confirming, type Looking } from "./confirm.ts";
import { type Shrunk, shrink } from "./shrink.ts";
import type { Stage } from "./stage.ts";
import type { Tally } from "./tally.ts";

/** How long the search for a smaller case may take for one rule, and for all of them, in milliseconds. */
const SHRINK_MS = 10_000;
const SHRINK_ALL_MS = 60_000;

/** How a search for smaller cases is made. */
export interface Search extends Looking {
  readonly seed: number;
  /** Milliseconds; a stall costs its patience at every try, so it is short while trying and whole for the last look. */
  readonly patience: { readonly short: () => number; readonly whole: () => number };
  /** Whether it is to end with the smallest so far. */
  readonly over: () => boolean;
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
  stage: Stage,
  search: Search,
): Promise<Map<string, Shrunk>> {
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
  stage: Stage,
  { seed, patience, over, begins }: Search,
  confirm: Confirm,
): Promise<Map<string, Shrunk>> {
  const all = new Map<string, Shrunk>();
  const ends = performance.now() + SHRINK_ALL_MS;
  for (const law of laws) {
    const smallest = tally.rules.get(law.rule)?.smallest;
    if (smallest === undefined || over() || performance.now() > ends) continue;
    begins(law.rule);
    const play = (engineCase: EngineCase): Promise<EngineLog> => stage.play(engineCase, patience.short);
    const found = await shrink(smallest.played.scheduled, seed, law, play, SHRINK_MS);
    all.set(law.rule, found.reproduced ? await confirm.look(found, law) : found);
  }
  return all;
}
