import { FILE_FORMATS } from "../../../conformance/report/formats.ts";
import type { CommandSpec } from "../command.ts";
import { reportTarget } from "../save.ts";

/** `tck merge`. */
export const merge: CommandSpec = {
  path: ["merge"],
  summary: "make one verdict of the reports of all shards of a run",
  argument: { name: "<files...>", description: "the report of each --shard, as engine.json" },
  options: [
    {
      flags: "--report <format=path>",
      description: `write the report of all there, as ${FILE_FORMATS.join(", ")}; may be repeated`,
      parse: reportTarget,
    },
    {
      flags: "--known-failures <file>",
      description: "what is known not to hold, YAML: held against what all shards found (default: as each was told)",
    },
    { flags: "-q, --quiet", description: "the verdict in one line" },
    { flags: "-v, --verbose", description: "a verdict that leaves nothing out" },
  ],
  examples: [
    { line: "tck merge first.json second.json", purpose: "the verdict of a run in two jobs, and its exit code" },
    { line: "tck merge first.json second.json --report junit=run.xml", purpose: "the report of both, for CI" },
  ],
  action: async (call) => (await import("../actions/merge.ts")).run(call),
};
