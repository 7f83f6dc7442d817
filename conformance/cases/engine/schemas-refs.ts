import { record } from "./schemas-fitted.ts";

/** Where what a reference names is put: at the root, in the object around it, deeper in there, or as a further property of it. */
export type RefPlace = (typeof REF_PLACES)[number];

export const REF_PLACES = ["root", "near", "deep", "property"] as const;

const TO = Symbol("what a reference leads to");

/** A reference whose target has no place yet, since nobody knows what it will be a part of. */
interface Open {
  readonly name: string;
  readonly place: RefPlace;
  /** The schema that is meant; it is told the reference to itself. */
  readonly schema: (self: unknown) => unknown;
}

/** A reference to a schema that {@link settled} finds a place for. */
export const reference = (name: string, place: RefPlace, schema: Open["schema"]): unknown => ({
  [TO]: { name, place, schema } satisfies Open,
});

/** An object with a place for definitions, and its JSON pointer as a fragment. */
interface Holder {
  readonly at: string;
  readonly found: Record<Exclude<RefPlace, "root">, Map<string, unknown>>;
}

/** A token of a pointer, written as it stands in a URI. */
const token = (name: string): string => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

const PATHS: Readonly<Record<Exclude<RefPlace, "root">, string>> = {
  near: "/$defs/",
  deep: "/$defs/shared/$defs/",
  property: "/properties/",
};

/** The schema with every reference in it leading somewhere. `defs` is the dialect's word for definitions. */
export function settled(schema: unknown, defs: "$defs" | "definitions" = "$defs"): unknown {
  let root: Holder | undefined;

  const name = ({ name: wanted, place, schema: make }: Open, owner: Holder): unknown => {
    const holder = place === "root" ? (root ?? owner) : owner;
    const kept = place === "root" ? "near" : place;
    const free = nameFor(kept === "property" ? `tck ${wanted}` : wanted, holder.found[kept]);
    const at = `${holder.at}${PATHS[kept].replaceAll("$defs", defs)}${token(free)}`;
    const ref = { $ref: `#${at}` };
    holder.found[kept].set(free, true);
    holder.found[kept].set(free, walk(make(ref), at, owner));
    return ref;
  };

  const walk = (node: unknown, at: string, owner: Holder | undefined): unknown => {
    if (Array.isArray(node)) return node.map((item, i) => walk(item, `${at}/${i}`, owner));
    if (typeof node !== "object" || node === null) return node;
    const holder = owner === undefined || Object.hasOwn(node, "properties") ? holderAt(at) : owner;
    root ??= holder;
    if (TO in node) return name(node[TO] as Open, holder);
    const copy = record(Object.entries(node).map(([key, part]) => [key, walk(part, `${at}/${token(key)}`, holder)]));
    return holder === owner ? copy : filled(copy, holder, defs);
  };

  return walk(schema, "", undefined);
}

const holderAt = (at: string): Holder => ({
  at,
  found: { near: new Map(), deep: new Map(), property: new Map() },
});

/** A name that is not given yet. */
const nameFor = (wanted: string, given: ReadonlyMap<string, unknown>): string =>
  given.has(wanted) || wanted === "shared" ? nameFor(`${wanted}_`, given) : wanted;

/** The object with what was put into it. */
function filled(schema: Record<string, unknown>, { found }: Holder, defs: string): Record<string, unknown> {
  const { near, deep, property } = found;
  const inner = deep.size === 0 ? [] : [["shared", { [defs]: record([...deep]) }] as const];
  const named = [...near, ...inner];
  return {
    ...schema,
    ...(property.size === 0
      ? {}
      : { properties: record([...Object.entries(schema["properties"] as object), ...property]) }),
    ...(named.length === 0 ? {} : { [defs]: record(named) }),
  };
}
