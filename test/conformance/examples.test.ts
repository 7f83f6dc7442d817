import { describe, expect, it } from "vitest";
import { callsOf } from "../../conformance/cases/engine/case.ts";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import { readEngineCase, replayEngineCase } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import type { ToolResultAction } from "../../src/generated/types.ts";
import { equal } from "../../src/json/equal.ts";
import { readExactJson } from "../../src/json/read.ts";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import { createRules } from "../../src/protocol/rules.ts";

const rules = createRules();
const checkOf = (schema: unknown) => {
  const compiled = schema === undefined ? undefined : compileSchema(schema);
  return compiled?.ok === true ? compiled.check : undefined;
};
const calls = examples.flatMap((engineCase) =>
  callsOf(engineCase).map((call) => ({ call, tool: engineCase.tools.find(({ name }) => name === call.tool) })),
);

describe("a fixed example", () => {
  it("is a case that can be saved and read again", () => {
    expect(examples.length).toBeGreaterThanOrEqual(50);
    for (const engineCase of examples)
      expect(readEngineCase(JSON.parse(JSON.stringify(engineCase)))).toMatchObject({ ok: true });
  });

  for (const [n, engineCase] of examples.entries()) {
    // Those are played by the test of long cases, which asks more of them.
    if (engineCase.class === "long") continue;
    const [call] = callsOf(engineCase);
    it.concurrent(`${n + 1}, ${engineCase.area}: ${call?.arguments} ${JSON.stringify(call?.answers[0])}`, async () => {
      const engine = { kind: "mount", mount: mountEngine({}) } as const;
      const { log, broken } = await replayEngineCase(engineCase, { engine });
      expect(broken.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([]);
      expect(log.end).toBe("ended");
    });
  }
});

describe("the rules alone, on the same inputs", () => {
  it("read the arguments as expected, with every digit and every code unit", () => {
    for (const { call, tool } of calls) {
      if (!call.declared) continue;
      const input = rules.readArguments(call.arguments, checkOf(tool?.input));
      expect(call.input.status, call.arguments).toContain(input.status);
      if (input.status !== "valid" || call.input.value === undefined) continue;
      const wanted = readExactJson(call.input.value);
      expect(wanted.ok && equal(input.value, wanted.value), call.arguments).toBe(true);
      expect(JSON.stringify(input.value)).toBe(JSON.stringify(wanted.ok && wanted.value));
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it("read, check and store the results as expected", () => {
    for (const { call, tool } of calls) {
      const [answer] = call.answers;
      if (answer?.take !== "action" || answer.action["type"] !== "tool.result") continue;
      const { type: _, ...action } = answer.action as unknown as ToolResultAction;
      const read = rules.readResult(action);
      expect(read.ok).toBe(!call.expect.ends.includes("refused"));
      if (!read.ok) continue;
      const violation = rules.checkOutput(read.result, checkOf(tool?.output), "decision");
      expect(call.expect.ends).toContain(violation === undefined ? "ok" : "error");
      for (const hidden of call.expect.hidden ?? []) expect(violation ?? "").not.toContain(hidden);
      const plan = rules.planStorage(read.result);
      const stored = plan.store(plan.puts.map((_put, i) => `blob://t/${i}`));
      const types = (call.expect.blocks ?? []).map(({ type }) => (type === "json" ? "text" : type));
      for (const [i, type] of types.entries()) if (type !== "any") expect(stored.content[i]?.type).toBe(type);
      for (const block of call.expect.blocks ?? [])
        if (block.type === "blob") expect(JSON.stringify(stored)).not.toContain(block.base64);
    }
  });
});
