import type { AnySchema } from "./infer.ts";
import { isStandardSchema } from "./standard-schema.ts";

/** The dialect that the protocol assumes where a schema names none (row 27). */
const TARGET = "draft-2020-12";

/**
 * The JSON Schema that the engine and the model are shown. Of a library's schema it is the side that crosses the wire:
 * of `input` what goes into it (the worker parses, so defaults and transforms happen here), of `output` what comes out.
 * @throws TypeError when the library does not speak Standard JSON Schema: wrap the schema with `withJsonSchema` then.
 */
export function publishedSchema(schema: AnySchema | undefined, direction: "input" | "output"): unknown {
  if (!isStandardSchema(schema)) return schema;
  const standard = schema["~standard"];
  if (standard.jsonSchema === undefined) {
    throw new TypeError(
      `The ${direction} schema comes from "${standard.vendor}", which gives no JSON Schema of its own: ` +
        "wrap it with withJsonSchema(schema, jsonSchema).",
    );
  }
  return standard.jsonSchema[direction]({ target: TARGET });
}

/** Gives a library's schema the JSON Schema that it cannot make by itself. */
export function withJsonSchema<S extends { readonly "~standard": object }>(
  schema: S,
  jsonSchema: Record<string, unknown>,
): S {
  const standard = { ...schema["~standard"], jsonSchema: { input: () => jsonSchema, output: () => jsonSchema } };
  return { "~standard": standard } as unknown as S;
}
