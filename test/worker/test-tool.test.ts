import { describe, expect, it } from "vitest";
import { testDeclaredTool, testTool } from "../../conformance/tools/index.ts";
import { calculator } from "../../reference-worker/tools/calculator.ts";
import { pickFile, transferMoney } from "../../reference-worker/tools/people.ts";
import { searchArchive } from "../../reference-worker/tools/search-archive.ts";
import { defineTool, reportedFailure, text } from "../../src/worker/index.ts";

const INPUT = {
  type: "object",
  properties: { n: { type: "integer", minimum: 0, maximum: 9 } },
  required: ["n"],
} as const;

function faults(report: Awaited<ReturnType<typeof testTool>>) {
  return [...new Set(report.checks.filter(({ ok }) => !ok).map(({ kind }) => kind))];
}

describe("testTool", () => {
  it("finds nothing wrong with a tool that does what its cases say", async () => {
    const report = await testTool(calculator, [
      { input: { expression: "(4 * 12) + 7" }, output: 55 },
      { input: { expression: "not a math expression" }, error: "cannot be evaluated" },
      { input: { expression: "1 / 0" }, error: true },
    ]);
    expect(faults(report)).toEqual([]);
    expect(report).toMatchObject({ tool: "calculator", ok: true, runs: 53, notes: [] });
  });

  it.each([
    [{ input: { expression: "1" }, output: 2 }, "expected 2, got 1."],
    [{ input: { expression: "1" }, error: true as const }, "expected an error, got 1."],
    [{ input: { expression: "x" }, output: 2 }, "the tool failed:"],
    [{ input: { expression: "x" }, error: "teapot" }, 'expected an error with "teapot"'],
    [{ input: { expression: "12" }, includes: "3", name: "twelve" }, 'twelve: expected "3" in 12.'],
  ])("says what a case came to instead: %j", async (known, message) => {
    const report = await testTool(calculator, [known], { generated: 0 });
    expect(report.checks.find(({ kind, ok }) => kind === "case" && !ok)?.message).toContain(message);
  });

  it("reads a failure that a result reports as it reads an error", async () => {
    const execute = () => reportedFailure(text("boom\n    at foo (x.js:1:1)"));
    const failing = defineTool({ name: "failing", input: INPUT, execute });
    const report = await testTool(failing, [
      { input: { n: 1 }, error: "boom" },
      { input: { n: 1 }, output: 1 },
    ]);
    expect(faults(report)).toEqual(["error-readable", "case"]);
    expect(report.checks.filter(({ kind }) => kind === "case")).toMatchObject([
      { ok: true },
      { ok: false, message: expect.stringContaining("the tool failed") },
    ]);
  });

  it.each(["sk-abcdefghijklmnopqrstuvwx012345", "AKIAABCDEFGHIJKLMNOP", "-----BEGIN RSA PRIVATE KEY-----"])(
    "finds the key %s in an error, and does not repeat it",
    async (key) => {
      const leaking = defineTool({ name: "l", input: INPUT, execute: () => Promise.reject(new Error(`No ${key}.`)) });
      const report = await testTool(leaking, [], { generated: 1 });
      const [fault] = report.checks.filter(({ ok }) => !ok);
      expect(fault?.message).toBe('The error "..." holds a secret key.');
    },
  );

  it("finds results that break the output schema, errors that no model can read, and results that are too large", async () => {
    const wrong = defineTool({ name: "wrong", input: INPUT, output: { type: "string" }, execute: () => 5 as never });
    const unreadable = defineTool({ name: "u", input: INPUT, execute: () => Promise.reject(new Error("undefined")) });
    const large = defineTool({ name: "large", input: INPUT, execute: () => "x".repeat(200_000) });
    expect(faults(await testTool(wrong))).toEqual(["output-fits"]);
    expect(faults(await testTool(unreadable))).toEqual(["error-readable"]);
    expect(faults(await testTool(large))).toEqual(["output-size"]);
  });

  it("gives the tool the context that it is tested with", async () => {
    const greets = defineTool({
      name: "greets",
      execute: (_input, { local, shared }) => `${shared["greeting"]} ${local["name"]}`,
    });
    const context = { local: { name: "Ann" }, shared: { greeting: "Hello" } };
    const report = await testTool(greets, [{ input: {}, output: "Hello Ann" }], { generated: 0, context });
    expect(report.ok).toBe(true);
  });

  it("finds a tool that says it is idempotent and is not", async () => {
    let n = 0;
    const counts = defineTool({ name: "counts", input: INPUT, execute: () => `${++n}` });
    const known = [{ input: { n: 1 } }];
    expect(faults(await testTool(counts, known, { generated: 0, idempotent: true }))).toEqual(["idempotent"]);
    expect(faults(await testTool(counts, known, { generated: 0 }))).toEqual([]);
  });

  it("keeps what generators yield, and lets tools wait for people", async () => {
    const report = await testTool(searchArchive(0), [{ input: { word: "white" }, includes: "The woman in white" }], {
      generated: 0,
    });
    expect(report).toMatchObject({ ok: true, preliminary: [[{ percent: 33 }, { percent: 67 }, { percent: 100 }]] });
    expect((await testTool(transferMoney)).ok).toBe(true);
    expect((await testTool(pickFile)).notes).toEqual(["The tool runs in the client: there is nothing to run here."]);
  });
});

describe("testDeclaredTool", () => {
  it("says of an input that breaks the schema what an engine would: a worker may take the refusal and never run it", async () => {
    const ran: unknown[] = [];
    const input = { type: "object", properties: { word: { type: "string" } }, required: ["word"] };
    const decide: Parameters<typeof testDeclaredTool>[1] = async ({ trigger, proposed }) => {
      if (trigger.type !== "tool.execute" || trigger.input.status !== "valid") return proposed;
      ran.push(trigger.input.value);
      return {
        actions: [{ type: "tool.result", result: String((trigger.input.value as { word: string }).word.length) }],
      };
    };
    const report = await testDeclaredTool({ name: "measure", input }, decide, [], {
      seed: 3,
    });
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report.runs).toBe(50);
    expect(ran).toHaveLength(25);
  });
});
