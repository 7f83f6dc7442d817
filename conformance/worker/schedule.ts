import fc from "fast-check";
import type { WorkerCase } from "../cases/worker/case.ts";

/** How much of a run each area gets. Some laws see fifty times fewer things in a mixed case than others. */
const weights: Readonly<Record<string, number>> = {
  calls: 8,
  refusals: 5,
  parallel: 4,
  redelivery: 4,
  resumes: 4,
  slow: 1,
  later: 2,
  newer: 3,
  triggers: 2,
  models: 2,
  abuse: 4,
  forgery: 2,
};

/** A case to play, and the way to draw it again. */
export interface Scheduled {
  readonly area: string;
  readonly index: number;
  readonly workerCase: WorkerCase;
}

/**
 * The cases of a run, by area: exactly those that fast-check would draw for this seed, so that one of them can be
 * shrunk later by its place. What may break a worker for good comes last.
 */
export function schedule(
  areas: ReadonlyMap<string, fc.Arbitrary<WorkerCase>>,
  seed: number,
  runs: number,
): Scheduled[] {
  const total = [...areas.keys()].reduce((sum, area) => sum + (weights[area] ?? 1), 0);
  return [...areas].flatMap(([area, cases]) => {
    const numRuns = Math.max(1, Math.round((runs * (weights[area] ?? 1)) / total));
    return fc.sample(cases, { seed, numRuns }).map((workerCase, index) => ({ area, index, workerCase }));
  });
}
