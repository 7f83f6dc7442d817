import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChild } from "../../conformance/common/child.ts";
import { byCommand } from "../../conformance/engine/by-command.ts";
import { runEngineSuite, runWorkerSuite } from "../../conformance/index.ts";
import { knownOf } from "../../conformance/vitest/target.ts";
import { createPlace, type Place } from "./place.ts";

const folder = resolve(import.meta.dirname, "../../docs/starters");

/** How each starter is run, how many lines it may have, blank ones too, and what of others' it needs. */
const STARTERS: Readonly<
  Record<string, { readonly run: string; readonly lines: number; readonly needs?: readonly string[] }>
> = {
  "engine.ts": { run: process.execPath, lines: 267 },
  "engine.py": { run: "python3", lines: 346 },
  "engine-first.ts": { run: process.execPath, lines: 60, needs: ["toolcall-tck/engine"] },
  "worker.ts": { run: process.execPath, lines: 40 },
  "worker.py": { run: "python3", lines: 40 },
};

/** What is known not to hold of a starter, in the file that the guide gives to `--known-failures`. */
const KNOWN: Readonly<Record<string, string>> = { "engine-first.ts": "engine-first.known.yaml" };

const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** A reader's folder: the starters that import the package find it there. */
let place: Place;
beforeAll(() => {
  place = createPlace("folder");
  for (const name of Object.keys(STARTERS)) copyFileSync(join(folder, name), join(place.folder, name));
});
afterAll(() => place.close());

const commandOf = (name: string): string => `"${STARTERS[name]!.run}" "${join(place.folder, name)}"`;

/** What does not hold: for a starter, nothing that must, and it is warned of nothing. */
const unmet = (rules: readonly { readonly id: string; readonly level: string; readonly outcome: string }[]) =>
  rules
    .filter(({ level, outcome }) => level.startsWith("MUST") || outcome === "warn")
    .filter(({ outcome }) => outcome !== "pass" && outcome !== "not-applicable")
    .map(({ id, outcome }) => `${id}: ${outcome}`);

it("Every file among the starters is one that these tests run", () => {
  expect(readdirSync(folder).sort()).toEqual([...Object.keys(STARTERS), ...Object.values(KNOWN)].sort());
});

describe.each(Object.entries(STARTERS))("The starter %s", (name, { lines, needs = [] }) => {
  const written = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");

  it("is short enough to be read at once", () => {
    expect(written.length).toBeLessThanOrEqual(lines);
    expect(written.filter((line) => line.length > 120)).toEqual([]);
  });

  it(`needs nothing but what its language brings${needs.length === 0 ? "" : `, and ${needs.join()}`}`, () => {
    const named = written.flatMap((line) => /^import .* from "([^"]+)"/.exec(line)?.[1] ?? []);
    expect(named.filter((module) => !module.startsWith("node:"))).toEqual(needs);
  });
});

describe("The suite finds that every MUST rule holds that applies, and warns of nothing", () => {
  const named = (role: string) =>
    Object.keys(STARTERS).filter((name) => name.startsWith(role) && KNOWN[name] === undefined);
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

describe("The list beside a starter is true: nothing else fails, and nothing on it passes", () => {
  it.each(Object.entries(KNOWN))("of %s", async (name, list) => {
    const told = { apiKey: "secret", agentId: "tck" };
    const report = await runEngineSuite({
      engine: byCommand(commandOf(name), told, new AbortController().signal),
      ...told,
      ...knownOf({ knownFailures: join(folder, list) }),
      offers: [],
      runs: 60,
      concurrency: 8,
      seed: 7,
      shrink: false,
    });
    expect(report.listFaults ?? []).toEqual([]);
    expect(unmet(report.rules.filter(({ known }) => known === undefined))).toEqual([]);
    expect(report.rules.filter(({ known, level }) => known !== undefined && level.startsWith("MUST"))).toHaveLength(4);
    expect(report.verdict).toMatchObject({ kind: "conformant" });
  });
});
