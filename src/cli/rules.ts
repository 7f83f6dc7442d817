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
