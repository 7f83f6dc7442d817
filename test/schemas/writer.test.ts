import { describe, expect, it } from "vitest";
import { CheckWriter } from "../../scripts/generate/check.ts";
import type { Schema } from "../../scripts/generate/load.ts";

const write = (schema: Schema, others: { [name: string]: Schema } = {}): string =>
  new CheckWriter({ $defs: { Asked: schema, ...others } }).write();

describe("The writer of validators", () => {
  it.each([
    ["a keyword that it does not know", { type: "array", uniqueItems: true }, "uniqueItems"],
    ["one deep inside", { type: "object", properties: { a: { items: { contains: {} } } } }, "contains"],
    ["one in a condition", { if: { format: "date" }, else: { type: "null" } }, "format"],
    ["a type that there is not", { type: "text" }, "text"],
    ["a reference to nothing", { $ref: "#/$defs/Nobody" }, "Nobody"],
    ["a constant that is no plain value", { const: { a: 1 } }, '{"a":1}'],
    [
      "several references to try",
      { anyOf: [{ $ref: "#/$defs/Asked" }, { $ref: "#/$defs/Asked" }] },
      "no complaint is the right one",
    ],
    [
      "a member that only a newer peer must send",
      { type: "object", "x-tolerant": { required: ["a"] }, properties: { a: {} } },
      "by the tolerant reading alone",
    ],
  ] as const)("refuses %s, rather than leave it out", (_, schema, said) => {
    expect(() => write(schema as unknown as Schema)).toThrow(said);
  });

  it("writes a schema that stands in several places once", () => {
    const positive = { type: "integer", minimum: 1 };
    const code = write({
      type: "object",
      properties: { a: positive, b: positive, c: { items: positive, type: "array" } },
    });
    expect(code.match(/function inner_/g)).toHaveLength(2);
  });

  it("writes what notes say to nobody", () => {
    const noted = {
      type: "string",
      title: "T",
      description: "d",
      "x-rules": ["base"],
      "x-since": "1",
      tsType: "string",
    };
    expect(write(noted)).toBe(write({ type: "string" }));
  });
});
