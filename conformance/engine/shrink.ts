import fc from "fast-check";
import { areaNamed } from "../cases/engine/areas.ts";
import type { EngineCase } from "../cases/engine/case.ts";
import { trim } from "../common/trim.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import type { Finding } from "../judges/finding.ts";
import { plainer } from "./plainer.ts";
import type { Scheduled } from "./schedule.ts";
import { sizeOf } from "./tally.ts";

/** The smallest case found that breaks the rule, or the word that it did not break it again. */
export type Shrunk =
  | {
      readonly reproduced: true;
      readonly engineCase: EngineCase;
      readonly log: EngineLog;
      readonly findings: readonly Finding[];
      /** How many cases were tried, and how large the case was before and is now, in characters. */
      readonly tries: number;
      readonly before: number;
      readonly after: number;
    }
  | { readonly reproduced: false; readonly tries: number; readonly before: number };

/** Shrinks one case as long as this one law finds fault with it. */
export async function shrink(
  scheduled: Scheduled,
  seed: number,
  law: EngineLaw,
  play: (engineCase: EngineCase) => Promise<EngineLog>,
  timeMs: number,
): Promise<Shrunk> {
  let smallest: Extract<Shrunk, { reproduced: true }> | undefined;
  let tries = 0;
  const before = sizeOf(scheduled.engineCase);
  const breaks = async (engineCase: EngineCase): Promise<boolean> => {
    tries++;
    const log = await play(engineCase);
    const findings = [...law.judge(engineCase, log)].filter((check) => !check.ok);
    const after = sizeOf(engineCase);
    // What fast-check takes for simpler may be longer.
    if (findings.length > 0 && after <= (smallest?.after ?? Number.POSITIVE_INFINITY))
      smallest = { reproduced: true, engineCase, log, findings, tries, before, after };
    return findings.length > 0;
  };
  const ends = performance.now() + timeMs;
  const cases = areaNamed(scheduled.area)?.cases;
  const { index } = scheduled;
  if (cases === undefined || index === undefined) await breaks(scheduled.engineCase);
  else {
    const property = fc.asyncProperty(cases, async (engineCase) => !(await breaks(engineCase)));
    await fc.check(property, { seed, path: String(index), numRuns: index + 1, interruptAfterTimeLimit: timeMs * 0.6 });
  }
  if (smallest === undefined) return { reproduced: false, tries, before };
  await trim(smallest.engineCase, plainer, breaks, () => performance.now() > ends);
  return { ...smallest, tries };
}
