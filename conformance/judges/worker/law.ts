import type { WorkerCase } from "../../cases/worker/case.ts";
import type { DeclaredTool } from "../../cases/worker/tool-plan.ts";
import type { WorkerLog } from "../../drivers/worker/log.ts";
import { type Finding, finding } from "../finding.ts";

/** One thing that a law looked at, and whether it was as the rule has it. */
export type WorkerCheck = { readonly ok: true } | Finding;

/** What a law sees beside the case and its log. */
export interface Surroundings {
  /** The tools as the worker declared them at the start of the run. */
  readonly tools: ReadonlyMap<string, DeclaredTool>;
  /** Texts that must never come back: the shared secret. */
  readonly secrets: readonly string[];
}

/** A rule as a function: a check for each thing it looks at, good or bad. Pure. */
export interface WorkerLaw {
  readonly rule: string;
  readonly judge: (workerCase: WorkerCase, log: WorkerLog, around: Surroundings) => Iterable<WorkerCheck>;
}

/** All is well here. */
export const good: WorkerCheck = { ok: true };

/** Something is not: names the rule, the place and the value in one sentence. */
export function bad(rule: string, at: readonly number[], pointer: string, expected: string, got: unknown): WorkerCheck {
  return finding(rule, at, pointer, expected, got, shortened);
}

/** Good if it holds, else bad. */
export function holdsOr(condition: boolean, otherwise: () => WorkerCheck): WorkerCheck {
  return condition ? good : otherwise();
}

function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 160).toWellFormed()}... (${text.length} characters)`;
}
