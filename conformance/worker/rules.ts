import { registry } from "../rules/index.ts";
import type { WorkerRule } from "./outcome.ts";

/** The rules for workers, in the registry's order. */
export function workerRules(): readonly WorkerRule[] {
  return registry.filter(({ role }) => role === "worker");
}
