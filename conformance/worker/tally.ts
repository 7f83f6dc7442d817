import type { WorkerCase } from "../cases/worker/case.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import type { Surroundings, WorkerLaw } from "../judges/worker/law.ts";

/** One case that was played, and where it stands in its area. */
export interface Played {
  readonly workerCase: WorkerCase;
  readonly log: WorkerLog;
  readonly index: number;
}

/** What a rule came to. */
export interface RuleTally {
  checked: number;
  /** In how many cases it was broken, and in how many of each kind. */
  broken: number;
  readonly brokenIn: Record<string, number>;
  /** The smallest case that broke it, with its findings. */
  smallest: { readonly played: Played; readonly findings: readonly Finding[] } | undefined;
}

/** Everything that the laws said, by rule. */
export type Tally = Map<string, RuleTally>;

/** An empty tally for these laws: a rule that nothing was checked of is in it too. */
export function emptyTally(laws: readonly WorkerLaw[]): Tally {
  return new Map(laws.map(({ rule }) => [rule, { checked: 0, broken: 0, brokenIn: {}, smallest: undefined }]));
}

/** Judges one case and adds what comes of it. */
export function judgeInto(tally: Tally, laws: readonly WorkerLaw[], played: Played, around: Surroundings): void {
  for (const law of laws) {
    const checks = [...law.judge(played.workerCase, played.log, around)];
    const findings = checks.filter((check) => !check.ok);
    const rule = tally.get(law.rule)!;
    rule.checked += checks.length;
    if (findings.length === 0) continue;
    rule.broken++;
    const { area } = played.workerCase;
    rule.brokenIn[area] = (rule.brokenIn[area] ?? 0) + 1;
    if (rule.smallest === undefined || sizeOf(played.workerCase) < sizeOf(rule.smallest.played.workerCase)) {
      rule.smallest = { played, findings };
    }
  }
}

/** How large a case is, in characters: what shrinking makes small. */
export function sizeOf(workerCase: WorkerCase): number {
  return JSON.stringify(workerCase.steps).length;
}
