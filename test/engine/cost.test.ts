import fc from "fast-check";
import { expect, it } from "vitest";
import { addCosts, readCost } from "../../src/engine/cost.ts";
import { readExactJson } from "../../src/json/read.ts";

const read = (text: string) => {
  const reading = readExactJson(text);
  return reading.ok ? readCost(reading.value) : undefined;
};

it("A price is written as a decimal number, digit by digit", () => {
  expect(["0", "1", "10", "0.1", "-0.05", "1e-7", "2.5e2", "0.12345678901234567890"].map(read)).toEqual([
    "0",
    "1",
    "10",
    "0.1",
    "-0.05",
    "0.0000001",
    "250",
    "0.1234567890123456789",
  ]);
});

it("What is no price is none", () => {
  for (const value of [undefined, null, "1", {}, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(readCost(value)).toBeUndefined();
  expect(read("1e999999999")).toBeUndefined();
});

it("Sums are exact: cents add up as whole cents do", () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const price = (amount: number): string =>
    `${amount < 0 ? "-" : ""}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, "0")}`;
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(Number(addCosts(price(a), price(b)))).toBe((a + b) / 100);
    }),
  );
  expect(addCosts("0.1", "0.2")).toBe("0.3");
  expect(addCosts("0", "0.0000001")).toBe("0.0000001");
});

it("An amount that is none changes no sum", () => {
  expect(addCosts("1.5", "much")).toBe("1.5");
});
