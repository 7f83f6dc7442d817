import type { CommandSpec } from "../command.ts";
import { names } from "../values.ts";

/** `tck judge`. */
export const judge: CommandSpec = {
  path: ["judge"],
  summary: "judge the saved log of a case by the rules of its run, without playing it",
  argument: { name: "<file>", description: "a saved failing case, or what replay --json has printed; - is stdin" },
  options: [
    {
      flags: "--features <names>",
      description: "judge an engine by what is claimed here, and not by what the run was told; as for test engine",
      parse: names,
    },
    { flags: "--json", description: "the findings as JSON" },
  ],
  examples: [{ line: "tck judge failure.json", purpose: "which rules does the log in it break?" }],
  action: async (call) => (await import("../actions/judge.ts")).run(call),
};
