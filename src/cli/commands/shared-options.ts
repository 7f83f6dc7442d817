import type { OptionSpec } from "../command.ts";
import { oneOf, port } from "../values.ts";

/** Where a served side listens. The port may come from `TCK_PORT`, as it does for a target that the suite starts. */
export const listenOptions = (defaultPort: number): readonly OptionSpec[] => [
  {
    flags: "--port <number>",
    description: "where to listen; 0 takes any free port",
    parse: port,
    default: defaultPort,
    env: "TCK_PORT",
  },
  { flags: "--host <address>", description: "the address to bind", default: "127.0.0.1" },
];

/** What an engine is to speak with the model provider; absent, that is the engine's choice. */
export const providerFormat = (description: string): OptionSpec => ({
  flags: "--provider-format <name>",
  description: `${description}: anthropic, openai-chat or responses`,
  parse: oneOf(["anthropic", "openai-chat", "responses"]),
  env: "TCK_PROVIDER_FORMAT",
});

/** The ports that the three sides have where nobody says otherwise: README.md's conversation uses them. */
export const PORTS = { engine: 4000, provider: 4001, worker: 4002 } as const;
