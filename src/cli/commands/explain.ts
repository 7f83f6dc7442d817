import type { CommandSpec } from "../command.ts";

/** `tck explain`. */
export const explain: CommandSpec = {
  path: ["explain"],
  summary: "explain a rule: what it says, why, a good and a bad message, how to mend it",
  argument: { name: "<rule>", description: "the rule's id, as a report or `tck list` shows it" },
  options: [{ flags: "--json", description: "the same as JSON" }],
  examples: [{ line: "tck explain worker/answers-with-a-decision", purpose: "one rule, in words" }],
  action: async (call) => (await import("../actions/explain.ts")).run(call),
};
