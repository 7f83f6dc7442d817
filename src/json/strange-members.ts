import { isObject } from "./own.ts";
import { didYouMean } from "./suggest.ts";

type Schema = Readonly<Record<string, unknown>>;

/** A member that a schema does not know. */
export interface StrangeMember {
  /** JSON pointer to it. */
  readonly pointer: string;
  readonly value: unknown;
  /** ` Did you mean input?`, or nothing. */
  readonly hint: string;
}

/**
 * Every member, however deep, that no branch of a closed schema has in its place, in the document's order. Where a
 * schema leaves a choice, what any of its branches knows is known.
 */
export function strangeMembers(schema: Schema, value: unknown): StrangeMember[] {
  const defs = (schema["$defs"] ?? {}) as Readonly<Record<string, Schema>>;
  return within([schema], value, "", defs);
}

type Defs = Readonly<Record<string, Schema>>;

function within(schemas: readonly Schema[], value: unknown, at: string, defs: Defs): StrangeMember[] {
  const branches = schemas.flatMap((schema) => branchesOf(schema, defs));
  if (Array.isArray(value)) {
    const items = branches.flatMap(({ items: item }) => (isObject(item) ? [item] : []));
    return items.length === 0 ? [] : value.flatMap((one, n) => within(items, one, `${at}/${n}`, defs));
  }
  if (!isObject(value)) return [];
  const objects = branches.filter((branch) => isObject(branch["properties"]) || branch["type"] === "object");
  const closed = objects.length > 0 && objects.every((branch) => branch["additionalProperties"] === false);
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return Object.entries(value).flatMap(([name, member]) => {
    const pointer = `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (closed && !names.has(name)) return [{ pointer, value: member, hint: didYouMean(name, names) }];
    const known = objects.flatMap(({ properties }): Schema[] => {
      const one = isObject(properties) ? properties[name] : undefined;
      return isObject(one) ? [one] : [];
    });
    return known.length === 0 ? [] : within(known, member, pointer, defs);
  });
}

/** A schema and all that it refers to or leaves a choice of, flat; what only brings others together is left out. */
function branchesOf(schema: Schema, defs: Defs): Schema[] {
  const { $ref, oneOf = [], anyOf = [], allOf = [], ...rest } = schema;
  const target = typeof $ref === "string" ? defs[$ref.replace("#/$defs/", "")] : undefined;
  const inner = [...(target === undefined ? [] : [target]), ...([oneOf, anyOf, allOf] as Schema[][]).flat()];
  const own = "properties" in rest || "items" in rest || "type" in rest ? [rest] : [];
  return [...own, ...inner.flatMap((one) => branchesOf(one, defs))];
}
