import fc from "fast-check";
import type { EngineCase } from "../cases/engine/case.ts";
import { areaWeights, engineAreas } from "../cases/engine/generate.ts";

/** A case to play, and the way to draw it again; a fixed example has no place in any list. */
export interface Scheduled {
  readonly area: string;
  readonly index: number | undefined;
  readonly engineCase: EngineCase;
}

/** The cases of a run, by area: exactly those that fast-check would draw for this seed. */
export function schedule(seed: number, runs: number, areas: readonly string[] | undefined): Scheduled[] {
  const chosen = [...engineAreas].filter(([area]) => areas?.includes(area) ?? true);
  const total = chosen.reduce((sum, [area]) => sum + (areaWeights[area] ?? 1), 0);
  return chosen.flatMap(([area, cases]) => {
    const numRuns = Math.max(1, Math.round((runs * (areaWeights[area] ?? 1)) / total));
    return fc.sample(cases, { seed, numRuns }).map((engineCase, index) => ({ area, index, engineCase }));
  });
}
