import { answerMutants } from "./answers.ts";
import { laterMutants } from "./later.ts";
import type { WorkerMutant } from "./mutant.ts";
import { resultMutants } from "./results.ts";
import { settleMutants } from "./settles.ts";

export type { WorkerMutant } from "./mutant.ts";
export { nullWorkers } from "./null-peers.ts";

/** Every worker with one mistake. */
export const workerMutants: readonly WorkerMutant[] = [
  ...answerMutants,
  ...settleMutants,
  ...resultMutants,
  ...laterMutants,
];
