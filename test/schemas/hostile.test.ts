import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepts, fits, is, isTypeName, type TypeName, typeNames, validate } from "../../src/index.ts";
import { readExamples } from "./example-files.ts";
import { oneEdit } from "./one-edit.ts";

const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
const nested = (levels: number): unknown => JSON.parse(`${'{"content":'.repeat(levels)}1${"}".repeat(levels)}`);
const circle = (): unknown => {
  const value: Record<string, unknown> = { type: "tool.call", name: "t" };
  value["arguments"] = value;
  return value;
};
const throwing = {
  get type(): string {
    throw new Error("do not look");
  },
};

describe("A hostile value", () => {
  it.each([
    ["10,000 levels deep where anything may stand", "ToolResult", { content: [], structuredContent: deep(10_000) }],
    ["100,000 levels deep where anything may stand", "AgentTool", { name: "t", input: deep(100_000) }],
    ["a circle where anything may stand", "Action", circle()],
    [
      "with an own __proto__ where anything may stand",
      "Action",
      { type: "done", data: JSON.parse('{"__proto__": {"x": 1}}') },
    ],
    ["without a prototype", "TextBlock", Object.assign(Object.create(null), { type: "text", text: "x" })],
  ] as const)("passes, being valid: %s", (_, type, value) => {
    expect(validate(type, value).ok).toBe(true);
    expect(accepts(type, value).ok).toBe(true);
  });

  it.each([
    ["deep where a list of blocks is due", "ToolResult", { content: deep(100_000) }],
    ["a circle where a block is due", "ToolResult", { content: [circle()] }],
    ["an array of a million things that are no block", "ToolResult", { content: new Array(1_000_000).fill(7) }],
    ["one that throws when it is looked at", "Action", throwing],
    ["a function", "Action", () => ({ type: "done" })],
    ["undefined", "DecisionAnswer", undefined],
    ["a big integer", "Usage", 1n],
    ["an inherited tag", "Action", Object.create({ tag: "done" })],
  ] as const)("is refused with a sentence and no throw: %s", (_, type, value) => {
    for (const verdict of [validate(type, value), accepts(type, value)]) {
      expect(verdict.ok).toBe(false);
      if (!verdict.ok) expect(verdict.errors[0]!.message).toMatch(/\S/);
    }
  });

  it("with an own __proto__ or constructor has an unknown member of that name", () => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      const value = JSON.parse(`{"type": "text", "text": "x", "${name}": {"polluted": true}}`);
      const message = `has the unknown member ${JSON.stringify(name)}`;
      expect(validate("TextBlock", value)).toEqual({ ok: false, errors: [{ pointer: "", message }] });
      expect(accepts("TextBlock", value).ok).toBe(true);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("is left as it was, also when it is frozen", () => {
    const value = Object.freeze({ content: Object.freeze([Object.freeze({ type: "text", text: "x" })]) });
    const verdict = validate("ToolResult", value);
    expect(verdict.ok && verdict.value).toBe(value);
  });

  it("gives few errors however much is wrong", () => {
    const verdict = validate("ToolResult", { content: new Array(100_000).fill({}) });
    expect(verdict.ok ? [] : verdict.errors.length).toBe(1);
  });

  it("may be a name that is no type", () => {
    for (const name of ["NoSuchType", "__proto__", "constructor", "toString", ""]) {
      expect(isTypeName(name)).toBe(false);
      const message = `There is no wire type ${JSON.stringify(name)}.`;
      expect(validate(name as TypeName, {})).toEqual({ ok: false, errors: [{ pointer: "", message }] });
    }
  });

  it("of any JSON kind is taken by every type without a throw", () => {
    const values = [
      null,
      true,
      0,
      "",
      [],
      {},
      [[]],
      { type: 1 },
      { type: null },
      { type: "__proto__" },
      { status: [] },
    ];
    for (const type of typeNames)
      for (const value of values) {
        expect([true, false]).toContain(validate(type, value).ok);
        expect([true, false]).toContain(accepts(type, value).ok);
      }
  });
});

describe("Every validator, by both readings", () => {
  const around: unknown[] = [];
  around.push(around);
  /** What a peer can send as JSON, and what code can hand in. */
  const hostile: { readonly [name: string]: unknown } = {
    "lists 10,000 levels deep": deep(10_000),
    "objects 10,000 levels deep": nested(10_000),
    "a circle of objects": circle(),
    "a circle of lists": around,
    "a list of 100,000 objects": new Array(100_000).fill({}),
    "a list with a million holes": new Array(1_000_000),
    "a text of a million characters": "x".repeat(1_000_000),
    "half a character": "\ud800",
    "an own __proto__": JSON.parse('{"__proto__": {"type": "done"}, "type": "done"}'),
    "an own constructor and more": JSON.parse('{"constructor": 1, "toString": 2, "hasOwnProperty": 3, "valueOf": 4}'),
    "no prototype": Object.create(null),
    "an inherited tag": Object.create({ type: "tool.call", status: "valid", event: "decision.result" }),
    "one that throws when it is looked at": throwing,
    "a proxy that refuses everything": new Proxy(
      {},
      {
        get: () => {
          throw new TypeError("no");
        },
        ownKeys: () => {
          throw new TypeError("no");
        },
      },
    ),
    "a function": () => 1,
    "a symbol": Symbol("type"),
    "a big integer": 1n,
    "no number": Number.NaN,
    "more than any number": Number.POSITIVE_INFINITY,
    "a date": new Date(0),
    "a map": new Map([["type", "done"]]),
    undefined: undefined,
  };
  const checks = [validate, accepts, fits];

  const verdictsOf = (type: TypeName, value: unknown) =>
    checks.map((check) => {
      const verdict = check(type, value);
      if (!verdict.ok && !verdict.errors.every(({ message }) => /\S/.test(message))) return "refused without a reason";
      return verdict.ok;
    });

  it.each(Object.entries(hostile))("says yes or no to %s", (_, value) => {
    for (const type of typeNames) {
      for (const said of verdictsOf(type, value)) expect([true, false]).toContain(said);
      expect(typeof is[type](value)).toBe("boolean");
    }
    expect(({} as { type?: unknown }).type).toBeUndefined();
  });

  const valid = readExamples().filter(({ refused }) => refused === undefined);
  const samples = typeNames.map((type) => valid.find((one) => one.type === type)!);

  it.each(Object.entries(hostile))("says yes or no to %s in the place of any member", (_, value) => {
    for (const { type, value: whole } of samples) {
      if (typeof whole !== "object" || whole === null || Array.isArray(whole)) continue;
      for (const name of Object.keys(whole))
        for (const said of verdictsOf(type as TypeName, { ...whole, [name]: value }))
          expect([true, false]).toContain(said);
    }
  });

  it("gives a reason of its own for every example with any member or item taken away, and with any other in its place", () => {
    const unlooked = (type: TypeName, value: unknown): string[] =>
      checks.flatMap((check) => {
        const verdict = check(type, value);
        return verdict.ok ? [] : verdict.errors.map(({ message }) => message).filter((one) => /cannot be/.test(one));
      });
    for (const { type, value } of samples) {
      for (const one of lacking(value)) expect(unlooked(type as TypeName, one)).toEqual([]);
      const anyEdit = fc.property(oneEdit(value), (one) => unlooked(type as TypeName, one).length === 0);
      fc.assert(anyEdit, { numRuns: 30 });
    }
  });

  it("says of a request without its tree that it lacks it, and not that it cannot be checked", () => {
    const { message_tree: _tree, ...request } = samples.find(({ type }) => type === "DecisionRequest")!.value as {
      readonly message_tree: unknown;
    };
    expect(validate("DecisionRequest", request)).toEqual({
      ok: false,
      errors: [{ pointer: "", message: 'lacks the member "message_tree"' }],
    });
  });

  it("takes what is deep, round or huge where anything may stand, and refuses it in the place of a text", () => {
    for (const value of [deep(10_000), nested(10_000), circle(), around, new Array(100_000).fill({})]) {
      expect(verdictsOf("DoneAction", { type: "done", data: value })).toEqual([true, true, true]);
      expect(verdictsOf("TextBlock", { type: "text", text: value })).toEqual([false, false, false]);
    }
  });
});

/** The value without one of its members or items, for each of them at any depth. */
function* lacking(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const others = Array.isArray(value) ? value.filter((_, n) => String(n) !== name) : { ...value, [name]: undefined };
    if (!Array.isArray(others)) delete (others as Record<string, unknown>)[name];
    yield others;
    for (const less of lacking(inner))
      yield Array.isArray(value) ? value.with(Number(name), less) : { ...value, [name]: less };
  }
}
