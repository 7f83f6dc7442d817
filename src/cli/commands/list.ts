import type { CommandSpec } from "../command.ts";
import { oneOf } from "../values.ts";

/** `tck list`. */
export const list: CommandSpec = {
  path: ["list"],
  summary: "list the rules",
  options: [
    { flags: "--profile <name>", description: "only this profile, as core, blobs or worker" },
    {
      flags: "--tier <name>",
      description: "only this tier: base, companion, settled or choice",
      parse: oneOf(["base", "companion", "settled", "choice"]),
    },
    {
      flags: "--role <name>",
      description: "only rules for this role: engine or worker",
      parse: oneOf(["engine", "worker"]),
    },
    { flags: "--json", description: "everything that is known of them, as JSON" },
  ],
  examples: [
    { line: "tck list --tier base", purpose: "what the protocol's page itself says" },
    { line: "tck list --profile worker --json", purpose: "for a program" },
  ],
  action: async (call) => (await import("../actions/list.ts")).run(call),
};
