import type { CommandSpec } from "../command.ts";
import { names } from "../values.ts";

/** `tck types`. */
export const types: CommandSpec = {
  path: ["types"],
  summary: "write the wire types as source code",
  options: [
    { flags: "--lang <name>", description: "typescript, python, go or rust" },
    { flags: "--types <names>", description: "only these, by commas, and what they name (default: all)", parse: names },
    { flags: "--out <file>", description: "write this file and print its path (default: stdout)" },
  ],
  examples: [
    { line: "tck types --lang python --out wire_types.py", purpose: "every type, for a worker in Python" },
    { line: "tck types --lang go --types DecisionRequest,DecisionResponse", purpose: "what a worker in Go needs" },
  ],
  action: async (call) => (await import("../actions/types.ts")).run(call),
};
