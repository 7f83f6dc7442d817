import type { EngineRule } from "../../conformance/index.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { readRules } from "./rules.ts";

/** The rules for engines that have a law: as the registry has them, or by the law's name where it has none yet. */
export function engineRules(): readonly EngineRule[] {
  const known = new Map(readRules().map((rule) => [rule.id, rule]));
  return engineLaws.map(({ rule: id }) => {
    const { mend = "See the rule.", ...rule } = known.get(id) ?? unwritten(id);
    return { ...rule, mend };
  });
}

const unwritten = (id: string): EngineRule => ({
  id,
  tier: "base",
  level: "MUST",
  profile: "core",
  sentence: `${id.replace("/", ": ").replaceAll("-", " ")}.`,
  mend: "Compare what was expected with what was seen.",
});
