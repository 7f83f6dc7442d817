import type { CommandSpec } from "../command.ts";
import { url } from "../values.ts";
import { listenOptions, PORTS } from "./shared-options.ts";

/** `tck serve worker`. */
export const serveWorker: CommandSpec = {
  path: ["serve", "worker"],
  summary: "run the reference worker: every kind of tool and of result",
  options: [
    ...listenOptions(PORTS.worker),
    {
      flags: "--worker-secret <text>",
      description: "refuse requests that are not signed with this secret",
      env: "TCK_WORKER_SECRET",
    },
    {
      flags: "--engine-url <url>",
      description: "where tools that answer later settle their calls",
      parse: url,
      env: "TCK_ENGINE_URL",
    },
    { flags: "--api-key <text>", description: "the key for it", default: "secret", env: "TCK_API_KEY" },
  ],
  examples: [
    { line: "tck serve worker", purpose: "listen where the engine of the README looks for it" },
    { line: "tck serve worker --port 0 --worker-secret s3cret", purpose: "any free port, signed requests only" },
    { line: "tck serve worker --engine-url http://127.0.0.1:4000", purpose: "with a report that is written later" },
  ],
  action: async (call) => (await import("../actions/serve-worker.ts")).run(call),
};
