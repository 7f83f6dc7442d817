import { mapSchema, type Schema } from "./load.ts";

/** What is said to people and to this generator; the validators would only carry it along. */
const NOTES = ["title", "description", "tsType", "x-rules", "x-since", "x-own", "x-open", "x-tolerant"];

/** The schemas as they are compiled: no notes, and choices by a value's JSON type as conditions, whose errors are few. */
export function lean(bundle: Schema): Schema {
  return mapSchema(bundle, (schema) => byType(withoutNotes(schema)));
}

function withoutNotes(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !NOTES.includes(keyword)));
}

/** `anyOf: [reference, {type}]` says: of this type, or else what the reference says. */
function byType(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [plain] = (anyOf as Schema[]).filter((branch) => Object.keys(branch).join() === "type");
  const [other] = (anyOf as Schema[]).filter((branch) => branch["$ref"] !== undefined);
  if (plain === undefined || other === undefined) return schema;
  return { ...rest, if: plain, else: other };
}
