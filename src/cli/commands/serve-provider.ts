import type { CommandSpec } from "../command.ts";
import { listenOptions, PORTS } from "./shared-options.ts";

/** `tck serve provider`. */
export const serveProvider: CommandSpec = {
  path: ["serve", "provider"],
  summary: "run the mock model provider: it says what a script says, in three wire formats",
  options: [
    ...listenOptions(PORTS.provider),
    {
      flags: "--script <file>",
      description:
        "a script in YAML or JSON (- for stdin), read again when it changes; without one, the model asks get_weather for the weather",
    },
  ],
  examples: [
    { line: "tck serve provider", purpose: "a model that knows the weather of two cities" },
    { line: "tck serve provider --port 0 --script script.yaml", purpose: "a script of your own, on any free port" },
  ],
  action: async (call) => (await import("../actions/serve-provider.ts")).run(call),
};
