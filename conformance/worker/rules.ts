import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { WorkerRule } from "./outcome.ts";

/** The rules for workers, in the registry's order. */
export function workerRules(): readonly WorkerRule[] {
  const text = readFileSync(new URL("../rules/worker.yaml", import.meta.url), "utf8");
  return (parse(text) as { readonly rules: readonly WorkerRule[] }).rules;
}
