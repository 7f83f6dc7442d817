import { FILE_FORMATS } from "../../../conformance/report/formats.ts";
import type { OptionSpec } from "../command.ts";
import { reportTarget } from "../save.ts";
import { integer, names, seconds, shard } from "../values.ts";

/** How much is printed. */
const loudness: readonly OptionSpec[] = [
  { flags: "-q, --quiet", description: "no progress, and one line of verdict; what was found is in the report" },
  {
    flags: "-v, --verbose",
    description: "the wire on stderr, a line for each exchange, and a verdict that leaves nothing out",
  },
];

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
    flags: "--rule <patterns>",
    description: "only rules that fit one of these, as blobs/* or blobs; may be repeated",
    parse: names,
  },
  { flags: "--bail", description: "end at the first MUST rule that is broken" },
  { flags: "--time-limit <seconds>", description: "begin no further case after that time", parse: seconds },
  {
    flags: "--shard <part>",
    description:
      "only this part of the cases, as 2/5: with the same seed, all are the whole, and tck merge its verdict",
    parse: shard,
  },
  { flags: "--strict", description: "warnings count: a SHOULD that is broken breaks the run" },
  {
    flags: "--known-failures <file>",
    description: "what is known not to hold, YAML: it does not count, and what holds after all does",
  },
  { flags: "--write-known-failures <file>", description: "write such a file, with what does not hold in this run" },
  {
    flags: "--report <format=path>",
    description: `write the report there, as ${FILE_FORMATS.join(", ")}; may be repeated`,
    parse: reportTarget,
  },
  { flags: "--save <folder>", description: "where the report and the failing cases go", default: "tck-report" },
  { flags: "--no-shrink", description: "do not look for the smallest failing case" },
  ...loudness,
];

/** What the target is called in reports. */
export const targetNameOptions: readonly OptionSpec[] = [
  {
    flags: "--target-name <text>",
    description: "what the target is called in reports (default: its command in short, or its URL)",
  },
  { flags: "--target-version <text>", description: "its version, for reports" },
];

/** A file that says what is tested, in the place of flags. */
export const targetOption: OptionSpec = {
  flags: "--target <file>",
  description:
    "what is tested, YAML (default: tck.target.yaml, where there is one; tck init writes it); none: no file is read",
};
