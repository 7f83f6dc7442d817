import { isLarge, type Scheduled, schedule } from "../../../conformance/engine/schedule.ts";
import { selectionOf } from "../../../conformance/engine/select.ts";
import { type Shrunk, shrink } from "../../../conformance/engine/shrink.ts";
import { type Stage, setStage } from "../../../conformance/engine/stage.ts";
import { engineLaws } from "../../../conformance/judges/engine/index.ts";
import type { EngineLaw } from "../../../conformance/judges/engine/law.ts";
import { mountEngine } from "../../../conformance/mutants/engine/index.ts";
import { faultNamed } from "./faults.ts";
import { WITH_ALL } from "./play.ts";
import { areasOf, shareOf } from "./share.ts";

/** What was found of a fault as soon as anything was. */
export interface FirstFound {
  readonly rule: string;
  /** How many of the full run's cases were played until then. */
  readonly played: number;
  readonly shrunk: Shrunk;
}

/** So many cases are played at once. */
const AT_ONCE = 8;
const RUNS = 1_000;
const PATIENCE_MS = 500;
const SHRINK_MS = 20_000;

/** Plays a full run's cases for the fault's rule until one finds it, and shrinks that one; undefined when none does. */
export async function findFirst(name: string, seed: number): Promise<FirstFound | undefined> {
  const fault = faultNamed(name);
  const law = engineLaws.find(({ rule }) => rule === fault.breaks);
  if (law === undefined) return undefined;
  const options = { ...WITH_ALL, engine: { kind: "mount", mount: mountEngine(fault.make()) } } as const;
  const { areas: _, ...selection } = selectionOf(options);
  const areas = areasOf(law.rule);
  // An area's cases come in the order in which the run draws them, and no area waits for another; megabytes come last.
  const place = ({ index = 0, engineCase }: Scheduled): number => (isLarge(engineCase) ? RUNS : index);
  const cases = schedule(seed, shareOf(RUNS, areas, selection), { ...selection, areas }).toSorted(
    (a, b) => place(a) - place(b),
  );
  const stage = await setStage(options);
  try {
    return await search(stage, law, cases, seed);
  } finally {
    await stage.close();
  }
}

async function search(
  stage: Stage,
  law: EngineLaw,
  cases: readonly Scheduled[],
  seed: number,
): Promise<FirstFound | undefined> {
  const play = (engineCase: Scheduled["engineCase"]) => stage.play(engineCase, () => PATIENCE_MS);
  for (let n = 0; n < cases.length; n += AT_ONCE) {
    const batch = cases.slice(n, n + AT_ONCE);
    const logs = await Promise.all(batch.map(({ engineCase }) => play(engineCase)));
    const at = batch.findIndex(({ engineCase }, i) => {
      const log = logs[i];
      return log !== undefined && [...law.judge(engineCase, log)].some(({ ok }) => !ok);
    });
    const first = batch[at];
    if (first === undefined) continue;
    return { rule: law.rule, played: n + at + 1, shrunk: await shrink(first, seed, law, play, SHRINK_MS) };
  }
  return undefined;
}
