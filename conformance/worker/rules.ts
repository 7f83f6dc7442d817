import { scoredRules } from "../rules/index.ts";
import type { WorkerRule } from "./outcome.ts";

/** The rules for workers that have a law, in the registry's order. */
export function workerRules(): readonly WorkerRule[] {
  return scoredRules("worker");
}
