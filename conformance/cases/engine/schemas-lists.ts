import fc from "fast-check";
import { anyKind, type Fitted, kind } from "./schemas-fitted.ts";

/** Lists: how many entries, and whether one is there twice. */
export const lists: readonly fc.Arbitrary<Fitted>[] = [
  kind(fc.integer({ min: 1, max: 3 }), (n) => ({
    schema: { type: "array", minItems: n },
    fits: [Array(n).fill(0), Array(n + 1).fill("a")],
    breaks: [[Array(n - 1).fill(0), "fewer than minItems"]],
  })),
  kind(fc.integer({ min: 0, max: 3 }), (n) => ({
    schema: { type: "array", maxItems: n },
    fits: [Array(n).fill(0), []],
    breaks: [[Array(n + 1).fill(0), "more than maxItems"]],
  })),
  anyKind({
    schema: { type: "array", uniqueItems: true },
    fits: [
      [1, "1"],
      [],
      [1, true, 0, false],
      [null, "", [], {}],
      [{ a: 1 }, { a: 2 }, { b: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
    ],
    breaks: [
      [[1, 1], "twice in a list of unique items"],
      [["a", "b", "a"], "first and last alike in a list of unique items"],
      [[1, { a: 1, b: 2 }, { b: 2, a: 1 }], "twice in a list of unique items, with the members in another order"],
      [[[1, [2]], "a", [1, [2]]], "the same list twice in a list of unique items"],
      [[null, 0, null], "null twice in a list of unique items"],
    ],
  }),
];

/** Objects: how many members, which of them, and no other. */
export const shapes: readonly fc.Arbitrary<Fitted>[] = [
  anyKind(
    {
      schema: { type: "object", minProperties: 2 },
      fits: [
        { a: 1, b: 2 },
        { a: 1, b: 2, c: 3 },
      ],
      breaks: [
        [{ a: 1 }, "fewer than minProperties"],
        [{}, "fewer than minProperties"],
      ],
    },
    {
      schema: { type: "object", maxProperties: 2 },
      fits: [{ a: 1, b: 2 }, {}],
      breaks: [[{ a: 1, b: 2, c: 3 }, "more than maxProperties"]],
    },
  ),
  anyKind(
    {
      schema: { type: "object", required: ["a", "b", "c"] },
      fits: [{ c: 3, b: null, a: 1 }],
      breaks: [
        [{ a: 1, b: 2 }, "without the last of what is required"],
        [{ a: 1, c: 2 }, "without the second of what is required"],
        [{ b: 1, c: 2 }, "without the first of what is required"],
      ],
    },
    {
      schema: { type: "object", required: ["toString"], properties: { valueOf: { type: "string" } } },
      fits: [{ toString: 1 }, { toString: null, valueOf: "a" }],
      breaks: [
        [{}, "without a required member that is inherited"],
        [{ toString: 1, valueOf: 1 }, "with a member that is named like an inherited one"],
      ],
    },
  ),
  anyKind({
    schema: { type: "object", properties: { a: true, b: {} }, additionalProperties: false },
    fits: [{ a: 1, b: 2 }, { b: 1 }, {}],
    breaks: [
      [{ a: 1, c: 2 }, "with a member that is not allowed"],
      [{ constructor: 1, b: 2 }, "with a member that is not allowed and named like an inherited one"],
    ],
  }),
];
