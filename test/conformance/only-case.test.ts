import { describe, expect, it } from "vitest";
import { engineAreas } from "../../conformance/cases/engine/areas.ts";
import { terminalReport } from "../../conformance/report/terminal.ts";
import { BROKEN, engineRun, workerRun } from "../report/reports.ts";

const failureOf = ({ rules }: Awaited<ReturnType<typeof engineRun>>) =>
  rules.find(({ id }) => id === BROKEN.engine)?.failure;

describe("a failure", () => {
  it("says where its case was drawn, and with the same seed that place is the same case again", async () => {
    const report = await engineRun({ generatedOnly: true, shrink: false, rules: [BROKEN.engine] });
    const failure = failureOf(report);
    expect(failure?.drawn).toMatch(/^[\w-]+\/\d+$/);
    expect(engineAreas.map(({ name }) => name)).toContain(failure?.drawn?.split("/")[0]);
    expect(terminalReport(report)).toContain(`drawn as ${failure?.drawn} of seed 5`);
    const again = await engineRun({ shrink: false, rules: [BROKEN.engine], onlyCase: failure?.drawn ?? "" });
    expect(again.cases).toMatchObject({ total: 1, generated: 1, fixed: 0 });
    expect(failureOf(again)?.case).toEqual(failure?.case);
    expect(again.selection).toMatchObject({ onlyCase: failure?.drawn });
  });

  it("names a fixed case by its number", async () => {
    const report = await engineRun({
      shrink: false,
      onlyCase: "examples/0",
      rules: [BROKEN.engine, "arguments/no-object-is-malformed"],
    });
    expect(report.cases).toMatchObject({ total: 1, generated: 0, fixed: 1 });
    const because = report.rules.flatMap((rule) => rule.because ?? []);
    expect(because).toContain("the one case that was played, examples/0, does not speak of it");
  });

  it("of a worker says it too", async () => {
    const { rules } = await workerRun();
    expect(rules.find(({ id }) => id === BROKEN.worker)?.failure?.drawn).toMatch(/^[\w-]+\/\d+$/);
  });
});
