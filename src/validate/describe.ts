import { getPointer } from "../json/pointer.ts";
import type { Problem } from "./index.ts";
import type { RawError } from "./raw.ts";

/** Values in sentences are cut after this many characters. */
const SHOWN = 60;

/** A validator's errors as sentences. What only says that a condition sent it there is left out. */
export function describe(errors: readonly RawError[], value: unknown): Problem[] {
  const telling = errors.filter(({ keyword }) => keyword !== "anyOf" && keyword !== "if");
  return (telling.length === 0 ? errors : telling).map((error) => ({
    pointer: error.instancePath,
    message: sentence(error, value),
  }));
}

/** What each keyword asks for, given its parameters and what was found. */
const sentences: { readonly [keyword: string]: (params: RawError["params"], seen: string) => string } = {
  required: ({ missingProperty }) => `lacks the member ${JSON.stringify(missingProperty)}`,
  additionalProperties: ({ additionalProperty }) => `has the unknown member ${JSON.stringify(additionalProperty)}`,
  discriminator: ({ error, tag, tagValue }) =>
    error === "mapping"
      ? `has the unknown ${String(tag)} ${show(tagValue)}`
      : `needs a ${String(tag)} that is a string`,
  enum: ({ allowedValues }, seen) =>
    `must be one of ${(allowedValues as unknown[]).map(show).join(", ")}; it is ${seen}`,
  const: ({ allowedValue }, seen) => `must be ${show(allowedValue)}; it is ${seen}`,
  type: ({ type }, seen) => `must be ${kindOf(type)}; it is ${seen}`,
  minimum: ({ limit }, seen) => `must be at least ${String(limit)}; it is ${seen}`,
  maximum: ({ limit }, seen) => `must be at most ${String(limit)}; it is ${seen}`,
  minLength: ({ limit }, seen) => `must have at least ${String(limit)} characters; it is ${seen}`,
  pattern: ({ pattern }, seen) => `must match ${String(pattern)}; it is ${seen}`,
  not: (_, seen) => `must be something else; it is ${seen}`,
  anyOf: (_, seen) => `has none of the members of which it needs one; it is ${seen}`,
};

function sentence({ keyword, params, instancePath }: RawError, value: unknown): string {
  const found = getPointer(value, instancePath);
  const seen = show(found.found ? found.value : undefined);
  return sentences[keyword]?.(params, seen) ?? `does not fit its schema (${keyword}); it is ${seen}`;
}

/** JSON types as words: `a string or null`. */
function kindOf(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(",");
  return types.map((one) => (one === "null" ? "null" : `${/^[aeio]/.test(one) ? "an" : "a"} ${one}`)).join(" or ");
}

function show(value: unknown): string {
  if (value === undefined) return "absent";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
