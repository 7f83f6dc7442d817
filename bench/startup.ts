import { join } from "node:path";
import type { Contests } from "./harness/benchmark.ts";
import type { Claim } from "./harness/claim.ts";
import { installPacked } from "./harness/installed.ts";
import { wholeProcess } from "./harness/whole-process.ts";

const ROUNDS = 31;
const MOST = 3;

const floor = "node -e 0";

/** What scripts run often, and what it may cost beside a process that does nothing. */
const COMMANDS = { "tck --help": ["--help"], "tck list": ["list"] };

const within = (of: string, by: Claim["by"]): Claim => ({ of, beside: floor, as: "ratio", by, atMost: MOST });

/** How soon the command line answers where the package is installed, as a whole process from start to exit. */
export const startup: Contests = {
  name: "startup",
  about: "Short commands of the packed package beside a process that does nothing.",
  prepare: () => {
    const { folder, close } = installPacked();
    const bin = join(folder, "node_modules/toolcall-tck/bin/tck.js");
    const commands = Object.entries(COMMANDS).map(([name, words]) => [name, wholeProcess(folder, bin, ...words)]);
    return {
      close,
      contests: [
        {
          on: "a process of its own",
          rounds: ROUNDS,
          warmups: 1,
          contestants: { [floor]: wholeProcess(folder, "-e", "0"), ...Object.fromEntries(commands) },
          claims: Object.keys(COMMANDS).flatMap((name) => [within(name, "wall"), within(name, "cpu")]),
        },
      ],
    };
  },
};
