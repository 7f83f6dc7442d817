import type { ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";

/** One command as data: what its help says, and where its work is. Importing it loads nothing heavy. */
export interface CommandSpec {
  /** The words after `tck`: `["serve", "engine"]`. */
  readonly path: readonly string[];
  /** One line for the list of commands. */
  readonly summary: string;
  /** The one positional argument, where there is one. */
  readonly argument?: ArgumentSpec;
  /** The positional arguments, where there are several. */
  readonly arguments?: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Whose target file is read, where there is one: what it says stands for flags that were not typed. */
  readonly targetFile?: "engine" | "worker" | "any";
  /** Shown under the help. A test runs each of them. */
  readonly examples: readonly Example[];
  /** Loads the work and does it. */
  readonly action: (call: Call) => Promise<ExitCode>;
}

/** A positional argument of a command: `<file>`, or `[file]` when it may be left out. */
export interface ArgumentSpec {
  readonly name: string;
  readonly description: string;
  /** Reads it, as for an option. */
  readonly parse?: (text: string, previous: unknown) => string;
}

/** One option of a command. */
export interface OptionSpec {
  /** As commander reads it: `--port <number>`. */
  readonly flags: string;
  readonly description: string;
  /** Reads the value; throws commander's InvalidArgumentError with the sentence for a wrong one. */
  readonly parse?: (text: string, previous: unknown) => unknown;
  readonly default?: unknown;
  /** The environment variable that is read where the flag is absent. */
  readonly env?: string;
}

/** A command line and what it is for. */
export interface Example {
  readonly line: string;
  readonly purpose: string;
}

/** What was typed, read. */
export interface Call {
  /** The first positional argument; `""` when the command has none or it was left out. */
  readonly argument: string;
  /** All of them, as far as they were given. */
  readonly arguments: readonly string[];
  /** By the option's name in camel case; an option that was not given and has no default is absent. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly io: Io;
}
