import { mapSchema, type Schema } from "./load.ts";
import { tagsOf } from "./tolerant.ts";

/**
 * Both readings in one schema, for validators that are told at run time which one is wanted: `exactly` stands for that
 * question. Where the readings differ there are two branches; closed objects are opened in the generated code.
 */
export function unified(bundle: Schema): Schema {
  return mapSchema(bundle, (schema) => bothTags(bothKeywords(schema), bundle));
}

/** `x-tolerant`: the keywords that it names, as they are or as it has them. */
function bothKeywords(schema: Schema): Schema {
  const { "x-tolerant": instead, ...rest } = schema;
  if (typeof instead !== "object" || instead === null) return schema;
  const named = Object.keys(instead);
  const common = Object.entries(rest).filter(([keyword]) => !named.includes(keyword));
  const exact = Object.entries(rest).filter(([keyword]) => named.includes(keyword));
  const open = Object.entries(instead).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(common), ...branches(Object.fromEntries(exact), Object.fromEntries(open)) };
}

/** `x-open`: a list holds for the exact reading only, a union for known tags only in the tolerant one. */
function bothTags(schema: Schema, bundle: Schema): Schema {
  const { "x-open": open, enum: values, oneOf, discriminator, ...rest } = schema;
  if (open !== true) return schema;
  if (oneOf === undefined) return { ...rest, ...branches({ enum: values }, {}) };
  const { propertyName } = discriminator as { propertyName: string };
  const union = { type: "object", required: [propertyName], discriminator, oneOf };
  const known = { properties: { [propertyName]: { enum: tagsOf(oneOf as Schema[], propertyName, bundle) } } };
  return { ...rest, if: { anyOf: [{ exactly: true }, known] }, then: union };
}

function branches(exact: Schema, open: Schema): Schema {
  return {
    if: { exactly: true },
    ...(Object.keys(exact).length === 0 ? {} : { then: exact }),
    ...(Object.keys(open).length === 0 ? {} : { else: open }),
  };
}
