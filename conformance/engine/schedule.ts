import fc from "fast-check";
import { engineAreas } from "../cases/engine/areas.ts";
import type { EngineArea, EngineCase } from "../cases/engine/case.ts";
import type { Shard } from "../common/shard.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { sizeOf } from "./tally.ts";

/** A case to play, and the way to draw it again; a fixed example has no place in any list. */
export interface Scheduled {
  readonly area: string;
  readonly index: number | undefined;
  readonly engineCase: EngineCase;
}

/** Which cases a run may hold. */
export interface Selection {
  /** Only these areas; absent: all. */
  readonly areas?: readonly string[];
  /** The features and offers that the engine has. */
  readonly has: ReadonlySet<string>;
  /** The classes that are played. */
  readonly classes: ReadonlySet<EngineCase["class"]>;
}

/** Whether a run plays a case, or the cases of an area. */
export function isSelected(
  { areas, has, classes }: Selection,
  what: Pick<EngineCase, "area" | "needs" | "class">,
): boolean {
  return (areas?.includes(what.area) ?? true) && classes.has(what.class) && what.needs.every((need) => has.has(need));
}

/** What counts as a large case, in characters, and how many of them a run plays at most: they try a limit, and are slow. */
const LARGE = 2 ** 20;
const MOST_LARGE = 8;

/** How many cases that have an engine of their own, and may stop it, a run plays at most: they tell one thing. */
const MOST_ALONE = 2;

/** What was said of a case before: it is asked several times, and writing all cases out takes a while. */
const known = new WeakMap<EngineCase, boolean>();

/** Whether a case holds more than a mebibyte. */
export function isLarge(engineCase: EngineCase): boolean {
  const large = known.get(engineCase) ?? sizeOf(engineCase) > LARGE;
  known.set(engineCase, large);
  return large;
}

/** The cases of a run, by area: exactly those that fast-check would draw for this seed. Those that wait longest come first. */
export function schedule(seed: number, runs: number, selection: Selection): Scheduled[] {
  const chosen = engineAreas.filter((area) => isSelected(selection, { ...area, area: area.name }));
  const shares = apportion(
    runs,
    chosen.map(({ weight }) => weight),
  );
  let [large, alone] = [0, 0];
  return chosen
    .flatMap(({ name, cases }: EngineArea, n) =>
      fc
        .sample(cases, { seed, numRuns: shares[n] ?? 1 })
        .map((engineCase, index) => ({ area: name, index, engineCase })),
    )
    .filter(({ engineCase }) => !isLarge(engineCase) || ++large <= MOST_LARGE)
    .filter(({ engineCase }) => engineCase.alone !== true || ++alone <= MOST_ALONE)
    .sort((a, b) => (b.engineCase.waitMs ?? 0) - (a.engineCase.waitMs ?? 0));
}

/** So many runs as shares by weight, at least one each; what rounding leaves over goes to the largest remainders. */
export function apportion(runs: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (runs * weight) / total);
  const shares = exact.map((share) => Math.max(1, Math.floor(share)));
  const left = runs - shares.reduce((sum, share) => sum + share, 0);
  const remainder = (n: number): number => (exact[n] ?? 0) - (shares[n] ?? 0);
  const byRemainder = [...shares.keys()].sort((a, b) => remainder(b) - remainder(a));
  for (const n of byRemainder.slice(0, Math.max(0, left))) shares[n] = (shares[n] ?? 0) + 1;
  return shares;
}

/** How many further cases of an area are drawn in the first round; each round draws twice as many as the one before. */
const FURTHER = 8;

/**
 * More cases of the areas in which these laws find something to look at: the next ones that fast-check would draw for the
 * seed, or, of a shard, as many of its own among them. `round` says how often that was asked for before.
 */
export function furtherCases(
  seed: number,
  laws: readonly EngineLaw[],
  drawn: readonly Scheduled[],
  round: number,
  selection: Selection,
  { index, count }: Shard = { index: 1, count: 1 },
): Scheduled[] {
  const wanted = new Set(laws.flatMap(({ areas }) => areas));
  const areas = engineAreas.filter(
    (area) => wanted.has(area.name) && isSelected(selection, { ...area, area: area.name }),
  );
  const [from, to] = [FURTHER * (2 ** round - 1), FURTHER * (2 ** (round + 1) - 1)];
  return areas.flatMap(({ name, cases }) => {
    const before = drawn.filter(({ area, index }) => area === name && index !== undefined).length;
    return fc
      .sample(cases, { seed, numRuns: before + count * to })
      .map((engineCase, at) => ({ area: name, index: at, engineCase }))
      .slice(before + count * from)
      .filter((_, n) => n % count === index - 1);
  });
}
