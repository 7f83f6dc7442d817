import { mapSchema, type Schema } from "./load.ts";

/**
 * The tolerant reading of the same schemas: unknown members pass, a union or list marked `x-open` lets unknown tags and
 * values pass, and `x-tolerant` gives the keywords that differ otherwise.
 */
export function tolerant(bundle: Schema): Schema {
  return mapSchema(bundle, (schema) => opened(replaced(unclosed(schema))));
}

function unclosed(schema: Schema): Schema {
  const { additionalProperties, unevaluatedProperties, ...rest } = schema;
  return {
    ...rest,
    ...(additionalProperties === undefined || additionalProperties === false ? {} : { additionalProperties }),
    ...(unevaluatedProperties === undefined || unevaluatedProperties === false ? {} : { unevaluatedProperties }),
  };
}

function replaced(schema: Schema): Schema {
  const { "x-tolerant": instead, ...rest } = schema;
  if (typeof instead !== "object" || instead === null) return rest;
  // Null takes a keyword away.
  return Object.fromEntries(Object.entries({ ...rest, ...instead }).filter(([, value]) => value !== null));
}

function opened(schema: Schema): Schema {
  const { "x-open": open, ...rest } = schema;
  if (open !== true) return rest;
  const { enum: _, oneOf, discriminator, ...any } = rest;
  if (oneOf === undefined) return any;
  const { propertyName } = discriminator as { propertyName: string };
  // The known tags are looked up by the generator, once every branch can be resolved.
  return { ...any, "x-known": { propertyName, oneOf } };
}

/** Turns each opened union into `if the tag is known, then the union`. Needs the whole bundle to know the tags. */
export function closeOver(bundle: Schema): Schema {
  return mapSchema(bundle, (schema) => {
    const { "x-known": known, ...rest } = schema;
    if (known === undefined) return schema;
    const { propertyName, oneOf } = known as { propertyName: string; oneOf: Schema[] };
    const tag = { type: "string", enum: tagsOf(oneOf, propertyName, bundle) };
    return {
      ...rest,
      if: { type: "object", required: [propertyName], properties: { [propertyName]: tag } },
      then: { type: "object", required: [propertyName], discriminator: { propertyName }, oneOf },
    };
  });
}

/** The values of the tag by which the branches of a union are told apart. */
export function tagsOf(branches: readonly Schema[], tag: string, bundle: Schema): unknown[] {
  const defs = bundle["$defs"] as { [name: string]: Schema };
  return branches.map((branch) => {
    const { properties } = defs[String(branch["$ref"]).replace("#/$defs/", "")] as {
      properties: { [name: string]: Schema };
    };
    return properties[tag]!["const"];
  });
}
