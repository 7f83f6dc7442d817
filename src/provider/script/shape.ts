import { scriptFailures } from "../../generated/provider-script.js";
import type { Problem } from "./problems.ts";

type Params = Readonly<Record<string, unknown>>;

/** What each keyword of the schema asks for. */
const sentences: { readonly [keyword: string]: (params: Params) => string } = {
  additionalProperties: ({ additionalProperty }) =>
    `has a member that scripts do not know: ${JSON.stringify(additionalProperty)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  discriminator: ({ tag, tagValue }) => `has the unknown ${String(tag)} ${JSON.stringify(tagValue)}`,
  enum: ({ allowedValues }) => `must be one of ${JSON.stringify(allowedValues)}`,
  exclusiveMinimum: ({ limit }) => `must be > ${String(limit)}`,
  maximum: ({ limit }) => `must be <= ${String(limit)}`,
  maxProperties: ({ limit }) => `must have at most ${String(limit)} member`,
  minimum: ({ limit }) => `must be >= ${String(limit)}`,
  minProperties: ({ limit }) => `must have at least ${String(limit)} member`,
  pattern: ({ pattern }) => `must match ${JSON.stringify(pattern)}`,
  required: ({ missingProperty }) => `lacks the member ${JSON.stringify(missingProperty)}`,
  type: ({ type }) => `must be ${[type].flat().join(" or ")}`,
};

/** What is wrong with the shape of a script, by `schemas/provider-script.json`. */
export const shapeProblems = (value: unknown): Problem[] =>
  scriptFailures(value).map(({ pointer, keyword, params }) => ({
    pointer,
    message: sentences[keyword]?.(params) ?? `does not fit its schema (${keyword})`,
  }));
