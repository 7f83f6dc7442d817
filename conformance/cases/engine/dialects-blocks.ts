import type { Kind } from "./schemas-fitted.ts";

const conditions: readonly Kind[] = [
  {
    schema: { if: { type: "integer" }, then: { minimum: 7 }, else: { type: "string", minLength: 2 } },
    fits: [7, "ab"],
    breaks: [
      [6, "against `then`"],
      ["a", "against `else`"],
      [null, "against `else`"],
    ],
  },
  {
    schema: {
      type: "object",
      if: { properties: { kind: { const: "a" } }, required: ["kind"] },
      then: { required: ["size"] },
      else: { required: ["name"] },
    },
    fits: [{ kind: "a", size: 1 }, { name: 1 }, { kind: "b", name: 1 }],
    breaks: [
      [{ kind: "a", name: 1 }, "against `then`"],
      [{ kind: "b", size: 1 }, "against `else`"],
    ],
  },
  {
    schema: { if: { minimum: 10 }, else: { multipleOf: 2 }, type: "integer" },
    fits: [11, 8, 10],
    breaks: [[9, "against an `else` without `then`"]],
  },
];

const names: readonly Kind[] = [
  {
    schema: { type: "object", propertyNames: { pattern: "^[a-z]+$", maxLength: 3 } },
    fits: [{ abc: 1, d: 2 }, {}],
    breaks: [
      [{ abc: 1, D: 2 }, "with a name that does not fit"],
      [{ abcd: 1, e: 2 }, "with a name that is too long"],
    ],
  },
  {
    schema: { type: "object", propertyNames: { enum: ["a", "b"] } },
    fits: [{ b: 1 }],
    breaks: [[{ a: 1, constructor: 2 }, "with a name that is not listed"]],
  },
];

const patterns: readonly Kind[] = [
  {
    schema: {
      type: "object",
      properties: { id: { type: "string" } },
      patternProperties: { "^x-": { type: "integer" } },
      additionalProperties: false,
    },
    fits: [
      { id: "a", "x-a": 1 },
      { "x-b": 2, "x-c": 3 },
    ],
    breaks: [
      [{ id: "a", "x-a": 1, "x-b": "2" }, "against the schema of a pattern"],
      [{ "x-a": 1, "ax-": 2 }, "with a member that matches no pattern"],
    ],
  },
  {
    schema: {
      type: "object",
      patternProperties: { a: { minimum: 1 }, b: { maximum: 5 } },
      additionalProperties: { type: "null" },
    },
    fits: [
      { xab: 3, c: null },
      { a: 9, b: 0 },
    ],
    breaks: [
      [{ xab: 6 }, "against the second of two patterns"],
      [{ bax: 0 }, "against the first of two patterns"],
      [{ a: 9, c: 9 }, "against the schema of the others"],
    ],
  },
];

const contains: readonly Kind[] = [
  {
    schema: { type: "array", contains: { type: "integer", minimum: 3 } },
    fits: [[3], ["a", 2, 3], [4, "a"]],
    breaks: [
      [[], "without an entry that must be there"],
      [["a", 2], "without an entry that must be there"],
    ],
  },
];

const containsCounted: readonly Kind[] = [
  {
    schema: { type: "array", contains: { type: "integer" }, minContains: 2, maxContains: 3 },
    fits: [
      [1, "a", 2],
      [1, 2, 3],
    ],
    breaks: [
      [["a", 1], "with fewer than minContains"],
      [[1, 2, 3, 4], "with more than maxContains"],
    ],
  },
  {
    schema: { type: "array", contains: { type: "integer" }, minContains: 0, maxContains: 1 },
    fits: [[], ["a"], ["a", 1]],
    breaks: [[[1, "a", 2], "with more than maxContains"]],
  },
];

/** `word`: how the dialect calls the list of schemas for the first entries, and the schema for those behind them. */
const tuples = (first: string, others: string): readonly Kind[] => [
  {
    schema: { type: "array", [first]: [{ type: "string" }, { type: "integer" }], [others]: false },
    fits: [["a", 1], ["a"], []],
    breaks: [
      [["a", 1, true], "with an entry more"],
      [["a", "b"], "with a wrong second entry"],
      [[1, 1], "with a wrong first entry"],
    ],
  },
  {
    schema: { type: "array", [first]: [{ type: "string" }], [others]: { type: "integer" } },
    fits: [["a", 1, 2], ["a"]],
    breaks: [
      [["a", 1, "b"], "with a wrong entry behind the first ones"],
      [[1, 2], "with a wrong first entry"],
    ],
  },
];

/** `required` and `schemas`: how the dialect calls what one member asks of the object. */
const dependent = (required: string, schemas: string): readonly Kind[] => [
  {
    schema: { type: "object", [required]: { from: ["to", "by"] } },
    fits: [{ from: 1, to: 2, by: 3 }, { to: 2 }, {}],
    breaks: [
      [{ from: 1, to: 2 }, "without the second member that another one asks for"],
      [{ from: 1, by: 2 }, "without the first member that another one asks for"],
    ],
  },
  {
    schema: { type: "object", [schemas]: { from: { required: ["to"], properties: { to: { type: "integer" } } } } },
    fits: [{ from: 1, to: 2 }, { to: "2" }],
    breaks: [
      [{ from: 1, to: "2" }, "against the schema that another member asks for"],
      [{ from: 1 }, "without a member that another one's schema asks for"],
    ],
  },
];

const unevaluatedProperties: readonly Kind[] = [
  {
    schema: { type: "object", allOf: [{ properties: { a: { type: "string" } } }], unevaluatedProperties: false },
    fits: [{ a: "x" }, {}],
    breaks: [
      [{ a: "x", b: 1 }, "with a member that nothing has looked at"],
      [{ a: 1 }, "against a branch of allOf"],
    ],
  },
  {
    schema: {
      type: "object",
      anyOf: [
        { properties: { a: true }, required: ["a"] },
        { properties: { b: true }, required: ["b"] },
      ],
      unevaluatedProperties: { type: "integer" },
    },
    fits: [
      { a: "x", c: 1 },
      { a: "x", b: "y" },
    ],
    breaks: [
      [{ a: "x", c: "y" }, "with a member that nothing has looked at"],
      [{ c: 1 }, "against anyOf"],
    ],
  },
];

const unevaluatedItems = (first: string): readonly Kind[] => [
  {
    schema: {
      type: "array",
      allOf: [{ [first]: [{ type: "string" }, { type: "integer" }] }],
      unevaluatedItems: false,
    },
    fits: [["a", 1], ["a"]],
    breaks: [
      [["a", 1, 2], "with an entry that nothing has looked at"],
      [["a", "b"], "against a branch of allOf"],
    ],
  },
];

/** A reference and a bound beside it, which older dialects do not look at. */
const beside = (defs: "$defs" | "definitions", counts: boolean): readonly Kind[] => [
  {
    schema: { allOf: [{ $ref: `#/${defs}/number`, maximum: 7 }] },
    fits: counts ? [7, 6.5] : [8, 7],
    breaks: counts
      ? [
          [8, "against what stands beside a reference"],
          ["2", "by reference: a text for a number"],
        ]
      : [["2", "by reference: a text for a number"]],
  },
];

/** What a dialect knows beyond the scored grammar. */
export interface Blocks {
  /** Parts that may stand in one schema together: validators that combine these exactly are rare, and dialects do not ask for it. */
  readonly groups: readonly (readonly (readonly Kind[])[])[];
  readonly defs: "$defs" | "definitions";
}

const common = [conditions, names, patterns, contains];
const newer = [dependent("dependentRequired", "dependentSchemas"), containsCounted];
const looksBeside = beside("$defs", true);
const evaluated = [
  unevaluatedProperties,
  unevaluatedProperties,
  names,
  dependent("dependentRequired", "dependentSchemas"),
];

/** By dialect. */
export const blocks: Readonly<Record<"draft-07" | "2019-09" | "2020-12", Blocks>> = {
  "draft-07": {
    groups: [
      [
        ...common,
        tuples("items", "additionalItems"),
        dependent("dependencies", "dependencies"),
        beside("definitions", false),
      ],
    ],
    defs: "definitions",
  },
  "2019-09": {
    groups: [
      [...common, ...newer, tuples("items", "additionalItems"), looksBeside],
      evaluated,
      [unevaluatedItems("items"), tuples("items", "additionalItems"), patterns],
    ],
    defs: "$defs",
  },
  "2020-12": {
    groups: [
      [...common, ...newer, tuples("prefixItems", "items"), looksBeside],
      evaluated,
      [unevaluatedItems("prefixItems"), tuples("prefixItems", "items"), patterns],
    ],
    defs: "$defs",
  },
};
