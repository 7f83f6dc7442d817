import type { Usage } from "../../generated/types.ts";
import { type Breach, type Law, none } from "./law.ts";

type Count = Exclude<keyof Usage, "provider">;

/** The parts of a count of tokens make up the whole. Source: section 4, `Usage`. */
export const usageSums: Law = {
  rule: "usage/sums",
  types: ["Usage"],
  reading: "both",
  breaches: (value) => {
    const usage = value as unknown as Usage;
    return [
      ...sum(usage, "input", ["uncached_input", "cache_read", "cache_write"]),
      ...sum(usage, "total", ["input", "output"]),
    ];
  },
};

function sum(usage: Usage, whole: Count, parts: readonly Count[]): readonly Breach[] {
  const expected = parts.reduce((total, part) => total + usage[part], 0);
  if (usage[whole] === expected) return none;
  return [{ pointer: `/${whole}`, message: `is ${usage[whole]}; ${parts.join(" + ")} is ${expected}` }];
}
