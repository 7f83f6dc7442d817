import type { CommandSpec } from "../command.ts";
import { oneOf, port, seconds, url } from "../values.ts";
import { engineOptions } from "./engine-options.ts";
import { targetOption } from "./test-options.ts";
import { workerOptions } from "./worker-options.ts";

const role = oneOf(["engine", "worker"]);

/** What both roles have, and what a case that is never played would need. */
const LEFT_OUT = ["--slow", "--long", "--agent <id>", "--timeout <seconds>"];

/** `tck doctor`. */
export const doctor: CommandSpec = {
  path: ["doctor"],
  summary: "find out why a target cannot be tested: what fits, what does not, and what to do",
  arguments: [
    { name: "[role]", description: "engine or worker (default: the target file's, else engine)", parse: role },
    { name: "[url]", description: "where it listens; the same as --url", parse: url },
  ],
  targetFile: "any",
  options: [
    targetOption,
    ...[...engineOptions, ...workerOptions].filter(({ flags }) => !LEFT_OUT.includes(flags)),
    { flags: "--timeout <seconds>", description: "how long one answer may take (default: 5)", parse: seconds },
    { flags: "--allow-calls", description: "make a refused call although the worker is not on this machine" },
    {
      flags: "--engine-port <number>",
      description: "serve the engine's API there, for a worker that answers later",
      parse: port,
    },
  ],
  examples: [
    { line: 'tck doctor --command "tck serve engine"', purpose: "an engine that is started by a command" },
    {
      line: "tck doctor --url http://127.0.0.1:4000 --worker-port 4002 --provider-port 4001",
      purpose: "one that runs and was told these ports as its worker's and its provider's",
    },
    { line: "tck doctor worker http://127.0.0.1:4002", purpose: "a worker" },
  ],
  action: async (call) => (await import("../actions/doctor.ts")).run(call),
};
