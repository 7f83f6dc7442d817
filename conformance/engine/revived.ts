import type { EngineCase } from "../cases/engine/case.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { Patience } from "../drivers/engine/play.ts";
import type { Stage } from "./stage.ts";

/** A stage on which each case finds an engine that lives. */
export interface Revived {
  play(engineCase: EngineCase, patience: Patience): Promise<EngineLog>;
  /** Whether the last case that was played found an engine of which nothing is known but that it had ended. */
  isLost(): boolean;
  /** Ends what was started for it; the stage that it was made of is its owner's. */
  close(): Promise<void>;
}

/**
 * The stage, but that `again` sets another one before the next case when the engine's process has ended by itself. Where
 * that is absent, or fails, the next case finds nobody.
 */
export function revived(stage: Stage, again?: () => Promise<Stage>): Revived {
  const started: Stage[] = [];
  let current = stage;
  let [unsure, lost] = [true, false];
  // Cases that come at the same time find the same engine.
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if ((await current.target.ended?.()) === undefined) return;
    const next = await again?.().catch(() => undefined);
    lost = next === undefined;
    if (next === undefined) return;
    started.push(next);
    current = next;
  };
  return {
    async play(engineCase, patience) {
      if (unsure) {
        unsure = false;
        looking = look();
      }
      await looking;
      const log = await current.play(engineCase, patience);
      if (log.died === true) unsure = true;
      return log;
    },
    isLost: () => lost,
    async close() {
      for (const one of started.splice(0)) await one.close();
    },
  };
}
