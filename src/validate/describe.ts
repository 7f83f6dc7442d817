import { getPointer } from "../json/pointer.ts";
import type { Problem } from "./index.ts";
import type { RawError } from "./raw.ts";

/** Values in sentences are cut after this many characters. */
const SHOWN = 60;

/** A validator's errors as sentences. What only says that a nullable thing is not null is left out. */
export function describe(errors: readonly RawError[], value: unknown): Problem[] {
  const telling = errors.filter(
    ({ keyword, params }) => keyword !== "anyOf" && keyword !== "if" && !isNullBranch(params),
  );
  return (telling.length === 0 ? errors : telling).map((error) => ({
    pointer: error.instancePath,
    message: sentence(error, value),
  }));
}

function isNullBranch({ type }: RawError["params"]): boolean {
  return type === "null";
}

function sentence({ keyword, params, message = "", instancePath }: RawError, value: unknown): string {
  const found = getPointer(value, instancePath);
  const seen = show(found.found ? found.value : undefined);
  switch (keyword) {
    case "required":
      return `lacks the member ${JSON.stringify(params["missingProperty"])}`;
    case "additionalProperties":
      return `has the unknown member ${JSON.stringify(params["additionalProperty"])}`;
    case "discriminator":
      return params["error"] === "mapping"
        ? `has the unknown ${String(params["tag"])} ${show(params["tagValue"])}`
        : `needs a ${String(params["tag"])} that is a string`;
    case "enum":
      return `must be one of ${(params["allowedValues"] as unknown[]).map(show).join(", ")}; it is ${seen}`;
    case "const":
      return `must be ${show(params["allowedValue"])}; it is ${seen}`;
    default:
      return `${message}; it is ${seen}`;
  }
}

function show(value: unknown): string {
  if (value === undefined) return "absent";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
