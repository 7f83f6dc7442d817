import { code } from "./markdown.ts";

/** A JSON Schema, or any part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** Keywords that bound a value, and how a reader is told. */
const BOUNDS: Readonly<Record<string, (value: unknown) => string>> = {
  minimum: (value) => `at least ${String(value)}`,
  exclusiveMinimum: (value) => `more than ${String(value)}`,
  maximum: (value) => `at most ${String(value)}`,
  minLength: (value) => (value === 1 ? "not empty" : `at least ${String(value)} characters`),
  maxLength: (value) => `at most ${String(value)} characters`,
  minItems: (value) => (value === 1 ? "not empty" : `at least ${String(value)}`),
  maxItems: (value) => `at most ${String(value)}`,
  minProperties: (value) => `at least ${String(value)} members`,
  format: (value) => `format ${String(value)}`,
  pattern: (value) => `pattern ${code(String(value))}`,
};

/** Forms of a schema, the most telling first, and the words for each; undefined: it is not of that form. */
const FORMS: readonly ((schema: Schema) => string | undefined)[] = [
  ({ $ref }) => (typeof $ref === "string" ? typeLink($ref) : undefined),
  ({ tsType }) => (typeof tsType === "string" ? tsType.split(" | ").map(named).join(" or ") : undefined),
  (schema) => ("const" in schema ? code(JSON.stringify(schema["const"])) : undefined),
  (schema) =>
    Array.isArray(schema["enum"]) ? schema["enum"].map((one) => code(JSON.stringify(one))).join(", ") : undefined,
  ({ oneOf }) => either(oneOf),
  ({ anyOf }) => either(anyOf),
  (schema) =>
    schema["type"] === "array"
      ? `list of ${isSchema(schema["items"]) ? inWords(schema["items"]) : "anything"}`
      : undefined,
  (schema) => (schema["type"] === "object" ? objectInWords(schema) : undefined),
  ({ type }) => (Array.isArray(type) ? type.join(" or ") : undefined),
  ({ type }) => (typeof type === "string" ? type : undefined),
];

/** What values a schema takes, in a few words of Markdown, types linked to their pages. */
export function inWords(schema: Schema): string {
  const words = FORMS.map((form) => form(schema)).find((said) => said !== undefined) ?? "any JSON";
  const bounds = Object.entries(BOUNDS).flatMap(([keyword, tell]) =>
    schema[keyword] === undefined ? [] : [tell(schema[keyword])],
  );
  return [words, ...bounds].join(", ");
}

function either(schemas: unknown): string | undefined {
  return Array.isArray(schemas) ? schemas.filter(isSchema).map(inWords).join(" or ") : undefined;
}

function objectInWords(schema: Schema): string {
  const members = Object.keys(isSchema(schema["properties"]) ? schema["properties"] : {});
  if (members.length > 0) return `object of ${members.map(code).join(", ")}`;
  const values = schema["additionalProperties"];
  return isSchema(values) ? `object with values: ${inWords(values)}` : "object";
}

function typeLink(ref: string): string {
  return named(ref.replace("#/$defs/", ""));
}

/** The name of a wire type as a link to its page. */
export function named(type: string): string {
  return `[${code(type)}](/types/${type})`;
}

/** Names of the wire types that a schema refers to, at any depth. */
export function referred(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referred);
  if (!isSchema(value)) return [];
  const own = typeof value["$ref"] === "string" ? [value["$ref"].replace("#/$defs/", "")] : [];
  return [...own, ...Object.values(value).flatMap(referred)];
}

/** Whether this is a schema's object and not a list, a flag or a text. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
