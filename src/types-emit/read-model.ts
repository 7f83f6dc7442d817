import type { AliasType, Doc, Field, Model, RecordType, Shape, UnionType, WireType } from "./model.ts";

/** A JSON Schema, or any part of one. */
type Schema = { readonly [keyword: string]: unknown };

/** What `schemas/bundle.json` holds: every wire type under its name. */
export interface Bundle {
  readonly $defs: Readonly<{ [name: string]: Schema }>;
}

/**
 * Reads the wire types out of the bundle of schemas, by the exact reading. Throws when a schema has a form that no
 * language here has a type for; that is a fault of the bundle, never of whoever asks.
 */
export function readModel(bundle: Bundle): Model {
  const types = Object.entries(bundle.$defs).map(
    ([name, schema]): WireType => ({ name, doc: docOf(schema), ...definition(name, schema, bundle) }),
  );
  return { types };
}

function definition(name: string, schema: Schema, bundle: Bundle): RecordType | UnionType | AliasType {
  if (schema["discriminator"] !== undefined) return tagged(schema, bundle);
  if (schema["then"] !== undefined) return split(name, schema, bundle);
  if (schema["properties"] === undefined) return { kind: "alias", of: shapeOf(schema) };
  return { kind: "record", fields: fieldsOf(schema, bundle), open: schema["additionalProperties"] === true };
}

function tagged(schema: Schema, bundle: Bundle): UnionType {
  const tag = (schema["discriminator"] as { propertyName: string }).propertyName;
  const variants = (schema["oneOf"] as Schema[])
    .map(targetOf)
    .map((name) => ({ name, value: tagOf(name, tag, bundle) }));
  return { kind: "union", tag, variants, otherwise: undefined, open: schema["x-open"] === true };
}

/** A union written as a condition: one value of one member leads to `then`, every other to `else`. */
function split(name: string, schema: Schema, bundle: Bundle): UnionType {
  const [told, ...others] = Object.entries((schema["if"] as { properties: { [member: string]: Schema } }).properties);
  if (told === undefined || others.length > 0) throw new Error(`${name} is not told apart by one member.`);
  const [tag, condition] = told;
  const [first, other] = [targetOf(schema["then"] as Schema), targetOf(schema["else"] as Schema)];
  const value = bundle.$defs[other]?.["properties"] as { [member: string]: Schema } | undefined;
  const fixed = value?.[tag]?.["const"] as string | boolean | undefined;
  const variants = [{ name: first, value: condition["const"] as string | boolean }];
  if (fixed === undefined) return { kind: "union", tag, variants, otherwise: other, open: false };
  return {
    kind: "union",
    tag,
    variants: [...variants, { name: other, value: fixed }],
    otherwise: undefined,
    open: false,
  };
}

function tagOf(name: string, tag: string, bundle: Bundle): string {
  const value = (bundle.$defs[name]?.["properties"] as { [member: string]: Schema } | undefined)?.[tag]?.["const"];
  if (typeof value === "string") return value;
  throw new Error(`${name} has no tag ${tag}.`);
}

function fieldsOf(schema: Schema, bundle: Bundle): Field[] {
  const required = (schema["required"] ?? []) as readonly string[];
  const tolerant = (schema["x-tolerant"] ?? {}) as Schema;
  // Of a record that may do without one of two members, an author names the first all the same.
  const sure = (tolerant["required"] ?? required) as readonly string[];
  return Object.entries(schema["properties"] as { [name: string]: Schema }).map(([name, member]) => ({
    name,
    doc: docOf(member, bundle),
    required: required.includes(name),
    sure: required.includes(name) && sure.includes(name),
    shape: shapeOf(member),
  }));
}

/** A member that says nothing of itself is described by its type. */
function docOf(schema: Schema, bundle?: Bundle): Doc {
  const target = typeof schema["$ref"] === "string" ? bundle?.$defs[targetOf(schema)] : undefined;
  const { description = target?.["description"], "x-since": since, "x-own": own, "x-rules": rules = [] } = schema;
  const paragraphs = [
    description,
    since === undefined ? undefined : `Since ${since}: later than the revision, accepted and never required.`,
    own === true ? "Ours; not part of the published protocol." : undefined,
  ];
  return { paragraphs: paragraphs.filter((text) => text !== undefined) as string[], rules: rules as string[] };
}

const targetOf = (schema: Schema): string => String(schema["$ref"]).replace("#/$defs/", "");

/** Each JSON type to its shape; the order of a list of types is kept. */
const SHAPES: { readonly [type: string]: (schema: Schema) => Shape } = {
  string: () => ({ kind: "string" }),
  boolean: () => ({ kind: "boolean" }),
  number: () => ({ kind: "number" }),
  integer: ({ minimum }) => ({ kind: "integer", negative: typeof minimum !== "number" || minimum < 0 }),
  array: ({ items }) => ({ kind: "list", of: shapeOf(items as Schema) }),
  object: ({ additionalProperties: others }) => ({
    kind: "map",
    of: typeof others === "object" && others !== null ? shapeOf(others as Schema) : { kind: "unknown" },
  }),
};

function shapeOf(schema: Schema): Shape {
  const { $ref, tsType, anyOf, const: constant, enum: values, type } = schema;
  if ($ref !== undefined) return { kind: "ref", name: targetOf(schema) };
  if (typeof tsType === "string") return { kind: "either", names: tsType.split(" | ") };
  if (Array.isArray(anyOf)) return choiceOf(anyOf as Schema[]);
  if (constant !== undefined) return { kind: "constant", value: constant as string | boolean };
  if (Array.isArray(values)) return { kind: "enum", values: values as string[], open: schema["x-open"] === true };
  if (Array.isArray(type)) return choiceOf(type.map((one: unknown) => ({ ...schema, type: one })));
  if (type === undefined) return { kind: "unknown" };
  const read = SHAPES[String(type)];
  if (read === undefined) throw new Error(`There is no shape for ${JSON.stringify(schema)}.`);
  return read(schema);
}

function choiceOf(schemas: readonly Schema[]): Shape {
  const shapes = schemas.filter(({ type }) => type !== "null").map(shapeOf);
  const of: Shape = shapes.length === 1 ? shapes[0]! : { kind: "choice", of: shapes };
  return shapes.length === schemas.length ? of : { kind: "nullable", of };
}
