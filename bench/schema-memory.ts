import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Contests } from "./harness/benchmark.ts";
import type { Contestant } from "./harness/contest.ts";

const file = fileURLToPath(new URL("./schema-memory-process.ts", import.meta.url));

/** What a process holds after so many schemas; a process of its own, since nothing else may have been compiled there. */
const after =
  (schemas: number): Contestant =>
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", file, String(schemas)], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`Compiling ${schemas} schemas failed: ${stderr}`);
    return { memory: Number(stdout) };
  };

/** Whether the schemas of tools that are long gone stay in memory. */
export const schemaMemory: Contests = {
  name: "schema-memory",
  about: "Memory after 20,000 different schemas of tools beside that after 1,000.",
  prepare: () => ({
    contests: [
      {
        on: "an engine's compiler of schemas",
        rounds: 3,
        warmups: 0,
        contestants: { "after 1,000 schemas": after(1_000), "after 20,000 schemas": after(20_000) },
        claims: [{ of: "after 20,000 schemas", beside: "after 1,000 schemas", as: "ratio", by: "memory", atMost: 1.1 }],
      },
    ],
  }),
};
