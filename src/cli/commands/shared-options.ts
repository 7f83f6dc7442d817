import type { OptionSpec } from "../command.ts";
import { port } from "../values.ts";

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

/** The ports that the three sides have where nobody says otherwise: README.md's conversation uses them. */
export const PORTS = { engine: 4000, provider: 4001, worker: 4002 } as const;
