import fc from "fast-check";
import { anyKind, type Fitted, kind } from "./schemas-fitted.ts";

/** Texts that no number, flag or list could be read from. */
const plainWord: fc.Arbitrary<string> = fc.stringMatching(/^[a-z]{3,8}$/);

const word: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.string({ maxLength: 12, unit: "grapheme" }),
  // What a careless log or database cannot hold.
  fc.constantFrom("a\u0000b", "a\u2028b"),
);

/** Types that a text is converted to. */
const converted: readonly fc.Arbitrary<Fitted>[] = [
  kind(fc.integer({ min: -1000, max: 1000 }), (n) => ({
    schema: { type: "integer" },
    fits: [n],
    breaks: [
      ["500", "digits in a string for an integer"],
      ["-7", "digits in a string for an integer"],
      [String(n), "digits in a string for an integer"],
      [n + 0.5, "a fraction for an integer"],
      [true, "a flag for an integer"],
      [null, "null for an integer"],
    ],
  })),
  kind(fc.integer({ min: 1, max: 99 }), (n) => ({
    schema: { type: "number" },
    fits: [n + 0.5, n, -n],
    breaks: [
      [String(n), "digits in a string for a number"],
      [String(n + 0.5), "digits in a string for a number"],
      [false, "a flag for a number"],
      [[n], "a number in a list for a number"],
    ],
  })),
  kind(fc.boolean(), (flag) => ({
    schema: { type: "boolean" },
    fits: [flag],
    breaks: [
      ["true", "a word for a boolean"],
      [String(flag), "a word for a boolean"],
      [1, "one for a boolean"],
      [0, "zero for a boolean"],
      [null, "null for a boolean"],
    ],
  })),
];

/** One type each. Values of the wrong type are ones that a converter would take, or that a language counts to the type. */
const types: readonly fc.Arbitrary<Fitted>[] = [
  kind(word, (fits) => ({
    schema: { type: "string" },
    fits: [fits],
    breaks: [
      [7, "a number for a string"],
      [null, "null for a string"],
      [["a"], "a list for a string"],
    ],
  })),
  anyKind(
    {
      schema: { type: "null" },
      fits: [null],
      breaks: [
        ["", "an empty string for null"],
        [0, "zero for null"],
        [false, "false for null"],
      ],
    },
    {
      schema: { type: "array" },
      fits: [["a"], []],
      breaks: [
        ['["a"]', "a list in a string for a list"],
        [{ "0": "a", length: 1 }, "an object for a list"],
        ["a", "an entry for a list"],
      ],
    },
    {
      schema: { type: "object" },
      fits: [{ a: 1 }, {}],
      breaks: [
        ['{"a":1}', "an object in a string for one"],
        [["a"], "a list for an object"],
        [null, "null for an object"],
      ],
    },
  ),
  anyKind(
    { schema: { type: ["string", "null"] }, fits: [null, "a"], breaks: [[0, "none of two types"]] },
    {
      schema: { type: ["integer", "null"] },
      fits: [null, 4],
      breaks: [
        [1.5, "none of two types"],
        ["4", "none of two types"],
      ],
    },
    {
      schema: { type: ["boolean", "string", "array"] },
      fits: [["a"], true, "a"],
      breaks: [
        [1, "none of three types"],
        [{}, "none of three types"],
      ],
    },
  ),
];

/** What a bound says of a whole number beside it, and of a fraction: the edge itself is in, or it is out. */
const bounds: readonly fc.Arbitrary<Fitted>[] = (
  [
    ["minimum", 1, true],
    ["maximum", -1, true],
    ["exclusiveMinimum", 1, false],
    ["exclusiveMaximum", -1, false],
  ] as const
).flatMap(([keyword, inwards, inclusive]) => [
  kind(fc.integer({ min: -50, max: 50 }), (n) => ({
    schema: { type: "integer", [keyword]: n },
    fits: inclusive ? [n, n + inwards] : [n + inwards],
    breaks: [[inclusive ? n - inwards : n, `${inclusive ? "beyond" : "at"} ${keyword}`]],
  })),
  kind(fc.integer({ min: -50, max: 50 }), (n) => ({
    schema: { type: "number", [keyword]: n + 0.5 },
    fits: inclusive ? [n + 0.5, n + 0.5 + inwards / 4] : [n + 0.5 + inwards / 4],
    breaks: [
      [n + 0.5 - inwards / 4, `beyond ${keyword}`],
      ...(inclusive ? [] : ([[n + 0.5, `at ${keyword}`]] as const)),
    ],
  })),
]);

const numbers: readonly fc.Arbitrary<Fitted>[] = [
  ...bounds,
  kind(fc.integer({ min: -20, max: 20 }), (n) => ({
    schema: { type: "integer", minimum: n, maximum: n + 4 },
    fits: [n, n + 4],
    breaks: [
      [n - 1, "below a range"],
      [n + 5, "above a range"],
    ],
  })),
  kind(fc.integer({ min: 2, max: 9 }), (n) => ({
    schema: { type: "integer", multipleOf: n },
    fits: [3 * n, 0, -n],
    breaks: [
      [3 * n + 1, "not a multiple"],
      [-n - 1, "not a multiple"],
    ],
  })),
  // Binary fractions: whether 0.07 is a multiple of 0.01 is a question on which validators differ.
  kind(fc.tuple(fc.constantFrom(0.5, 0.25, 2.5), fc.integer({ min: 1, max: 9 })), ([part, n]) => ({
    schema: { type: "number", multipleOf: part },
    fits: [n * part, -n * part, 0],
    breaks: [
      [n * part + part / 2, "not a multiple of a fraction"],
      [n * part + 0.125, "not a multiple of a fraction"],
    ],
  })),
];

/** Lengths are counted in characters, whatever they take in UTF-16, in UTF-8 or on a screen. */
const lengths: readonly fc.Arbitrary<Fitted>[] = [
  kind(fc.integer({ min: 1, max: 5 }), (n) => ({
    schema: { type: "string", minLength: n },
    fits: ["é".repeat(n), "x".repeat(n + 2), "🌦".repeat(n)],
    breaks: [
      ["x".repeat(n - 1), "shorter than minLength"],
      ["🌦".repeat(n - 1), "shorter than minLength, though not in code units"],
    ],
  })),
  kind(fc.integer({ min: 1, max: 5 }), (n) => ({
    schema: { type: "string", maxLength: n },
    fits: ["x".repeat(n), "", "🌦".repeat(n), "é".repeat(n)],
    breaks: [
      ["x".repeat(n + 1), "longer than maxLength"],
      ["🌦".repeat(n + 1), "longer than maxLength"],
    ],
  })),
  anyKind({
    schema: { type: "string", minLength: 2, maxLength: 4, pattern: "^[a-z]+$" },
    fits: ["ab", "abcd"],
    breaks: [
      ["a", "shorter than minLength"],
      ["abcde", "longer than maxLength"],
      ["aBc", "against the pattern"],
    ],
  }),
];

/** A pattern may match anywhere, unless it says where. */
const patterns: readonly fc.Arbitrary<Fitted>[] = [
  kind(fc.integer({ min: 100, max: 999 }), (n) => ({
    schema: { type: "string", pattern: "^[a-z]+-[0-9]{3}$" },
    fits: [`id-${n}`],
    breaks: [
      [`ID-${n}`, "against the pattern"],
      [`id-${n}0`, "against the end of the pattern"],
      [`0id-${n}`, "against the start of the pattern"],
    ],
  })),
  kind(fc.integer({ min: 100, max: 999 }), (n) => ({
    schema: { type: "string", pattern: "[0-9]{3}" },
    fits: [`see ${n} below`, `${n}`, `no. ${n}`, `${n} of`],
    breaks: [[`see ${n % 100} below`, "without what the pattern looks for"]],
  })),
  anyKind(
    {
      schema: { type: "string", pattern: "^ab" },
      fits: ["abc", "ab"],
      breaks: [
        ["cab", "against the start of the pattern"],
        ["a", "against the pattern"],
      ],
    },
    {
      schema: { type: "string", pattern: "yz$" },
      fits: ["xyz", "yz"],
      breaks: [
        ["yzx", "against the end of the pattern"],
        ["z", "against the pattern"],
      ],
    },
    {
      schema: { type: "string", pattern: "^(a|b)\\.[A-Z]?$" },
      fits: ["a.", "b.C"],
      breaks: [
        ["abC", "with another sign where the pattern has a dot"],
        ["c.", "against the choice of the pattern"],
      ],
    },
  ),
];

/** Values that are told apart by their type, or only far within. */
const VALUES: readonly (readonly [fits: unknown, breaks: unknown, same?: unknown])[] = [
  [7, "7"],
  [1, true],
  [0, false],
  [null, "null"],
  [null, ""],
  [true, "true"],
  [false, 0],
  ["", null],
  [2.5, 2],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [[1], [true]],
  [
    { a: 1, b: [2] },
    { a: 1, b: [3] },
    { b: [2], a: 1 },
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: null } }, { a: {} }],
];

const values: readonly fc.Arbitrary<Fitted>[] = [
  kind(fc.uniqueArray(plainWord, { minLength: 1, maxLength: 4 }), (list) => ({
    schema: { enum: list },
    fits: [list[0], ...list.slice(1)],
    breaks: [
      [`${list[0]}?`, "none of the enum"],
      [list.at(-1)?.toUpperCase(), "none of the enum, in capitals"],
    ],
  })),
  kind(fc.tuple(fc.constantFrom(...VALUES), fc.nat({ max: 2 })), ([[value, other, same = value], at]) => ({
    schema: { enum: inWords(value, at) },
    fits: [value, same, "first", "last"],
    breaks: [[other, `${JSON.stringify(other)} where the enum has ${JSON.stringify(value)}`]],
  })),
  kind(plainWord, (value) => ({
    schema: { const: value },
    fits: [value],
    breaks: [[value.toUpperCase(), "not the const"]],
  })),
  kind(fc.constantFrom(...VALUES), ([value, other, same = value]) => ({
    schema: { const: value },
    fits: [value, same],
    breaks: [[other, `${JSON.stringify(other)} for the const ${JSON.stringify(value)}`]],
  })),
];

const inWords = (value: unknown, at: number): unknown[] => ["first", "last"].toSpliced(at, 0, value as string);

/** Leaves: one keyword or few each, the plainest first. */
export const leaves = { types, converted, numbers, lengths, patterns, values } as const;
