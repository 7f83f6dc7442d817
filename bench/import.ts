import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, pack } from "../scripts/install-packed.ts";
import type { Contests } from "./harness/benchmark.ts";
import type { Claim } from "./harness/claim.ts";
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
    const folder = mkdtempSync(join(tmpdir(), "tck-import-"));
    const close = () => rmSync(folder, { recursive: true, force: true });
    const file = pack(folder);
    if (file === undefined || !install(folder, file)) {
      close();
      throw new Error("The package cannot be packed and installed, so there is nothing to import.");
    }
    writeFileSync(join(folder, "empty.js"), "export {};\n");
    return {
      close,
      contests: [
        {
          on: "a process of its own",
          rounds: ROUNDS,
          warmups: 1,
          contestants: {
            [floor]: wholeProcess(folder, 'import "./empty.js";'),
            [entry]: wholeProcess(folder, 'import "toolcall-tck";'),
          },
          claims: [more("wall"), more("cpu")],
        },
      ],
    };
  },
};
