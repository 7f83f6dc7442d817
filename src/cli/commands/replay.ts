import type { CommandSpec } from "../command.ts";
import { url } from "../values.ts";

/** `tck replay`. */
export const replay: CommandSpec = {
  path: ["replay"],
  summary: "play a saved case again and judge it",
  argument: { name: "<file>", description: "a failing case that a run has saved, or a case of your own" },
  options: [
    { flags: "--url <url>", description: "a target that runs", parse: url },
    { flags: "--command <line>", description: "starts the target; it must listen on the port in TCK_PORT" },
    {
      flags: "--worker-secret <text>",
      description: "requests to a worker are signed with it",
      env: "TCK_WORKER_SECRET",
    },
    { flags: "--json", description: "the log and the findings as JSON" },
  ],
  examples: [
    { line: "tck replay case.json --url http://127.0.0.1:4002", purpose: "against a worker that runs" },
    { line: 'tck replay case.json --command "tck serve worker"', purpose: "start it, play the case, end it" },
  ],
  action: async (call) => (await import("../actions/replay.ts")).run(call),
};
