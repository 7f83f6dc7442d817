import { defineTool, ToolError } from "../../src/worker/index.ts";
import { evaluate } from "./evaluate.ts";

/**
 * Step 3, errors: a ToolError can carry a suggestion (what to try instead) and a detail for programs. The model reads
 * the message and the suggestion as one text.
 */
export const calculator = defineTool({
  name: "calculator",
  description:
    "Evaluate an arithmetic expression with + - * / ^ and brackets. Use this for any calculation beyond one step. " +
    "Do not use it for dates, units or algebra.",
  input: {
    type: "object",
    properties: {
      expression: {
        type: "string",
        minLength: 1,
        maxLength: 1_000,
        description: "The expression, such as (4 * 12) + 7. Numbers are decimal.",
      },
    },
    required: ["expression"],
    additionalProperties: false,
  },
  execute: ({ expression }) => {
    const outcome = evaluate(expression);
    if (outcome.ok) return String(outcome.value);
    throw new ToolError(`The expression cannot be evaluated: ${outcome.message}.`, {
      suggestion: "Use only numbers, + - * / ^ and brackets.",
      detail: { expression },
    });
  },
});
