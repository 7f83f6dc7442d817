import fc from "fast-check";
import { areaNamed } from "../cases/engine/areas.ts";
import { examples } from "../cases/engine/examples/index.ts";
import { caseName, EXAMPLES, readCaseName } from "../common/case-name.ts";
import { inShard } from "../common/shard.ts";
import { adapterPlays } from "./adapter.ts";
import { ENGINE_DEFAULTS, type EngineSuiteOptions } from "./options.ts";
import { isSelected, type Scheduled, type Selection, schedule } from "./schedule.ts";

/** The cases that a run begins with. */
export interface Drawn {
  /** Those of this run, and those of all its shards. */
  readonly cases: readonly Scheduled[];
  readonly whole: readonly Scheduled[];
}

/** Draws the cases of a run: the fixed examples, and those that are generated. Areas that an adapter is in the way of are noted. */
export function draw(options: EngineSuiteOptions, seed: number, selection: Selection, beyond: Set<string>): Drawn {
  if (options.onlyCase !== undefined) return alone(options, seed, beyond);
  const fixed =
    options.generatedOnly === true ? [] : examples.filter((engineCase) => isSelected(selection, engineCase));
  const drawn = [
    ...fixed.map((engineCase): Scheduled => ({ area: engineCase.area, index: undefined, engineCase })),
    ...schedule(seed, options.runs ?? ENGINE_DEFAULTS.runs, selection),
  ];
  const whole = playable(options, drawn, beyond);
  return { whole, cases: inShard(options.shard, whole) };
}

/** The one case that was asked for, whatever the selection; none where there is no such case. */
function alone({ engine, onlyCase }: EngineSuiteOptions, seed: number, beyond: Set<string>): Drawn {
  const { area, index } = readCaseName(onlyCase ?? "") ?? { area: "", index: 0 };
  const cases = areaNamed(area)?.cases;
  const engineCase =
    area === EXAMPLES ? examples[index] : cases && fc.sample(cases, { seed, numRuns: index + 1 }).at(-1);
  const found = engineCase === undefined ? [] : [{ area: engineCase.area, index: cases && index, engineCase }];
  const whole = playable({ engine }, found, beyond);
  return { whole, cases: whole };
}

/** Where a case of a run stands, as `onlyCase` names it; undefined for one that is in no list. */
export function placeOf({ area, index, engineCase }: Scheduled): string | undefined {
  if (index !== undefined) return caseName({ area, index });
  const n = examples.indexOf(engineCase);
  return n < 0 ? undefined : caseName({ area: EXAMPLES, index: n });
}

/** The cases that the way in which the engine is reached lets the suite play; of the others the areas are noted. */
export function playable(
  { engine }: Pick<EngineSuiteOptions, "engine">,
  cases: readonly Scheduled[],
  beyond: Set<string>,
): readonly Scheduled[] {
  if (engine.kind !== "adapter") return cases;
  const [plays, others] = [true, false].map((can) => cases.filter((one) => adapterPlays(one.engineCase) === can));
  for (const { area } of others ?? []) beyond.add(area);
  return plays ?? [];
}
