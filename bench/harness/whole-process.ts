import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Contestant } from "./contest.ts";

/** Has the process say its own CPU time, in microseconds, on descriptor 3: its parent cannot ask for it. */
const LAST = join(import.meta.dirname, "tell-cpu.cjs");

/**
 * A contestant that is a whole process of Node, from start to exit; its unit is that. It runs with these arguments in
 * `folder`, whose packages it may import. What it prints is thrown away.
 */
export function wholeProcess(folder: string, ...args: readonly string[]): Contestant {
  const all = ["--require", LAST, ...args];
  return () => {
    const start = process.hrtime.bigint();
    const { status, output } = spawnSync(process.execPath, all, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    });
    const wall = Number(process.hrtime.bigint() - start);
    if (status !== 0) throw new Error(`A measured process failed: ${output[2]}`);
    const [user = Number.NaN, system = Number.NaN] = (output[3] ?? "").split(" ").map((us) => Number(us) * 1_000);
    return { wall, cpu: user + system, user };
  };
}
