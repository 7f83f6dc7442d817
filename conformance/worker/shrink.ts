import fc from "fast-check";
import { readJson } from "../../src/json/read.ts";
import type { WorkerCase } from "../cases/worker/case.ts";
import { trim } from "../common/trim.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import type { Surroundings, WorkerLaw } from "../judges/worker/law.ts";
import { plainer } from "./plainer.ts";
import { readWorkerCase } from "./read-case.ts";
import { sizeOf } from "./tally.ts";

/** How long the search for a smaller case may take, in milliseconds. */
const LONGEST_MS = 10_000;

/** The smallest case found that breaks the rule, or the word that it did not break it again. */
export type Shrunk =
  | {
      readonly reproduced: true;
      readonly workerCase: WorkerCase;
      readonly log: WorkerLog;
      readonly findings: readonly Finding[];
      /** How many cases were tried, and how large the case was before and is now, in characters. */
      readonly tries: number;
      readonly before: number;
      readonly after: number;
    }
  | { readonly reproduced: false; readonly tries: number; readonly before: number };

/** Shrinks the case at this place of an area's list, as long as this one law finds fault with it. */
export async function shrink(
  cases: fc.Arbitrary<WorkerCase>,
  place: { readonly seed: number; readonly index: number },
  law: WorkerLaw,
  play: (workerCase: WorkerCase) => Promise<WorkerLog>,
  around: Surroundings,
): Promise<Shrunk> {
  let smallest: Extract<Shrunk, { reproduced: true }> | undefined;
  let tries = 0;
  let before = 0;
  const breaks = async (workerCase: WorkerCase) => {
    tries++;
    const log = await play(workerCase);
    // Where nobody was met at all, the case shows nothing of the worker.
    const met = log.end !== "unreachable" || log.exchanges.length > 1;
    const findings = met ? [...law.judge(workerCase, log, around)].filter((check) => !check.ok) : [];
    before ||= sizeOf(workerCase);
    if (findings.length > 0)
      smallest = { reproduced: true, workerCase, log, findings, tries, before, after: sizeOf(workerCase) };
    return findings.length > 0;
  };
  const ends = performance.now() + LONGEST_MS;
  const { seed, index } = place;
  const property = fc.asyncProperty(cases, async (workerCase) => !(await breaks(workerCase)));
  await fc.check(property, { seed, path: String(index), numRuns: index + 1, interruptAfterTimeLimit: LONGEST_MS / 2 });
  if (smallest === undefined) return { reproduced: false, tries, before };
  await trim(smallest.workerCase, plainer, breaks, () => performance.now() > ends);
  // Once more, as a replay reads it from what is saved.
  const saved = readJson(JSON.stringify(smallest.workerCase));
  const read = saved.ok ? readWorkerCase(saved.value) : saved;
  return read.ok && (await breaks(read.value)) ? smallest : { reproduced: false, tries, before };
}
