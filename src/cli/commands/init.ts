import type { CommandSpec } from "../command.ts";
import { names, oneOf, port, url } from "../values.ts";
import { providerFormat } from "./shared-options.ts";

/** `tck init`. */
export const init: CommandSpec = {
  path: ["init"],
  summary: "write a tck.target.yaml: what is tested, and where it is met",
  options: [
    { flags: "--role <name>", description: "engine or worker", parse: oneOf(["engine", "worker"]), default: "engine" },
    { flags: "--url <url>", description: "where it is, if it runs already", parse: url },
    { flags: "--command <line>", description: "what starts it" },
    { flags: "--features <names>", description: "what an engine has beyond core", parse: names },
    { flags: "--offers <names>", description: "what an engine offers beyond the minimum", parse: names },
    { flags: "--api-key-env <name>", description: "the variable that holds the key" },
    { flags: "--agent-id <id>", description: "the agent that sessions are for" },
    { flags: "--worker-port <number>", description: "where the suite listens as worker", parse: port },
    { flags: "--provider-port <number>", description: "where the suite listens as model provider", parse: port },
    providerFormat("what an engine that is started is told to speak with the provider"),
    { flags: "--bind <address>", description: "the address that the suite binds" },
    { flags: "--advertise-host <name>", description: "the host under which an engine finds the suite" },
    { flags: "--known-failures <file>", description: "the list of what is known not to hold" },
    { flags: "--target <file>", description: "the file to write", default: "tck.target.yaml" },
    { flags: "--force", description: "write over one that is there" },
  ],
  examples: [
    { line: 'tck init --command "tck serve engine" --force', purpose: "for an engine that is started by a command" },
    {
      line: "tck init --role worker --url http://127.0.0.1:4002 --target worker.yaml",
      purpose: "for a worker that runs",
    },
  ],
  action: async (call) => (await import("../actions/init.ts")).run(call),
};
