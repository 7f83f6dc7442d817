import { defineTool } from "../../src/worker/index.ts";

/** From a unit's name to its plain form, and how a value gets there. */
const conversions = [
  ["length", "inches to centimetres", (value: number) => value * 2.54],
  ["weight", "pounds to kilograms", (value: number) => value * 0.45359237],
  ["temperature", "degrees Fahrenheit to Celsius", (value: number) => ((value - 32) * 5) / 9],
] as const;

/**
 * Step 12, a large set: with `defer` a tool stays out of the model's request until the model searches for it. Three
 * tools are no large set, but they show how one is made.
 */
export const conversionTools = conversions.map(([what, units, convert]) =>
  defineTool({
    name: `convert_${what}`,
    description: `Convert ${units}. Use this for exact values; do not use it for money.`,
    defer: true,
    input: {
      type: "object",
      properties: { value: { type: "number", description: `The value, in the first unit of: ${units}.` } },
      required: ["value"],
      additionalProperties: false,
    },
    execute: ({ value }) => String(Number(convert(value).toPrecision(12))),
  }),
);
