import { DIFF_FORMATS } from "../../../conformance/report/formats.ts";
import type { CommandSpec } from "../command.ts";
import { oneOf } from "../values.ts";

/** `tck diff`. */
export const diff: CommandSpec = {
  path: ["diff"],
  summary: "compare two reports: what broke, what was mended, which choices changed; exit 1 when something broke",
  arguments: [
    { name: "<before>", description: "the earlier report" },
    { name: "<after>", description: "the later one" },
  ],
  options: [
    { flags: "--as <format>", description: DIFF_FORMATS.join(", "), parse: oneOf(DIFF_FORMATS), default: "text" },
  ],
  examples: [
    { line: "tck diff before.json run.json", purpose: "did this change break anything?" },
    { line: "tck diff before.json run.json --as markdown", purpose: "for a pull request" },
  ],
  action: async (call) => (await import("../actions/diff.ts")).run(call),
};
