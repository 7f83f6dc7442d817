import { engineAreas } from "../cases/engine/areas.ts";
import type { EngineCase } from "../cases/engine/case.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import { engineLaws } from "../judges/engine/index.ts";
import type { Finding } from "../judges/finding.ts";
import { concluded } from "../known/conclude.ts";
import { orUnfinished, withDeath } from "../known/shown.ts";
import type { EngineReport } from "../report/document.ts";
import { finished } from "../report/finish.ts";
import { type Rule, scoredRules } from "../rules/index.ts";
import { confirmedAnew } from "./confirm-anew.ts";
import { ENGINE_DEFAULTS, type EngineSuiteOptions } from "./options.ts";
import { engineReport } from "./report.ts";
import { revived } from "./revived.ts";
import { type EngineRun, runEngine } from "./run.ts";
import { engineRules, PROFILES, selectionOf, whyNot } from "./select.ts";
import { anew, setStage } from "./stage.ts";
import { stallsOnce } from "./stalls-once.ts";

/**
 * Tests an engine, in any language, by playing client, worker and model provider at once. Never rejects for anything
 * that the engine does; rejects when one of the suite's ports is taken or the engine cannot be started.
 */
export async function runEngineSuite(options: EngineSuiteOptions): Promise<EngineReport> {
  const selection = selectionOf(options);
  const rules = engineRules(options, selection.has);
  const run = await confirmedAnew(await runEngine(options), options);
  const written = engineReport(run, options, rules, (rule) => whyNot(rule, selection) ?? beyondAdapter(rule, run));
  const report = concluded(written, options, {
    rules: scoredRules("engine", PROFILES).map(({ id }) => id),
    areas: engineAreas.map(({ name }) => name),
    partial: options.shard !== undefined || run.cutShort !== undefined,
  });
  const { apiKey, apiKey2, workerSecret, secrets = [] } = options;
  const death = run.state.kind === "played" ? run.state.death : undefined;
  return finished(withDeath(orUnfinished(report), death), [apiKey, apiKey2, workerSecret, ...secrets]);
}

/** Why a rule was not met that an adapter is in the way of. */
function beyondAdapter({ id }: Rule, { beyond, tally }: EngineRun): string | undefined {
  if ((tally.rules.get(id)?.checked ?? 0) > 0) return undefined;
  const areas = engineLaws.find(({ rule }) => rule === id)?.areas ?? [];
  return areas.some((area) => beyond.has(area))
    ? "its cases need more of the surface than the members of an adapter"
    : undefined;
}

/** What a case came to when it was played again. */
export interface ReplayedCase extends JudgedLog {
  readonly case: EngineCase;
  readonly log: EngineLog;
}

/** What a log came to: every rule that it breaks, and the ids of all that it had something to show about. */
export interface JudgedLog {
  readonly broken: readonly BrokenEngineRule[];
  readonly met: readonly string[];
}

/** A rule that one case breaks, with what shows it. */
export interface BrokenEngineRule {
  readonly rule: string;
  readonly findings: readonly Finding[];
}

/** Judges a log by every law, or by those of these rules: pure, so that a saved one can be judged again, by a later suite too. */
export function judgeEngineLog(
  engineCase: EngineCase,
  log: EngineLog,
  rules?: ReadonlySet<string>,
): readonly BrokenEngineRule[] {
  return judgedLog(engineCase, log, rules).broken;
}

/** The same, with what the log had something to show about: a rule that was not met was not broken, and shows nothing. */
export function judgedLog(engineCase: EngineCase, log: EngineLog, rules?: ReadonlySet<string>): JudgedLog {
  const looked = engineLaws
    .filter(({ rule }) => rules?.has(rule) ?? true)
    .map((law) => ({ rule: law.rule, checks: [...law.judge(engineCase, log)] }))
    .filter(({ checks }) => checks.length > 0);
  const broken = looked.flatMap(({ rule, checks }) => {
    const findings = checks.filter((check) => !check.ok);
    return findings.length === 0 ? [] : [{ rule, findings }];
  });
  return { broken, met: looked.map(({ rule }) => rule) };
}

/** A case to play, and the rules to judge it by: every law where none are named. */
export interface CaseToReplay {
  readonly engineCase: EngineCase;
  readonly rules?: ReadonlySet<string> | undefined;
}

/** Plays one saved case against an engine, and judges it by every law, or by those of these rules. */
export async function replayEngineCase(
  engineCase: EngineCase,
  options: EngineSuiteOptions,
  rules?: ReadonlySet<string>,
): Promise<ReplayedCase> {
  for await (const replayed of replayEngineCases([{ engineCase, rules }], options)) return replayed;
  throw new Error("A case that was to be played came to nothing.");
}

/** Plays saved cases one after the other against one engine, which is started once, and judges each when it has ended. */
export async function* replayEngineCases(
  cases: readonly CaseToReplay[],
  options: EngineSuiteOptions,
): AsyncGenerator<ReplayedCase, void> {
  const stage = await setStage(options);
  // Nobody waits any more for a case that is called off, however long the protocol would let it wait.
  const patience = (): number =>
    options.signal?.aborted === true ? Number.NEGATIVE_INFINITY : (options.patienceMs ?? ENGINE_DEFAULTS.patienceMs);
  const alive = revived(stage, anew(options));
  // The same case may be saved for several rules.
  const play = stallsOnce(alive.play);
  try {
    for (const { engineCase, rules } of cases) {
      const log = await play(engineCase, patience);
      yield { case: engineCase, log, ...judgedLog(engineCase, log, rules) };
    }
  } finally {
    await alive.close();
    await stage.close();
  }
}
