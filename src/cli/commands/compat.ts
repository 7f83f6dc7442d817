import type { CommandSpec } from "../command.ts";

/** `tck compat`. */
export const compat: CommandSpec = {
  path: ["compat"],
  summary: "a table, in Markdown, of what several targets came to, from their reports",
  argument: { name: "<files...>", description: "reports, a column each" },
  options: [{ flags: "--out <file>", description: "where it goes (default: stdout)" }],
  examples: [{ line: "tck compat before.json run.json", purpose: "two targets beside each other" }],
  action: async (call) => (await import("../actions/compat.ts")).run(call),
};
