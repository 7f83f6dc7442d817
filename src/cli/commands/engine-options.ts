import type { OptionSpec } from "../command.ts";
import { names, port, url } from "../values.ts";
import { providerFormat } from "./shared-options.ts";

/** How an engine is reached, and how it reaches the suite: for testing it and for replaying a case. */
export const engineOptions: readonly OptionSpec[] = [
  { flags: "--url <url>", description: "an engine that runs", parse: url },
  { flags: "--command <line>", description: "starts the target; it must listen on the port in TCK_PORT" },
  { flags: "--adapter <file>", description: "a module that starts an engine with another surface, and speaks it" },
  { flags: "--worker-port <number>", description: "where the suite listens as worker", parse: port },
  { flags: "--provider-port <number>", description: "where the suite listens as model provider", parse: port },
  {
    flags: "--worker-url <url>",
    description: "the worker that the engine was told; the suite listens there",
    parse: url,
  },
  { flags: "--provider-url <url>", description: "the provider that the engine was told; likewise", parse: url },
  providerFormat("what an engine that is started is told to speak with the provider"),
  { flags: "--bind <address>", description: "the address that the suite binds", default: "127.0.0.1" },
  { flags: "--advertise-host <name>", description: "the host under which the engine finds the suite" },
  { flags: "--api-key <text>", description: "the engine's key for the suite", default: "secret", env: "TCK_API_KEY" },
  { flags: "--agent-id <id>", description: "the agent that sessions are for", default: "tck", env: "TCK_AGENT_ID" },
  {
    flags: "--features <names>",
    description:
      "what the engine has: profiles beyond core, schema:<dialect>, and the offers settle, events, blob, token; or all, or none (default: events,blob)",
    parse: names,
  },
  { flags: "--api-key-2 <text>", description: "the key of another tenant, if there is one", env: "TCK_API_KEY_2" },
  {
    flags: "--worker-secret <text>",
    description: "what deliveries to the worker are signed with",
    env: "TCK_WORKER_SECRET",
  },
  { flags: "--slow", description: "play also the cases that wait for up to ten seconds" },
  { flags: "--long", description: "play also the fixed cases that wait for longer, up to 22 s, and those of --slow" },
];
