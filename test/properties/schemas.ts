import fc from "fast-check";

/** Schemas of the simple kind that tools declare, good and broken ones, over the same few keys that arguments use. */
export const anySchema: fc.Arbitrary<unknown> = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(true, false, {}),
    fc.record(
      {
        type: fc.constantFrom("object", "string", "number", "integer", "array", "null", "boolean", "objekt", [
          "string",
          "null",
        ]),
        nullable: fc.boolean(),
        format: fc.constantFrom("email", "date"),
        default: fc.constant(1),
        minimum: fc.integer(),
        minLength: fc.nat(3),
        enum: fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        type: fc.constant("object"),
        properties: fc.dictionary(fc.constantFrom("a", "b", "__proto__"), tie("schema"), { maxKeys: 3 }),
        required: fc.subarray(["a", "b", "constructor"]),
        additionalProperties: tie("schema"),
      },
      { requiredKeys: [] },
    ),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    fc.record({ items: tie("schema") }),
  ),
})).schema;
