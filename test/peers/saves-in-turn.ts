import { rmSync } from "node:fs";
import { join } from "node:path";
import { save, saveable } from "../../src/cli/save.ts";

// Asks whether reports could be written to a folder, or writes one and takes the folder away, again and again; prints
// every failure. `saves-in-turn.ts <asks | saves> <folder> <times>`
const [, , role, folder = "", times] = process.argv;
const report = join(folder, "report/engine.json");

const acts: Readonly<Record<string, () => void>> = {
  asks: () => saveable([report, join(folder, "report/engine.html")]),
  saves: () => {
    save(report, "whole");
    try {
      rmSync(join(folder, "report"), { recursive: true });
    } catch {
      // Something is written there just now.
    }
  },
};

for (let n = 0; n < Number(times); n++)
  try {
    acts[role ?? ""]?.();
  } catch (thrown) {
    console.log(`${role}: ${(thrown as Error).message}`);
  }
