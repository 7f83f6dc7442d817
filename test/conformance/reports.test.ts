import { describe, expect, it } from "vitest";
import type { CaseTool, EngineCase, PlannedCall } from "../../conformance/cases/engine/case.ts";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import type { StoredContent, StoredResult, ToolResult, ToolResultAction } from "../../src/generated/types.ts";
import { equal } from "../../src/json/equal.ts";
import { readExactJson } from "../../src/json/read.ts";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import { type Check, createRules } from "../../src/protocol/rules.ts";

/** The fixed examples of the suite, straight on the rules: an outcome that is wrong here is wrong in every run. */

const rules = createRules();

interface Row {
  readonly title: string;
  readonly call: PlannedCall;
  readonly tool: CaseTool | undefined;
}

const rowsOf = (engineCase: EngineCase): Row[] =>
  engineCase.turns
    .flatMap(({ replies }) => replies)
    .flatMap((reply) => ("calls" in reply ? reply.calls : []))
    .map((call) => ({
      title: `${engineCase.area}: ${call.tool} ${call.arguments} (${call.how}; ${JSON.stringify(call.answers[0]).slice(0, 120)})`,
      call,
      tool: engineCase.tools.find(({ name }) => name === call.tool),
    }));

const rows = examples.flatMap(rowsOf);
const declared = rows.filter(({ call }) => call.declared);

function checkOf(schema: unknown): Check | undefined {
  const compiled = schema === undefined ? undefined : compileSchema(schema);
  if (compiled?.ok === false) throw new Error(compiled.reason);
  return compiled?.check;
}

function read(text: string): unknown {
  const reading = readExactJson(text);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

/** The worker's result, where the worker is planned to give one. */
function resultAction({ answers: [answer] }: PlannedCall): ToolResultAction | undefined {
  if (answer?.take !== "action" || answer.action["type"] !== "tool.result") return undefined;
  return answer.action as unknown as ToolResultAction;
}

const results = declared.flatMap((row) => {
  const action = resultAction(row.call);
  // A call that ends later ends by something else than its answer.
  return action === undefined || row.call.expect.because === "later" ? [] : [{ ...row, action }];
});

/** A name for each put, from which the bytes can be read again. */
function store(result: ToolResult): { readonly stored: StoredResult; readonly base64: ReadonlyMap<string, string> } {
  const plan = rules.planStorage(result);
  const uris = plan.puts.map((_, i) => `blob:${i}`);
  const base64 = new Map(plan.puts.map(({ bytes }, i) => [`blob:${i}`, Buffer.from(bytes).toString("base64")]));
  return { stored: plan.store(uris), base64 };
}

describe("arguments", () => {
  it.each(declared)("$title are read as planned", ({ call, tool }) => {
    const input = rules.readArguments(call.arguments, checkOf(tool?.input));
    expect(call.input.status).toContain(input.status);
    expect("value" in input).toBe(input.status !== "malformed");
    if (input.status === "malformed" || call.input.value === undefined) return;
    expect(equal(input.value, read(call.input.value))).toBe(true);
  });

  it("never reach an object's prototype", () => {
    const input = rules.readArguments('{"__proto__":{"admin":true},"constructor":1}', checkOf({ type: "object" }));
    expect(input.status === "valid" && Object.keys(input.value as object)).toEqual(["__proto__", "constructor"]);
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
  });

  it("leave the declared schema as it is, with its defaults", () => {
    const schema = Object.freeze({ type: "object", properties: Object.freeze({ n: Object.freeze({ default: 20 }) }) });
    expect(rules.readArguments("{}", checkOf(schema))).toEqual({ status: "valid", value: {} });
  });
});

describe("results", () => {
  it.each(results)("$title end as planned", ({ call, tool, action }) => {
    const answer = rules.readResult(action);
    if (call.expect.ends.includes("refused")) return expect(answer.ok).toBe(false);
    if (!answer.ok) throw new Error(answer.message);
    const violation = rules.checkOutput(answer.result, checkOf(tool?.output), "decision");
    expect(call.expect.ends).toContain(violation === undefined ? "ok" : "error");
    for (const secret of call.expect.hidden ?? []) expect(violation ?? "").not.toContain(secret);
  });

  const kept = results.filter(({ call }) => call.expect.ends.includes("ok") && call.expect.blocks !== undefined);

  it.each(kept)("$title are stored as planned", ({ call: { expect: planned }, action }) => {
    const answer = rules.readResult(action);
    if (!answer.ok) throw new Error(answer.message);
    const { stored, base64 } = store(answer.result);
    const told = stored.content.map((block: StoredContent, i) => {
      const wanted = planned.blocks?.[i];
      if (wanted?.type === "any") return wanted;
      if (block.type === "blob") return { type: "blob", base64: base64.get(block.uri) };
      if (wanted?.type === "json" && block.type === "text") {
        return equal(read(block.text), read(wanted.value)) ? wanted : block;
      }
      return block;
    });
    // Under which type bytes are served is for the engine's route to show.
    const blocks = planned.blocks?.map((block) =>
      block.type === "blob" ? { type: "blob", base64: block.base64 } : block,
    );
    expect(told).toEqual(blocks);
    if (planned.structured !== undefined) {
      expect(equal(stored.structuredContent, read(planned.structured))).toBe(true);
    }
  });

  it("of megabytes leave nothing of their bytes in the record", () => {
    const data = Buffer.alloc(6 * 2 ** 20).toString("base64");
    const { stored, base64 } = store({ content: [{ type: "image", data, mimeType: "image/png" }] });
    expect(stored).toEqual({ content: [{ type: "blob", uri: "blob:0" }] });
    expect(base64.get("blob:0") === data).toBe(true);
  });
});

describe("schemas", () => {
  const unusable = examples.flatMap(({ tools }) => tools).filter((tool) => tool.unusable === true);

  it("that cannot be used are among the examples", () => {
    expect(unusable.length).toBeGreaterThan(0);
  });

  it.each(unusable)("of the tool $name are refused with a reason and a place", ({ input, output }) => {
    expect(compileSchema(input ?? output)).toEqual({
      ok: false,
      reason: expect.stringMatching(/\S/),
      pointer: expect.any(String),
    });
  });
});
