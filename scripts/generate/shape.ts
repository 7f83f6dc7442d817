import type { Schema } from "./load.ts";

/** How a definition leads to others: by its members, its items, or a tag. */
interface Way {
  members?: { [name: string]: string };
  items?: string;
  union?: { tag: string; of: { [value: string]: string }; otherwise?: string };
  same?: string;
}

/** Which wire types stand where within which others, as text, for what walks a message by its types. */
export function writeShape(bundle: Schema): string {
  const defs = bundle["$defs"] as { [name: string]: Schema };
  const ways = Object.fromEntries(
    Object.entries(defs)
      .map(([name, schema]) => [name, wayOf(schema, defs)] as const)
      .filter(([, way]) => Object.keys(way).length > 0),
  );
  return JSON.stringify(ways);
}

function wayOf(schema: Schema, defs: { [name: string]: Schema }): Way {
  const { oneOf, discriminator, if: condition, items } = schema;
  if (discriminator !== undefined) return { union: unionOf(oneOf as Schema[], tagOf(discriminator), defs) };
  if (condition !== undefined && schema["then"] !== undefined) return { union: conditionOf(schema) };
  const same = target(schema);
  if (same !== undefined) return { same };
  const item = target(items as Schema | undefined);
  if (item !== undefined) return { items: item };
  const members = Object.entries((schema["properties"] ?? {}) as { [name: string]: Schema })
    .map(([name, member]) => [name, target(member) ?? target(member["items"] as Schema | undefined)] as const)
    .filter(([, type]) => type !== undefined);
  return members.length === 0 ? {} : { members: Object.fromEntries(members) as { [name: string]: string } };
}

const tagOf = (discriminator: unknown): string => (discriminator as { propertyName: string }).propertyName;

function unionOf(branches: Schema[], tag: string, defs: { [name: string]: Schema }): NonNullable<Way["union"]> {
  const names = branches.map((branch) => target(branch)!);
  const constantOf = (name: string) => (defs[name]!["properties"] as { [name: string]: Schema })[tag]!["const"];
  return { tag, of: Object.fromEntries(names.map((name) => [constantOf(name), name])) };
}

/** `if` a member has a value `then` one type `else` another. */
function conditionOf({ if: condition, then: yes, else: no }: Schema): NonNullable<Way["union"]> {
  const [tag, test] = Object.entries((condition as Schema)["properties"] as { [name: string]: Schema })[0]!;
  return { tag, of: { [String(test["const"])]: target(yes as Schema)! }, otherwise: target(no as Schema)! };
}

/** The definition that a place refers to, also as the one alternative to a plain type. */
function target(schema: Schema | undefined): string | undefined {
  const branch = schema?.["anyOf"] === undefined ? schema : (schema["anyOf"] as Schema[]).find(({ $ref }) => $ref);
  const ref = branch?.["$ref"];
  return typeof ref === "string" ? ref.replace("#/$defs/", "") : undefined;
}
