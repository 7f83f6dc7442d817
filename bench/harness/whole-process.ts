import { spawnSync } from "node:child_process";
import type { Contestant } from "./contest.ts";

/** What a process says last: its own CPU time, which its parent cannot ask for. */
const LAST = `process.on("exit", () => { const { user, system } = process.cpuUsage(); process.stdout.write(user + " " + system); });`;

/**
 * A contestant that is a whole process of Node, from start to exit; its unit is that. The module runs from `folder`, whose
 * packages it may import.
 */
export function wholeProcess(folder: string, module: string): Contestant {
  const args = ["--input-type=module", "--eval", `${LAST}\n${module}`];
  return () => {
    const start = process.hrtime.bigint();
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    const wall = Number(process.hrtime.bigint() - start);
    if (status !== 0) throw new Error(`A measured process failed: ${stderr}`);
    const [user = Number.NaN, system = Number.NaN] = stdout.split(" ").map((us) => Number(us) * 1_000);
    return { wall, cpu: user + system, user };
  };
}
