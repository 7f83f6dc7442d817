import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSchema } from "../../../conformance/cases/worker/schema/check.ts";
import { drawFrom } from "../../../conformance/cases/worker/schema/draw.ts";
import { nearMisses } from "../../../conformance/cases/worker/schema/near-miss.ts";
import { compileSchema } from "../../../src/protocol/json-schema.ts";

const SUITE = process.env["JSON_SCHEMA_TEST_SUITE"];

/** Schemas as tools have them: objects of a few members, with bounds that can be met. */
const member: fc.Arbitrary<object> = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<object>(
      { type: "string" },
      { type: "string", minLength: 1, maxLength: 8 },
      { type: "string", pattern: "^[a-z]+$" },
      { type: "integer", minimum: -3, maximum: 12 },
      { type: "number", exclusiveMinimum: 0, maximum: 1 },
      { type: "number", multipleOf: 0.5 },
      { type: "boolean" },
      { enum: ["a", 1, null] },
      { const: { fixed: true } },
      { type: ["string", "null"] },
    ),
    tie("schema").map((items) => ({ type: "array", items, minItems: 1, maxItems: 3 })),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.tuple(tie("schema"), tie("schema")).map(([a, b]) => ({
      type: "object",
      properties: { a, b },
      required: ["a"],
      additionalProperties: false,
    })),
  ),
})).schema;

const toolSchema = fc
  .dictionary(fc.constantFrom("city", "days", "unit", "with space", "a/b"), member)
  .map((properties) => ({
    type: "object",
    properties,
    required: Object.keys(properties).slice(0, 2),
    additionalProperties: false,
  }));

/** Lists of objects in lists of objects, each of which must be there: seven deep, which was once too deep. */
const DEEP = [["a"], ["city"]].reduce<object>(
  (inner, required) => ({
    type: "object",
    properties: { [required[0]!]: { type: "array", items: inner, minItems: 1, maxItems: 3 }, b: { type: "string" } },
    required,
    additionalProperties: false,
  }),
  {
    type: "object",
    properties: { a: { anyOf: [{ type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 }] } },
    required: ["a"],
    additionalProperties: false,
  },
);

function second(schema: unknown) {
  const compiled = compileSchema(schema);
  if (!compiled.ok) throw new Error(compiled.reason);
  return (value: unknown) => compiled.check(value) === undefined;
}

describe("values drawn from a tool's schema", () => {
  it("fit it, as a second validator says", () => {
    fc.assert(
      fc.property(toolSchema, fc.integer(), (schema, seed) => {
        const drawing = drawFrom(schema, seed);
        expect(drawing).toBeDefined();
        const fits = second(schema);
        for (const value of fc.sample(drawing!.values, { seed, numRuns: 5 })) {
          const read = JSON.parse(JSON.stringify(value)) as unknown;
          expect([read, fits(read)]).toEqual([read, true]);
        }
      }),
      { numRuns: 60, examples: [[DEEP, 0]] },
    );
  });

  it("fit it where what it requires lies twelve deep", () => {
    const item = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] };
    const schema = Array.from({ length: 12 }).reduce<object>(
      (inner) => ({ type: "object", properties: { in: inner, more: inner }, required: ["in"] }),
      { type: "array", items: item, minItems: 2 },
    );
    expect(drawFrom(schema, 1)?.kept).toBeGreaterThan(0);
  });

  it("fit it where it holds itself, and end soon where it can hold nothing else", () => {
    const tree = {
      type: "object",
      properties: { leaf: { type: "string" }, in: { anyOf: [{ $ref: "#" }, { type: "null" }] } },
      required: ["leaf", "in"],
    };
    expect(drawFrom(tree, 1)?.kept).toBeGreaterThan(0);
    const endless = {
      type: "object",
      properties: { a: { $ref: "#" }, b: { $ref: "#" }, c: { $ref: "#" } },
      required: ["a", "b", "c"],
    };
    expect(drawFrom(endless, 1)).toBeUndefined();
  });

  it("break it once they are made near misses, as a second validator says", () => {
    fc.assert(
      fc.property(toolSchema, fc.integer(), (schema, seed) => {
        const [value] = fc.sample(drawFrom(schema, seed)!.values, { seed, numRuns: 1 });
        const fits = second(schema);
        const misses = nearMisses(schema, value as Record<string, unknown>);
        expect(misses.length).toBeGreaterThan(0);
        for (const miss of misses) expect([miss.how, fits(miss.value)]).toEqual([miss.how, false]);
      }),
      { numRuns: 60 },
    );
  });

  it("are none where no value can fit, and near misses are none where every object does", () => {
    expect(drawFrom({ type: "object", required: ["a"], properties: { a: false } }, 1)).toBeUndefined();
    for (const impossible of [
      false,
      { type: "string", minLength: 9, maxLength: 3 },
      { type: "string", minLength: 1e9 },
      { enum: [] },
      { type: "array", minItems: 1e9 },
    ]) {
      expect(drawFrom(impossible, 1)).toBeUndefined();
    }
    expect(nearMisses({ type: "object" }, { a: 1 })).toEqual([]);
    expect(nearMisses(true, {})).toEqual([]);
  });
});

describe("checkSchema", () => {
  it("says unknown where it does not know, and never guesses", () => {
    for (const schema of [
      { unevaluatedProperties: false },
      { $ref: "https://elsewhere.example" },
      { $dynamicRef: "#x" },
      7,
    ]) {
      expect(checkSchema(schema, { a: 1 })).toBe("unknown");
    }
    expect(checkSchema({ $ref: "#" }, 1)).toBe("unknown");
    expect(checkSchema({ $schema: "https://dialect.example", type: "string" }, 1)).toBe("unknown");
    expect(checkSchema({ type: "string", unevaluatedItems: false }, 1)).toBe("breaks");
  });

  it("agrees with a second validator on whatever value meets whatever tool's schema", () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(fc.constantFrom("city", "days", "a"), fc.jsonValue({ maxDepth: 1 })),
    );
    fc.assert(
      fc.property(toolSchema, value, (schema, given) => {
        expect(checkSchema(schema, given)).toBe(second(schema)(given) ? "fits" : "breaks");
      }),
      { numRuns: 200 },
    );
  });

  // The official suite is not part of this package: CONTRIBUTING says where to get it.
  it.skipIf(SUITE === undefined)("is never wrong about the official suite, and knows most of it", () => {
    const tally = { right: 0, unknown: 0, wrong: [] as string[] };
    for (const draft of ["draft2020-12", "draft2019-09"]) {
      const folder = join(SUITE!, "tests", draft);
      for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
        for (const group of JSON.parse(readFileSync(join(folder, name), "utf8")) as Group[]) {
          for (const { description, data, valid } of group.tests) {
            const verdict = checkSchema(group.schema, data);
            if (verdict === "unknown") tally.unknown++;
            else if ((verdict === "fits") === valid) tally.right++;
            else tally.wrong.push(`${draft}/${name}: ${group.description}: ${description}`);
          }
        }
      }
    }
    expect(tally.wrong).toEqual([]);
    expect(tally.right / (tally.right + tally.unknown)).toBeGreaterThan(0.7);
  });
});

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}
