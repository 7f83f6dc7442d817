import fc from "fast-check";

/** A schema with a value that fits it and one that breaks it at a known place, made together so that all of it shrinks. */
export interface Fitted {
  readonly schema: unknown;
  readonly fits: unknown;
  readonly breaks: unknown;
  /** What is wrong with `breaks`, in words. */
  readonly how: string;
}

const word: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.string({ maxLength: 12, unit: "grapheme" }),
  // What a careless log or database cannot hold.
  fc.constantFrom("a\u0000b", "a\u2028b"),
);

/** Texts that no number, flag or list could be read from. */
const plainWord: fc.Arbitrary<string> = fc.stringMatching(/^[a-z]{3,8}$/);

/** Leaves: one keyword each, the plainest first. Values of the wrong type are ones that a converter would take. */
const leaves: readonly fc.Arbitrary<Fitted>[] = [
  word.map((fits) => ({ schema: { type: "string" }, fits, breaks: 7, how: "a number for a string" })),
  fc
    .integer({ min: -1000, max: 1000 })
    .map((fits) => ({ schema: { type: "integer" }, fits, breaks: "500", how: "digits in a string for an integer" })),
  fc.integer({ min: 1, max: 99 }).map((n) => ({
    schema: { type: "number" },
    fits: n + 0.5,
    breaks: String(n),
    how: "digits in a string for a number",
  })),
  fc.boolean().map((fits) => ({ schema: { type: "boolean" }, fits, breaks: "true", how: "a word for a boolean" })),
  fc.constant({ schema: { type: "null" }, fits: null, breaks: "", how: "an empty string for null" }),
  fc.constant({ schema: { type: "array" }, fits: ["a"], breaks: '["a"]', how: "a list in a string for a list" }),
  fc.constant({ schema: { type: "object" }, fits: { a: 1 }, breaks: '{"a":1}', how: "an object in a string for one" }),
  fc
    .integer({ min: -50, max: 50 })
    .map((n) => ({ schema: { type: "integer", minimum: n }, fits: n, breaks: n - 1, how: "below minimum" })),
  fc
    .integer({ min: -50, max: 50 })
    .map((n) => ({ schema: { type: "integer", maximum: n }, fits: n - 1, breaks: n + 1, how: "above maximum" })),
  fc.integer({ min: 1, max: 50 }).map((n) => ({
    schema: { type: "number", exclusiveMinimum: n },
    fits: n + 0.25,
    breaks: n,
    how: "at exclusiveMinimum",
  })),
  fc.integer({ min: 1, max: 50 }).map((n) => ({
    schema: { type: "number", exclusiveMaximum: n },
    fits: n - 0.25,
    breaks: n,
    how: "at exclusiveMaximum",
  })),
  fc.integer({ min: 2, max: 9 }).map((n) => ({
    schema: { type: "integer", multipleOf: n },
    fits: 3 * n,
    breaks: 3 * n + 1,
    how: "not a multiple",
  })),
  fc.integer({ min: 1, max: 5 }).map((n) => ({
    schema: { type: "string", minLength: n },
    fits: "é".repeat(n),
    breaks: "x".repeat(n - 1),
    how: "shorter than minLength",
  })),
  fc.integer({ min: 1, max: 5 }).map((n) => ({
    schema: { type: "string", maxLength: n },
    fits: "x".repeat(n),
    breaks: "x".repeat(n + 1),
    how: "longer than maxLength",
  })),
  fc.integer({ min: 100, max: 999 }).map((n) => ({
    schema: { type: "string", pattern: "^[a-z]+-[0-9]{3}$" },
    fits: `id-${n}`,
    breaks: `ID-${n}`,
    how: "against the pattern",
  })),
  fc
    .uniqueArray(plainWord, { minLength: 1, maxLength: 4 })
    .map((list) => ({ schema: { enum: list }, fits: list[0], breaks: `${list[0]}?`, how: "none of the enum" })),
  plainWord.map((value) => ({
    schema: { const: value },
    fits: value,
    breaks: value.toUpperCase(),
    how: "not the const",
  })),
  fc.constant({ schema: { type: ["string", "null"] }, fits: null, breaks: 0, how: "none of two types" }),
];

const leaf: fc.Arbitrary<Fitted> = fc.oneof(...leaves);

/** Lists and combinations over a part. */
function wrapped(part: fc.Arbitrary<Fitted>): fc.Arbitrary<Fitted> {
  return fc.oneof(
    part.map(({ schema, fits, breaks, how }) => ({
      schema: { type: "array", items: schema },
      fits: [fits],
      breaks: [fits, breaks],
      how: `in a list: ${how}`,
    })),
    fc.integer({ min: 1, max: 3 }).map((n) => ({
      schema: { type: "array", minItems: n },
      fits: Array(n).fill(0),
      breaks: Array(n - 1).fill(0),
      how: "fewer than minItems",
    })),
    fc.integer({ min: 0, max: 3 }).map((n) => ({
      schema: { type: "array", maxItems: n },
      fits: Array(n).fill(0),
      breaks: Array(n + 1).fill(0),
      how: "more than maxItems",
    })),
    fc.constant({
      schema: { type: "array", uniqueItems: true },
      fits: [1, "1"],
      breaks: [1, 1],
      how: "twice in a list of unique items",
    }),
    part.map(({ schema, fits, breaks, how }) => ({
      schema: { allOf: [{}, schema] },
      fits,
      breaks,
      how: `allOf: ${how}`,
    })),
    part.map(({ schema, fits, breaks, how }) => ({
      schema: { anyOf: [schema, false] },
      fits,
      breaks,
      how: `anyOf: ${how}`,
    })),
    part.map(({ schema, fits, breaks, how }) => ({
      schema: { oneOf: [schema, false] },
      fits,
      breaks,
      how: `oneOf: ${how}`,
    })),
    part.map(({ schema, fits, breaks }) => ({
      schema: { not: schema },
      fits: breaks,
      breaks: fits,
      how: "what `not` forbids",
    })),
  );
}

const value: fc.Arbitrary<Fitted> = fc.oneof({ weight: 5, arbitrary: leaf }, { weight: 2, arbitrary: wrapped(leaf) });

const key: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-z]{1,6}$/) },
  { weight: 1, arbitrary: fc.constantFrom("constructor", "toString", "naïve", "a b", "$ref_") },
);

type Violation = "value" | "missing" | "unknown" | "nested";

/** A schema of an object, with an object that fits it and one that breaks it in one way. */
export const objects: fc.Arbitrary<Fitted> = fc
  .tuple(
    fc.uniqueArray(fc.tuple(key, value, fc.boolean()), { minLength: 1, maxLength: 4, selector: ([name]) => name }),
    fc.constantFrom<Violation>("value", "missing", "unknown", "nested"),
    fc.constantFrom("inline", "$defs"),
    fc.constantFrom(0, 1, 2),
  )
  .map(([members, violation, place, extras]) => objectOf(members, violation, place, extras));

function objectOf(
  members: readonly (readonly [string, Fitted, boolean])[],
  violation: Violation,
  place: string,
  extras: number,
): Fitted {
  const [first] = members;
  if (first === undefined) throw new Error("an object of the grammar has a member");
  const [name, part] = first;
  const properties = record(members.map(([member, { schema }]) => [member, schema]));
  const fits = record(members.filter((_, i) => i === 0 || extras > 0).map(([member, { fits }]) => [member, fits]));
  const required = members
    .filter(([member, , must], i) => i === 0 || (must && Object.hasOwn(fits, member)))
    .map(([member]) => member);
  const closed = violation === "unknown" || extras === 2;
  const schema = {
    type: "object",
    properties: place === "$defs" ? { ...properties, ...record([[name, { $ref: "#/$defs/part" }]]) } : properties,
    required,
    ...(closed ? { additionalProperties: false } : {}),
    ...(place === "$defs" ? { $defs: { part: part.schema } } : {}),
  };
  if (violation === "missing") return { schema, fits, breaks: without(fits, name), how: `without the required member` };
  if (violation === "unknown")
    return { schema, fits, breaks: { ...fits, "tck unknown": true }, how: "with a member that is not allowed" };
  if (violation === "nested") {
    const inner = {
      type: "object",
      properties: { inner: schema },
      required: ["inner"],
      ...(place === "$defs" ? { $defs: schema.$defs } : {}),
    };
    const broken = record([...Object.entries(fits).filter(([member]) => member !== name), [name, part.breaks]]);
    return { schema: inner, fits: { inner: fits }, breaks: { inner: broken }, how: `one level down: ${part.how}` };
  }
  const broken = record([...Object.entries(fits).filter(([member]) => member !== name), [name, part.breaks]]);
  return { schema, fits, breaks: broken, how: part.how };
}

function without(object: Record<string, unknown>, name: string): Record<string, unknown> {
  return record(Object.entries(object).filter(([member]) => member !== name));
}

/** An object with own members of just these names, whatever they are. */
function record(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, item] of entries)
    Object.defineProperty(made, name, { value: item, enumerable: true, configurable: true, writable: true });
  return made;
}
