import type { CommandSpec } from "../command.ts";
import { url } from "../values.ts";
import { listenOptions, PORTS, providerFormat } from "./shared-options.ts";

const here = (port: number): string => `http://127.0.0.1:${port}`;

/** `tck serve engine`. Its settings may come from the variables that a target started by the suite is given. */
export const serveEngine: CommandSpec = {
  path: ["serve", "engine"],
  summary: "run the reference engine",
  options: [
    ...listenOptions(PORTS.engine),
    {
      flags: "--worker-url <url>",
      description: "the agent's worker",
      parse: url,
      default: here(PORTS.worker),
      env: "TCK_WORKER_URL",
    },
    {
      flags: "--provider-url <url>",
      description: "the model provider, with or without /v1",
      parse: url,
      default: here(PORTS.provider),
      env: "TCK_PROVIDER_URL",
    },
    { flags: "--provider-key <text>", description: "sent to the provider", default: "none", env: "TCK_PROVIDER_KEY" },
    providerFormat("what is spoken with the provider; openai-chat unless it is given"),
    { flags: "--agent-id <id>", description: "the one agent", default: "tck", env: "TCK_AGENT_ID" },
    { flags: "--worker-secret <text>", description: "sign what goes to the worker", env: "TCK_WORKER_SECRET" },
    { flags: "--api-key <text>", description: "the key of its users", default: "secret", env: "TCK_API_KEY" },
    { flags: "--api-key-2 <text>", description: "the key of a second tenant", env: "TCK_API_KEY_2" },
    { flags: "--data-dir <folder>", description: "keep sessions and blobs here; else in memory", env: "TCK_DATA_DIR" },
    { flags: "--outlive-power", description: "each event is on the disk itself before anything leaves, at a price" },
  ],
  examples: [
    { line: "tck serve engine", purpose: "between the provider and the worker of the README" },
    { line: "tck serve engine --port 0 --data-dir ./sessions", purpose: "any free port; sessions survive a restart" },
  ],
  action: async (call) => (await import("../actions/serve-engine.ts")).run(call),
};
