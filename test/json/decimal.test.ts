import { describe, expect, it } from "vitest";
import { decimalOf, losesDigits } from "../../src/json/decimal.ts";

describe("decimalOf", () => {
  it.each([
    ["1", "1.0"],
    ["1", "10e-1"],
    ["100", "1e2"],
    ["1.10", "1.1"],
    ["0", "-0.000e5"],
    ["1e400", "10e399"],
    ["-0.5", "-5E-1"],
  ])("takes %s and %s for one decimal", (a, b) => {
    expect(decimalOf(a)).toBe(decimalOf(b));
  });

  it.each([
    ["1", "-1"],
    ["1", "10"],
    ["9007199254740993", "9007199254740992"],
    ["1e400", "1e401"],
  ])("tells %s from %s", (a, b) => {
    expect(decimalOf(a)).not.toBe(decimalOf(b));
  });

  it.each(["", "1e", "Infinity", "0x1", "1_0", "--1", ".5"])("says of %j that it is no JSON number", (text) => {
    expect(decimalOf(text)).toBeUndefined();
  });

  it("is linear on long runs of zeros and on huge exponents", () => {
    expect(decimalOf(`1${"0".repeat(200_000)}1`)).toHaveLength(200_004);
    expect(decimalOf(`1e${"9".repeat(1000)}`)).toBe(`1e${"9".repeat(1000)}`);
    expect(losesDigits(`1e${"9".repeat(1000)}`)).toBe(true);
  });
});
