import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Told, withRuleIds } from "./serves.ts";

/** A JSON Schema, or any part of one. */
export type Schema = { [keyword: string]: unknown };

/** Files of `schemas/` that are no wire types: documents of the suite and of the mock provider, and what is generated. */
const OTHERS = new Set([
  "bundle.json",
  "bundle.tolerant.json",
  "case.json",
  "report.json",
  "provider-script.json",
  "target.json",
]);

/**
 * Reads every family of wire types and puts all their definitions under one roof, with references that stay inside it, and
 * with the ids of the rules that they serve.
 */
export function loadBundle(folder: string, rules: readonly Told[] = []): Schema {
  const defs: { [name: string]: Schema } = {};
  const files = readdirSync(folder).filter(
    (file) => file.endsWith(".json") && !file.includes("openapi") && !OTHERS.has(file),
  );
  for (const file of files.sort()) {
    const family = JSON.parse(readFileSync(join(folder, file), "utf8")) as { $defs: { [name: string]: Schema } };
    for (const [name, schema] of Object.entries(family.$defs)) {
      if (defs[name] !== undefined) throw new Error(`${file}: ${name} is defined twice.`);
      if (schema["title"] !== name) throw new Error(`${file}: ${name} has the title ${String(schema["title"])}.`);
      defs[name] = withRuleIds(name, inward(schema), rules);
    }
  }
  for (const name of referred(defs))
    if (defs[name] === undefined) throw new Error(`${name} is referred to and not defined.`);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://toolcall-tck.dev/schemas/bundle.json",
    title: "Every wire type of the tool-call protocol",
    description: "Generated from the families beside it by `npm run generate`.",
    $defs: Object.fromEntries(Object.entries(defs).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** References to a definition of another family become references within the bundle. */
function inward(schema: Schema): Schema {
  return mapSchema(schema, (schema) =>
    typeof schema["$ref"] === "string" ? { ...schema, $ref: schema["$ref"].replace(/^[^#]*#/, "#") } : schema,
  );
}

function* referred(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referred(item);
  else if (typeof value === "object" && value !== null) {
    const { $ref } = value as Schema;
    if (typeof $ref === "string") yield $ref.replace("#/$defs/", "");
    for (const item of Object.values(value)) yield* referred(item);
  }
}

/** Keywords that hold schemas by name, a list of schemas, or one schema. Everything else is data. */
const BY_NAME = new Set(["$defs", "properties", "patternProperties", "dependentSchemas"]);
const LISTS = new Set(["oneOf", "anyOf", "allOf", "prefixItems"]);
const SINGLE = new Set(["items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "x-tolerant"]);

/** Changes every schema within a schema, the innermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inside = Object.entries(schema).map(([key, value]) => [key, mapKeyword(key, value, change)]);
  return change(Object.fromEntries(inside) as Schema);
}

/** The same for schemas by name. */
export function mapSchemas(
  schemas: { [name: string]: Schema },
  change: (schema: Schema) => Schema,
): { [name: string]: Schema } {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, mapAny(schema, change) as Schema]));
}

function mapKeyword(key: string, value: unknown, change: (schema: Schema) => Schema): unknown {
  if (BY_NAME.has(key)) return mapSchemas(value as { [name: string]: Schema }, change);
  if (LISTS.has(key)) return (value as unknown[]).map((item) => mapAny(item, change));
  return SINGLE.has(key) ? mapAny(value, change) : value;
}

/** A schema may also be a boolean. */
function mapAny(schema: unknown, change: (schema: Schema) => Schema): unknown {
  return typeof schema === "object" && schema !== null ? mapSchema(schema as Schema, change) : schema;
}
