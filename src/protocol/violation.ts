import { compact } from "../json/compact.ts";
import { kindOf } from "../json/kind.ts";
import { getPointer } from "../json/pointer.ts";

/** One thing that a validator found, in the shape that it reports. */
export interface Violation {
  readonly keyword: string;
  /** JSON Pointer into the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** More than these would hide the first. */
const SHOWN = 3;

/** Characters of a value that a sentence may quote. */
const QUOTED = 60;

/** What was expected, from the schema alone, by keyword. Other keywords are told in the validator's own words. */
const EXPECTED: ReadonlyMap<string, (params: Violation["params"]) => string> = new Map<
  string,
  (params: Violation["params"]) => string
>([
  ["type", ({ type }) => `must be of type ${[type].flat().join(" or ")}`],
  ["required", ({ missingProperty }) => `must have the property ${quote(missingProperty)}`],
  ["enum", ({ allowedValues }) => `must be one of ${quote(allowedValues)}`],
  ["const", ({ allowedValue }) => `must be ${quote(allowedValue)}`],
  ["multipleOf", ({ multipleOf }) => `must be a multiple of ${multipleOf}`],
  ["uniqueItems", () => "must have no entry twice"],
  ["additionalProperties", () => "must have no other properties"],
  ["unevaluatedProperties", () => "must have no other properties"],
  ["propertyNames", () => "must have fitting property names only"],
  ["false schema", () => "must not be there"],
]);

/** The key at fault, for keywords that speak of one which came with the value. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ["additionalProperties", "additionalProperty"],
  ["unevaluatedProperties", "unevaluatedProperty"],
  ["propertyNames", "propertyName"],
]);

/**
 * The first violations as one text: each with its JSON pointer, the keyword and what was expected, and with what was found
 * instead unless values are to be hidden. Source: row 47.
 */
export function describeViolations(violations: readonly Violation[], value: unknown, hideValues: boolean): string {
  return violations
    .slice(0, SHOWN)
    .map((violation) => describe(violation, value, hideValues))
    .join("; ");
}

function describe({ keyword, instancePath, params, message }: Violation, value: unknown, hideValues: boolean): string {
  const where = instancePath === "" ? "the root value" : instancePath;
  const expected = EXPECTED.get(keyword)?.(params) ?? message ?? "does not fit";
  const found = hideValues ? "" : foundInstead(keyword, instancePath, params, value);
  return `${where} ${expected}${found} (keyword "${keyword}")`;
}

function foundInstead(keyword: string, pointer: string, params: Violation["params"], value: unknown): string {
  const key = params[KEYS.get(keyword) ?? ""];
  if (key !== undefined) return `, has ${quote(key)}`;
  const here = getPointer(value, pointer);
  return here.found ? `, is ${quote(here.value)}` : "";
}

function quote(value: unknown): string {
  const text = compact(value);
  return text.length <= QUOTED ? text : `${kindOf(value)} beginning ${text.slice(0, QUOTED)}…`;
}
