import { type MatrixRow, playMutant } from "../../../conformance/engine/matrix.ts";
import { runEngine } from "../../../conformance/engine/run.ts";
import { EVERYTHING } from "../../../conformance/engine/select.ts";
import { mountEngine } from "../../../conformance/mutants/engine/index.ts";
import { type EngineMutant, MUTANT_KEYS, type Replaced } from "../../../conformance/mutants/engine/mutant.ts";
import { noticing } from "./noticing.ts";

const SEED = 5;

/** Cases that the tests begin with for each broken engine. */
export const FEW = 20;

/** Plays so many cases of what its own rule looks at with an engine with one mistake. */
export function playBroken(mutant: EngineMutant, runs: number): Promise<MatrixRow> {
  return playMutant(mutant, { kind: "mount", mount: mountEngine(mutant.make()) }, { runs, seed: SEED });
}

/** What an engine came to that must stay green. */
export interface Survived {
  /** What rules found fault with, of whatever tier. */
  readonly broken: readonly (string | undefined)[];
  readonly cases: number;
  /** Of these, how many came to their end. */
  readonly ended: number;
  /** Whether it did anything otherwise than the reference engine. */
  readonly differed: boolean;
}

/** How much is played with an engine that must stay green. */
interface Extent {
  /** So many generated cases, and one of each area at least. */
  readonly runs: number;
  readonly topUp: boolean;
  /** Whether the fixed examples are left out. */
  readonly generatedOnly: boolean;
}

/** Plays cases of all areas with an engine that is sound. */
export async function playSound(made: Replaced, extent: Extent): Promise<Survived> {
  const { replaced, differed } = noticing(made);
  const engine = { kind: "mount", mount: mountEngine(replaced) } as const;
  const bounds = { ...extent, seed: SEED, patienceMs: 2_000, shrink: false };
  const { tally, ends, generated, fixed } = await runEngine({ ...EVERYTHING, ...MUTANT_KEYS, engine, ...bounds });
  const broken = [...tally.rules.values()].flatMap(({ smallest }) =>
    smallest === undefined ? [] : [smallest.findings[0]?.message],
  );
  return { broken, cases: generated + fixed, ended: ends.ended, differed: differed() };
}
