import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Contests } from "./harness/benchmark.ts";
import type { Claim } from "./harness/claim.ts";
import { installPacked } from "./harness/installed.ts";
import { wholeProcess } from "./harness/whole-process.ts";

const ROUNDS = 31;
const MOST = 15e6;

const entry = "import toolcall-tck";
const floor = "import an empty module";
const more = (by: Claim["by"]): Claim => ({ of: entry, beside: floor, as: "difference", by, atMost: MOST });

/** What the packed and installed package costs whoever imports its root, as a whole process from start to exit. */
export const importing: Contests = {
  name: "import",
  about: "Importing the packed package beside importing an empty module, as whole processes.",
  prepare: () => {
    const { folder, close } = installPacked();
    writeFileSync(join(folder, "empty.js"), "export {};\n");
    const running = (module: string) => wholeProcess(folder, "--input-type=module", "--eval", module);
    return {
      close,
      contests: [
        {
          on: "a process of its own",
          rounds: ROUNDS,
          warmups: 1,
          contestants: { [floor]: running('import "./empty.js";'), [entry]: running('import "toolcall-tck";') },
          claims: [more("wall"), more("cpu")],
        },
      ],
    };
  },
};
