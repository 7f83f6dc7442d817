import type { EngineCase } from "../cases/engine/case.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { type Shrunk, shrink } from "./shrink.ts";
import type { Stage } from "./stage.ts";
import type { Tally } from "./tally.ts";

/** How long the search for a smaller case may take for one rule, and for all of them, in milliseconds. */
const SHRINK_MS = 10_000;
const SHRINK_ALL_MS = 60_000;

/** How a search for smaller cases is made. */
export interface Search {
  readonly seed: number;
  /** Milliseconds; a stall costs its patience at every try, so it is short while trying and whole for the last look. */
  readonly patience: { readonly short: () => number; readonly whole: () => number };
  /** Whether it is to end with the smallest so far. */
  readonly over: () => boolean;
}

/** Looks for the smallest case that breaks each rule that was found broken. */
export async function shrinkAll(
  laws: readonly EngineLaw[],
  tally: Tally,
  stage: Stage,
  { seed, patience, over }: Search,
): Promise<Map<string, Shrunk>> {
  const all = new Map<string, Shrunk>();
  const ends = performance.now() + SHRINK_ALL_MS;
  for (const law of laws) {
    const smallest = tally.rules.get(law.rule)?.smallest;
    if (smallest === undefined || over() || performance.now() > ends) continue;
    const play = (engineCase: EngineCase): Promise<EngineLog> => stage.play(engineCase, patience.short);
    const found = await shrink(smallest.played.scheduled, seed, law, play, SHRINK_MS);
    all.set(law.rule, found.reproduced ? await confirmed(found, law, stage, patience.whole) : found);
  }
  return all;
}

async function confirmed(
  found: Extract<Shrunk, { reproduced: true }>,
  law: EngineLaw,
  stage: Stage,
  patience: () => number,
): Promise<Shrunk> {
  const log = await stage.play(found.engineCase, patience);
  const findings = [...law.judge(found.engineCase, log)].filter((check) => !check.ok);
  return findings.length > 0 ? { ...found, log, findings } : { reproduced: false, tries: found.tries };
}
