import type { CommandSpec } from "../command.ts";
import { names, url } from "../values.ts";
import { runOptions } from "./test-options.ts";

/** `tck test worker`. */
export const testWorker: CommandSpec = {
  path: ["test", "worker"],
  summary: "hold a worker against the rules: the suite plays the engine",
  options: [
    { flags: "--url <url>", description: "the worker's endpoint", parse: url },
    { flags: "--command <line>", description: "starts the worker; it must listen on the port in TCK_PORT" },
    { flags: "--worker-secret <text>", description: "requests are signed with it", env: "TCK_WORKER_SECRET" },
    { flags: "--agent-id <id>", description: "the agent that sessions are for", default: "tck", env: "TCK_AGENT_ID" },
    { flags: "--tools <names>", description: "call only these tools", parse: names },
    { flags: "--exclude-tools <names>", description: "do not call these tools", parse: names },
    { flags: "--allow-calls", description: "call tools although the worker is not on this machine" },
    ...runOptions({ runs: 300, concurrency: 8 }),
  ],
  examples: [
    { line: "tck test worker --url http://127.0.0.1:4002", purpose: "a worker that runs" },
    { line: 'tck test worker --command "tck serve worker" --runs 50 --seed 7', purpose: "start it, test it, end it" },
    {
      line: "tck test worker --url http://127.0.0.1:4002 --exclude-tools write_note --report json=worker.json",
      purpose: "leave out a tool whose effects a test must not have, and keep the report",
    },
  ],
  action: async (call) => (await import("../actions/test-worker.ts")).run(call),
};
