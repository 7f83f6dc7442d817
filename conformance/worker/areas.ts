/** Every kind of case for workers; which of them a run has depends on the worker's tools and on what was asked for. */
export const WORKER_AREAS: readonly string[] = [
  "refusals",
  "triggers",
  "models",
  "calls",
  "parallel",
  "redelivery",
  "resumes",
  "slow",
  "later",
  "newer",
  "abuse",
  "forgery",
];
