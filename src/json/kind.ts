import { isHolder } from "./holder.ts";

/** What a JSON value is, in a word with its article: `an object`, `a number`, `null`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "an array";
  if (isHolder(value)) return "a number";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
