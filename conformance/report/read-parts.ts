import { isObject } from "../../src/json/own.ts";
import { escapeToken } from "../../src/json/pointer.ts";
import { fault, type Test } from "../common/shape.ts";

export const number: Test = (value, at) =>
  typeof value === "number" ? undefined : fault(at, "must be a number", value);

/** The most that anything is counted to: sums of such counts are still exact. */
const MOST = 1_000_000_000_000;

/** How many there are of something. */
export const count: Test = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST
    ? undefined
    : fault(at, `must be a whole number from 0 to ${MOST}`, value);

export const matching =
  (pattern: RegExp, what: string): Test =>
  (value, at) =>
    typeof value === "string" && pattern.test(value) ? undefined : fault(at, `must be ${what}`, value);

export const oneOf =
  (...values: readonly unknown[]): Test =>
  (value, at) =>
    values.includes(value) ? undefined : fault(at, `must be ${values.map(String).join(" or ")}`, value);

/** An object whose members are all alike. */
export const each =
  (test: Test): Test =>
  (value, at) => {
    if (!isObject(value)) return fault(at, "must be an object", value);
    for (const [name, one] of Object.entries(value)) {
      const found = test(one, `${at}/${escapeToken(name)}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** A point in time, as text that a date can be read from. */
export const instant: Test = (value, at) =>
  typeof value === "string" && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : fault(at, "must be a point in time", value);

/** How long something took: a year at the most. */
export const milliseconds: Test = (value, at) =>
  typeof value === "number" && value >= 0 && value < 31_622_400_000
    ? undefined
    : fault(at, "must be milliseconds of less than a year", value);

/** What passes both tests, the first one first. */
export const both =
  (first: Test, second: Test): Test =>
  (value, at) =>
    first(value, at) ?? second(value, at);
