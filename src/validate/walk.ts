import { shape } from "../generated/validators.js";
import { escapeToken } from "../json/pointer.ts";
import type { Way } from "./raw.ts";

/** Calls back for one value of a wanted type, with its place as a JSON pointer. */
export type See = (type: string, value: Readonly<Record<string, unknown>>, at: string) => void;

/**
 * A walk over a value by its wire type that meets every object of the wanted types. It enters only members that lead to
 * one of them, so data of any depth that is a peer's own is never walked; the types themselves hold no circle.
 * @returns `walk(type, value, see)`, for values that fit the type.
 */
export function walkTo(wanted: ReadonlySet<string>): (type: string, value: unknown, see: See) => void {
  const plans = new Map<string, Plan | undefined>();

  /** How to walk a type, or undefined when nothing wanted can be within it. */
  const planOf = (type: string): Plan | undefined => {
    if (plans.has(type)) return plans.get(type);
    const { same, items, members = {}, union } = shape[type] ?? {};
    const plan = {
      wanted: wanted.has(type),
      same: same !== undefined && planOf(same) !== undefined ? same : undefined,
      items: items !== undefined && planOf(items) !== undefined ? items : undefined,
      members: Object.entries(members).filter(([, to]) => planOf(to) !== undefined),
      union: union !== undefined && branchesOf(union).some((to) => planOf(to) !== undefined) ? union : undefined,
    };
    const leads = plan.wanted || plan.same || plan.items || plan.members.length > 0 || plan.union;
    plans.set(type, leads ? plan : undefined);
    return plans.get(type);
  };

  const walk = (type: string, value: unknown, see: See, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    const plan = planOf(type);
    if (plan === undefined) return;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) walk(plan.items ?? type, value[i], see, `${at}/${i}`);
      return;
    }
    const object = value as Readonly<Record<string, unknown>>;
    if (plan.wanted) see(type, object, at);
    if (plan.same !== undefined) walk(plan.same, object, see, at);
    if (plan.union !== undefined) {
      const branch = branchOf(plan.union, object);
      if (branch !== undefined) walk(branch, object, see, at);
    }
    for (const [name, to] of plan.members)
      if (Object.hasOwn(object, name)) walk(to, object[name], see, `${at}/${escapeToken(name)}`);
  };
  return (type, value, see) => walk(type, value, see, "");
}

/** What of a type leads to something wanted. */
interface Plan {
  readonly wanted: boolean;
  readonly same: string | undefined;
  readonly items: string | undefined;
  readonly members: readonly (readonly [string, string])[];
  readonly union: Union | undefined;
}

type Union = NonNullable<Way["union"]>;

function branchOf({ tag, of, otherwise }: Union, object: Readonly<Record<string, unknown>>): string | undefined {
  const value = object[tag];
  return typeof value === "string" && Object.hasOwn(of, value) ? of[value] : otherwise;
}

function branchesOf({ of, otherwise }: Union): string[] {
  return [...Object.values(of), ...(otherwise === undefined ? [] : [otherwise])];
}
