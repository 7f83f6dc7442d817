import { describe, expect, it } from "vitest";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import type { Check } from "../../src/protocol/rules.ts";
import { createRules } from "../../src/protocol/rules.ts";

const { readArguments } = createRules();

function checkOf(schema: unknown): Check {
  const compiled = compileSchema(schema);
  if (!compiled.ok) throw new Error(compiled.reason);
  return compiled.check;
}

describe("readArguments", () => {
  const weather = checkOf({ type: "object", properties: { city: { type: "string" } }, required: ["city"] });

  it.each(["", "  ", "\n"])("finds blank arguments %j malformed, schema or none", (raw) => {
    for (const check of [undefined, weather]) {
      expect(readArguments(raw, check)).toEqual({
        status: "malformed",
        error: "The arguments are empty, not a JSON object.",
      });
    }
  });

  it.each([
    ["null", "null"],
    ["20", "a number"],
    ["1e400", "a number"],
    ["false", "a boolean"],
    ["[]", "an array"],
    ['"{}"', "a string"],
  ])("finds %s malformed and says what it is", (raw, kind) => {
    expect(readArguments(raw, undefined)).toEqual({
      status: "malformed",
      error: `The arguments must be a JSON object; they are ${kind}.`,
    });
  });

  it.each(['{"city":"Oslo"', '{"city":"Oslo"}{}', '\uFEFF{"city":"Oslo"}', "{city:1}", '{"a":1,}'])(
    "repairs nothing of %s",
    (raw) => {
      expect(readArguments(raw, weather)).toMatchObject({
        status: "malformed",
        error: expect.stringMatching(/^The text is not JSON: /),
      });
    },
  );

  it("carries the object as it came, fitting or not, with the reason beside it", () => {
    expect(readArguments(' {"city":"Oslo","x":1} ', weather)).toEqual({
      status: "valid",
      value: { city: "Oslo", x: 1 },
    });
    expect(readArguments('{"city":5}', weather)).toEqual({
      status: "invalid",
      value: { city: 5 },
      error: '/city must be of type string, is 5 (keyword "type")',
    });
  });

  it("checks nothing without a schema", () => {
    expect(readArguments('{"anything":[1]}', undefined)).toEqual({ status: "valid", value: { anything: [1] } });
  });

  it("keeps digits that a double cannot hold, and checks them as numbers", () => {
    const order = checkOf({
      type: "object",
      properties: { id: { type: "integer", minimum: 10 } },
      additionalProperties: false,
    });
    const input = readArguments('{"id":2512292042121000001}', order);
    expect(JSON.stringify(input)).toBe('{"status":"valid","value":{"id":2512292042121000001}}');
    expect(readArguments('{"id":1e400}', order).status).toBe("valid");
    expect(readArguments('{"id":1e-400}', order).status).toBe("invalid");
  });

  it("reads 512 levels and finds more malformed", () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
    expect(readArguments(nested(512), undefined).status).toBe("valid");
    expect(readArguments(nested(513), undefined).status).toBe("malformed");
  });

  it("looks at own keys only and keeps hostile ones as data", () => {
    const needs = checkOf({ type: "object", required: ["constructor", "toString"] });
    expect(readArguments("{}", needs).status).toBe("invalid");
    expect(readArguments('{"constructor":1,"toString":2}', needs).status).toBe("valid");
    const closed = checkOf({ type: "object", properties: { city: {} }, additionalProperties: false });
    expect(readArguments('{"__proto__":{"admin":true},"city":"x"}', closed).status).toBe("invalid");
    const input = readArguments('{"__proto__":{"admin":true}}', undefined);
    expect(JSON.stringify(input)).toBe('{"status":"valid","value":{"__proto__":{"admin":true}}}');
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it("lets the last of repeated keys count in the check and in the value alike", () => {
    expect(readArguments('{"city":1,"city":"Oslo"}', weather)).toEqual({ status: "valid", value: { city: "Oslo" } });
    expect(readArguments('{"city":"Oslo","city":1}', weather)).toMatchObject({ status: "invalid", value: { city: 1 } });
  });
});
