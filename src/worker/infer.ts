import type { StandardSchema } from "./standard-schema.ts";

/** A JSON Schema as an author writes it. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** What a tool may be declared with: a JSON Schema, or a schema of a library that speaks Standard Schema. */
export type AnySchema = JsonSchema | StandardSchema;

/** What a tool's function receives for this schema. No schema: some JSON object. */
export type ParsedBy<S> = [S] extends [undefined]
  ? Record<string, unknown>
  : S extends StandardSchema<infer _In, infer Out>
    ? Out
    : FromJsonSchema<S>;

/** What a tool's function may return for this schema. No schema: anything. */
export type AcceptedBy<S> = [S] extends [undefined]
  ? unknown
  : S extends StandardSchema<infer In, infer _Out>
    ? In
    : FromJsonSchema<S>;

/**
 * The type that a literal JSON Schema describes, for the keywords that say it plainly: const, enum, type, properties,
 * required, items, anyOf, oneOf. Everything else is `unknown`: a type that is too wide is safe, one that lies is not.
 */
export type FromJsonSchema<S> = S extends { readonly const: infer C }
  ? Mutable<C>
  : S extends { readonly enum: readonly (infer E)[] }
    ? Mutable<E>
    : S extends { readonly anyOf: readonly (infer B)[] } | { readonly oneOf: readonly (infer B)[] }
      ? Each<B>
      : S extends { readonly type: infer T }
        ? OfType<T, S>
        : unknown;

type Each<B> = B extends unknown ? FromJsonSchema<B> : never;

type OfType<T, S> = T extends readonly (infer Many)[] ? One<Many, S> : One<T, S>;

type One<T, S> = T extends "string"
  ? string
  : T extends "number" | "integer"
    ? number
    : T extends "boolean"
      ? boolean
      : T extends "null"
        ? null
        : T extends "array"
          ? S extends { readonly items: infer I }
            ? FromJsonSchema<I>[]
            : unknown[]
          : T extends "object"
            ? ObjectOf<S>
            : unknown;

type ObjectOf<S> = S extends { readonly properties: infer P }
  ? Flat<
      { -readonly [K in Extract<keyof P, RequiredOf<S>>]: FromJsonSchema<P[K]> } & {
        -readonly [K in Exclude<keyof P, RequiredOf<S>>]?: FromJsonSchema<P[K]>;
      }
    >
  : Record<string, unknown>;

type RequiredOf<S> = S extends { readonly required: readonly (infer R)[] } ? R : never;

type Flat<T> = { [K in keyof T]: T[K] };

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
