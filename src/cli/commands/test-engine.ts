import type { CommandSpec } from "../command.ts";
import { names } from "../values.ts";
import { engineOptions } from "./engine-options.ts";
import { runOptions, targetNameOptions, targetOption } from "./test-options.ts";

/** `tck test engine`. */
export const testEngine: CommandSpec = {
  path: ["test", "engine"],
  summary: "hold an engine against the rules: the suite plays client, worker and model provider",
  targetFile: "engine",
  options: [
    targetOption,
    ...targetNameOptions,
    ...engineOptions,
    ...runOptions({ runs: 1_000, concurrency: 16 }),
    { flags: "--profile <names>", description: "only rules of these profiles", parse: names },
    {
      flags: "--only-case <place>",
      description: "only the case that a failure was drawn as, as retries/17: it needs the same --seed",
    },
    { flags: "--generated-only", description: "leave out the fixed examples" },
  ],
  examples: [
    { line: 'tck test engine --command "tck serve engine" --runs 50 --seed 7', purpose: "start it, test it, end it" },
    {
      line: "tck test engine --url http://127.0.0.1:4000 --worker-port 4002 --provider-port 4001",
      purpose: "one that runs and was told these ports as its worker's and its provider's",
    },
  ],
  action: async (call) => (await import("../actions/test-engine.ts")).run(call),
};
