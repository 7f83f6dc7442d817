import { isObject, own, setOwn } from "../json/own.ts";
import type { Dialect } from "./dialect.ts";

/** A schema made ready for the validator. */
export interface Prepared {
  /** A copy; the given schema is never touched, and may be frozen. */
  readonly schema: unknown;
  /** What it does that the validator is known to get wrong: a check that is off is better than one that errs. */
  readonly beyond?: string;
}

type Place = "schema" | "list" | "map";
type Schema = Record<string, unknown>;

/** Where a schema holds further schemas. Anything else is data, in which the same words mean nothing. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...["additionalProperties", "additionalItems", "contains", "contentSchema", "not", "if", "then", "else"].map(
    at("schema"),
  ),
  ...["items", "propertyNames", "unevaluatedItems", "unevaluatedProperties"].map(at("schema")),
  ...["allOf", "anyOf", "oneOf", "prefixItems"].map(at("list")),
  ...["$defs", "definitions", "properties", "patternProperties", "dependentSchemas", "dependencies"].map(at("map")),
]);

/**
 * Words that the validator would act on though JSON Schema does not: OpenAPI's `nullable`, its own `$async`, the `id` of
 * older drafts, on which it throws. `$schema` has been read by now, and `format` is an annotation (row 28).
 */
const DROPPED: ReadonlySet<string> = new Set(["nullable", "$async", "id", "$schema", "format"]);

/**
 * Within one resource a dynamic reference can only lead where a static one of the same name does, and the validator is
 * right about those alone.
 */
const STATIC: ReadonlyMap<string, string> = new Map([
  ["$dynamicRef", "$ref"],
  ["$recursiveRef", "$ref"],
  ["$dynamicAnchor", "$anchor"],
]);

/** Of a draft-07 schema with `$ref`, all else is ignored but what a pointer may point into. */
const BESIDE_REF: ReadonlySet<string> = new Set(["$ref", "definitions", "$defs"]);

/** Copies a schema and changes, at schema positions only, what the validator would misread. Source: rows 25, 27 and 28. */
export function prepareSchema(schema: unknown, dialect: Dialect): Prepared {
  const used = new Map<string, number>();
  const whole = dialect === "draft-07" ? new Set<unknown>() : namesOfWhole(schema);
  const prepare = (given: unknown): unknown => {
    if (!isObject(given)) return Array.isArray(given) ? given.map(prepare) : given;
    const onlyRef = dialect === "draft-07" && typeof given["$ref"] === "string";
    const copy: Schema = {};
    for (const [key, value] of Object.entries(given)) {
      if (DROPPED.has(key) || (onlyRef && !BESIDE_REF.has(key))) continue;
      used.set(key, (used.get(key) ?? 0) + 1);
      const isWhole = (key === "$ref" || key === "$dynamicRef") && whole.has(value);
      setOwn(copy, key, isWhole ? "#" : inside(PLACES.get(key), value, prepare));
    }
    return mend(copy, dialect);
  };
  const prepared = prepare(schema);
  const rootId = isObject(schema) && Object.hasOwn(schema, "$id") ? 1 : 0;
  const beyond = dialect === "draft-07" ? undefined : beyondValidator((key) => used.get(key) ?? 0, rootId);
  return { schema: prepared, ...(beyond === undefined ? {} : { beyond }) };
}

/** References by name to the whole schema: the validator does not see anchors that stand at its root. */
function namesOfWhole(schema: unknown): ReadonlySet<unknown> {
  if (!isObject(schema)) return new Set();
  const anchors = [own(schema, "$anchor"), own(schema, "$dynamicAnchor")].filter((name) => typeof name === "string");
  // Within a part that has an `$id` the same name is one of that part.
  const ids = anchors.length === 0 ? 0 : JSON.stringify(schema).split('"$id"').length - 1;
  return new Set(ids > (Object.hasOwn(schema, "$id") ? 1 : 0) ? [] : anchors.map((name) => `#${name}`));
}

function beyondValidator(count: (key: string) => number, rootId: number): string | undefined {
  const uses = (key: string): boolean => count(key) > 0;
  if (count("$dynamicRef") + count("$recursiveRef") > 0 && count("$id") > rootId) {
    return "it has dynamic references across parts with an `$id` of their own";
  }
  // It counts as evaluated what a branch that failed has looked at.
  if (uses("unevaluatedProperties") && uses("if")) return "it combines `unevaluatedProperties` with `if`";
  if (uses("unevaluatedItems") && ["contains", "if", "anyOf", "oneOf"].some(uses)) {
    return "it combines `unevaluatedItems` with `contains`, `if`, `anyOf` or `oneOf`";
  }
  return undefined;
}

function inside(place: Place | undefined, value: unknown, prepare: (schema: unknown) => unknown): unknown {
  if (place === undefined) return value;
  return place === "map" && isObject(value) ? mapMembers(value, prepare) : prepare(value);
}

/** Says the same in words that the validator takes. Works on a copy. */
function mend(schema: Schema, dialect: Dialect): Schema {
  const also: unknown[] = [];
  if (Array.isArray(schema["enum"]) && schema["enum"].length === 0) {
    // Allowed by the standard, and true of nothing.
    delete schema["enum"];
    also.push(false);
  }
  for (const [word, plainWord] of dialect === "draft-07" ? [] : STATIC) {
    if (!Object.hasOwn(schema, word)) continue;
    if (Object.hasOwn(schema, plainWord)) also.push({ [plainWord]: schema[word] });
    else schema[plainWord] = schema[word];
    delete schema[word];
  }
  delete schema["$recursiveAnchor"];
  movePrototypeKey(schema);
  return also.length === 0 ? schema : { ...schema, allOf: [...list(schema["allOf"]), ...also] };
}

/** The validator looks a property named `__proto__` up on its own table of schemas and finds a prototype there. */
function movePrototypeKey(schema: Schema): void {
  const { properties, patternProperties } = schema;
  if (!isObject(properties) || !Object.hasOwn(properties, "__proto__")) return;
  const rest = Object.fromEntries(Object.entries(properties).filter(([key]) => key !== "__proto__"));
  const patterns = isObject(patternProperties) ? patternProperties : {};
  schema["properties"] = rest;
  schema["patternProperties"] = { ...patterns, "^__proto__$": own(properties, "__proto__") };
}

function mapMembers(object: Schema, map: (member: unknown) => unknown): Schema {
  const copy: Schema = {};
  for (const [key, member] of Object.entries(object)) setOwn(copy, key, map(member));
  return copy;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function at(place: Place): (key: string) => readonly [string, Place] {
  return (key) => [key, place];
}
