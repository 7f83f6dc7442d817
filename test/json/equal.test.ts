import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equal } from "../../src/json/equal.ts";
import { holdNumber } from "../../src/json/holder.ts";
import { plain } from "../../src/json/plain.ts";
import { readExactJson } from "../../src/json/read.ts";
import { jsonText } from "./arbitraries.ts";

const read = (text: string): unknown => {
  const reading = readExactJson(text);
  return reading.ok ? reading.value : reading;
};

describe("equal", () => {
  it.each([
    ["{}", "{}"],
    ['{"a":1,"b":[2]}', '{"b":[2.0],"a":1e0}'],
    ["9007199254740993", "9007199254740993.0"],
    ["1e400", "10e399"],
    ["-0", "0"],
    ['"\\u0061"', '"a"'],
  ])("takes %s and %s for the same value", (a, b) => {
    expect(equal(read(a), read(b))).toBe(true);
  });

  it.each([
    ["{}", "[]"],
    ["[]", "[null]"],
    ["null", "{}"],
    ['{"a":null}', "{}"],
    ['{"__proto__":1}', "{}"],
    ["{}", '{"constructor":1}'],
    ['{"toString":1}', '{"valueOf":1}'],
    ["9007199254740993", "9007199254740992"],
    ["9007199254740993", "9007199254740995"],
    ["9007199254740993", '"9007199254740993"'],
    ['{"rawJSON":"1e400"}', "1e400"],
    ["1", "true"],
    ['"1"', "1"],
    ['["a"]', '{"0":"a"}'],
    ["[1,2]", "[2,1]"],
  ])("tells %s from %s", (a, b) => {
    expect(equal(read(a), read(b))).toBe(false);
    expect(equal(read(b), read(a))).toBe(false);
  });

  it("compares a held number with a double by decimal value", () => {
    expect(equal(holdNumber("1.0"), 1)).toBe(true);
    expect(equal(holdNumber("1.5"), 1)).toBe(false);
  });

  it("copes with values far deeper than any text we read", () => {
    const deep = () => {
      let value: unknown = 0;
      for (let level = 0; level < 50_000; level++) value = [value];
      return value;
    };
    expect(equal(deep(), deep())).toBe(true);
    expect(equal(deep(), [deep()])).toBe(false);
  });

  it("is reflexive, symmetric and transitive over readings of any text", () => {
    const small = fc.oneof(
      jsonText,
      fc.constantFrom("1", "1.0", "{}", "[]", "1e400", "10e399", '{"a":1}', '{"a":1.0}'),
    );
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const [x, y, z] = [read(a), read(b), read(c)];
        expect(equal(x, read(a))).toBe(true);
        expect(equal(x, y)).toBe(equal(y, x));
        if (equal(x, y) && equal(y, z)) expect(equal(x, z)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("plain", () => {
  it("returns a value without held numbers itself, not a copy", () => {
    const value = { a: [1, { b: null }] };
    expect(plain(value)).toBe(value);
  });

  it("replaces held numbers and leaves the rest, the given value included", () => {
    const value = read('{"a":[9007199254740993,"x"],"__proto__":1e400,"c":-1e-400,"d":{"e":1}}');
    const before = JSON.stringify(value);
    const result = plain(value) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual(["a", "__proto__", "c", "d"]);
    expect(result["a"]).toEqual([9007199254740992, "x"]);
    expect(Object.getOwnPropertyDescriptor(result, "__proto__")?.value).toBe(Number.MAX_VALUE);
    expect(result["c"]).toBe(-Number.MIN_VALUE);
    expect(JSON.stringify(value)).toBe(before);
  });

  it("is JSON without holders for any text", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const value = plain(read(text));
        expect(equal(JSON.parse(JSON.stringify(value)), value)).toBe(true);
        expect(plain(value)).toBe(value);
      }),
    );
  });
});
