import validate from "../../generated/provider-script.js";
import type { Problem } from "./problems.ts";

type Fault = NonNullable<typeof validate.errors>[number];

/** An error as a sentence; the member at fault becomes part of the pointer where the validator names it apart. */
const toProblem = ({ instancePath: pointer, keyword, message = "", params }: Fault): Problem => {
  switch (keyword) {
    case "additionalProperties":
      return {
        pointer,
        message: `has a member that scripts do not know: ${JSON.stringify(params["additionalProperty"])}`,
      };
    case "enum":
      return { pointer, message: `must be one of ${JSON.stringify(params["allowedValues"])}` };
    case "const":
      return { pointer, message: `must be ${JSON.stringify(params["allowedValue"])}` };
    case "discriminator":
      return { pointer, message: `has the unknown ${String(params["tag"])} ${JSON.stringify(params["tagValue"])}` };
    default:
      return { pointer, message };
  }
};

/** What is wrong with the shape of a script, by `schemas/provider-script.json`; a branch that was tried in vain is no problem. */
export const shapeProblems = (value: unknown): Problem[] =>
  validate(value) ? [] : (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map(toProblem);
