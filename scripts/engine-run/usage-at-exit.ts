/** Loaded before a process that is measured: when it ends by itself, it writes down what it has used. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.env["TCK_USAGE_DIR"];

if (folder !== undefined)
  process.once("exit", () => {
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(process.resourceUsage()));
  });
