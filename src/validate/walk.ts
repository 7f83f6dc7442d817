import { shape } from "../generated/shape.ts";
import { escapeToken } from "../json/pointer.ts";

/** Calls back for one value of a wanted type, with its place as a JSON pointer. */
export type See = (type: string, value: Readonly<Record<string, unknown>>, at: string) => void;

/**
 * A walk over a value by its wire type that meets every object of the wanted types. It enters only members that lead to
 * one of them, so data of any depth that is a peer's own is never walked; the types themselves hold no circle.
 * @returns `walk(type, value, see)`, for values that fit the type.
 */
export function walkTo(wanted: ReadonlySet<string>): (type: string, value: unknown, see: See) => void {
  const leads = new Map<string, boolean>();
  const leadsTo = (type: string): boolean => {
    const known = leads.get(type);
    if (known !== undefined) return known;
    const found = wanted.has(type) || next(type).some(leadsTo);
    leads.set(type, found);
    return found;
  };

  const walk = (type: string, value: unknown, see: See, at: string): void => {
    if (typeof value !== "object" || value === null || !leadsTo(type)) return;
    if (Array.isArray(value)) {
      const items = shape[type]?.items ?? type;
      for (let i = 0; i < value.length; i++) walk(items, value[i], see, `${at}/${i}`);
      return;
    }
    const object = value as Readonly<Record<string, unknown>>;
    if (wanted.has(type)) see(type, object, at);
    const { same, members, union } = shape[type] ?? {};
    if (same !== undefined) walk(same, object, see, at);
    if (union !== undefined) {
      const tag = object[union.tag];
      const branch = typeof tag === "string" && Object.hasOwn(union.of, tag) ? union.of[tag] : union.otherwise;
      if (branch !== undefined) walk(branch, object, see, at);
    }
    for (const name in members)
      if (Object.hasOwn(object, name)) walk(members[name]!, object[name], see, `${at}/${escapeToken(name)}`);
  };
  return (type, value, see) => walk(type, value, see, "");
}

function next(type: string): string[] {
  const { same, items, members = {}, union } = shape[type] ?? {};
  const tagged = union === undefined ? [] : [...Object.values(union.of), union.otherwise];
  return [same, items, ...tagged, ...Object.values(members)].filter((name) => name !== undefined);
}
