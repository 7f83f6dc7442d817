import { equal } from "../../../src/json/equal.ts";
import { createCompile } from "../../../src/protocol/json-schema.ts";
import type { EngineMutant } from "./mutant.ts";
import { sound } from "./mutant.ts";
import {
  comparing,
  eachSchema,
  eachText,
  reading,
  type Schema,
  seeing,
  told,
  valuesIn,
  without,
} from "./simplified.ts";
import { LAX, STRICT, validator } from "./validators-mutant.ts";

const isDeep = (value: unknown): boolean => typeof value === "object" && value !== null;

/** What a list of types is read as. */
const typed = (change: (types: readonly string[]) => readonly string[]) =>
  reading((schema) => told(schema, "type", (type) => change([type as string | string[]].flat())));

const types: readonly EngineMutant[] = [
  validator(
    "takes fractions for integers",
    LAX,
    "An integer is a number.",
    typed((types) => types.map((type) => (type === "integer" ? "number" : type))),
  ),
  validator(
    "takes flags for integers",
    LAX,
    "In the language a flag is a number.",
    typed((types) => (types.includes("integer") ? [...types, "boolean"] : types)),
  ),
  validator(
    "takes null for everything",
    LAX,
    "What may be left out may be null.",
    typed((types) => [...new Set([...types, "null"])]),
  ),
  validator(
    "takes lists for objects",
    LAX,
    "In the language a list is an object.",
    typed((types) => (types.includes("object") ? [...new Set([...types, "array"])] : types)),
  ),
  validator(
    "takes the first of several types",
    STRICT,
    "A list of types is cut to one.",
    typed((types) => types.slice(0, 1)),
  ),
  validator("takes 1.0 for no integer", STRICT, "An integer is told by how it is written.", () => ({
    rules: {
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        if (input.status !== "valid" || check === undefined || !/[[:,]-?[0-9]+[.]0[\]},]/.test(raw)) return input;
        return { status: "invalid", value: input.value, error: "must be an integer" };
      },
    },
  })),
];

/** A bound told otherwise. */
const bound = (keyword: string, change: (value: number) => number) => (schema: Schema) =>
  told(schema, keyword, (value) => change(value as number));

const numbers: readonly EngineMutant[] = [
  validator(
    "lets the edge of an exclusive minimum pass",
    LAX,
    "A bound is a bound.",
    reading(({ exclusiveMinimum, ...schema }) =>
      exclusiveMinimum === undefined ? schema : { ...schema, minimum: exclusiveMinimum },
    ),
  ),
  validator(
    "lets the edge of an exclusive maximum pass",
    LAX,
    "A bound is a bound.",
    reading(({ exclusiveMaximum, ...schema }) =>
      exclusiveMaximum === undefined ? schema : { ...schema, maximum: exclusiveMaximum },
    ),
  ),
  validator(
    "keeps the edge of a minimum out",
    STRICT,
    "A value must be above its minimum.",
    reading(({ minimum, ...schema }) => (minimum === undefined ? schema : { ...schema, exclusiveMinimum: minimum })),
  ),
  validator(
    "keeps the edge of a maximum out",
    STRICT,
    "A value must be below its maximum.",
    reading(({ maximum, ...schema }) => (maximum === undefined ? schema : { ...schema, exclusiveMaximum: maximum })),
  ),
  validator(
    "reads bounds as whole numbers",
    LAX,
    "What stands behind the point of a bound is lost.",
    reading((schema) => {
      const down = ["minimum", "exclusiveMinimum"].reduce((one, keyword) => bound(keyword, Math.floor)(one), schema);
      return ["maximum", "exclusiveMaximum"].reduce((one, keyword) => bound(keyword, Math.ceil)(one), down);
    }),
  ),
  validator(
    "knows no multiples of fractions",
    LAX,
    "`multipleOf` is looked at for whole numbers alone.",
    reading((schema) => told(schema, "multipleOf", (n) => (Number.isInteger(n) ? n : undefined))),
  ),
  validator(
    "reads a bound with a partner as none",
    LAX,
    "Of two bounds only the lower one is looked at.",
    reading((schema) => (Object.hasOwn(schema, "minimum") ? without(schema, "maximum") : schema)),
  ),
];

const texts: readonly EngineMutant[] = [
  validator(
    "counts code units",
    STRICT,
    "The length of a text is that of its UTF-16.",
    seeing((value) => eachText(value, (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, "xx"))),
  ),
  validator(
    "counts bytes",
    STRICT,
    "The length of a text is that of its UTF-8.",
    seeing((value) =>
      eachText(value, (text) => text.replaceAll(/[^ -~]/gu, (one) => "x".repeat(new TextEncoder().encode(one).length))),
    ),
  ),
  validator(
    "matches whole texts",
    STRICT,
    "A pattern must match from the first character to the last.",
    reading((schema) => told(schema, "pattern", (pattern) => `^(?:${pattern})$`)),
  ),
  validator(
    "matches at the start",
    STRICT,
    "A pattern is looked for at the start alone.",
    reading((schema) => told(schema, "pattern", (pattern) => `^(?:${pattern})`)),
  ),
  validator(
    "drops the anchors of patterns",
    LAX,
    "A pattern is looked for anywhere.",
    reading((schema) => told(schema, "pattern", (pattern) => String(pattern).replaceAll(/^\^|\$$/g, ""))),
  ),
  validator(
    "matches capitals too",
    LAX,
    "Patterns ignore case.",
    reading((schema) => told(schema, "pattern", (pattern) => String(pattern).replaceAll("a-z", "a-zA-Z"))),
  ),
  validator(
    "knows two words beside each other",
    LAX,
    "After the first keyword of a text the others are not looked at.",
    reading((schema) => (schema["minLength"] === undefined ? schema : without(schema, "maxLength", "pattern"))),
  ),
];

/** Values that a loose comparison takes for the same. */
const loose = (value: unknown): unknown[] =>
  typeof value === "number"
    ? [value, String(value), ...(value === 0 ? [false] : value === 1 ? [true] : [])]
    : typeof value === "boolean"
      ? [value, Number(value), String(value)]
      : value === null
        ? [null, "null", ""]
        : [value];

const alone =
  (holds: (list: readonly unknown[]) => boolean) =>
  (value: unknown): boolean =>
    [...valuesIn(value)].every((one) => !Array.isArray(one) || holds(one));

const listed = (schema: Schema): readonly unknown[] => [
  ...(Array.isArray(schema["enum"]) ? schema["enum"] : []),
  ...(Object.hasOwn(schema, "const") ? [schema["const"]] : []),
];

const values: readonly EngineMutant[] = [
  validator(
    "takes the first value of an enum alone",
    STRICT,
    "The other values are not looked at.",
    reading((schema) => told(schema, "enum", (list) => (list as unknown[]).slice(0, 1))),
  ),
  validator(
    "takes the last value of an enum alone",
    STRICT,
    "The other values are not looked at.",
    reading((schema) => told(schema, "enum", (list) => (list as unknown[]).slice(-1))),
  ),
  validator(
    "compares values loosely",
    LAX,
    "`const` and `enum` compare as the language does, which converts.",
    reading((schema) => {
      const list = listed(schema);
      return list.length === 0 ? schema : { ...without(schema, "const", "enum"), enum: list.flatMap(loose) };
    }),
  ),
  validator(
    "compares no lists and objects",
    LAX,
    "`const` and `enum` are for plain values.",
    reading((schema) => (listed(schema).some(isDeep) ? without(schema, "const", "enum") : schema)),
  ),
  validator(
    "takes a const of null, zero or false for none",
    LAX,
    "Whether there is a `const` is asked of its value.",
    reading((schema) => told(schema, "const", (value) => (value ? value : undefined))),
  ),
  validator("compares objects as they are written", STRICT, "The order of members counts.", writtenAlike),
  validator(
    "looks for twins among plain values alone",
    LAX,
    "Two objects are never the same.",
    comparing(
      ["uniqueItems"],
      alone((list) => new Set(list).size === list.length),
    ),
  ),
  validator(
    "looks for twins as they are written",
    LAX,
    "The order of members counts.",
    comparing(
      ["uniqueItems"],
      alone((list) => new Set(list.map((item) => JSON.stringify(item))).size === list.length),
    ),
  ),
  validator(
    "looks for twins side by side",
    LAX,
    "Only neighbours are compared.",
    comparing(
      ["uniqueItems"],
      alone((list) => list.every((item, n) => n === 0 || !equal(item, list[n - 1]))),
    ),
  ),
  validator(
    "looks for twins as texts",
    STRICT,
    "Entries of different types are the same when they are written alike.",
    () => textTwins(),
  ),
];

/** Refuses what equals an object of the schema and is written in another order. */
function writtenAlike() {
  const compile = createCompile();
  return {
    compile(schema: unknown) {
      const compiled = compile(schema);
      if (!compiled.ok) return compiled;
      const known: unknown[] = [];
      eachSchema(schema, (one) => {
        known.push(...listed(one).filter(isDeep));
        return one;
      });
      const odd = (value: unknown): boolean =>
        known.some((one) => equal(one, value) && JSON.stringify(one) !== JSON.stringify(value));
      return {
        ok: true as const,
        check: (value: unknown, options?: { readonly hideValues?: boolean }) =>
          compiled.check(value, options) ?? ([...valuesIn(value)].some(odd) ? "is none of the values" : undefined),
      };
    },
  };
}

/** Refuses a list of unique entries in which two are the same text. */
const textTwins = reading((schema) =>
  schema["uniqueItems"] === true
    ? { ...schema, not: { allOf: [{ contains: { const: 1 } }, { contains: { const: "1" } }] } }
    : schema,
);

/** Mistakes in what single keywords say of a value. */
export const valueMutants: readonly EngineMutant[] = [...types, ...numbers, ...texts, ...values];
