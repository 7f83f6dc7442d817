import { equal } from "../../../../src/json/equal.ts";
import { isObject } from "../../../../src/json/own.ts";
import type { At } from "./check.ts";
import { both, counted, either, holds, opposite, type Verdict } from "./verdict.ts";

/** One keyword: its value in the schema, and where it stands. A keyword of a wrong type cannot be judged. */
type Keyword = (keyword: unknown, at: At) => Verdict;

/** Each keyword that decides, by name. */
export const keywords: Readonly<Record<string, Keyword>> = {
  type: (types, { value }) => holds([types].flat().some((type) => isOfType(value, type))),
  enum: list((values, { value }) => holds(values.some((member) => equal(member, value)))),
  const: (member, { value }) => holds(equal(member, value)),
  minimum: bound((value, limit) => value >= limit),
  maximum: bound((value, limit) => value <= limit),
  exclusiveMinimum: bound((value, limit) => value > limit),
  exclusiveMaximum: bound((value, limit) => value < limit),
  multipleOf: bound(isMultiple),
  minLength: size(characters, (length, limit) => length >= limit),
  maxLength: size(characters, (length, limit) => length <= limit),
  minItems: size(itemCount, (length, limit) => length >= limit),
  maxItems: size(itemCount, (length, limit) => length <= limit),
  minProperties: size(memberCount, (length, limit) => length >= limit),
  maxProperties: size(memberCount, (length, limit) => length <= limit),
  pattern: (pattern, { value }) => (typeof value === "string" ? matches(pattern, value) : "fits"),
  uniqueItems: (on, { value }) => holds(on !== true || !Array.isArray(value) || allDiffer(value)),
  items: (items, at) => itemsOf(items, at),
  prefixItems: list((schemas, { value, sub }) =>
    Array.isArray(value) ? both(value.slice(0, schemas.length).map((item, n) => sub(schemas[n], item))) : "fits",
  ),
  contains: (schema, { schema: around, value, sub }) => {
    if (!Array.isArray(value)) return "fits";
    const verdicts = value.map((item) => sub(schema, item));
    return counted(verdicts, limitOf(around["minContains"], 1), limitOf(around["maxContains"], verdicts.length));
  },
  required: list((names, { value }) => holds(!isObject(value) || names.every((name) => has(value, name)))),
  properties: map((schemas, { value, sub }) =>
    both(Object.keys(schemas).map((name) => (has(value, name) ? sub(schemas[name], value[name]) : "fits"))),
  ),
  patternProperties: map((schemas, { value, sub }) =>
    both(
      Object.keys(schemas).flatMap((pattern) =>
        Object.keys(value).map((name) => implies(matches(pattern, name), () => sub(schemas[pattern], value[name]))),
      ),
    ),
  ),
  additionalProperties: (schema, { schema: around, value, sub }) => {
    if (!isObject(value)) return "fits";
    const extra = Object.keys(value).map((name) => [name, isAdditional(name, around)] as const);
    return both(extra.map(([name, additional]) => implies(additional, () => sub(schema, value[name]))));
  },
  propertyNames: (schema, { value, sub }) =>
    isObject(value) ? both(Object.keys(value).map((name) => sub(schema, name))) : "fits",
  dependentRequired: map((needs, { value }) =>
    holds(
      Object.keys(needs).every((name) => !has(value, name) || [needs[name]].flat().every((need) => has(value, need))),
    ),
  ),
  dependentSchemas: map((schemas, { value, sub }) =>
    both(Object.keys(schemas).map((name) => (has(value, name) ? sub(schemas[name], value) : "fits"))),
  ),
  dependencies: map((needs, { value, sub }) =>
    both(
      Object.keys(needs).map((name) => {
        const need = needs[name];
        if (!has(value, name)) return "fits";
        return Array.isArray(need) ? holds(need.every((other) => has(value, other))) : sub(need, value);
      }),
    ),
  ),
  allOf: list((schemas, { value, sub }) => both(schemas.map((schema) => sub(schema, value)))),
  anyOf: list((schemas, { value, sub }) => either(schemas.map((schema) => sub(schema, value)))),
  oneOf: list((schemas, { value, sub }) =>
    counted(
      schemas.map((schema) => sub(schema, value)),
      1,
      1,
    ),
  ),
  not: (schema, { value, sub }) => opposite(sub(schema, value)),
  if: (schema, { schema: around, value, sub }) => {
    const branch = (name: "then" | "else") => sub(around[name] ?? true, value);
    const condition = sub(schema, value);
    if (condition === "unknown") return both([branch("then"), branch("else")]) === "fits" ? "fits" : "unknown";
    return branch(condition === "fits" ? "then" : "else");
  },
};

function list(check: (members: readonly unknown[], at: At) => Verdict): Keyword {
  return (keyword, at) => (Array.isArray(keyword) ? check(keyword, at) : "unknown");
}

/** Keywords over an object's members; other values fit. */
function map(
  check: (members: Readonly<Record<string, unknown>>, at: At & { readonly value: Record<string, unknown> }) => Verdict,
): Keyword {
  return (keyword, at) => {
    if (!isObject(keyword)) return "unknown";
    return isObject(at.value) ? check(keyword, { ...at, value: at.value }) : "fits";
  };
}

function bound(test: (value: number, limit: number) => boolean): Keyword {
  return (limit, { value }) => {
    if (typeof limit !== "number") return "unknown";
    return holds(typeof value !== "number" || test(value, limit));
  };
}

function size(
  measure: (value: unknown) => number | undefined,
  test: (size: number, limit: number) => boolean,
): Keyword {
  return (limit, { value }) => {
    const measured = measure(value);
    if (typeof limit !== "number") return "unknown";
    return holds(measured === undefined || test(measured, limit));
  };
}

function itemsOf(items: unknown, { schema, value, sub }: At): Verdict {
  if (!Array.isArray(value)) return "fits";
  if (!Array.isArray(items)) {
    const prefix = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"].length : 0;
    return both(value.slice(prefix).map((item) => sub(items, item)));
  }
  const rest = schema["additionalItems"] ?? true;
  return both(value.map((item, n) => sub(n < items.length ? items[n] : rest, item)));
}

function isAdditional(name: string, around: At["schema"]): Verdict {
  const { properties, patternProperties } = around;
  if (isObject(properties) && Object.hasOwn(properties, name)) return "breaks";
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  return opposite(either(patterns.map((pattern) => matches(pattern, name))));
}

/** The consequence counts only where the condition fits; under an unknown one it decides nothing but a fit. */
function implies(condition: Verdict, consequence: () => Verdict): Verdict {
  if (condition === "breaks") return "fits";
  const verdict = consequence();
  return condition === "fits" || verdict === "fits" ? verdict : "unknown";
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return typeof value === "number";
  return typeof value === type && (type === "string" || type === "boolean");
}

function has(value: Record<string, unknown>, name: unknown): boolean {
  return typeof name === "string" && Object.hasOwn(value, name);
}

/** Decimal fractions are not exact in binary: 0.3 is a multiple of 0.1 here, as a person would say. */
function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) <= Math.max(1, Math.abs(quotient)) * 1e-12;
}

function matches(pattern: unknown, text: string): Verdict {
  // A pattern that backtracks could hold the suite for ever: it is not tried on long texts.
  if (typeof pattern !== "string" || text.length > 5_000) return "unknown";
  try {
    return holds(new RegExp(pattern, "u").test(text));
  } catch {
    return "unknown";
  }
}

function allDiffer(items: readonly unknown[]): boolean {
  return items.every((item, n) => items.slice(0, n).every((earlier) => !equal(earlier, item)));
}

function characters(value: unknown): number | undefined {
  return typeof value === "string" ? [...value].length : undefined;
}

function itemCount(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function memberCount(value: unknown): number | undefined {
  return isObject(value) ? Object.keys(value).length : undefined;
}

function limitOf(keyword: unknown, otherwise: number): number {
  return typeof keyword === "number" ? keyword : otherwise;
}
