import fc from "fast-check";
import type { WorkerCase } from "../cases/worker/case.ts";
import { trim } from "../common/trim.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import type { Surroundings, WorkerLaw } from "../judges/worker/law.ts";
import { plainer } from "./plainer.ts";

/** How long the search for a smaller case may take, in milliseconds. */
const LONGEST_MS = 10_000;

/** The smallest case found that breaks the rule, or the word that it did not break it again. */
export type Shrunk =
  | {
      readonly reproduced: true;
      readonly workerCase: WorkerCase;
      readonly log: WorkerLog;
      readonly findings: readonly Finding[];
    }
  | { readonly reproduced: false };

/** Shrinks the case at this place of an area's list, as long as this one law finds fault with it. */
export async function shrink(
  cases: fc.Arbitrary<WorkerCase>,
  place: { readonly seed: number; readonly index: number },
  law: WorkerLaw,
  play: (workerCase: WorkerCase) => Promise<WorkerLog>,
  around: Surroundings,
): Promise<Shrunk> {
  let smallest: Shrunk = { reproduced: false };
  const breaks = async (workerCase: WorkerCase) => {
    const log = await play(workerCase);
    const findings = [...law.judge(workerCase, log, around)].filter((check) => !check.ok);
    if (findings.length > 0) smallest = { reproduced: true, workerCase, log, findings };
    return findings.length > 0;
  };
  const ends = performance.now() + LONGEST_MS;
  const { seed, index } = place;
  const property = fc.asyncProperty(cases, async (workerCase) => !(await breaks(workerCase)));
  await fc.check(property, { seed, path: String(index), numRuns: index + 1, interruptAfterTimeLimit: LONGEST_MS / 2 });
  const found = smallest as Shrunk;
  if (found.reproduced) await trim(found.workerCase, plainer, breaks, () => performance.now() > ends);
  return smallest;
}
