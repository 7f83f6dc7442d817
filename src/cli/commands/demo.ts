import type { CommandSpec } from "../command.ts";
import { runOptions } from "./test-options.ts";

/** `tck demo`, which is `npm start`. */
export const demo: CommandSpec = {
  path: ["demo"],
  summary: "hold the reference engine and the reference worker against the rules, over loopback sockets",
  options: runOptions({ runs: 1_000, concurrency: 16 }),
  examples: [{ line: "tck demo --runs 100", purpose: "a short run of both" }],
  action: async (call) => (await import("../actions/demo.ts")).run(call),
};
