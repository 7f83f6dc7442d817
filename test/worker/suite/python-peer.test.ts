import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { runWorkerSuite } from "../../../conformance/worker/index.ts";
import { SECRET } from "./run-in-process.ts";

const script = new URL("../../peers/worker.py", import.meta.url).pathname;
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Every mistake that the peer can make, and the rule that finds it. */
const faults: Readonly<Record<string, string>> = {
  "first-attempt": "worker/names-its-attempt",
  traceback: "worker/writes-errors-for-the-model",
  "urlsafe-base64": "worker/encodes-bytes-as-base64",
  "unknown-trigger": "worker/survives-a-newer-engine",
  "no-signature": "worker/refuses-forged-requests",
  "text-numbers": "worker/result-fits-its-output",
  "shared-call": "worker/keeps-parallel-calls-apart",
  "silent-refusal": "worker/ends-refused-calls",
};

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

async function start(...flags: readonly string[]): Promise<string> {
  const child = spawn("python3", [script, "--secret", SECRET, ...flags], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  return line.toString().trim();
}

// Where no Python is installed there is no peer to run: the suite itself needs none.
describe.skipIf(!hasPython)("a worker in Python", () => {
  it("is conformant", async () => {
    const report = await runWorkerSuite({ url: await start(), secret: SECRET, seed: 5, runs: 80 });
    expect(report.rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn")).toEqual([]);
    expect(report.verdict.exitCode).toBe(0);
  });

  it.each(Object.entries(faults))("with the fault %s is caught by %s", async (fault, rule) => {
    const report = await runWorkerSuite({ url: await start("--fault", fault), secret: SECRET, seed: 5, runs: 80 });
    const broken = report.rules.filter(({ outcome }) => outcome === "fail").map(({ id }) => id);
    expect(broken).toEqual([rule]);
    expect(report.verdict.exitCode).toBe(1);
  });
});
