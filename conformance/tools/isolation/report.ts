/** A known input of a tool, and what must come of it. */
export interface ToolCase {
  /** Names the case in the report. Default: its number. */
  readonly name?: string;
  readonly input: unknown;
  /** The result as JSON: the structured output, or the text read as JSON, or the text. */
  readonly output?: unknown;
  /** Text that the result holds. */
  readonly includes?: string;
  /** The tool fails: in any way, or with a text that holds this. */
  readonly error?: true | string;
}

/** What a check looked at. */
export type ToolCheckKind = "case" | "answers" | "output-fits" | "error-readable" | "output-size" | "idempotent";

/** One thing that was looked at, and whether it was well. */
export interface ToolCheck {
  readonly kind: ToolCheckKind;
  readonly ok: boolean;
  readonly input: unknown;
  /** What was wrong, in one sentence with the value; empty when all was well. */
  readonly message: string;
}

/** What came of a tool that was tried alone. */
export interface ToolReport {
  readonly tool: string;
  readonly ok: boolean;
  readonly seed: number;
  readonly runs: number;
  readonly checks: readonly ToolCheck[];
  /** What generator tools yielded, run by run; empty runs are left out. */
  readonly preliminary: readonly (readonly unknown[])[];
  /** Milliseconds of the slowest run: a figure, never a verdict. */
  readonly slowestMs: number;
  /** Why generated inputs were not tried, where they were not. */
  readonly notes: readonly string[];
}
