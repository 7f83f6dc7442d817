import type { CommandSpec } from "../command.ts";
import { integer, names } from "../values.ts";
import { workerOptions } from "./worker-options.ts";

/** `tck test tool`. */
export const testTool: CommandSpec = {
  path: ["test", "tool"],
  summary: "try one tool alone: known inputs, generated ones, its output, its errors",
  argument: {
    name: "<source>",
    description:
      "a module that exports tools or a worker, module#name for a function that makes them, mcp:<command> for an MCP server, or a worker's URL",
  },
  options: [
    { flags: "--tool <names>", description: "which of the source's tools", parse: names },
    { flags: "--examples <file>", description: "known inputs and what comes of them, YAML or JSON" },
    {
      flags: "--runs <number>",
      description: "generated inputs that fit the schema, and as many that nearly do; 0 for a tool with effects",
      parse: integer(0, 100_000),
      default: 25,
    },
    { flags: "--seed <number>", description: "the same seed gives the same inputs", parse: integer(0), default: 1 },
    { flags: "--idempotent", description: "run inputs twice under one call id (default: what the tool says)" },
    {
      flags: "--max-output <bytes>",
      description: "the largest result that is well",
      parse: integer(1),
      default: 100_000,
    },
    { flags: "--allow-calls", description: "call tools of a worker that is not on this machine" },
    ...workerOptions,
    { flags: "--json", description: "the whole report as JSON" },
  ],
  examples: [
    { line: "tck test tool tools.mjs --tool double --examples examples.yaml", purpose: "a tool of a module" },
    { line: "tck test tool http://127.0.0.1:4002 --tool calculator", purpose: "a tool of a worker that runs" },
    { line: 'tck test tool "mcp:node server.mjs" --tool add --runs 10', purpose: "a tool of an MCP server" },
  ],
  action: async (call) => (await import("../actions/test-tool.ts")).run(call),
};
