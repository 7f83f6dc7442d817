import { fits } from "../../conformance/common/glob.ts";
import { type Rule, registry } from "../../conformance/rules/index.ts";
import { usage } from "./exit.ts";
import { didYouMean } from "./suggest.ts";

export type { Rule } from "../../conformance/rules/index.ts";

/** All rules, by area and then in the file's order. */
export function readRules(): readonly Rule[] {
  return registry;
}

/** The rule of that id; stops with the nearest ids when there is none. */
export function ruleById(id: string, rules: readonly Rule[]): Rule {
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) return rule;
  const ids = rules.map((one) => one.id);
  throw usage(`There is no rule ${JSON.stringify(id)}.${didYouMean(id, ids) || " `tck list` shows them all."}`);
}

/** Stops when one of the ids that a run is limited to is no rule for that side: it would be passed over in silence. */
export function knownRules(ids: readonly string[] | undefined, role: Rule["role"]): void {
  for (const id of ids ?? []) {
    const rule = ruleById(id, readRules());
    if (rule.role !== role)
      throw usage(`The rule ${id} is not for this run: it speaks of the ${rule.role}, and the ${role} is tested.`);
  }
}

/**
 * The rules of a role that a run is limited to: those that are named, and those that fit a pattern. Undefined when it is
 * limited to none. Stops with usage where a pattern fits nothing that can be judged.
 */
export function limitedTo(
  { rules, rule: patterns }: { readonly rules?: readonly string[]; readonly rule?: readonly string[] },
  role: Rule["role"],
): readonly Rule[] | undefined {
  if (rules === undefined && patterns === undefined) return undefined;
  knownRules(rules, role);
  const own = readRules().filter((rule) => rule.role === role);
  const named = own.filter(({ id }) => rules?.includes(id));
  const fitting = (patterns ?? []).flatMap((pattern) => {
    const found = own.filter(({ id }) => fits(pattern, id));
    const judged = found.filter(({ tier, planned, excluded }) => tier !== "choice" && !planned && !excluded);
    if (judged.length > 0) return judged;
    const names = own.flatMap(({ id, area }) => [id, area]);
    throw usage(
      found.length > 0
        ? `The pattern ${pattern} fits only rules that are not judged: ${found.map(({ id }) => id).join(", ")}.`
        : `The pattern ${pattern} fits no rule for the ${role}.${didYouMean(pattern.replaceAll("*", ""), new Set(names))}`,
    );
  });
  return [...new Set([...named, ...fitting])];
}
