import type { CommandSpec } from "../command.ts";
import { workerOptions } from "./worker-options.ts";

/** `tck lint`. */
export const lint: CommandSpec = {
  path: ["lint"],
  summary: "read tools as a model and a provider will: names, descriptions, schemas",
  argument: {
    name: "[source]",
    description: "a worker's URL, a JSON file of tools (- is stdin), a module, or mcp:<command> for an MCP server",
  },
  options: [
    ...workerOptions,
    { flags: "--strict", description: "warnings count too" },
    { flags: "--json", description: "the findings as JSON" },
    { flags: "--sarif <file>", description: "write the findings there as SARIF, for a code host" },
    { flags: "--list", description: "list the rules instead, with levels, reasons and fixes" },
  ],
  examples: [
    { line: "tck lint http://127.0.0.1:4002", purpose: "what a running worker declares" },
    { line: "tck lint tools.json --sarif lint.sarif", purpose: "a file, with the findings for a code host" },
    { line: "tck lint --list", purpose: "the rules" },
  ],
  action: async (call) => (await import("../actions/lint.ts")).run(call),
};
