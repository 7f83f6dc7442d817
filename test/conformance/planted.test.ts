import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { callsOf } from "../../conformance/cases/engine/case.ts";
import { findFirst } from "../proofs/planted/find-first.ts";
import { replayAnew } from "../proofs/planted/replay-anew.ts";
import { givenReports } from "../proofs/planted/reports.ts";

/** A sample of the proof that plants all faults of the given reports with three seeds. */
const SEED = 1;

const given = readFileSync(new URL("../cases/reports.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as { readonly id: string; readonly input: { readonly cases?: readonly unknown[] } });

describe("the table of planted faults", () => {
  it("names every given report", () => {
    expect(givenReports.map(({ id }) => id)).toEqual(given.map(({ id }) => id));
  });

  it.each(givenReports)(
    "has a fault or the row that exempts it for each case of $id",
    ({ id, faults, exempt = [] }) => {
      const cases = given.find((report) => report.id === id)?.input.cases ?? [];
      const named = new Set([...faults, ...exempt].flatMap((one) => one.cases ?? []));
      expect([...cases.keys()].filter((n) => !named.has(n))).toEqual([]);
      expect([...named].filter((n) => n >= cases.length)).toEqual([]);
      expect(faults.length).toBeGreaterThan(0);
    },
  );
});

/** One fault of each report; those of slow cases and of megabytes are left to the proof. */
const SLOW = ["R13"];
const first = givenReports.flatMap(({ id, faults: [fault] }) =>
  fault === undefined || SLOW.includes(id) ? [] : [{ id, fault }],
);

describe("the first fault of a report", () => {
  it.each(first)(
    "of $id is found in generated cases: an engine that $fault.engine",
    { timeout: 120_000 },
    async (one) => {
      const { engine, calls = 1, tools = 1 } = one.fault;
      const found = await findFirst(engine, SEED);
      if (found?.shrunk.reproduced !== true) throw new Error(`nothing was found of ${engine}`);
      const { engineCase, before, after, tries } = found.shrunk;
      expect(callsOf(engineCase).length).toBeLessThanOrEqual(calls);
      expect(engineCase.tools.length).toBeLessThanOrEqual(tools);
      expect(after).toBeLessThanOrEqual(before);
      expect(tries).toBeGreaterThan(1);
    },
  );
});

describe("the saved smallest case of a fault", () => {
  const names = ["unwraps a string", "takes 0 and false for absent", "prompts after the first call"];

  it.each(names)("breaks the same rule in a new process: %s", { timeout: 120_000 }, async (name) => {
    const found = await findFirst(name, SEED);
    if (found?.shrunk.reproduced !== true) throw new Error(`nothing was found of ${name}`);
    expect(await replayAnew(name, found.rule, found.shrunk)).toContain(found.rule);
  });
});
