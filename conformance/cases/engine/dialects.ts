import fc from "fast-check";
import type { EngineArea, EngineCase } from "./case.ts";
import { assemble, type DraftCall } from "./draft.ts";
import { ok } from "./results.ts";

/** A schema that only its own dialect reads so, with a value that fits and one that does not. */
interface Telling {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly fits: unknown;
  readonly breaks: unknown;
}

const draft07: readonly Telling[] = [
  {
    schema: {
      properties: { pair: { type: "array", items: [{ type: "string" }, { type: "integer" }], additionalItems: false } },
    },
    fits: { pair: ["a", 1] },
    breaks: { pair: ["a", 1, true] },
  },
  {
    schema: { dependencies: { from: ["to"] } },
    fits: { from: 1, to: 2 },
    breaks: { from: 1 },
  },
  {
    // What stands beside a $ref is not looked at in this draft.
    schema: {
      properties: { n: { $ref: "#/definitions/number", maximum: 3 } },
      definitions: { number: { type: "number" } },
    },
    fits: { n: 7 },
    breaks: { n: "7" },
  },
  {
    schema: { if: { properties: { kind: { const: "a" } }, required: ["kind"] }, then: { required: ["size"] } },
    fits: { kind: "a", size: 1 },
    breaks: { kind: "a" },
  },
];

const draft2019: readonly Telling[] = [
  {
    schema: {
      properties: { pair: { type: "array", items: [{ type: "string" }], additionalItems: { type: "integer" } } },
    },
    fits: { pair: ["a", 1] },
    breaks: { pair: ["a", "b"] },
  },
  { schema: { dependentRequired: { from: ["to"] } }, fits: { from: 1, to: 2 }, breaks: { from: 1 } },
  {
    schema: { properties: { n: { $ref: "#/$defs/number", maximum: 3 } }, $defs: { number: { type: "number" } } },
    fits: { n: 3 },
    breaks: { n: 7 },
  },
  {
    schema: { allOf: [{ properties: { a: { type: "string" } } }], unevaluatedProperties: false },
    fits: { a: "x" },
    breaks: { a: "x", b: 1 },
  },
];

const draft2020: readonly Telling[] = [
  {
    schema: { properties: { pair: { type: "array", prefixItems: [{ type: "string" }], items: { type: "integer" } } } },
    fits: { pair: ["a", 1] },
    breaks: { pair: ["a", "b"] },
  },
  {
    schema: { dependentSchemas: { from: { required: ["to"], properties: { to: { type: "integer" } } } } },
    fits: { from: 1, to: 2 },
    breaks: { from: 1, to: "2" },
  },
  {
    schema: { properties: { list: { type: "array", contains: { type: "integer" }, minContains: 2 } } },
    fits: { list: ["a", 1, 2] },
    breaks: { list: ["a", 1] },
  },
  {
    schema: {
      anyOf: [
        { properties: { a: true }, required: ["a"] },
        { properties: { b: true }, required: ["b"] },
      ],
      unevaluatedProperties: false,
    },
    fits: { a: 1 },
    breaks: { a: 1, c: 2 },
  },
  {
    schema: {
      properties: { tree: { $ref: "#/$defs/node" } },
      $defs: {
        node: {
          type: "object",
          properties: { next: { $ref: "#/$defs/node" }, n: { type: "integer" } },
          required: ["n"],
        },
      },
    },
    fits: { tree: { n: 1, next: { n: 2, next: { n: 3 } } } },
    breaks: { tree: { n: 1, next: { n: 2, next: {} } } },
  },
];

/** Cases on schemas of one dialect; `uri` undefined: the schema does not name it. */
function dialect(name: string, uris: readonly (string | undefined)[], all: readonly Telling[]): EngineArea {
  const needs = [`schema:${name}`];
  const cases: fc.Arbitrary<EngineCase> = fc
    .tuple(fc.constantFrom(...all), fc.constantFrom(...uris), fc.boolean())
    .map(([{ schema, fits, breaks }, uri, valid]) => {
      const value = valid ? fits : breaks;
      const text = JSON.stringify(value);
      const call: DraftCall = {
        tool: { input: { ...(uri === undefined ? {} : { $schema: uri }), type: "object", ...schema } },
        call: {
          declared: true,
          arguments: text,
          how: `${valid ? "fits" : "breaks"} a schema of ${name}`,
          input: valid ? { status: ["valid"], value: text } : { status: ["invalid"] },
          answers: valid
            ? [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text: "ran" }] } }]
            : [{ take: "proposed" }],
          expect: valid
            ? ok("plain", { blocks: [{ type: "text", text: "ran" }] })
            : { ends: ["error"], attempts: 1, because: "proposal" },
        },
      };
      return assemble(name, [[call]], undefined, { needs });
    });
  return { name, weight: 2, needs, class: "fast", cases };
}

/** Schemas beyond the scored grammar, in the dialects that an engine may declare. */
export const dialectAreas: readonly EngineArea[] = [
  dialect("draft-07", ["http://json-schema.org/draft-07/schema#"], draft07),
  dialect("2019-09", ["https://json-schema.org/draft/2019-09/schema"], draft2019),
  dialect("2020-12", ["https://json-schema.org/draft/2020-12/schema", undefined], draft2020),
];
