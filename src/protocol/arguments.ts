import type { ToolInput } from "../generated/types.ts";
import { isHolder } from "../json/holder.ts";
import { kindOf } from "../json/kind.ts";
import { isObject } from "../json/own.ts";
import { plain } from "../json/plain.ts";
import { readExactJson } from "../json/read.ts";
import type { Check } from "./record.ts";

/**
 * The engine's verdict on the raw arguments of a call: read as one JSON value, checked, and handed on exactly as it came.
 * Nothing is converted, filled in or repaired, and blank text is no object. Source: base, rows 1, 2, 4, 22 to 25.
 * @param check the tool's input schema; undefined where there is none, and every object is valid.
 */
export function readArguments(raw: string, check: Check | undefined): ToolInput {
  if (raw.trim() === "") return { status: "malformed", error: "The arguments are empty, not a JSON object." };
  const reading = readExactJson(raw);
  if (!reading.ok) return { status: "malformed", error: reading.error };
  const { value } = reading;
  if (!isObject(value) || isHolder(value)) {
    return { status: "malformed", error: `The arguments must be a JSON object; they are ${kindOf(value)}.` };
  }
  const error = check?.(plain(value));
  return error === undefined ? { status: "valid", value } : { status: "invalid", value, error };
}
