import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equal } from "../../src/json/equal.ts";
import { isObject } from "../../src/json/own.ts";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import { type Check, createRules } from "../../src/protocol/rules.ts";
import { anyString, jsonText } from "../json/arbitraries.ts";
import { anySchema } from "./schemas.ts";

const { readArguments } = createRules();

function checkOf(schema: unknown): Check | undefined {
  const compiled = compileSchema(schema);
  return compiled.ok ? compiled.check : undefined;
}

/** Raw arguments as a model may write them: mostly objects, some broken. */
const anyArguments = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom("a", "b", "__proto__", "c"), jsonText).map(objectText) },
  { weight: 2, arbitrary: jsonText },
  { weight: 1, arbitrary: anyString },
);

function objectText(members: Record<string, string>): string {
  return `{${Object.entries(members)
    .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
    .join(",")}}`;
}

function parse(text: string): { value?: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return {};
  }
}

describe("the verdict on arguments", () => {
  it("is malformed exactly when the text is no JSON object", () => {
    fc.assert(
      fc.property(anyArguments, anySchema, (raw, schema) => {
        const { value } = parse(raw);
        expect(readArguments(raw, checkOf(schema)).status === "malformed").toBe(!isObject(value));
      }),
      { numRuns: 500 },
    );
  });

  it("is a function of text and schema", () => {
    fc.assert(
      fc.property(anyArguments, anySchema, (raw, schema) => {
        const first = readArguments(raw, checkOf(schema));
        const second = readArguments(raw, checkOf(structuredClone(schema)));
        expect(JSON.stringify(second)).toBe(JSON.stringify(first));
      }),
    );
  });

  it("carries the value that the text has, whether it fits or not, and changes neither it nor the schema", () => {
    fc.assert(
      fc.property(anyArguments, anySchema, (raw, schema) => {
        const before = JSON.stringify(schema);
        const input = readArguments(raw, checkOf(schema));
        expect(JSON.stringify(schema)).toBe(before);
        if (input.status === "malformed") {
          expect(Object.keys(input)).toEqual(["status", "error"]);
          return;
        }
        const unchecked = readArguments(raw, undefined);
        expect(unchecked.status === "valid" && equal(input.value, unchecked.value)).toBe(true);
        expect(equal(JSON.parse(JSON.stringify(input.value)), JSON.parse(raw))).toBe(true);
      }),
    );
  });

  it("says why whenever it is not valid, and never twice different things of the same value", () => {
    fc.assert(
      fc.property(anyArguments, anySchema, (raw, schema) => {
        const input = readArguments(raw, checkOf(schema));
        if (input.status === "valid") expect(Object.keys(input)).toEqual(["status", "value"]);
        else expect(input.error.length).toBeGreaterThan(10);
        const spaced = readArguments(` ${raw}\n`, checkOf(schema));
        expect(spaced.status).toBe(input.status);
      }),
    );
  });
});
