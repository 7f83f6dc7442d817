import { readFileSync } from "node:fs";
import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shapeProblems } from "../../src/provider/script/shape.ts";
import { oneEdit } from "./one-edit.ts";

const URI = "https://second.example/provider-script";
let second: (value: never) => { readonly valid: boolean };

beforeAll(async () => {
  const { $id: _, $schema: dialect, ...schema } = JSON.parse(readFileSync("schemas/provider-script.json", "utf8"));
  registerSchema(schema, URI, dialect);
  second = (await validate(URI)) as typeof second;
});
afterAll(() => unregisterSchema(URI));

const steps = [
  { text: "It is foggy.", reasoning: "I looked.", finish: "stop", usage: { inputTokens: 1, cachedTokens: 0 } },
  { text: ["It ", "is"], omit: ["usage"], repeat: "always", note: "twice" },
  {
    toolCalls: [
      { name: "get_weather", id: "c1", arguments: { city: "Oslo" } },
      { name: "t", rawArguments: "{" },
    ],
  },
  { images: [{ data: "AAAA", mimeType: "image/png" }], fault: { kind: "cut", afterEvents: 3 } },
  { error: { status: 529, message: "busy", headers: { "x-a": "b" }, retryAfter: 1 }, times: 2 },
  {
    refusal: "No.",
    when: {
      model: "m",
      user: { matches: "^x" },
      toolResult: { name: "t", isError: false },
      offers: ["t"],
      stream: true,
    },
  },
  {
    text: "x",
    fault: [
      { kind: "reset", afterEvents: "headers" },
      { kind: "rate", requests: 1, perMs: 0.5 },
      { kind: "delay", ms: 5, probability: 0.5, seed: 7, every: 2, times: "always" },
      { kind: "status", status: 500, body: null, details: [1] },
    ],
  },
];

const valid: readonly unknown[] = [
  steps,
  { conversations: {}, onlyOffered: true },
  [
    {
      toolCalls: [{ name: "t" }],
      fault: [
        { kind: "end", in: "tool-call" },
        { kind: "failed", in: "text", code: "x" },
      ],
    },
  ],
  { turns: steps, order: "any", format: "anthropic", stream: true, faults: [{ kind: "pace", ms: 1 }], keep: 0 },
  { conversations: { weather: steps, other: { turns: [{ text: "x" }] } }, fastRetries: true, models: ["m"] },
];

const invalid: readonly (readonly [unknown, string, string])[] = [
  ["words", "", 'must be a list of turns, or an object with "turns" or "conversations"; it is a text'],
  [{}, "", 'lacks "turns", or "conversations"'],
  [[], "", "has no turns"],
  [{ turns: [] }, "/turns", "has no turns"],
  [[{ text: "x", fault: { kind: "cut" } }], "/0/fault", 'must say where: by "afterEvents" or "in"'],
  [
    [{ text: "x", fault: { kind: "cut", in: "text", afterEvents: 1 } }],
    "/0/fault",
    'takes "afterEvents" or "in", not both',
  ],
  [{ turns: {} }, "/turns", "must be array"],
  [[{}], "/0", "is empty: a turn needs"],
  [[{ text: ["a", 1] }], "/0/text/1", "must be string"],
  [[{ texts: "a" }], "/0", 'has a member that scripts do not know: "texts"'],
  [[{ toolCalls: [{ id: "c" }] }], "/0/toolCalls/0", 'lacks the member "name"'],
  [[{ toolCalls: [{ name: "" }] }], "/0/toolCalls/0/name", "must not be empty"],
  [[{ text: "x", when: { user: {} } }], "/0/when/user", 'needs "equals" or "matches"'],
  [
    [{ text: "x", when: { user: { equals: "a", matches: "b" } } }],
    "/0/when/user",
    'takes "equals" or "matches", not both',
  ],
  [[{ text: "x", repeat: "twice" }], "/0/repeat", 'must be "always"'],
  [[{ text: "x", repeat: 0 }], "/0/repeat", "must be >= 1"],
  [[{ text: "x", fault: { kind: "rate", requests: 1, perMs: 0 } }], "/0/fault/perMs", "must be > 0"],
  [[{ text: "x", fault: { kind: "delay", ms: 1, probability: 2 } }], "/0/fault/probability", "must be <= 1"],
  [[{ text: "x", fault: [{ kind: "explode" }] }], "/0/fault/0", 'has the unknown kind "explode"'],
  [[{ error: { status: 500, headers: { a: 1 } } }], "/0/error/headers/a", "must be string"],
  [[{ error: { status: 500, retryAfter: true } }], "/0/error/retryAfter", "must be number or string"],
  [{ conversations: { "a/b": [{ text: 1 }] } }, "/conversations/a~1b/0/text", "must be string"],
  [{ turns: steps, order: "odd" }, "/order", 'must be one of ["strict","any"]'],
];

describe("The schema of provider scripts", () => {
  it.each(valid)("takes %j", (script) => {
    expect(shapeProblems(script)).toEqual([]);
    expect(second(script as never).valid).toBe(true);
  });

  it.each(invalid)("refuses %j at %j: %s", (script, pointer, message) => {
    expect(shapeProblems(script)).toContainEqual({ pointer, message: expect.stringContaining(message) });
    expect(second(script as never).valid).toBe(false);
  });

  it("tells all that is wrong with a script", () => {
    const script = { turns: [{ text: 1, odd: 2, more: 3 }, {}, { error: { status: 1 } }], keep: -1 };
    expect(shapeProblems(script).map(({ pointer }) => pointer)).toEqual([
      "/turns/0",
      "/turns/0",
      "/turns/0/text",
      "/turns/1",
      "/turns/2/error/status",
      "/keep",
    ]);
    expect(shapeProblems(steps)).toEqual([]);
  });

  it("says the same as another validator of what is one edit away", () => {
    const edits = fc.constantFrom(...valid).chain(oneEdit);
    const differing = fc
      .sample(edits, { seed: 20260828, numRuns: 1_500 })
      .filter((script) => (shapeProblems(script).length === 0) !== second(script as never).valid);
    expect(differing).toEqual([]);
  });

  it("says yes or no to what is hostile", () => {
    const around: unknown[] = [];
    around.push(around);
    const deep = JSON.parse("[".repeat(10_000) + "]".repeat(10_000));
    for (const value of [
      around,
      deep,
      JSON.parse('{"__proto__": {"turns": []}}'),
      new Array(10_000).fill(0),
      undefined,
    ])
      for (const script of [
        value,
        { turns: value },
        [{ text: value }],
        [{ toolCalls: [{ name: "t", arguments: value }] }],
      ])
        expect(Array.isArray(shapeProblems(script))).toBe(true);
  });
});
