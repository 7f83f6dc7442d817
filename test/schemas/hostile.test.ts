import { describe, expect, it } from "vitest";
import { accepts, isTypeName, type TypeName, typeNames, validate } from "../../src/index.ts";

const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
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
