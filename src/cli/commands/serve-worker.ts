import type { CommandSpec } from "../command.ts";
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
  ],
  examples: [
    { line: "tck serve worker", purpose: "listen where the engine of the README looks for it" },
    { line: "tck serve worker --port 0 --worker-secret s3cret", purpose: "any free port, signed requests only" },
  ],
  action: async (call) => (await import("../actions/serve-worker.ts")).run(call),
};
