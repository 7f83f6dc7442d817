import type { EngineCase } from "../cases/engine/case.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineChoice } from "../judges/engine/choice.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import type { Finding } from "../judges/finding.ts";
import type { Scheduled } from "./schedule.ts";

/** One case that was played. */
export interface Played {
  readonly scheduled: Scheduled;
  readonly log: EngineLog;
}

/** What a rule came to. */
export interface RuleTally {
  checked: number;
  /** In how many cases there was something to look at. */
  met: number;
  /** In how many cases it was broken, and in how many of each kind. */
  broken: number;
  readonly brokenIn: Record<string, number>;
  /** The generated case that broke it which its area draws before all others. */
  first: { readonly area: string; readonly index: number } | undefined;
  smallest: { readonly played: Played; readonly findings: readonly Finding[] } | undefined;
}

/** Everything that the laws said: by rule, and the choices that were seen, by point. */
export interface Tally {
  readonly rules: Map<string, RuleTally>;
  readonly choices: Map<string, Map<string, number>>;
}

/** An empty tally for these laws: a rule that nothing was checked of is in it too. */
export function emptyTally(laws: readonly EngineLaw[]): Tally {
  return {
    rules: new Map(
      laws.map(({ rule }) => [
        rule,
        { checked: 0, met: 0, broken: 0, brokenIn: {}, first: undefined, smallest: undefined },
      ]),
    ),
    choices: new Map(),
  };
}

/** Judges one case and adds what comes of it. */
export function judgeInto(tally: Tally, laws: readonly EngineLaw[], played: Played): void {
  for (const law of laws) {
    const findings: Finding[] = [];
    const rule = tally.rules.get(law.rule);
    if (rule === undefined) continue;
    const before = rule.checked;
    for (const check of law.judge(played.scheduled.engineCase, played.log)) {
      rule.checked++;
      if (!check.ok) findings.push(check);
      else if (check.choice !== undefined) count(tally, check.choice.point, check.choice.made);
    }
    if (rule.checked > before) rule.met++;
    if (findings.length === 0) continue;
    rule.broken++;
    const { area, index } = played.scheduled;
    if (index !== undefined && (rule.first === undefined || index < rule.first.index)) rule.first = { area, index };
    rule.brokenIn[played.scheduled.area] = (rule.brokenIn[played.scheduled.area] ?? 0) + 1;
    if (
      rule.smallest === undefined ||
      sizeOf(played.scheduled.engineCase) < sizeOf(rule.smallest.played.scheduled.engineCase)
    )
      rule.smallest = { played, findings };
  }
}

/** Adds the choices that one case shows. */
export function observeInto(
  tally: Tally,
  choices: readonly EngineChoice[],
  { scheduled: { engineCase }, log }: Played,
): void {
  for (const { rule, observe } of choices) for (const made of observe(engineCase, log)) count(tally, rule, made);
}

function count({ choices }: Tally, point: string, made: string): void {
  const seen = choices.get(point) ?? new Map<string, number>();
  choices.set(point, seen.set(made, (seen.get(made) ?? 0) + 1));
}

/** How large a case is: what shrinking makes small. */
export function sizeOf(engineCase: EngineCase): number {
  return JSON.stringify([engineCase.tools, engineCase.turns, engineCase.acts, engineCase.decisions]).length;
}
