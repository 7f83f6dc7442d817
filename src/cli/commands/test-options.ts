import type { OptionSpec } from "../command.ts";
import { reportTarget } from "../save.ts";
import { integer, names, seconds } from "../values.ts";

/** What `tck test engine` and `tck test worker` share. */
export const runOptions = (defaults: { runs: number; concurrency: number }): readonly OptionSpec[] => [
  { flags: "--runs <number>", description: "generated cases", parse: integer(1), default: defaults.runs },
  {
    flags: "--seed <number>",
    description: "the same seed gives the same cases (default: a new one, printed)",
    parse: integer(0),
  },
  {
    flags: "--concurrency <number>",
    description: "cases at the same time",
    parse: integer(1, 1024),
    default: defaults.concurrency,
  },
  {
    flags: "--patience <seconds>",
    description: "how long nothing may move before a case counts as stalled (default: 5)",
    parse: seconds,
  },
  { flags: "--rules <ids>", description: "only these rules", parse: names },
  {
    flags: "--report <format=path>",
    description: "write the report there: json=run.json",
    parse: reportTarget(["json"]),
  },
  { flags: "--save <folder>", description: "where the report and the failing cases go", default: "tck-report" },
  { flags: "--no-shrink", description: "do not look for the smallest failing case" },
  { flags: "-q, --quiet", description: "no progress, only the verdict" },
];
