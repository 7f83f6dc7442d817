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

  /** How to walk a type, or undefined when nothing wanted can be within it. Made once, when the type is first met. */
  const planOf = (type: string): Plan | undefined => {
    const known = plans.get(type);
    if (known !== undefined || plans.has(type)) return known;
    const { same, items, members = {}, union } = shape[type] ?? {};
    const plan: Plan = {
      wanted: wanted.has(type) ? type : undefined,
      same: same === undefined ? undefined : planOf(same),
      items: items === undefined ? undefined : planOf(items),
      members: Object.entries(members).flatMap(([name, to]) => {
        const inner = planOf(to);
        return inner === undefined ? [] : [{ name, step: `/${escapeToken(name)}`, plan: inner }];
      }),
      union: union === undefined ? undefined : branchesOf(union),
    };
    const leads = plan.wanted ?? plan.same ?? plan.items ?? plan.members[0] ?? plan.union;
    plans.set(type, leads === undefined ? undefined : plan);
    return plans.get(type);
  };

  const branchesOf = ({ tag, of, otherwise }: NonNullable<Way["union"]>): Plan["union"] => {
    const branches = new Map(Object.entries(of).map(([value, to]) => [value, planOf(to)]));
    const other = otherwise === undefined ? undefined : planOf(otherwise);
    const leads = other !== undefined || [...branches.values()].some((plan) => plan !== undefined);
    return leads ? { tag, branches, other } : undefined;
  };

  const walk = (plan: Plan, value: unknown, see: See, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) walk(plan.items ?? plan, value[i], see, `${at}/${i}`);
      return;
    }
    const object = value as Readonly<Record<string, unknown>>;
    if (plan.wanted !== undefined) see(plan.wanted, object, at);
    if (plan.same !== undefined) walk(plan.same, object, see, at);
    if (plan.union !== undefined) {
      const branch = branchOf(plan.union, object);
      if (branch !== undefined) walk(branch, object, see, at);
    }
    for (const { name, step, plan: inner } of plan.members)
      if (Object.hasOwn(object, name)) walk(inner, object[name], see, at + step);
  };

  return (type, value, see) => {
    const plan = planOf(type);
    if (plan !== undefined) walk(plan, value, see, "");
  };
}

/** What of a type leads to something wanted. */
interface Plan {
  /** The type's own name, where it is wanted itself. */
  readonly wanted: string | undefined;
  readonly same: Plan | undefined;
  readonly items: Plan | undefined;
  readonly members: readonly { readonly name: string; readonly step: string; readonly plan: Plan }[];
  readonly union:
    | {
        readonly tag: string;
        readonly branches: ReadonlyMap<string, Plan | undefined>;
        readonly other: Plan | undefined;
      }
    | undefined;
}

function branchOf(
  { tag, branches, other }: NonNullable<Plan["union"]>,
  object: Readonly<Record<string, unknown>>,
): Plan | undefined {
  const value = object[tag];
  return typeof value === "string" && branches.has(value) ? branches.get(value) : other;
}
