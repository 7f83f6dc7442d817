import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanJson } from "../../src/json/scan.ts";
import { anyString, jsonText } from "./arbitraries.ts";

describe("scanJson", () => {
  it.each([
    ["1", 0],
    ["[]", 1],
    ['{"a":[{}]}', 3],
    ['["[[[["]', 1],
    ['["\\"[[[["]', 1],
    ["[[],[[]]]", 3],
  ])("finds the depth of %s", (text, depth) => {
    expect(scanJson(text).depth).toBe(depth);
  });

  it("stops counting as soon as the text is too deep", () => {
    expect(scanJson("[".repeat(1_000_000), 512).depth).toBe(513);
  });

  it.each([
    ["9007199254740992", false],
    ["9007199254740993", true],
    ["[1.0, 1e2, 1.10, 0.1, -0, 1e23]", false],
    ["1e400", true],
    ["-1e-400", true],
    ["123456789012345678", true],
    ["123456789012345680", false],
    ["0.1234567890123456789", true],
    ['"9007199254740993"', false],
    ['{"9007199254740993":1}', false],
    ['{"a":[1,{"b":2512292042121000001}]}', true],
  ])("says of %s whether digits would be lost: %s", (text, lossy) => {
    expect(scanJson(text).lossy).toBe(lossy);
  });

  it("agrees with a walk over the parsed value on the depth", () => {
    const depthOf = (value: unknown): number =>
      typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(jsonText, (text) => {
        // A repeated key hides what the text nests, so only the bound holds in general.
        expect(scanJson(text).depth).toBeGreaterThanOrEqual(depthOf(JSON.parse(text)));
        const clean = JSON.stringify(JSON.parse(text));
        expect(scanJson(clean).depth).toBe(depthOf(JSON.parse(clean)));
      }),
    );
  });

  it("ends on any text, JSON or not", () => {
    fc.assert(fc.property(anyString, (text) => scanJson(text).depth >= 0));
  });
});
