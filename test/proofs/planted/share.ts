import { engineAreas } from "../../../conformance/cases/engine/areas.ts";
import type { EngineArea } from "../../../conformance/cases/engine/case.ts";
import { isSelected, type Selection } from "../../../conformance/engine/schedule.ts";
import { engineLaws } from "../../../conformance/judges/engine/index.ts";

/** The areas that a rule looks at, by name; all of them where no rule is named. */
export function areasOf(rule?: string): readonly string[] {
  return rule === undefined
    ? engineAreas.map(({ name }) => name)
    : (engineLaws.find((law) => law.rule === rule)?.areas ?? []);
}

/**
 * How many cases a run of some areas alone must have for each of them to get just as many as in a run of all areas:
 * with the same seed they are then the very same cases, since each area draws its own.
 */
export function shareOf(runs: number, areas: readonly string[], selection: Omit<Selection, "areas">): number {
  const all = engineAreas.filter((area) => isSelected(selection, { ...area, area: area.name }));
  const own = all.filter(({ name }) => areas.includes(name));
  return (runs * weightOf(own)) / weightOf(all);
}

const weightOf = (areas: readonly EngineArea[]): number => areas.reduce((sum, { weight }) => sum + weight, 0);
