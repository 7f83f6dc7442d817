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
