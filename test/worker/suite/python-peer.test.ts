import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { listenEngineApi, runWorkerSuite } from "../../../conformance/worker/index.ts";
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
  "later-without-id": "worker/settles-later-by-id",
  "later-twice": "worker/settles-later-once",
  "forgotten-question": "worker/goes-on-when-resumed",
};

const children: ChildProcess[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  for (const child of children.splice(0)) child.kill();
});

async function start(...flags: readonly string[]): Promise<string> {
  const child = spawn("python3", [script, "--secret", SECRET, ...flags], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  return line.toString().trim();
}

/** Runs the suite against the peer, with an engine's API beside it for the tool that answers later. */
async function report(...flags: readonly string[]) {
  const { engine, url: engineUrl, close } = await listenEngineApi({ apiKey: "key" });
  closing.push(close);
  const url = await start("--engine-url", engineUrl, "--api-key", "key", ...flags);
  return runWorkerSuite({ url, secret: SECRET, engine, seed: 5, runs: 100, shrink: false });
}

// Where no Python is installed there is no peer to run: the suite itself needs none.
describe.skipIf(!hasPython)("a worker in Python", () => {
  it("is conformant, and answers later too", async () => {
    const { rules, verdict } = await report();
    expect(rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn")).toEqual([]);
    expect(rules.find(({ id }) => id === "worker/settles-later-by-id")?.outcome).toBe("pass");
    expect(verdict.exitCode).toBe(0);
  });

  it.each(Object.entries(faults))("with the fault %s is caught by %s", async (fault, rule) => {
    const { rules } = await report("--fault", fault);
    const broken = rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn").map(({ id }) => id);
    expect(broken).toEqual([rule]);
  });
});
