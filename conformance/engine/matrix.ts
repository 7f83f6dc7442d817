import { areaNamed } from "../cases/engine/areas.ts";
import { engineLaws } from "../judges/engine/index.ts";
import { type EngineMutant, MUTANT_KEYS } from "../mutants/engine/mutant.ts";
import type { EngineUnderTest } from "./options.ts";
import { runEngine } from "./run.ts";
import { EVERYTHING } from "./select.ts";

/** What one broken engine came to. */
export interface MatrixRow {
  readonly name: string;
  /** Whether the rule that it breaks found it. */
  readonly caught: boolean;
  /** Rules that found fault with it. */
  readonly broken: readonly string[];
  /** Those among them that neither are its own nor follow from it, with what they said. */
  readonly odd: readonly string[];
  readonly cases: number;
}

/** Of the cases that wait seconds each, a matrix plays this part of what it was asked for. */
const SLOW_PART = 0.4;

const isSlow = (areas: readonly string[]): boolean =>
  areas.length > 0 && areas.every((area) => areaNamed(area)?.class === "slow");

/** Plays one broken engine on the areas that its own rule looks at, with no wait that is not needed. */
export async function playMutant(
  mutant: Pick<EngineMutant, "name" | "breaks" | "follows" | "examples"> & Partial<Pick<EngineMutant, "make">>,
  engine: EngineUnderTest,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<MatrixRow> {
  const areas = engineLaws.find(({ rule }) => rule === mutant.breaks)?.areas ?? [];
  const { apiKey2, workerSecret } = MUTANT_KEYS;
  const run = await runEngine({
    ...EVERYTHING,
    apiKey2,
    ...(mutant.make?.().unsigned === true ? { offers: [...EVERYTHING.offers, "no-secret"] } : { workerSecret }),
    engine,
    runs: isSlow(areas) ? Math.ceil(SLOW_PART * runs) : runs,
    seed,
    areas,
    patienceMs: 250,
    hurry: true,
    shrink: false,
    generatedOnly: mutant.examples !== true,
    slow: true,
    topUp: false,
  });
  const broken = [...run.tally.rules].filter(([, { broken }]) => broken > 0);
  const odd = broken.filter(([rule]) => rule !== mutant.breaks && !mutant.follows.includes(rule));
  return {
    name: mutant.name,
    caught: broken.some(([rule]) => rule === mutant.breaks),
    broken: broken.map(([rule]) => rule),
    odd: odd.map(([, { smallest }]) => smallest?.findings[0]?.message ?? ""),
    cases: run.generated,
  };
}
