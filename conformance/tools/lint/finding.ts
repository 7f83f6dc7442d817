/** How much a finding matters: an `error` is refused by a provider or engine, a `warning` makes a model choose worse, a `note` is advice. */
export type LintLevel = "error" | "warning" | "note";

/** A tool as it is declared, from wherever: a worker's config, a file, a module. */
export interface LintTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly handler?: string | undefined;
  readonly defer?: boolean | undefined;
}

/** One thing that could be better about a tool. */
export interface LintFinding {
  readonly rule: string;
  readonly level: LintLevel;
  readonly tool: string;
  /** JSON pointer into the tool's declaration; empty for the tool itself. */
  readonly pointer: string;
  /** What is the matter, in one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A rule of the linter. */
export interface LintRule {
  readonly id: string;
  readonly level: LintLevel;
  /** Why it matters to a model or a provider. */
  readonly why: string;
  readonly fix: string;
  /** Looks at one tool among all of them; what it finds as pointer and sentence. */
  readonly look: (tool: LintTool, all: readonly LintTool[]) => Iterable<readonly [pointer: string, message: string]>;
}
