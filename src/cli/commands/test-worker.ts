import type { CommandSpec } from "../command.ts";
import { names, port, url } from "../values.ts";
import { runOptions, targetNameOptions, targetOption } from "./test-options.ts";
import { workerOptions } from "./worker-options.ts";

/** What the worker's own `--timeout` says already. */
const shared = runOptions({ runs: 300, concurrency: 8 }).filter(({ flags }) => !flags.startsWith("--patience"));

/** `tck test worker`. */
export const testWorker: CommandSpec = {
  path: ["test", "worker"],
  summary: "hold a worker against the rules: the suite plays the engine",
  argument: { name: "[url]", description: "the worker's endpoint; the same as --url", parse: url },
  targetFile: "worker",
  options: [
    targetOption,
    ...targetNameOptions,
    { flags: "--url <url>", description: "the worker's endpoint", parse: url },
    { flags: "--command <line>", description: "starts the worker; it must listen on the port in TCK_PORT" },
    ...workerOptions,
    { flags: "--tool <names>", description: "call only these tools", parse: names },
    { flags: "--exclude-tool <names>", description: "do not call these: those with effects", parse: names },
    { flags: "--allow-calls", description: "call tools although the worker is not on this machine" },
    { flags: "--examples <file>", description: "known inputs by tool and what comes of them, YAML or JSON" },
    {
      flags: "--engine-port <number>",
      description: "serve the engine's API there, for tools that answer later; 0 takes any free one",
      parse: port,
    },
    { flags: "--model-calls", description: "the worker runs the model too: ask it for replies" },
    { flags: "--api-key <text>", description: "the worker's key for that API", default: "secret", env: "TCK_API_KEY" },
    ...shared,
  ],
  examples: [
    { line: "tck test worker http://127.0.0.1:4002", purpose: "a worker that runs" },
    { line: 'tck test worker --command "tck serve worker" --runs 50 --seed 7', purpose: "start it, test it, end it" },
    {
      line: "tck test worker http://127.0.0.1:4002 --exclude-tool write_note --report json=worker.json",
      purpose: "leave out a tool whose effects a test must not have, and keep the report",
    },
    {
      line: "tck test worker http://127.0.0.1:4002 --tool calculator --examples sums.yaml",
      purpose: "one tool, with inputs of your own and what must come of them",
    },
  ],
  action: async (call) => (await import("../actions/test-worker.ts")).run(call),
};
