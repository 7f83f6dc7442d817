import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { usage } from "./exit.ts";
import { didYouMean } from "./suggest.ts";

/** A rule as the registry has it. */
export interface Rule {
  readonly id: string;
  readonly tier: string;
  readonly level: string;
  readonly profile: string;
  readonly role: string;
  readonly needs?: readonly string[];
  readonly sentence: string;
  readonly source: string;
  readonly types?: readonly string[];
  readonly good?: unknown;
  readonly bad?: unknown;
  readonly why?: string;
  readonly mend?: string;
  /** Why no check exists yet. */
  readonly planned?: string;
  /** What a target would have to offer to be checked. */
  readonly excluded?: string;
}

/** All rules, by file and then in the file's order. */
export function readRules(): readonly Rule[] {
  const folder = new URL("../../conformance/rules/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files
    .sort()
    .flatMap((name) => (parse(readFileSync(new URL(name, folder), "utf8")) as { rules: Rule[] }).rules);
}

/** The rule of that id; stops with the nearest ids when there is none. */
export function ruleById(id: string, rules: readonly Rule[]): Rule {
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) return rule;
  const ids = rules.map((one) => one.id);
  throw usage(`There is no rule ${JSON.stringify(id)}.${didYouMean(id, ids) || " `tck list` shows them all."}`);
}
