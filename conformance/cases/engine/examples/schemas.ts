import type { EngineCase } from "../case.ts";
import { type ExampleCall, example, ran, refused } from "./example.ts";

/** A schema with values that fit it, and values that do not, each for a reason of its own. */
type Row = readonly [schema: unknown, fits: readonly unknown[], breaks: readonly unknown[]];

const typesOfValues: readonly Row[] = [
  [{ type: "integer" }, [4, -4], [4.5, true, "4", null]],
  [{ type: "number" }, [0.5, 2], [false, "0.5"]],
  [{ type: "boolean" }, [false], [0, "false"]],
  [{ type: "object" }, [{}], [[], null]],
  [{ type: "array" }, [[]], [{}, "[]"]],
  [{ type: ["string", "null"] }, [null, "a"], [0]],
  [{ type: ["null", "integer"] }, [3, null], ["3"]],
];

const bounds: readonly Row[] = [
  [{ type: "number", minimum: 0 }, [0, 0.5], [-0.5]],
  [{ type: "number", maximum: 2.5 }, [2.5, 2], [2.75]],
  [{ type: "number", exclusiveMinimum: 0 }, [0.25], [0]],
  [{ type: "number", exclusiveMaximum: 0 }, [-0.25], [0]],
  [{ type: "integer", minimum: 1, maximum: 3 }, [1, 3], [0, 4]],
  [{ type: "number", multipleOf: 0.5 }, [1.5, -2], [1.75]],
  [{ type: "integer", multipleOf: 3 }, [-9, 0], [-8]],
];

const texts: readonly Row[] = [
  [{ type: "string", minLength: 2 }, ["🌦🌦", "ab"], ["🌦"]],
  [{ type: "string", maxLength: 2 }, ["🌦🌦", "éé"], ["abc"]],
  [{ type: "string", pattern: "[0-9]{3}" }, ["see 123 below", "123"], ["see 12 below"]],
  [{ type: "string", pattern: "^[a-z]{2}$" }, ["ab"], ["abc", "aB"]],
  [{ type: "string", minLength: 2, maxLength: 4, pattern: "^[a-z]+$" }, ["ab", "abcd"], ["a", "abcde", "a-b"]],
];

const values: readonly Row[] = [
  [{ enum: ["one", "two", "three"] }, ["one", "three"], ["Two", "four"]],
  [{ enum: [1, null, { a: 1, b: 2 }, [1, 2]] }, [{ b: 2, a: 1 }, [1, 2]], [true, "1", { a: 1 }, [2, 1]]],
  [{ const: null }, [null], [false]],
  [{ const: 0 }, [0], [false, ""]],
  [{ const: { a: [1], b: {} } }, [{ b: {}, a: [1] }], [{ a: [1] }]],
  [
    { uniqueItems: true },
    [
      [1, "1", true],
      [{ a: 1 }, { a: 2 }],
    ],
    [["a", "b", "a"]],
  ],
  [
    { uniqueItems: true },
    [[]],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
    ],
  ],
  [{ minItems: 1, maxItems: 2 }, [[1], [1, 2]], [[], [1, 2, 3]]],
];

const inner = { type: "object", properties: { x: { type: "integer" }, y: { type: "string" } }, required: ["x", "y"] };

const shapes: readonly Row[] = [
  [inner, [{ x: 1, y: "a" }], [{ x: 1 }, { y: "a" }, { x: 1, y: 2 }, { x: "1", y: "a" }]],
  [{ type: "array", items: inner }, [[], [{ x: 1, y: "" }]], [[{ x: 1, y: "" }, { x: 1 }]]],
  [{ type: "object", additionalProperties: { type: "integer" } }, [{ a: 1 }], [{ a: 1, b: "2" }]],
  [
    { type: "object", properties: { a: true }, additionalProperties: false },
    [{ a: 1 }],
    [{ constructor: 1 }, { b: 1 }],
  ],
  [{ type: "object", required: ["toString", "free"] }, [{ toString: 1, free: 2 }], [{ free: 2 }, { toString: 1 }]],
  [{ type: "object", properties: { constructor: { type: "integer" } } }, [{ constructor: 1 }], [{ constructor: "1" }]],
  [{ type: "object", minProperties: 1, maxProperties: 2 }, [{ a: 1 }], [{}, { a: 1, b: 2, c: 3 }]],
];

/** An object in an object, and so on. */
const nested = (levels: number, innermost: unknown, wrap: (inner: unknown) => unknown): unknown =>
  levels === 0 ? innermost : wrap(nested(levels - 1, innermost, wrap));
const inA = (leaf: unknown) => nested(6, leaf, (a) => ({ a }));

const branches: readonly Row[] = [
  [{ anyOf: [{ type: "integer" }, { type: "boolean" }, { type: "null" }] }, [1, true, null], ["1"]],
  [
    { oneOf: [{ type: "string" }, { type: "integer", minimum: 5 }, { type: "integer", maximum: 9 }] },
    ["a", 10, 4],
    [7, 0.5],
  ],
  [{ oneOf: [{ type: "integer" }, { minimum: 0 }, { maximum: 9 }] }, [9.5, -0.5], [5]],
  [{ allOf: [{ minimum: 1 }, { type: "integer" }, { maximum: 3 }] }, [1, 3], [0, 2.5, 4]],
  [{ not: { type: "string" } }, [1], ["a"]],
  [
    nested(6, { type: "integer" }, (a) => ({ type: "object", properties: { a }, required: ["a"] })),
    [inA(1)],
    [inA("1")],
  ],
];

/** The tool's input: one optional property for each row. */
const inputOf = (rows: readonly Row[], more: object = {}) => ({
  type: "object",
  properties: Object.fromEntries(rows.map(([schema], n) => [`v${n}`, schema])),
  ...more,
});

const call = (
  tool: string,
  value: unknown,
  valid: boolean,
  how: string,
  text = JSON.stringify(value),
): ExampleCall => ({
  tool,
  declared: true,
  arguments: text,
  how,
  input: { status: [valid ? "valid" : "invalid"], value: JSON.stringify(value) },
  ...(valid ? ran : refused),
});

/** One session for each group: first calls with all members, then one for each value that breaks a schema. */
function sessions(what: string, rows: readonly Row[], more: object = {}): EngineCase {
  const most = Math.max(...rows.map(([, fits]) => fits.length));
  const fitting = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(rows.map(([, fits], n) => [`v${n}`, fits[at % fits.length]])),
  );
  const breaking = rows.flatMap(([schema, , breaks], n) =>
    breaks.map((value) => call("check", { [`v${n}`]: value }, false, `hold what breaks ${JSON.stringify(schema)}`)),
  );
  const tool = { name: "check", input: inputOf(rows, more) };
  return example(
    "arguments",
    [tool],
    [[...fitting.map((value) => call("check", value, true, `fit, ${what}`)), ...breaking]],
  );
}

const node = {
  type: "object",
  properties: { n: { type: "integer" }, next: { $ref: "#/$defs/node" } },
  required: ["n"],
};

const referred: readonly Row[] = [
  [{ $ref: "#/$defs/a~1b" }, [1], ["1"]],
  [{ $ref: "#/$defs/m~0n" }, [true], [1]],
  [{ $ref: "#/$defs/50%25%20off" }, ["a"], [1]],
  [{ $ref: "#/$defs/node" }, [{ n: 1, next: { n: 2, next: { n: 3 } } }], [{ n: 1, next: { n: 2, next: {} } }]],
  [{ $ref: "#/$defs/shared/$defs/deep" }, [null], [0]],
  [{ $ref: "#/properties/v0" }, [2], ["2"]],
];

const defs = {
  $defs: {
    "a/b": { type: "integer" },
    "m~n": { type: "boolean" },
    "50% off": { type: "string" },
    node,
    shared: { $defs: { deep: { type: "null" } } },
  },
};

/** An integer may be written with a fraction of nothing. */
const decimals: EngineCase = example(
  "arguments",
  [
    {
      name: "check",
      input: { type: "object", properties: { n: { type: "integer" }, one: { const: 1 } }, required: ["n"] },
    },
  ],
  [
    [
      call("check", { n: 1 }, true, "hold an integer written as 1.0", '{"n":1.0}'),
      call("check", { n: 100, one: 1 }, true, "hold an integer written with an exponent", '{"n":1e2,"one":1.0}'),
      call("check", { n: 1.5 }, false, "hold a fraction for an integer"),
    ],
  ],
);

/** What schemas say, keyword by keyword, so that a validator which knows only half of one is told from one that knows it. */
export const schemaExamples: readonly EngineCase[] = [
  sessions("type by type", typesOfValues),
  sessions("at the edges of bounds", bounds),
  sessions("in length and pattern", texts),
  sessions("as one of the values that are allowed", values),
  sessions("in their members and entries", shapes),
  sessions("in branches and far down", branches),
  sessions("by reference", referred, defs),
  decimals,
];
