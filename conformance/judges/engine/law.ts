import type { EngineCase } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { type Finding, finding } from "../finding.ts";

/** One thing that a law looked at, and whether it was as the rule has it. */
export type EngineCheck =
  | { readonly ok: true /** Where the text leaves a choice: the one that was made. */; readonly choice?: Choice }
  | Finding;

/** A point that the text leaves open, and what this engine does. */
export interface Choice {
  readonly point: string;
  readonly made: string;
}

/** A rule as a function: a check for each thing it looks at, good or bad. Pure. */
export interface EngineLaw {
  readonly rule: string;
  /** The areas whose cases give it something to look at. */
  readonly areas: readonly string[];
  /** It looks at the second session of a case too; to all others that is not there. */
  readonly both?: true;
  readonly judge: (engineCase: EngineCase, log: EngineLog) => Iterable<EngineCheck>;
}

/** All is well here. */
export const good: EngineCheck = { ok: true };

/**
 * Several looks as one check: what is wrong first, or that nothing is. For what is read from an engine's log: how much has
 * been written by then is a matter of moments, since what follows the answer to turn.finished may come a little later.
 */
export const firstBad = (checks: readonly EngineCheck[]): EngineCheck => checks.find(({ ok }) => !ok) ?? good;

/** Something is not: names the rule, the place and the value in one sentence. */
export function bad(rule: string, at: readonly number[], pointer: string, expected: string, got: unknown): EngineCheck {
  return finding(rule, at, pointer, expected, got, shortened);
}

function shortened(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200).toWellFormed()}… (${text.length} characters)`;
}
