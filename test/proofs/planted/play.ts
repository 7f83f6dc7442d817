import { callsOf, type EngineCase } from "../../../conformance/cases/engine/case.ts";
import { runEngine } from "../../../conformance/engine/run.ts";
import { EVERYTHING, selectionOf } from "../../../conformance/engine/select.ts";
import { replayEngineCase } from "../../../conformance/engine/suite.ts";
import { mountEngine } from "../../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../../conformance/mutants/engine/mutant.ts";
import { faultNamed } from "./faults.ts";
import { areasOf, shareOf } from "./share.ts";

/** What became of one fault with one seed. */
export interface PlantedRow {
  readonly engine: string;
  readonly rule: string;
  readonly seed: number;
  /** How many of the run's cases found it, and of how many that were played. */
  readonly found: number;
  readonly cases: number;
  /** The first of an area's cases that did; undefined when none did. */
  readonly first: { readonly area: string; readonly index: number } | undefined;
  readonly shrunk: ShrunkRow | undefined;
}

/** What the smallest case is like. */
interface ShrunkRow {
  readonly engineCase: EngineCase;
  readonly tools: number;
  readonly calls: number;
  readonly tries: number;
  readonly before: number;
  readonly after: number;
  /** Rules that the sound engine breaks with it: a case that is not well formed any more. */
  readonly wrong: readonly string[];
}

/** How much of a run is played. */
export interface Extent {
  /** Cases of the whole run. Default: 1,000. */
  readonly runs?: number;
  /** All areas, and not only those that the rule looks at. */
  readonly whole?: boolean;
}

/** Everything that a run with all features is told; the engine beside it. */
export const WITH_ALL = { ...EVERYTHING, ...MUTANT_KEYS, slow: true, generatedOnly: true, patienceMs: 500 } as const;

/**
 * Plays the generated cases of a full run with all features against an engine with one fault: those that its rule looks
 * at, exactly as the full run draws them, or all.
 */
export async function playFault(
  name: string,
  seed: number,
  { runs = 1_000, whole = false }: Extent = {},
): Promise<PlantedRow> {
  const fault = faultNamed(name);
  const options = {
    ...WITH_ALL,
    engine: { kind: "mount", mount: mountEngine(fault.make()) },
    rules: [fault.breaks],
    seed,
    topUp: false,
  } as const;
  const areas = areasOf(whole ? undefined : fault.breaks);
  const { areas: _, ...selection } = selectionOf(options);
  const run = await runEngine({ ...options, areas, runs: shareOf(runs, areas, selection) });
  const { broken = 0, first } = run.tally.rules.get(fault.breaks) ?? {};
  const shrunk = run.shrunk.get(fault.breaks);
  return {
    engine: name,
    rule: fault.breaks,
    seed,
    found: broken,
    cases: run.generated,
    first,
    shrunk: shrunk?.reproduced === true ? await rowOf(shrunk) : undefined,
  };
}

async function rowOf(shrunk: {
  readonly engineCase: EngineCase;
  readonly tries: number;
  readonly before: number;
  readonly after: number;
}): Promise<ShrunkRow> {
  const { engineCase, tries, before, after } = shrunk;
  const { broken } = await replayEngineCase(engineCase, {
    ...WITH_ALL,
    engine: { kind: "mount", mount: mountEngine({}) },
  });
  const wrong = broken.map(({ rule }) => rule);
  return { engineCase, tools: engineCase.tools.length, calls: callsOf(engineCase).length, tries, before, after, wrong };
}
