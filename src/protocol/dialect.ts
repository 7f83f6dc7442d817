import { own } from "../json/own.ts";

/** The dialects of JSON Schema that a tool's schemas may be written in. */
export type Dialect = "draft-07" | "2019-09" | "2020-12";

const URIS: ReadonlyMap<string, Dialect> = new Map([
  ["json-schema.org/draft-07/schema", "draft-07"],
  ["json-schema.org/draft/2019-09/schema", "2019-09"],
  ["json-schema.org/draft/2020-12/schema", "2020-12"],
]);

/** The dialect that a schema's `$schema` names, 2020-12 without one, and undefined for any other. Source: row 27. */
export function dialectOf(schema: Readonly<Record<string, unknown>>): Dialect | undefined {
  const uri = own(schema, "$schema");
  if (uri === undefined) return "2020-12";
  if (typeof uri !== "string") return undefined;
  return URIS.get(uri.replace(/^https?:\/\//, "").replace(/#$/, ""));
}
