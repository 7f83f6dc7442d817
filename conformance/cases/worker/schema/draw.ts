import fc from "fast-check";
import { checkSchema } from "./check.ts";
import { flatten, isSchemaObject, merge } from "./merge.ts";
import { anyText, strings } from "./strings.ts";

/** How well a schema can be drawn from: `kept` of `tried` samples fitted it. Counted, so that a blind spot is seen. */
export interface Drawing {
  /** Values that fit the schema; where the checker cannot tell, values built to fit it. */
  readonly values: fc.Arbitrary<unknown>;
  readonly tried: number;
  readonly kept: number;
}

type SchemaObject = Readonly<Record<string, unknown>>;
type Part = (schema: unknown) => fc.Arbitrary<unknown>;
type Draw = (schema: SchemaObject, part: Part, leanest: boolean) => fc.Arbitrary<unknown>;

/** A few small values of every type, for a schema that does not care. */
const anyJson: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 2, noUnicodeString: true } as fc.JsonSharedConstraints);

/** Deeper than this a schema gets the least that fits: what it requires, and the branch that ends soonest. */
const DEEPEST = 6;

/**
 * How many schemas beyond that depth are looked at in all: one that requires itself has no least value. What is left is
 * drawn from as if it asked for nothing, and the checker decides.
 */
const BEYOND = 1_000;

/** Where in a schema its values are made: how deep, and how many more schemas may be looked at beyond {@link DEEPEST}. */
interface Place {
  readonly root: unknown;
  readonly depth: number;
  readonly beyond: { left: number };
}

const SAMPLES = 60;

/** A schema that wants longer lists gets none that fit, which is better than no memory. */
const LONGEST = 1_000;

/**
 * Values for an arbitrary given JSON Schema: built to fit, then passed through the checker as a safety net.
 * Undefined when not one of the samples fits: such a tool cannot be called with generated arguments, and the report
 * says so by name.
 */
export function drawFrom(schema: unknown, seed: number): Drawing | undefined {
  try {
    const built = valuesOf(schema, { root: schema, depth: 0, beyond: { left: BEYOND } });
    const samples = fc.sample(built, { seed, numRuns: SAMPLES });
    const kept = samples.filter((value) => checkSchema(schema, value) !== "breaks").length;
    if (kept === 0) return undefined;
    return { values: built.filter((value) => checkSchema(schema, value) !== "breaks"), tried: SAMPLES, kept };
  } catch {
    // A schema of a stranger may ask for the impossible, such as a text of at least 9 and at most 3 characters.
    return undefined;
  }
}

function valuesOf(schema: unknown, place: Place): fc.Arbitrary<unknown> {
  const { root, depth, beyond } = place;
  const leanest = depth > DEEPEST;
  if (!isSchemaObject(schema) || (leanest && beyond.left-- <= 0)) return anyJson;
  const flat = flatten(schema, root);
  const part = (sub: unknown) => valuesOf(sub, { root, depth: depth + 1, beyond });
  if (Object.hasOwn(flat, "const")) return fc.constant(flat["const"]);
  if (Array.isArray(flat["enum"]) && flat["enum"].length > 0) return fc.constantFrom(...flat["enum"]);
  const branches = [flat["anyOf"], flat["oneOf"]].find(Array.isArray);
  if (branches !== undefined && branches.length > 0) {
    const { anyOf: _any, oneOf: _one, ...rest } = flat;
    const chosen = leanest ? [soonest(branches)] : branches;
    return fc.oneof(...chosen.map((branch) => part(isSchemaObject(branch) ? merge(rest, branch) : rest)));
  }
  const byType = typesOf(flat).map((type) => draws[type]?.(flat, part, leanest) ?? anyJson);
  return fc.oneof(...byType, ...shown(flat));
}

/** The branch that ends soonest, as far as can be told from without: one that refers to nothing, and the shortest of those. */
function soonest(branches: readonly unknown[]): unknown {
  const told = branches.map((branch) => ({ branch, text: JSON.stringify(branch) ?? "" }));
  const length = ({ text }: { readonly text: string }): number => text.length + (text.includes('"$ref"') ? 1e9 : 0);
  return told.reduce((best, one) => (length(one) < length(best) ? one : best)).branch;
}

/** Values that the schema's own author gives are the likeliest to be taken. */
function shown(schema: SchemaObject): fc.Arbitrary<unknown>[] {
  const given = [...(Array.isArray(schema["examples"]) ? schema["examples"] : []), schema["default"]];
  const values = given.filter((value) => value !== undefined);
  return values.length === 0 ? [] : [fc.constantFrom(...values)];
}

const guesses: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ["object", ["properties", "required", "additionalProperties", "patternProperties", "minProperties", "maxProperties"]],
  ["array", ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"]],
  ["string", ["pattern", "minLength", "maxLength", "format"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

function typesOf(schema: SchemaObject): string[] {
  if (schema["type"] !== undefined) return [schema["type"]].flat().map(String);
  const guess = guesses.find(([, keywords]) => keywords.some((keyword) => Object.hasOwn(schema, keyword)));
  return [guess?.[0] ?? "anything"];
}

const draws: Readonly<Record<string, Draw>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  string: strings,
  integer: (schema) => numbers(schema, true),
  number: (schema) => fc.oneof(numbers(schema, true), numbers(schema, false)),
  array: arrays,
  object: objects,
  anything: () => anyJson,
};

function numbers(schema: SchemaObject, whole: boolean): fc.Arbitrary<number> {
  const of = (keyword: string) => (typeof schema[keyword] === "number" ? (schema[keyword] as number) : undefined);
  const step = of("multipleOf") ?? (whole ? 1 : undefined);
  const min = Math.max(of("minimum") ?? -Infinity, of("exclusiveMinimum") ?? -Infinity);
  const max = Math.min(of("maximum") ?? Infinity, of("exclusiveMaximum") ?? Infinity);
  const low = Number.isFinite(min) ? min : Number.isFinite(max) ? max - 1_000 : -1_000;
  const high = Number.isFinite(max) ? max : low + 2_000;
  if (step === undefined || step <= 0) {
    const bounds = { min: Math.min(low, high), max: high, noNaN: true, noDefaultInfinity: true };
    const open = { minExcluded: low === of("exclusiveMinimum"), maxExcluded: high === of("exclusiveMaximum") };
    return fc.double(low < high ? { ...bounds, ...open } : bounds);
  }
  const lowest = Math.ceil(low / step);
  const first = lowest * step === of("exclusiveMinimum") ? lowest + 1 : lowest;
  const highest = Math.floor(high / step);
  const last = Math.max(first, highest * step === of("exclusiveMaximum") ? highest - 1 : highest);
  const bounds = { min: Math.max(first, Number.MIN_SAFE_INTEGER), max: Math.min(last, Number.MAX_SAFE_INTEGER) };
  return fc.integer(bounds).map((n) => n * step);
}

function arrays(schema: SchemaObject, part: Part, leanest: boolean): fc.Arbitrary<unknown> {
  const { items, prefixItems, minItems, maxItems, uniqueItems, contains } = schema;
  const front = [prefixItems, items].find(Array.isArray) ?? [];
  const least = typeof minItems === "number" ? Math.min(minItems, LONGEST) : contains === undefined ? 0 : 1;
  const most = leanest ? least : typeof maxItems === "number" ? maxItems : Math.max(least, 4);
  if (most === 0) return fc.constant([]);
  const rest = part(contains ?? (Array.isArray(items) ? true : (items ?? true)));
  const sizes = {
    minLength: Math.max(0, least - front.length),
    maxLength: Math.max(0, Math.min(most, least + 4) - front.length),
  };
  const tail =
    uniqueItems === true
      ? fc.uniqueArray(rest, { ...sizes, selector: (item) => JSON.stringify(item) })
      : fc.array(rest, sizes);
  const head = fc.tuple(...front.slice(0, most).map(part));
  return fc
    .tuple(head, tail)
    .map(([first, last]) =>
      Array.isArray(items) || prefixItems !== undefined || front.length === 0 ? [...first, ...last] : first,
    );
}

function objects(schema: SchemaObject, part: Part, leanest: boolean): fc.Arbitrary<unknown> {
  const properties = isSchemaObject(schema["properties"]) ? schema["properties"] : {};
  const required = (Array.isArray(schema["required"]) ? schema["required"] : []).filter(
    (name) => typeof name === "string",
  );
  const extra = isSchemaObject(schema["additionalProperties"]) ? schema["additionalProperties"] : true;
  const fields = new Map<string, fc.Arbitrary<unknown>>();
  for (const name of new Set([...(leanest ? [] : Object.keys(properties)), ...required])) {
    if (properties[name] !== false) fields.set(name, part(Object.hasOwn(properties, name) ? properties[name] : extra));
  }
  const requiredKeys = required.filter((name) => fields.has(name));
  const known = fc.record(Object.fromEntries(fields), { requiredKeys });
  const least = typeof schema["minProperties"] === "number" ? schema["minProperties"] : 0;
  if (leanest && fields.size >= least) return known;
  if (!isSchemaObject(schema["additionalProperties"]) && fields.size >= Math.max(1, least)) return known;
  if (schema["additionalProperties"] === false) return known;
  const others = fc.dictionary(anyText, part(extra), {
    minKeys: Math.max(0, least - required.length),
    maxKeys: least + 3,
  });
  return fc
    .tuple(others, known)
    .map(([more, fixed]) => Object.assign(Object.create(null), more, fixed) as object)
    .map((value) => ({ ...value }));
}
