import { afterAll, describe, expect, it } from "vitest";
import { workerLaws } from "../../../conformance/judges/worker/index.ts";
import { nullWorkers, workerMutants } from "../../../conformance/mutants/worker/index.ts";
import { brokenRules, checkedRules, engineInProcess, runInProcess, SECRET } from "./run-in-process.ts";

const rows: string[] = [];
afterAll(() => console.log(`\n${rows.sort().join("\n")}\n`));

describe("the matrix of workers with one mistake", () => {
  it.each(workerMutants)("a worker that $name is caught by $breaks and nothing foreign", async (mutant) => {
    const { engine, client } = engineInProcess();
    const broken = brokenRules(await runInProcess(mutant.make(SECRET, client), { engine, modelCalls: true }));
    rows.push(
      `${mutant.breaks.padEnd(38)} ${mutant.name.padEnd(44)} ${broken.filter((rule) => rule !== mutant.breaks).join(", ")}`,
    );
    expect(broken).toContain(mutant.breaks);
    expect(broken.filter((rule) => rule !== mutant.breaks && !mutant.follows.includes(rule))).toEqual([]);
  });

  it("has a mutant for every law", () => {
    const caught = new Set(workerMutants.map(({ breaks }) => breaks));
    expect(workerLaws.map(({ rule }) => rule).filter((rule) => !caught.has(rule))).toEqual([]);
  });
});

describe("peers that are no workers", () => {
  it.each(Object.entries(nullWorkers))("%s: nothing is checked, so nothing is passed", async (_name, handle) => {
    const run = await runInProcess(handle, { patienceMs: 50 });
    expect(run.state).toMatchObject({ kind: "nothing", reason: expect.stringMatching(/\w/) });
    expect(checkedRules(run)).toEqual([]);
  });
});
