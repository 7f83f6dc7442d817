import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WorkerReport } from "../../conformance/index.ts";
import { tck } from "./tck.ts";

const toolkit = pathToFileURL(resolve(import.meta.dirname, "../../src/worker/index.ts")).href;

/** A worker with a tool that does this before it answers, and another at which nothing happens. */
const program = (does: string, first = ""): string => `
import { existsSync, writeFileSync } from "node:fs";
import { createWorker, defineTool } from ${JSON.stringify(toolkit)};
${first}
const numbers = { type: "object", properties: { n: { type: "number" } }, required: ["n"], additionalProperties: false };
const roll = defineTool({ name: "roll", description: "Roll a die.", input: numbers, execute: async ({ n }) => {
  ${does}
  return "4";
} });
const wait = defineTool({ name: "wait", description: "Wait.", execute: () => new Promise((done) => setTimeout(done, 5, "ok")) });
const worker = createWorker([roll, wait], { agent: { model: "any-model" } });
await worker.listen({ port: Number(process.env.TCK_PORT) });
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tck-dies-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Tests a worker of this program; what it leaves is in the folder. */
async function test(text: string, ...more: string[]) {
  writeFileSync(join(folder, "worker.mjs"), text);
  const command = `'${process.execPath}' worker.mjs`;
  const ran = await tck(["test", "worker", "--command", command, "--runs", "60", "--seed", "3", ...more], {
    cwd: folder,
  });
  const report = JSON.parse(readFileSync(join(folder, "tck-report/worker.json"), "utf8")) as WorkerReport;
  return { ...ran, report, command };
}

const THROWS =
  'if (n === 0) setTimeout(() => { throw new Error("no die has no sides"); }, 0);\n  await new Promise((done) => setTimeout(done, n === 0 ? 200 : 0));';
const RULE = "worker/answers-with-a-decision";

describe("A worker that dies in mid-run", () => {
  it("is told with the call that ended it, how it ended and what it said", async () => {
    const { code, out, report } = await test(program(THROWS));
    expect(code).toBe(1);
    const said = "ended with code 1 after the call of roll in a calls case. It said: Error: no die has no sides";
    expect(report.verdict.sentence).toContain(`The command ${said}`);
    expect(out).toContain(said);
    expect(out).toMatch(/\d+ cases were not played: the command had ended\./);
    expect(out).not.toContain("nothing listens there");
  });

  it("is started again for each smaller case, and the smallest breaks the rule in a replay too", async () => {
    const { report, command } = await test(program(THROWS));
    const { failure } = report.rules.find(({ id }) => id === RULE)!;
    expect(failure).toMatchObject({ reproduced: true });
    expect(failure!.findings[0]!.got).toContain("the command ended with code 1 after this request");
    const calls = failure!.case.steps.flatMap((step) => (step.do === "round" ? step.calls : []));
    expect(calls.map(({ tool, arguments: text }) => [tool, JSON.parse(text)])).toEqual([["roll", { n: 0 }]]);
    const replayed = await tck(["replay", failure!.file!, "--command", command], { cwd: folder });
    expect(replayed).toMatchObject({ code: 1, out: expect.stringContaining(`BROKEN ${RULE}`) });
  });

  it("is not held to have died again where it cannot be started a second time", async () => {
    const once = 'if (existsSync("started")) process.exit(5);\nwriteFileSync("started", "");';
    const { code, report } = await test(program(THROWS, once));
    expect(code).toBe(1);
    expect(report.verdict.sentence).toContain("It said: Error: no die has no sides");
    const { failure } = report.rules.find(({ id }) => id === RULE)!;
    expect(failure).toMatchObject({ reproduced: false, confirmed: "not-again" });
  });

  it("is told where the examples ended it, and tested all the same", async () => {
    writeFileSync(join(folder, "known.yaml"), "roll:\n  - input: { n: 77.5 }\n    output: 4\n");
    const { report } = await test(program("if (n === 77.5) process.exit(9);"), "--examples", "known.yaml");
    expect(report.verdict.sentence).toContain("The command ended with code 9");
    expect(report.cases.total).toBeGreaterThan(0);
  });
});
