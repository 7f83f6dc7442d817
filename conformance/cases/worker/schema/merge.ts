import { refTarget } from "./ref.ts";

type SchemaObject = Readonly<Record<string, unknown>>;

/** Keywords whose two values make one that demands both. */
const joined: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  properties: (a, b) => mergeMembers(a, b),
  required: (a, b) => [...new Set([...asList(a), ...asList(b)])],
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  enum: (a, b) =>
    asList(a).filter((member) => asList(b).some((other) => JSON.stringify(other) === JSON.stringify(member))),
  type: (a, b) => [a].flat().filter((type) => [b].flat().includes(type)),
};

/**
 * One schema that demands what both do, as well as keywords can say it: where two values of a keyword have no join,
 * the second wins, and the checker throws out what does not fit.
 */
export function merge(a: SchemaObject, b: SchemaObject): SchemaObject {
  const both: Record<string, unknown> = { ...a };
  for (const [keyword, value] of Object.entries(b)) {
    const join = Object.hasOwn(both, keyword) && Object.hasOwn(joined, keyword) ? joined[keyword] : undefined;
    both[keyword] = join === undefined ? value : join(both[keyword], value);
  }
  return both;
}

/** The schema with its local references and its `allOf` folded into it, so that every keyword is in one place. */
export function flatten(schema: SchemaObject, root: unknown, depth = 0): SchemaObject {
  if (depth > 20) return schema;
  const { $ref, allOf, ...own } = schema;
  const parts = [...asList(allOf), ...(typeof $ref === "string" ? [refTarget(root, $ref)] : [])];
  return parts
    .filter(isSchemaObject)
    .map((part) => flatten(part, root, depth + 1))
    .reduce(merge, own);
}

/** Whether it is a schema with keywords, not a boolean and not nonsense. */
export function isSchemaObject(schema: unknown): schema is SchemaObject {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function mergeMembers(a: unknown, b: unknown): unknown {
  if (!isSchemaObject(a) || !isSchemaObject(b)) return b;
  const members: Record<string, unknown> = { ...a };
  for (const [name, schema] of Object.entries(b)) {
    const earlier = members[name];
    members[name] = isSchemaObject(earlier) && isSchemaObject(schema) ? merge(earlier, schema) : schema;
  }
  return members;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function larger(a: unknown, b: unknown): unknown {
  return Number(a) > Number(b) ? a : b;
}

function smaller(a: unknown, b: unknown): unknown {
  return Number(a) < Number(b) ? a : b;
}
