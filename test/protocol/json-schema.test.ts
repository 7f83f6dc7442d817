import { describe, expect, it } from "vitest";
import { compileSchema, createCompile } from "../../src/protocol/json-schema.ts";
import type { Check } from "../../src/protocol/rules.ts";

function checkOf(schema: unknown, compile = compileSchema): Check {
  const compiled = compile(schema);
  if (!compiled.ok) throw new Error(compiled.reason);
  return compiled.check;
}

function accepts(schema: unknown, value: unknown): boolean {
  return checkOf(schema)(value) === undefined;
}

describe("the check of a schema", () => {
  it("converts no types and fills in no defaults", () => {
    const value = Object.freeze({ n: "5" });
    expect(accepts({ properties: { n: { type: "integer" } } }, value)).toBe(false);
    const empty = {};
    expect(accepts({ properties: { n: { default: 3 } } }, empty)).toBe(true);
    expect(empty).toEqual({});
  });

  it.each([
    ["http://json-schema.org/draft-07/schema#", { items: [{ type: "number" }], additionalItems: false }],
    ["http://json-schema.org/draft-07/schema", { items: [{ type: "number" }], additionalItems: false }],
    ["https://json-schema.org/draft/2019-09/schema", { items: [{ type: "number" }], additionalItems: false }],
    ["https://json-schema.org/draft/2020-12/schema", { prefixItems: [{ type: "number" }], items: false }],
    [undefined, { prefixItems: [{ type: "number" }], items: false }],
  ])("follows the dialect %s", (uri, schema) => {
    const whole = uri === undefined ? schema : { $schema: uri, ...schema };
    expect(accepts(whole, [1])).toBe(true);
    expect(accepts(whole, [1, 2])).toBe(false);
    expect(accepts(whole, ["1"])).toBe(false);
  });

  it("ignores what stands beside a reference in draft-07, and heeds it in later ones", () => {
    const schema = { definitions: { any: {} }, properties: { a: { $ref: "#/definitions/any", type: "string" } } };
    expect(accepts({ $schema: "http://json-schema.org/draft-07/schema#", ...schema }, { a: 1 })).toBe(true);
    expect(accepts(schema, { a: 1 })).toBe(false);
  });

  it("follows references within the schema, to its root too, one schema after the other", () => {
    for (const type of ["string", "number"]) {
      const tree = { type: "object", properties: { leaf: { type }, next: { $ref: "#" } }, additionalProperties: false };
      const good = type === "string" ? "x" : 1;
      expect(accepts(tree, { next: { next: { leaf: good } } })).toBe(true);
      expect(accepts(tree, { next: { next: { leaf: null } } })).toBe(false);
    }
    expect(accepts({ $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { type: "null" } } }, null)).toBe(true);
  });

  it("drops OpenAPI's nullable where a schema stands, and only there", () => {
    expect(accepts({ type: "string", nullable: true }, null)).toBe(false);
    expect(accepts({ properties: { a: { type: "string", nullable: true } } }, { a: null })).toBe(false);
    expect(accepts({ properties: { nullable: { type: "string" } }, required: ["nullable"] }, { nullable: "x" })).toBe(
      true,
    );
    expect(accepts({ const: { nullable: true } }, { nullable: true })).toBe(true);
    expect(accepts({ const: { nullable: true } }, {})).toBe(false);
    expect(accepts({ enum: [{ type: "string", nullable: true }] }, { type: "string" })).toBe(false);
  });

  it("takes format as an annotation and unknown words as none of its business", () => {
    expect(accepts({ type: "string", format: "email" }, "no mail")).toBe(true);
    expect(
      accepts({ type: "string", format: "no-such-format", "x-ui": { type: 5 }, id: "old", $async: true }, "x"),
    ).toBe(true);
    expect(accepts({ type: "string", $async: true }, 5)).toBe(false);
  });

  it("compares multiples as decimals", () => {
    expect(accepts({ multipleOf: 0.01 }, 4.35)).toBe(true);
    expect(accepts({ multipleOf: 0.01 }, 4.355)).toBe(false);
    expect(accepts({ multipleOf: 0.123456789 }, 1e308)).toBe(false);
    expect(accepts({ multipleOf: 3 }, -9)).toBe(true);
    expect(accepts({ multipleOf: 1e-8 }, 12391239123)).toBe(true);
  });

  it("knows a property named __proto__", () => {
    const schema = JSON.parse('{"properties":{"__proto__":{"type":"number"},"a":{}},"additionalProperties":false}');
    expect(accepts(schema, JSON.parse('{"__proto__":1,"a":2}'))).toBe(true);
    expect(accepts(schema, JSON.parse('{"__proto__":"x"}'))).toBe(false);
    expect(accepts(schema, {})).toBe(true);
  });

  it("lets tools use the same $id and the same anchors", () => {
    const named = (type: string) => ({
      $id: "https://tools.test/item",
      $ref: "#x",
      $defs: { x: { $anchor: "x", type }, y: { $id: "/inner", type } },
    });
    const [text, number] = [checkOf(named("string")), checkOf(named("number"))];
    for (const [check, good, bad] of [
      [text, "a", 1],
      [number, 1, "a"],
    ] as const) {
      expect(check(good)).toBeUndefined();
      expect(check(bad)).toBeDefined();
    }
  });

  it("accepts booleans as schemas and nothing against an empty enum", () => {
    expect(accepts(true, 5)).toBe(true);
    expect(accepts(false, 5)).toBe(false);
    expect(accepts({ enum: [] }, null)).toBe(false);
  });

  it("takes a pattern that only older engines can read", () => {
    expect(accepts({ pattern: "^[\\w-.]+\\_$" }, "a.b_")).toBe(true);
    expect(accepts({ pattern: "^\\p{L}$" }, "é")).toBe(true);
  });

  it("takes the schema itself as it is read exactly", () => {
    const { value } = { value: JSON.parse('{"maximum":100}') };
    expect(accepts(value, 99)).toBe(true);
  });

  it("never changes the schema, which may be frozen through and through", () => {
    const schema = {
      $id: "https://t.test/a",
      type: "object",
      nullable: true,
      properties: { a: { enum: [], nullable: true }, b: { $ref: "#/properties/a" } },
    };
    const before = JSON.stringify(schema);
    const freeze = (value: unknown): void => {
      if (typeof value === "object" && value !== null) {
        Object.freeze(value);
        for (const member of Object.values(value)) freeze(member);
      }
    };
    freeze(schema);
    checkOf(schema)({ a: 1 });
    expect(JSON.stringify(schema)).toBe(before);
  });
});

describe("the sentence of a violation", () => {
  const schema = {
    type: "object",
    properties: {
      "a/b": { type: "array", items: { enum: ["x", "y"] } },
      n: { minimum: 5 },
      c: { const: 1 },
      s: { pattern: "^a$" },
    },
    required: ["n"],
    additionalProperties: false,
  };

  it("names pointer, keyword, what was expected and what was found", () => {
    const check = checkOf(schema);
    expect(check({ n: 5, "a/b": ["secret"] })).toBe('/a~1b/0 must be one of ["x","y"], is "secret" (keyword "enum")');
    expect(check({})).toBe('the root value must have the property "n", is {} (keyword "required")');
    expect(check({ n: 5, secret: 1 })).toBe(
      'the root value must have no other properties, has "secret" (keyword "additionalProperties")',
    );
    expect(check("x".repeat(200))).toBe(
      `the root value must be of type object, is a string beginning "${"x".repeat(59)}… (keyword "type")`,
    );
  });

  it("holds three violations at most", () => {
    expect(checkOf({ items: { type: "null" } })([1, 2, 3, 4, 5])?.split("; ")).toHaveLength(3);
  });

  it.each([
    [{ n: 5, "a/b": "secret" }],
    [{ n: 5, "a/b": ["secret"] }],
    [{ n: 5, c: "secret" }],
    [{ n: 5, s: "secret" }],
    [{ n: 5, secret: "secret" }],
    ["secret"],
  ])("holds no value and no foreign key of %j when values are hidden", (value) => {
    const check = checkOf({ ...schema, propertyNames: { maxLength: 4 } });
    const sentence = check(value, { hideValues: true });
    expect(sentence).toMatch(/keyword "/);
    expect(sentence).not.toContain("secret");
  });
});

describe("a schema that cannot be used", () => {
  it.each<[string, unknown, string, string]>([
    ["an unknown dialect", { $schema: "https://example.com/mine" }, "/$schema", "its dialect is not known"],
    ["draft-04", { $schema: "http://json-schema.org/draft-04/schema#" }, "/$schema", "its dialect is not known"],
    ["a dialect that is no text", { $schema: 4 }, "/$schema", "its dialect is not known"],
    [
      "an unknown type",
      { properties: { a: { type: "objekt" } } },
      "/properties/a/type",
      "must be equal to one of the allowed values",
    ],
    ["a property that is no schema", { properties: { a: 5 } }, "/properties/a", "must be object,boolean"],
    [
      "a reference to nothing",
      { properties: { "a/b": { $ref: "#/$defs/Missing" } } },
      "/properties/a~1b/$ref",
      "leads nowhere",
    ],
    ["a remote reference", { $ref: "https://example.com/schema.json" }, "/$ref", "nothing is fetched"],
    ["a file reference", { $ref: "file:///etc/passwd" }, "/$ref", "nothing is fetched"],
    [
      "a broken pattern of names",
      { patternProperties: { "[": {} } },
      "/patternProperties",
      "Invalid regular expression",
    ],
    [
      "a broken pattern",
      { properties: { a: { pattern: "(" } } },
      "/properties/a/pattern",
      "Invalid regular expression",
    ],
    ["a list", [], "", "this is an array"],
    ["text", "object", "", "this is a string"],
    ["null", null, "", "this is null"],
    ["no value at all", undefined, "", "no JSON value"],
    ["a function", () => true, "", "no JSON value"],
    ["the same anchor twice", { $defs: { a: { $anchor: "x" }, b: { $anchor: "x" } } }, "", "more than one schema"],
    [
      "a circle of references",
      { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } },
      "",
      "round in circles",
    ],
    ["itself and nothing else", { $ref: "#" }, "", "round in circles"],
    [
      "dynamic references across parts",
      { $ref: "/x", $defs: { x: { $id: "/x", $dynamicRef: "#y" } } },
      "",
      "dynamic references",
    ],
  ])("comes back with a reason and a pointer: %s", (_what, schema, pointer, reason) => {
    expect(compileSchema(schema)).toEqual({ ok: false, pointer, reason: expect.stringContaining(reason) });
  });

  it("comes back too when it refers to itself as a value", () => {
    const schema: Record<string, unknown> = {};
    schema["not"] = schema;
    expect(compileSchema(schema)).toMatchObject({ ok: false, reason: expect.stringContaining("no JSON value") });
  });

  it("comes back too when it nests deeper than any stack", () => {
    let schema: unknown = {};
    for (let level = 0; level < 3_000; level++) schema = { not: schema };
    expect(compileSchema(schema)).toMatchObject({ ok: false });
  });

  it("does not disturb the schemas around it", () => {
    const compile = createCompile();
    const before = checkOf({ type: "string" }, compile);
    expect(compile({ $ref: "#/nowhere" }).ok).toBe(false);
    expect(compile({ type: "objekt" }).ok).toBe(false);
    expect(before("x")).toBeUndefined();
    expect(checkOf({ type: "number" }, compile)("x")).toBeDefined();
  });
});

describe("values that are compared", () => {
  const asked = { toString: 1, valueOf: 1 };
  const made = { constructor: {} };

  it.each([asked, made])("may have members with the names of inherited ones: %j", (value) => {
    const twin = structuredClone(value);
    expect(accepts({ const: value }, twin)).toBe(true);
    expect(accepts({ enum: [1, value] }, twin)).toBe(true);
    expect(accepts({ uniqueItems: true }, [value, twin])).toBe(false);
    expect(accepts({ const: value }, { ...value, valueOf: 2 })).toBe(false);
    expect(accepts({ enum: [1, value] }, { ...value, valueOf: 2 })).toBe(false);
    expect(accepts({ uniqueItems: true }, [value, { ...value, valueOf: 2 }])).toBe(true);
  });

  it("are told apart by type, and not by the order of members", () => {
    expect(accepts({ uniqueItems: true }, [1, "1", true, 0, false, null, [], {}])).toBe(true);
    expect(accepts({ uniqueItems: true }, [{ a: 1, b: 2 }, 0, { b: 2, a: 1 }])).toBe(false);
    expect(checkOf({ uniqueItems: true })([1, 1])).toContain("must have no entry twice");
    expect(accepts({ uniqueItems: false }, [1, 1])).toBe(true);
  });
});

describe("a reference by name to the whole schema", () => {
  it.each([
    { $dynamicAnchor: "whole", properties: { n: { type: "integer" }, again: { $dynamicRef: "#whole" } } },
    { $anchor: "whole", properties: { n: { type: "integer" }, again: { $ref: "#whole" } } },
    {
      $id: "https://example.com/s",
      $anchor: "whole",
      properties: { n: { type: "integer" }, again: { $ref: "#whole" } },
    },
  ])("is followed: %j", (schema) => {
    expect(accepts(schema, { n: 1, again: { n: 2, again: { n: 3 } } })).toBe(true);
    expect(accepts(schema, { n: 1, again: { n: 2, again: { n: "3" } } })).toBe(false);
  });
});

describe("a check that does not come to an end", () => {
  it("has failed, not passed", () => {
    const check = checkOf({ properties: { next: { $ref: "#" } } });
    let value: unknown = {};
    for (let level = 0; level < 200_000; level++) value = { next: value };
    expect(check(value)).toBe("validation did not finish");
  });
});

describe("the cache of checks", () => {
  it("keeps the checks used last and lets others go, whose checks still work", () => {
    const compile = createCompile({ capacity: 3 });
    const schema = (n: number) => ({ type: "object", properties: { a: { minimum: n } } });
    const first = checkOf(schema(0), compile);
    for (const n of [1, 2]) checkOf(schema(n), compile);
    expect(checkOf(structuredClone(schema(0)), compile)).toBe(first);
    checkOf(schema(3), compile);
    expect(checkOf(schema(0), compile)).toBe(first);
    for (const n of [4, 5, 6, 7]) checkOf(schema(n), compile);
    expect(checkOf(schema(0), compile)).not.toBe(first);
    expect(first({ a: -1 })).toBeDefined();
    expect(first({ a: 1 })).toBeUndefined();
  });
});
