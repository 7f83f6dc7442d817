import type { Schema } from "./load.ts";

/** A check as JavaScript: an expression that is true when a value breaks a keyword, and what is said then. */
export interface Breach {
  readonly when: string;
  readonly keyword: string;
  readonly params: Schema;
}

const LITERAL = new Set(["string", "number", "boolean"]);

/** A value from a schema as source text. Throws for objects and lists, which no identity test could compare. */
export function literal(value: unknown): string {
  if (value !== null && !LITERAL.has(typeof value)) throw new Error(`No check compares with ${JSON.stringify(value)}.`);
  return JSON.stringify(value);
}

/** How a member of `v` is reached. */
export function member(v: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${v}.${name}` : `${v}[${JSON.stringify(name)}]`;
}

const misfits: { readonly [type: string]: (v: string) => string } = {
  string: (v) => `typeof ${v}!="string"`,
  boolean: (v) => `typeof ${v}!="boolean"`,
  number: (v) => `!Number.isFinite(${v})`,
  integer: (v) => `!Number.isInteger(${v})`,
  null: (v) => `${v}!==null`,
  array: (v) => `!Array.isArray(${v})`,
  object: (v) => `!isObject(${v})`,
};

function misfit(type: string, v: string): string {
  const test = misfits[type];
  if (test === undefined) throw new Error(`There is no JSON type ${type}.`);
  return test(v);
}

const typesOf = (type: unknown): readonly string[] => (Array.isArray(type) ? type : [type]) as string[];

/** Applies a test of one JSON type only to values of that type. */
const among = (types: readonly string[], only: readonly string[], guard: string, test: string): string =>
  types.every((type) => only.includes(type)) ? test : `${guard}&&${test}`;

/** Keywords that look at a value as a whole, in the order in which they are held against it. */
const simple: readonly (readonly [string, (asked: never, v: string, types: readonly string[]) => string, string])[] = [
  [
    "type",
    (asked: unknown, v) =>
      typesOf(asked)
        .map((type) => misfit(type, v))
        .join("&&"),
    "type",
  ],
  ["const", (asked: unknown, v) => `${v}!==${literal(asked)}`, "allowedValue"],
  ["enum", (asked: unknown[], v) => asked.map((one) => `${v}!==${literal(one)}`).join("&&"), "allowedValues"],
  ["minimum", (asked: number, v, types) => number(types, v, `${v}<${asked}`), "limit"],
  ["maximum", (asked: number, v, types) => number(types, v, `${v}>${asked}`), "limit"],
  ["exclusiveMinimum", (asked: number, v, types) => number(types, v, `${v}<=${asked}`), "limit"],
  ["minLength", (asked: number, v, types) => text(types, v, `ucs2length(${v})<${asked}`), "limit"],
  ["pattern", (asked: string, v, types) => text(types, v, `!${new RegExp(asked, "u")}.test(${v})`), "pattern"],
  ["minItems", (asked: number, v, types) => list(types, v, `${v}.length<${asked}`), "limit"],
  ["minProperties", (asked: number, v, types) => object(types, v, `Object.keys(${v}).length<${asked}`), "limit"],
  ["maxProperties", (asked: number, v, types) => object(types, v, `Object.keys(${v}).length>${asked}`), "limit"],
];

const number = (types: readonly string[], v: string, test: string) =>
  among(types, ["number", "integer", "null"], `typeof ${v}=="number"`, test);
const text = (types: readonly string[], v: string, test: string) =>
  among(types, ["string"], `typeof ${v}=="string"`, test);
const list = (types: readonly string[], v: string, test: string) =>
  among(types, ["array"], `Array.isArray(${v})`, test);
const object = (types: readonly string[], v: string, test: string) => among(types, ["object"], `isObject(${v})`, test);

/** The keywords that `breachesOf` knows. */
export const SIMPLE: ReadonlySet<string> = new Set(simple.map(([keyword]) => keyword));

/** What of a schema's simple keywords a value may break. A list of an open choice binds the exact reading alone. */
export function breachesOf(schema: Schema, v: string): Breach[] {
  const types = typesOf(schema["type"]);
  return simple.flatMap(([keyword, test, param]) => {
    const asked = schema[keyword];
    if (asked === undefined) return [];
    const when = test(asked as never, v, types);
    const open = keyword === "enum" && schema["x-open"] === true;
    return [{ when: open ? `x&&${when}` : when, keyword, params: { [param]: asked } }];
  });
}

/** An expression that is true when a value fits: for schemas that only ask and never complain. */
export function fitting(schema: Schema, v: string): string {
  const { required = [], properties = {}, not, anyOf, ...rest } = schema;
  const unknown = Object.keys(rest).filter((keyword) => !SIMPLE.has(keyword));
  if (unknown.length > 0) throw new Error(`A condition cannot ask for ${unknown.join(", ")}.`);
  const all = [
    ...breachesOf(rest, v).map(({ when }) => `!(${when})`),
    ...(required as string[]).map((name) => `(!isObject(${v})||${member(v, name)}!==void 0)`),
    ...Object.entries(properties as { [name: string]: Schema }).map(
      ([name, inner]) => `(!isObject(${v})||${member(v, name)}===void 0||${fitting(inner, member(v, name))})`,
    ),
    ...(not === undefined ? [] : [`!(${fitting(not as Schema, v)})`]),
    ...(anyOf === undefined ? [] : [`(${(anyOf as Schema[]).map((one) => fitting(one, v)).join("||")})`]),
  ];
  return all.length === 0 ? "true" : all.join("&&");
}
