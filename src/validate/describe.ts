import { getPointer } from "../json/pointer.ts";
import type { Problem } from "./index.ts";
import type { RawError } from "./raw.ts";

/** Values in sentences are cut after this many characters. */
const SHOWN = 60;

/** What a validator found wrong with a value, as a sentence. */
export function describe({ pointer, keyword, params }: RawError, value: unknown): Problem {
  const found = getPointer(value, pointer);
  const seen = show(found.found ? found.value : undefined);
  const say = sentences[keyword];
  return { pointer, message: say?.(params, seen) ?? `does not fit its schema (${keyword}); it is ${seen}` };
}

/** What each keyword asks for, given its parameters and what was found. */
const sentences: { readonly [keyword: string]: (params: RawError["params"], seen: string) => string } = {
  required: ({ missingProperty }) => `lacks the member ${JSON.stringify(missingProperty)}`,
  additionalProperties: ({ additionalProperty }) => `has the unknown member ${JSON.stringify(additionalProperty)}`,
  discriminator: ({ tag, tagValue }) => `has the unknown ${String(tag)} ${show(tagValue)}`,
  enum: ({ allowedValues }, seen) =>
    `must be one of ${(allowedValues as unknown[]).map(show).join(", ")}; it is ${seen}`,
  const: ({ allowedValue }, seen) => `must be ${show(allowedValue)}; it is ${seen}`,
  type: ({ type }, seen) => `must be ${kindOf(type)}; it is ${seen}`,
  minimum: ({ limit }, seen) => `must be at least ${String(limit)}; it is ${seen}`,
  maximum: ({ limit }, seen) => `must be at most ${String(limit)}; it is ${seen}`,
  minLength: ({ limit }, seen) => `must have at least ${String(limit)} characters; it is ${seen}`,
  pattern: ({ pattern }, seen) => `must match ${String(pattern)}; it is ${seen}`,
  not: (_, seen) => `must be something else; it is ${seen}`,
  anyOf: ({ wanted }) => `needs one of the members ${(wanted as unknown[]).map(show).join(", ")}`,
};

/** JSON types as words: `a string or null`. */
function kindOf(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(",");
  return types.map((one) => (one === "null" ? "null" : `${/^[aeio]/.test(one) ? "an" : "a"} ${one}`)).join(" or ");
}

function show(value: unknown): string {
  if (value === undefined) return "absent";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
  if (typeof value === "bigint") return `${value}n`;
  const text = JSON.stringify(typeof value === "string" ? value.slice(0, SHOWN) : value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
