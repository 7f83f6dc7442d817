import type { Problem } from "./problems.ts";

/** Thrown for a script that cannot be played: everything that is wrong with it, each with its JSON pointer. */
export class ScriptError extends Error {
  override readonly name = "ScriptError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], file = "") {
    const lines = problems.map(({ pointer, message }) => `  - ${pointer === "" ? "the script" : pointer}: ${message}`);
    super(`The script${file === "" ? "" : ` ${file}`} cannot be played:\n${lines.join("\n")}`);
    this.problems = problems;
  }
}
