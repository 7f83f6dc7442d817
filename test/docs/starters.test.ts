import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { startChild } from "../../conformance/common/child.ts";
import { byCommand } from "../../conformance/engine/by-command.ts";
import { runEngineSuite, runWorkerSuite } from "../../conformance/index.ts";

const folder = resolve(import.meta.dirname, "../../docs/starters");

/** How each starter is run, and how many lines that say something it may have. */
const STARTERS: Readonly<Record<string, { readonly run: string; readonly lines: number }>> = {
  "engine.ts": { run: process.execPath, lines: 240 },
  "engine.py": { run: "python3", lines: 275 },
  "worker.ts": { run: process.execPath, lines: 40 },
  "worker.py": { run: "python3", lines: 40 },
};

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const commandOf = (name: string): string => `"${STARTERS[name]!.run}" "${join(folder, name)}"`;

/** What does not hold: for a starter, nothing that must, and it is warned of nothing. */
const unmet = (rules: readonly { readonly id: string; readonly level: string; readonly outcome: string }[]) =>
  rules
    .filter(({ level, outcome }) => level.startsWith("MUST") || outcome === "warn")
    .filter(({ outcome }) => outcome !== "pass" && outcome !== "not-applicable")
    .map(({ id, outcome }) => `${id}: ${outcome}`);

it("Every file among the starters is one that these tests run", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(STARTERS).sort());
});

describe.each(Object.entries(STARTERS))("The starter %s", (name, { lines }) => {
  const written = readFileSync(join(folder, name), "utf8").split("\n");

  it("is short enough to be read at once", () => {
    expect(written.filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(lines);
    expect(written.filter((line) => line.length > (name.startsWith("engine") ? 120 : 100))).toEqual([]);
  });

  it("needs nothing but what its language brings", () => {
    const named = written.flatMap((line) => /^import .* from "([^"]+)"/.exec(line)?.[1] ?? []);
    expect(named.filter((module) => !module.startsWith("node:"))).toEqual([]);
  });
});

describe("The suite finds that every MUST rule holds that applies, and warns of nothing", () => {
  const named = (role: string) => Object.keys(STARTERS).filter((name) => name.startsWith(role));
  const reason = "python3 is not on this machine";

  it.for(named("engine"))("to %s, for the core, without events and stored bytes to be read", async (name, { skip }) => {
    skip(name.endsWith(".py") && !hasPython, reason);
    const told = { apiKey: "secret", agentId: "tck" };
    const report = await runEngineSuite({
      engine: byCommand(commandOf(name), told, new AbortController().signal),
      ...told,
      offers: [],
      runs: 60,
      concurrency: 8,
      seed: 7,
      shrink: false,
    });
    expect(unmet(report.rules)).toEqual([]);
    expect(report.verdict).toMatchObject({ kind: "conformant" });
    expect(report.verdict.total).toBeGreaterThan(60);
  });

  it.for(named("engine"))("to %s, where the config changes while a call is open", async (name, { skip }) => {
    skip(name.endsWith(".py") && !hasPython, reason);
    const told = { apiKey: "secret", agentId: "tck" };
    const { rules, cases } = await runEngineSuite({
      engine: byCommand(commandOf(name), told, new AbortController().signal),
      ...told,
      offers: [],
      areas: ["agent"],
      runs: 16,
      topUp: false,
      seed: 7,
      shrink: false,
    });
    expect(cases.generated).toBe(16);
    expect(rules.filter(({ broken }) => broken > 0).map(({ id }) => id)).toEqual([]);
  });

  it.for(named("worker"))("to %s, signed and unsigned", async (name, { skip }) => {
    skip(name.endsWith(".py") && !hasPython, reason);
    for (const secret of [undefined, "s3cret"]) {
      const env = secret === undefined ? {} : { TCK_WORKER_SECRET: secret };
      const child = await startChild(commandOf(name), env, new AbortController().signal);
      try {
        const signed = secret === undefined ? {} : { secret };
        const report = await runWorkerSuite({ url: child.url, ...signed, runs: 150, seed: 7, shrink: false });
        expect(unmet(report.rules)).toEqual([]);
        expect(report.verdict).toMatchObject({ kind: "conformant" });
      } finally {
        await child.close();
      }
    }
  });
});
