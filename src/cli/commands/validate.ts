import type { CommandSpec } from "../command.ts";

/** `tck validate`. */
export const validate: CommandSpec = {
  path: ["validate"],
  summary: "check messages against the schemas and the laws of their types",
  argument: { name: "<file>", description: "JSON, JSON Lines or a failing case that a run has saved; - reads stdin" },
  options: [
    {
      flags: "--type <name>",
      description:
        "the wire type, as ToolResult, or Case, Report, Target or KnownFailures for files of the kit (default: told from the file)",
    },
    { flags: "--tolerant", description: "read as a receiver must: members and tags of a newer peer pass" },
  ],
  examples: [
    { line: "tck validate --type ToolResult result.json", purpose: "one message of a known type" },
    { line: "tck validate --type KnownFailures known.yaml", purpose: "a file of the kit" },
    { line: "tck validate --tolerant messages.jsonl", purpose: "a message on each line, each of its own type" },
  ],
  action: async (call) => (await import("../actions/validate.ts")).run(call),
};
