import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileSchema, createCompile } from "../../src/protocol/json-schema.ts";
import { jsonValue } from "../json/arbitraries.ts";
import { anySchema } from "./schemas.ts";

describe("the check of a schema", () => {
  it("is total: any value compiles or says why not", () => {
    fc.assert(
      fc.property(fc.oneof(jsonValue, fc.anything(), anySchema), (schema) => {
        const compiled = compileSchema(schema);
        if (compiled.ok) return;
        expect(compiled.reason).toMatch(/^This check is off: .+\.$/s);
        expect(compiled.pointer).toMatch(/^(?:$|\/)/);
      }),
      { numRuns: 500 },
    );
  });

  it("leaves value and schema untouched, and says the same about both again", () => {
    fc.assert(
      fc.property(anySchema, jsonValue, (schema, value) => {
        const before = [JSON.stringify(schema), JSON.stringify(value)];
        const compiled = compileSchema(schema);
        if (!compiled.ok) return;
        const verdict = compiled.check(value);
        expect([JSON.stringify(schema), JSON.stringify(value)]).toEqual(before);
        expect(compiled.check(value)).toBe(verdict);
      }),
      { numRuns: 300 },
    );
  });

  it("does not depend on what was compiled before, nor on how much is remembered", () => {
    const small = createCompile({ capacity: 2 });
    fc.assert(
      fc.property(anySchema, jsonValue, (schema, value) => {
        const [a, b] = [compileSchema(schema), small(schema)];
        expect(a.ok).toBe(b.ok);
        if (a.ok && b.ok) expect(a.check(value)).toBe(b.check(value));
      }),
      { numRuns: 200 },
    );
  });

  it("tells no value in a sentence that is to hide them", () => {
    const secret = fc.stringMatching(/^SECRET[a-z]{8}$/);
    fc.assert(
      fc.property(anySchema, secret, fc.constantFrom("a", "b", "c"), (schema, text, key) => {
        const compiled = compileSchema(schema);
        if (!compiled.ok) return;
        for (const value of [text, { [key]: text }, [text], { [key]: [{ a: text }] }, { [text]: 1 }]) {
          // A pointer may name a key of the value; only the last one has a secret key.
          const sentence = compiled.check(value, { hideValues: true }) ?? "";
          if (!Object.hasOwn(Object(value), text)) expect(sentence).not.toContain(text);
        }
      }),
      { numRuns: 300 },
    );
  });
});
