import { isObject } from "../../../src/json/own.ts";
import type { EngineMutant } from "./mutant.ts";
import { members, reading, told, without } from "./simplified.ts";
import { LAX, STRICT, validator } from "./validators-mutant.ts";
import { valueMutants } from "./validators-values.ts";

/** Of a list, the first entry or the last one alone. */
const only = (which: 0 | -1) => (list: unknown) =>
  Array.isArray(list) ? list.slice(which, which === 0 ? 1 : undefined) : list;

const first = (keyword: string) => reading((schema) => told(schema, keyword, only(0)));
const last = (keyword: string) => reading((schema) => told(schema, keyword, only(-1)));
const ignoring = (...keywords: readonly string[]) => reading((schema) => without(schema, ...keywords));

const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

/** The properties that are left when some are not looked at. */
const properties = (looksAt: (name: string, n: number) => boolean) =>
  reading((schema) =>
    told(schema, "properties", (all) =>
      members(entries(all).map(([name, part], n) => [name, looksAt(name, n) ? part : true])),
    ),
  );

const inherited = (name: string): boolean => name in {};

/** Which part of a schema is looked at: members and entries. */
const parts: readonly EngineMutant[] = [
  validator(
    "checks the first property alone",
    LAX,
    "Only the first of the properties is checked.",
    properties((_, n) => n === 0),
  ),
  validator("checks no property but the last", LAX, "A loop keeps the last property alone.", () =>
    reading((schema) => {
      const count = entries(schema["properties"]).length;
      return told(schema, "properties", (all) =>
        members(entries(all).map(([name, part], n) => [name, n === count - 1 ? part : true])),
      );
    })(),
  ),
  validator(
    "asks for the first required member alone",
    LAX,
    "Only the first entry of `required` counts.",
    first("required"),
  ),
  validator(
    "asks for the last required member alone",
    LAX,
    "Only the last entry of `required` counts.",
    last("required"),
  ),
  validator(
    "asks only for members that have a schema",
    LAX,
    "`required` is looked up among the properties.",
    reading((schema) =>
      told(schema, "required", (names) =>
        (names as string[]).filter((name) => Object.hasOwn((schema["properties"] ?? {}) as object, name)),
      ),
    ),
  ),
  validator(
    "finds required members on every object",
    LAX,
    "What an object inherits counts as being there.",
    reading((schema) => told(schema, "required", (names) => (names as string[]).filter((name) => !inherited(name)))),
  ),
  validator(
    "takes inherited names for declared ones",
    LAX,
    "`additionalProperties` asks whether a name is in the properties, inherited ones too.",
    reading((schema) =>
      schema["additionalProperties"] === false
        ? {
            ...schema,
            properties: members([
              ...["constructor", "__proto__", "toString"].map((name) => [name, true] as const),
              ...entries(schema["properties"]),
            ]),
          }
        : schema,
    ),
  ),
  validator(
    "loses properties with names of inherited ones",
    LAX,
    "The schemas are put into an object that has members of its own.",
    properties((name) => !inherited(name)),
  ),
  validator(
    "ignores the schema of further members",
    LAX,
    "`additionalProperties` is a flag.",
    reading((schema) => told(schema, "additionalProperties", (value) => value !== false)),
  ),
  validator(
    "lets further members pass",
    LAX,
    "`additionalProperties: false` is not looked at.",
    reading((schema) => told(schema, "additionalProperties", (value) => (value === false ? true : value))),
  ),
  validator(
    "counts no members",
    LAX,
    "`minProperties` and `maxProperties` are not known.",
    ignoring("minProperties", "maxProperties"),
  ),
  validator(
    "checks the first entry of a list alone",
    LAX,
    "`items` is applied to one entry.",
    reading(({ items, ...schema }) => (items === undefined ? schema : { ...schema, prefixItems: [items] })),
  ),
  validator(
    "checks nothing below four levels",
    LAX,
    "The check stops at a depth.",
    reading((schema, at) =>
      (at.match(/\/(properties|items|additionalProperties)(?=\/|$)/g) ?? []).length > 3 ? {} : schema,
    ),
  ),
];

/** A reference with its tokens as the names that they are. */
const spelled = (to: unknown): string =>
  String(to)
    .slice(1)
    .split("/")
    .map((token) => decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~"))
    .join("/");

/** Branches and references. */
const branches: readonly EngineMutant[] = [
  validator(
    "takes oneOf for anyOf",
    LAX,
    "A value may fit several branches.",
    reading(({ oneOf, ...schema }) => (oneOf === undefined ? schema : { ...schema, anyOf: oneOf })),
  ),
  validator(
    "counts the branches of oneOf by twos",
    LAX,
    "Whether one branch fits is told by exclusive or.",
    reading(({ oneOf, ...schema }) =>
      oneOf === undefined ? schema : { ...schema, anyOf: [{ oneOf }, { allOf: oneOf }] },
    ),
  ),
  validator("tries the first branch of oneOf alone", STRICT, "The first branch decides.", first("oneOf")),
  validator("tries the first branch of anyOf alone", STRICT, "The first branch decides.", first("anyOf")),
  validator("tries the last branch of anyOf alone", STRICT, "The last branch decides.", last("anyOf")),
  validator("checks the first branch of allOf alone", LAX, "The first branch decides.", first("allOf")),
  validator("checks the last branch of allOf alone", LAX, "Branches are merged, and the last one wins.", last("allOf")),
  validator("does not know `not`", LAX, "What is forbidden passes.", ignoring("not")),
  validator("follows no reference", LAX, "`$ref` is not known.", ignoring("$ref")),
  validator(
    "follows references into $defs alone",
    LAX,
    "A reference that is no name among the definitions is not followed.",
    reading((schema) => told(schema, "$ref", (to) => (/^#\/\$defs\/[^/]+$/.test(String(to)) ? to : undefined))),
  ),
  validator(
    "reads the names in references as they stand",
    LAX,
    "The tokens of a pointer are not decoded, and nothing is found there.",
    reading((schema) => told(schema, "$ref", (to) => (/[~%]/.test(String(to)) ? undefined : to))),
  ),
  validator(
    "goes down a tree once",
    LAX,
    "A reference to what is being checked is not followed.",
    reading((schema, at) => told(schema, "$ref", (to) => (at.startsWith(`${spelled(to)}/`) ? undefined : to))),
  ),
];
/** Engines whose validator is simpler than JSON Schema. */
export const validatorMutants: readonly EngineMutant[] = [...parts, ...branches, ...valueMutants];
