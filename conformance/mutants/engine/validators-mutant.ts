import type { EngineMutant, Replaced } from "./mutant.ts";

/** The rule that what breaks its schema is told, and the one that what fits is let through. */
export const LAX = "arguments/breaking-object-is-invalid";
export const STRICT = "arguments/fitting-object-is-valid";

/** What a wrong verdict on arguments leads to. */
const FOLLOWS: readonly string[] = [
  LAX,
  STRICT,
  "arguments/value-as-it-came",
  "arguments/blank-is-not-valid-text",
  "proposals/refusal-of-bad-arguments",
  "proposals/nothing-for-a-valid-call",
  "calls/refusal-ends-the-call",
  "schemas/one-bad-schema-stays-alone",
];

/** An engine whose validator is simpler than JSON Schema. */
export const validator = (name: string, breaks: string, mistake: string, make: () => Replaced): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows: FOLLOWS.filter((rule) => rule !== breaks),
  examples: true,
  make,
});
