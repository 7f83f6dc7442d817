import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Shrunk } from "../../../conformance/engine/shrink.ts";
import { MUTANT_KEYS } from "../../../conformance/mutants/engine/mutant.ts";

const root = resolve(import.meta.dirname, "../../..");

/**
 * Saves a shrunk case to a file, and has a new process of the suite play that file against a new process of the faulty
 * engine, with `tck replay`. Gives the rules that it breaks there. Rejects when the process says nothing that can be read.
 */
export async function replayAnew(
  fault: string,
  rule: string,
  { engineCase, findings }: Extract<Shrunk, { reproduced: true }>,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "tck-planted-"));
  try {
    const file = join(folder, "failure.json");
    await writeFile(file, JSON.stringify({ version: 1, role: "engine", rule, findings, case: engineCase }));
    const engine = [process.execPath, join(root, "test/peers/faulty-engine.ts"), fault].map((word) => `"${word}"`);
    const keys = ["--api-key", "tck", "--api-key-2", MUTANT_KEYS.apiKey2, "--worker-secret", MUTANT_KEYS.workerSecret];
    const words = ["replay", file, "--command", engine.join(" "), "--features", "all", ...keys, "--json"];
    const seen = JSON.parse(await outputOf([join(root, "bin/tck.js"), ...words])) as { broken: { rule: string }[] };
    return seen.broken.map((broken) => broken.rule);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a process says; that it ends with another code than 0 is what a broken rule does. */
function outputOf(words: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, words, { cwd: root, maxBuffer: 256 * 2 ** 20 }, (_error, out, err) =>
      out === "" ? fail(new Error(err)) : done(out),
    );
  });
}
