import type { EngineCase } from "../cases/engine/case.ts";
import { trim } from "../common/trim.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { createPace } from "./pace.ts";
import { plainer } from "./plainer.ts";
import type { Shrunk } from "./shrink.ts";
import type { Stage } from "./stage.ts";
import { sizeOf } from "./tally.ts";

/** How long the search for smaller cases that stall may take for all rules together, in milliseconds. */
const SEARCH_MS = 6_000;
/** So many are tried at the same time: one that stalls does nothing but wait. */
const AT_ONCE = 6;
/** So many tries in a row that broke nothing, and what is left is taken to be needed. */
const HELD = 48;
/** A try waits as long as this at least, in milliseconds: several go on at once. */
const LEAST_MS = 300;

/** A case, and what was seen when it stalled. */
export interface Stall {
  readonly engineCase: EngineCase;
  readonly log: EngineLog;
}

/** Looks for the smallest case that stalls and breaks a rule, beginning with one that was seen twice to do so. */
export type ShrinkStalled = (law: EngineLaw, found: Stall) => Promise<Shrunk>;

/**
 * A search for cases that stall. Each try of one that does waits for a patience, so it is bounded for all rules together:
 * what one rule has seen to stall is known to the next, which goes on from the smallest that breaks it too. `patienceMs` is
 * how long a try waits where the pace of the engine is not known from the stalls themselves.
 */
export function shrinkingStalled(
  stage: Pick<Stage, "play">,
  patienceMs: () => number,
  over: () => boolean,
): ShrinkStalled {
  const stalls = new Map<string, Stall>();
  const pace = createPace();
  let spent = 0;
  const play = async (engineCase: EngineCase): Promise<EngineLog> => {
    const known = stalls.get(JSON.stringify(engineCase));
    if (known !== undefined) return known.log;
    const log = await stage.play(engineCase, () => Math.max(LEAST_MS, pace.short(patienceMs())));
    pace.learn(log);
    if (log.end === "stalled") stalls.set(JSON.stringify(engineCase), { engineCase, log });
    return log;
  };
  return async (law, found) => {
    pace.learn(found.log);
    stalls.set(JSON.stringify(found.engineCase), found);
    const before = sizeOf(found.engineCase);
    let [tries, held] = [0, 0];
    let smallest: Extract<Shrunk, { reproduced: true }> | undefined;
    const look = ({ engineCase, log }: Stall): boolean => {
      const findings = [...law.judge(engineCase, log)].filter((check) => !check.ok);
      const after = sizeOf(engineCase);
      if (findings.length > 0 && after < (smallest?.after ?? Number.POSITIVE_INFINITY))
        smallest = { reproduced: true, engineCase, log, findings, tries, before, after };
      return findings.length > 0;
    };
    const breaks = async (engineCase: EngineCase): Promise<boolean> => {
      tries++;
      const broken = look({ engineCase, log: await play(engineCase) });
      held = broken ? 0 : held + 1;
      return broken;
    };
    for (const stall of stalls.values()) look(stall);
    if (smallest === undefined) return { reproduced: false, tries, before };
    const began = performance.now();
    const timeUp = (): boolean => over() || held >= HELD || spent + performance.now() - began > SEARCH_MS;
    await trim(smallest.engineCase, plainer, breaks, timeUp, AT_ONCE);
    spent += performance.now() - began;
    return { ...smallest, tries };
  };
}
