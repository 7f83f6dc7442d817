import { describe, expect, it } from "vitest";
import type { ToolContent, ToolResult } from "../../src/generated/types.ts";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import { outputError } from "../../src/protocol/output.ts";
import { type Check, createRules } from "../../src/protocol/rules.ts";

const rules = createRules();

function checkOf(schema: unknown): Check {
  const compiled = compileSchema(schema);
  if (!compiled.ok) throw new Error(compiled.reason);
  return compiled.check;
}

const text = (...texts: string[]): ToolResult => ({ content: texts.map((value) => ({ type: "text", text: value })) });

describe("outputValue", () => {
  it.each<[string, unknown]>([
    ["21", 21],
    ["null", null],
    ['"21"', "21"],
    [' {"a":1} ', { a: 1 }],
    ["0123", "0123"],
    ["sunny", "sunny"],
    ["", ""],
    ["[1,", "[1,"],
  ])("reads the text %j as JSON if it parses, else as a string", (value, expected) => {
    expect(rules.outputValue(text(value))).toEqual(expected);
  });

  it("joins text blocks by a line feed before it reads them, and takes no others", () => {
    expect(rules.outputValue(text("[1,", "2]"))).toEqual([1, 2]);
    expect(rules.outputValue(text("1", "2"))).toBe("1\n2");
    const image: ToolContent = { type: "image", data: "AAAA", mimeType: "image/png" };
    expect(rules.outputValue({ content: [image, { type: "text", text: "7" }] })).toBe(7);
    expect(rules.outputValue({ content: [image] })).toBe("");
  });

  it("prefers a structured value, also 0, false and the empty string", () => {
    for (const structuredContent of [0, false, "", { a: 1 }]) {
      expect(rules.outputValue({ ...text("5"), structuredContent })).toEqual(structuredContent);
    }
    expect(rules.outputValue({ ...text("5"), structuredContent: null })).toBe(5);
  });
});

describe("checkOutput", () => {
  const temperature = checkOf({ type: "object", properties: { t: { type: "number", maximum: 50 } }, required: ["t"] });

  it("lets a fitting result pass, by its text or by its structured value", () => {
    expect(rules.checkOutput(text('{"t":21}'), temperature, "decision")).toBeUndefined();
    expect(rules.checkOutput({ ...text("warm"), structuredContent: { t: 21 } }, temperature, "settle")).toBeUndefined();
    expect(rules.checkOutput(text("anything"), undefined, "decision")).toBeUndefined();
  });

  it("names pointer, keyword and expectation of a misfit, and no value of the result", () => {
    expect(rules.checkOutput(text('{"t":"secret"}'), temperature, "decision")).toBe(
      'tool output violated its declared schema: /t must be of type number (keyword "type")',
    );
    expect(rules.checkOutput(text("secret"), temperature, "view")).not.toContain("secret");
  });

  it("exempts a result that reports failure, and only that", () => {
    expect(rules.checkOutput({ ...text("quota"), isError: true }, temperature, "decision")).toBeUndefined();
    expect(rules.checkOutput({ ...text("quota"), isError: false }, temperature, "decision")).toBeDefined();
  });

  it("checks numbers beyond a double as numbers", () => {
    expect(rules.checkOutput(text('{"t":1e400}'), temperature, "decision")).toContain("/t must be <= 50");
  });

  it("looks at the value by the record's own rule", () => {
    const replaced = createRules({ outputValue: () => ({ t: 1 }) });
    expect(replaced.checkOutput(text("x"), temperature, "decision")).toBeUndefined();
  });

  it("ends the call with an error that programs can tell", () => {
    expect(outputError("why")).toEqual({ message: "why", code: "invalid_response", param: "output" });
  });
});
