import { isObject } from "../../../src/json/own.ts";
import { createCompile } from "../../../src/protocol/json-schema.ts";
import type { Check, Compile } from "../../../src/protocol/rules.ts";

/** One schema without what it holds of others, which are done already. */
export type Schema = Readonly<Record<string, unknown>>;

const MAPS: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
]);
const LISTS: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const PARTS: ReadonlySet<string> = new Set(["items", "not", "additionalProperties", "if", "then", "else", "contains"]);

/** An object of these members; a name may be `__proto__`. */
export function members(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

/** Every schema in a schema passed through a hand, the innermost first; `at` is its JSON pointer. */
export function eachSchema(schema: unknown, change: (schema: Schema, at: string) => unknown, at = ""): unknown {
  if (!isObject(schema)) return schema;
  const inner = (part: unknown, ...path: (string | number)[]): unknown =>
    eachSchema(part, change, [at, ...path].join("/"));
  const copy = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (MAPS.has(key) && isObject(value))
      return [key, members(Object.entries(value).map(([name, part]) => [name, inner(part, key, name)]))];
    if (LISTS.has(key) && Array.isArray(value)) return [key, value.map((part, i) => inner(part, key, i))];
    return [key, PARTS.has(key) ? inner(value, key) : value];
  });
  return change(members(copy), at);
}

/** A validator that reads every schema in a schema as another one. */
export function reading(change: (schema: Schema, at: string) => unknown): () => { readonly compile: Compile } {
  return () => {
    const compile = createCompile();
    return { compile: (schema) => compile(eachSchema(schema, change)) };
  };
}

/** A validator that does not see the values as they are. */
export function seeing(change: (value: unknown) => unknown): () => { readonly compile: Compile } {
  return () => {
    const compile = createCompile();
    return {
      compile(schema) {
        const compiled = compile(schema);
        if (!compiled.ok) return compiled;
        const check: Check = (value, options) => compiled.check(change(value), options);
        return { ok: true, check };
      },
    };
  };
}

/**
 * A validator that compares values in a way of its own. What only a comparison stands against, since the schema without
 * these keywords takes it, it takes too if `same` says so.
 */
export function comparing(
  keywords: readonly string[],
  takes: (value: unknown) => boolean,
): () => { readonly compile: Compile } {
  return () => {
    const compile = createCompile();
    return {
      compile(schema) {
        const [strict, loose] = [compile(schema), compile(eachSchema(schema, (one) => without(one, ...keywords)))];
        if (!strict.ok || !loose.ok) return strict;
        const check: Check = (value, options) => {
          const error = strict.check(value, options);
          return error !== undefined && loose.check(value) === undefined && takes(value) ? undefined : error;
        };
        return { ok: true, check };
      },
    };
  };
}

/** The schema without these keywords. */
export const without = (schema: Schema, ...keywords: readonly string[]): Schema =>
  members(Object.entries(schema).filter(([key]) => !keywords.includes(key)));

/** The schema with one keyword told otherwise, where it has it; undefined takes it away. */
export const told = (schema: Schema, keyword: string, change: (value: unknown) => unknown): Schema => {
  if (!Object.hasOwn(schema, keyword)) return schema;
  const value = change(schema[keyword]);
  return value === undefined ? without(schema, keyword) : { ...schema, [keyword]: value };
};

/** Every value in a value. */
export function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* valuesIn(part);
}

/** The value with every text in it passed through a hand. */
export function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => eachText(item, change));
  if (!isObject(value)) return value;
  return members(Object.entries(value).map(([name, item]) => [name, eachText(item, change)]));
}
