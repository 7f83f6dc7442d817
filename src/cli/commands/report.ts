import { REPORT_FORMATS } from "../../../conformance/report/formats.ts";
import type { CommandSpec } from "../command.ts";
import { oneOf } from "../values.ts";

/** `tck report`. */
export const report: CommandSpec = {
  path: ["report"],
  summary: "write the report of a run in another form",
  argument: { name: "<file>", description: "a report as a run has saved it, as engine.json; - is stdin" },
  options: [
    {
      flags: "--as <format>",
      description: REPORT_FORMATS.join(", "),
      parse: oneOf(REPORT_FORMATS),
      default: "terminal",
    },
    { flags: "--out <file>", description: "where it goes (default: stdout); a badge that ends in .svg is an image" },
    { flags: "-v, --verbose", description: "as text: everything, however many rules are broken" },
  ],
  examples: [
    { line: "tck report run.json", purpose: "the verdict once more" },
    { line: "tck report run.json --as markdown", purpose: "for a step summary or a pull request" },
    { line: "tck report run.json --as badge --out badge.svg", purpose: "an image for a README" },
  ],
  action: async (call) => (await import("../actions/report.ts")).run(call),
};
