import type { CommandSpec } from "../command.ts";
import { header, oneOf, port, seconds } from "../values.ts";
import { engineOptions } from "./engine-options.ts";
import { targetOption } from "./test-options.ts";

/** `tck replay`. */
export const replay: CommandSpec = {
  path: ["replay"],
  summary: "play saved cases again and judge them",
  arguments: [
    {
      name: "<files...>",
      description: "failing cases that a run has saved, or cases of your own: one after the other, on one target",
    },
  ],
  targetFile: "any",
  options: [
    targetOption,
    ...engineOptions.filter(({ flags }) => flags !== "--slow" && flags !== "--long"),
    { flags: "--header <name=value>", description: "sent to a worker with every request", parse: header },
    {
      flags: "--engine-port <number>",
      description: "serve the engine's API there, for a worker that answers later; 0 takes any free one",
      parse: port,
    },
    { flags: "--timeout <seconds>", description: "how long a worker's answer may take (default: 5)", parse: seconds },
    {
      flags: "--patience <seconds>",
      description: "how long nothing may move before a case against an engine counts as stalled (default: 5)",
      parse: seconds,
    },
    {
      flags: "--as <format>",
      description: "tell what was seen to somebody without the kit: markdown or curl; without a target, what was saved",
      parse: oneOf(["markdown", "curl"]),
    },
    { flags: "-q, --quiet", description: "one line: the rules that are broken" },
    { flags: "-v, --verbose", description: "the wire on stderr, a line for each exchange, and every finding" },
    {
      flags: "--json",
      description:
        "the log and the findings as JSON, of several files each on a line; with --quiet neither, only the rules",
    },
  ],
  examples: [
    { line: "tck replay case.json --url http://127.0.0.1:4002", purpose: "against a worker that runs" },
    { line: 'tck replay case.json --command "tck serve worker"', purpose: "start it, play the case, end it" },
    {
      line: 'tck replay case.json case.json --command "tck serve worker" --quiet',
      purpose: "several, a line for each",
    },
    { line: "tck replay failure.json --as markdown", purpose: "a bug report of what was seen when it was saved" },
  ],
  action: async (call) => (await import("../actions/replay.ts")).run(call),
};
