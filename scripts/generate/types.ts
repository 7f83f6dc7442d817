import { compile } from "json-schema-to-typescript";
import type { Schema } from "./load.ts";

const BANNER = "// Generated from schemas/ by `npm run generate`. Do not edit.";

/**
 * TypeScript types of every definition, each once, with its documentation. What json-schema-to-typescript would copy,
 * widen or give an index signature is spelled out for it beforehand. Throws when a name is missing, doubled or made up.
 */
export async function writeTypes(bundle: Schema): Promise<string> {
  const defs = bundle["$defs"] as { [name: string]: Schema };
  const names = Object.keys(defs);
  const root = {
    title: "WireTypes",
    description: "Every wire type by its name.",
    type: "object",
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: Object.fromEntries(names.map((name) => [name, definition(defs[name]!)])),
  };
  const text = await compile(root as never, "WireTypes", {
    additionalProperties: false,
    unknownAny: true,
    strictIndexSignatures: false,
    bannerComment: BANNER,
    $refOptions: { resolve: { external: false } },
    style: { printWidth: 120, semi: true, trailingComma: "all" },
  });
  const exported = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map((match) => match[1]!);
  const wanted = [...names, "WireTypes"];
  if (exported.sort().join() !== wanted.sort().join()) {
    const strange = exported.filter((name) => !wanted.includes(name));
    const missing = wanted.filter((name) => !exported.includes(name));
    throw new Error(`The types came out wrong: made up ${strange.join(", ")}; missing ${missing.join(", ")}.`);
  }
  return text;
}

function definition(schema: Schema): Schema {
  const notes = { title: schema["title"], description: documentation(schema) };
  const properties = schema["properties"] as { [name: string]: Schema } | undefined;
  if (properties === undefined || schema["oneOf"] !== undefined || schema["tsType"] !== undefined)
    return { ...notes, tsType: typeText(schema) };
  const members = Object.entries(properties).map(([name, member]) => [
    name,
    { description: documentation(member), tsType: typeText(member) },
  ]);
  return {
    ...notes,
    type: "object",
    required: schema["required"] ?? [],
    additionalProperties: schema["additionalProperties"] === true,
    properties: Object.fromEntries(members),
  };
}

/** How many rules a doc comment names; the type's page has them all. */
const NAMED = 6;

const some = (rules: readonly string[]): string =>
  rules.length <= NAMED ? rules.join(", ") : `${rules.slice(0, NAMED).join(", ")} and ${rules.length - NAMED} more`;

/** The text of a doc comment: what it is, since when, whose, and which rules it serves. */
function documentation(schema: Schema): string | undefined {
  const { description, "x-since": since, "x-own": own, "x-rules": rules } = schema;
  const lines = [
    description,
    since === undefined ? undefined : `Since ${since}: later than the revision, accepted and never required.`,
    own === true ? "Ours; not part of the published protocol." : undefined,
    rules === undefined ? undefined : `Rules: ${some(rules as string[])}.`,
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? undefined : lines.join("\n\n");
}

const PLAIN: { readonly [type: string]: string } = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
  object: "object",
};

/** The TypeScript of a place, as text. */
function typeText(schema: Schema): string {
  const { tsType, $ref, oneOf, anyOf, const: constant, enum: values, type, items, additionalProperties } = schema;
  if (typeof tsType === "string") return tsType;
  if (typeof $ref === "string") return $ref.replace("#/$defs/", "");
  const branches = (oneOf ?? anyOf) as Schema[] | undefined;
  if (branches !== undefined) return branches.map(typeText).join(" | ");
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one })).join(" | ");
  if (type === undefined) return "unknown";
  if (type === "array") return listOf(typeText(items as Schema));
  if (type === "object" && additionalProperties !== undefined)
    return `{ [name: string]: ${additionalProperties === true ? "unknown" : typeText(additionalProperties as Schema)} }`;
  return PLAIN[String(type)] ?? fail(schema);
}

function listOf(item: string): string {
  return item.includes("|") ? `(${item})[]` : `${item}[]`;
}

function fail(schema: Schema): never {
  throw new Error(`There is no TypeScript for ${JSON.stringify(schema)}.`);
}
