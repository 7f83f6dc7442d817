import type { CommandSpec } from "../command.ts";
import { integer, url } from "../values.ts";
import { workerOptions } from "./worker-options.ts";

/** `tck call`. */
export const call: CommandSpec = {
  path: ["call"],
  summary: "make one tool call by hand: the trigger, the worker's answer, its judgement",
  arguments: [
    { name: "<url>", description: "the worker's endpoint", parse: url },
    { name: "<tool>", description: "the tool's name, declared or not" },
    { name: "[arguments]", description: "the argument text as a model would write it (default: {})" },
  ],
  options: [
    ...workerOptions,
    { flags: "--attempt <number>", description: "which attempt it is", parse: integer(0), default: 1 },
    { flags: "--id <text>", description: "the call's id", default: "call-1" },
    { flags: "--json", description: "trigger, answer and judgement as JSON" },
  ],
  examples: [
    {
      line: `tck call http://127.0.0.1:4002 get_weather '{"city": "Tokyo"}'`,
      purpose: "a valid call",
    },
    {
      line: `tck call http://127.0.0.1:4002 get_weather '{"city": 7}' --json`,
      purpose: "what the worker makes of arguments that break the schema, for a program",
    },
  ],
  action: async (given) => (await import("../actions/call.ts")).run(given),
};
