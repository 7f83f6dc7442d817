import type { WorkerCase } from "../../cases/worker/case.ts";
import type { DeclaredTool } from "../../cases/worker/tool-plan.ts";
import type { WorkerLog } from "../../drivers/worker/log.ts";

/** One thing that a law looked at, and whether it was as the rule has it. */
export type WorkerCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The exchanges that show it, by their number in the log. */
      readonly at: readonly number[];
      /** Where in the worker's answer; empty for the answer as a whole. */
      readonly pointer: string;
      readonly expected: string;
      readonly got: string;
      /** One sentence with the rule, the place and the value. */
      readonly message: string;
    };

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
  const seen = shortened(typeof got === "string" && got !== "" ? got : (JSON.stringify(got) ?? "nothing"));
  const place = pointer === "" ? "" : ` at ${pointer}`;
  return {
    ok: false,
    at,
    pointer,
    expected,
    got: seen,
    message: `${rule}${place}: expected ${expected}, got ${seen}.`,
  };
}

/** Good if it holds, else bad. */
export function holdsOr(condition: boolean, otherwise: () => WorkerCheck): WorkerCheck {
  return condition ? good : otherwise();
}

function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 160).toWellFormed()}... (${text.length} characters)`;
}
