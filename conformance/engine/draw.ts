import { examples } from "../cases/engine/examples/index.ts";
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
  const fixed =
    options.generatedOnly === true ? [] : examples.filter((engineCase) => isSelected(selection, engineCase));
  const drawn = [
    ...fixed.map((engineCase): Scheduled => ({ area: engineCase.area, index: undefined, engineCase })),
    ...schedule(seed, options.runs ?? ENGINE_DEFAULTS.runs, selection),
  ];
  const whole = playable(options, drawn, beyond);
  return { whole, cases: inShard(options.shard, whole) };
}

/** The cases that the way in which the engine is reached lets the suite play; of the others the areas are noted. */
export function playable(
  { engine }: EngineSuiteOptions,
  cases: readonly Scheduled[],
  beyond: Set<string>,
): readonly Scheduled[] {
  if (engine.kind !== "adapter") return cases;
  const [plays, others] = [true, false].map((can) => cases.filter((one) => adapterPlays(one.engineCase) === can));
  for (const { area } of others ?? []) beyond.add(area);
  return plays ?? [];
}
