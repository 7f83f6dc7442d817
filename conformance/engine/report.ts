import type { EngineCase } from "../cases/engine/case.ts";
import type { CutShort } from "../common/cut-short.ts";
import type { RuleOutcome, Verdict } from "../common/verdict.ts";
import type { Finding } from "../judges/finding.ts";
import type { Known } from "../known/mark.ts";
import type { Rule } from "../rules/index.ts";
import type { EngineRun } from "./run.ts";
import { type SavedLog, savedLog } from "./saved-log.ts";

/** One rule in the report. */
export interface ReportedEngineRule {
  readonly id: string;
  readonly tier: string;
  readonly level: string;
  readonly profile: string;
  readonly outcome: RuleOutcome;
  /** How many things the rule's law looked at. */
  readonly checked: number;
  /** In how many cases it found fault, and in how many of each kind. */
  readonly broken: number;
  readonly brokenIn: Readonly<Record<string, number>>;
  /** Present when it does not hold and is listed as known. */
  readonly known?: Known;
  readonly sentence: string;
  readonly mend: string;
  /** Why it is not applicable or could not be verified. */
  readonly because?: string;
  /** Present when it is broken: the smallest case that shows it. */
  readonly failure?: EngineFailure;
}

/** What shows that a rule is broken. Saved alone, it is what `replay` reads. */
export interface EngineFailure {
  readonly version: 1;
  readonly role: "engine";
  readonly rule: string;
  readonly seed: number;
  readonly findings: readonly Finding[];
  readonly case: EngineCase;
  readonly log: SavedLog;
  /** False when the case could not be made to fail a second time: then timing plays a part. */
  readonly reproduced: boolean;
  /** Cases tried while shrinking, and the case's size before and after, in characters. */
  readonly shrink?: { readonly tries: number; readonly before: number; readonly after: number };
}

/** The report of an engine run: JSON, and everything else is rendered from it. */
export interface EngineReport {
  readonly version: 1;
  readonly role: "engine";
  readonly revision: "2026-08-28";
  readonly target: { readonly url: string };
  readonly seed: number;
  readonly milliseconds: number;
  readonly verdict: Verdict;
  /** What is wrong with the list of known failures, one sentence each; absent when there was none. */
  readonly listFaults?: readonly string[];
  readonly rules: readonly ReportedEngineRule[];
  readonly cases: {
    readonly generated: number;
    readonly fixed: number;
    readonly notPlayed: number;
    /** Why they were not played. */
    readonly cutShort?: CutShort;
    readonly flaky: number;
    readonly byArea: Readonly<Record<string, number>>;
    readonly ends: Readonly<Record<string, number>>;
  };
  /** Requests, by the side of the suite that sent (client) or answered them (worker, provider). */
  readonly exchanges: EngineRun["exchanges"];
  /** Where the text leaves a choice: how often each way was seen. */
  readonly choices: readonly { readonly point: string; readonly made: Readonly<Record<string, number>> }[];
}

/** Writes a run up. `whyNot` says of a rule that could not be judged why it is not applicable. */
export function engineReport(
  run: EngineRun,
  rules: readonly Rule[],
  whyNot: (rule: Rule) => string | undefined,
): EngineReport {
  const reported = rules.map((rule) => reportRule(run, rule, whyNot(rule)));
  const scored = reported.filter(
    ({ level, tier, outcome }) => level.startsWith("MUST") && tier !== "choice" && outcome !== "not-applicable",
  );
  const passed = scored.filter(({ outcome }) => outcome === "pass").length;
  const { generated, fixed, notPlayed, flaky, casesByArea, ends, exchanges, seed } = run;
  return {
    version: 1,
    role: "engine",
    revision: "2026-08-28",
    target: { url: run.url },
    seed,
    milliseconds: Math.round(run.milliseconds),
    verdict: verdictOf(run, passed, scored.length),
    rules: reported,
    cases: {
      generated,
      fixed,
      notPlayed,
      ...(run.cutShort === undefined ? {} : { cutShort: run.cutShort }),
      flaky,
      byArea: casesByArea,
      ends,
    },
    exchanges,
    choices: [...run.tally.choices].map(([point, made]) => ({ point, made: Object.fromEntries(made) })),
  };
}

function verdictOf({ state, url, exchanges, casesByArea }: EngineRun, passed: number, total: number): Verdict {
  if (state.kind === "nothing")
    return { kind: "nothing-checked", sentence: state.reason, passed: 0, total: 0, exitCode: 3 };
  // Where the worker makes all model calls, the provider has nothing to hear.
  const owed = Object.keys(casesByArea).some((area) => !area.startsWith("llm-worker"));
  const sides = ["client", "worker", ...(owed ? (["provider"] as const) : [])] as const;
  const silent = sides.filter((side) => exchanges[side] === 0);
  if (silent.length > 0) {
    const sentence = `The engine at ${url} had no exchange with the suite's ${silent.join(" and ")}, so nothing is shown.`;
    return { kind: "nothing-checked", sentence, passed: 0, total, exitCode: 3 };
  }
  const whole = passed === total && total > 0;
  const about = whole
    ? "every rule that applies holds"
    : `${total - passed} of ${total} MUST rules that apply do not hold or could not be verified`;
  return {
    kind: whole ? "conformant" : "broken",
    sentence: `The engine at ${url}: ${about}.`,
    passed,
    total,
    exitCode: whole ? 0 : 1,
  };
}

function reportRule(run: EngineRun, rule: Rule, whyNot: string | undefined): ReportedEngineRule {
  const { checked = 0, broken = 0, brokenIn = {} } = run.tally.rules.get(rule.id) ?? {};
  const { id, tier, level, profile, sentence, mend } = rule;
  const failure = failureOf(run, id);
  return {
    id,
    tier,
    level,
    profile,
    ...(whyNot === undefined ? outcomeOf(rule, checked, broken) : { outcome: "not-applicable", because: whyNot }),
    checked,
    broken,
    brokenIn,
    sentence,
    mend,
    ...(failure === undefined ? {} : { failure }),
  };
}

/** A rule that nothing was checked of is never a pass. */
function outcomeOf({ level }: Rule, checked: number, broken: number): { outcome: RuleOutcome; because?: string } {
  if (broken > 0) return { outcome: level.startsWith("MUST") ? "fail" : "warn" };
  if (checked > 0) return { outcome: "pass" };
  return { outcome: "not-verified", because: "nothing that the rule speaks about happened in the run" };
}

function failureOf(run: EngineRun, rule: string): EngineFailure | undefined {
  const smallest = run.tally.rules.get(rule)?.smallest;
  if (smallest === undefined) return undefined;
  const shrunk = run.shrunk.get(rule);
  const base = { version: 1, role: "engine", rule, seed: run.seed } as const;
  if (shrunk?.reproduced === true) {
    const { findings, engineCase, log, tries, before, after } = shrunk;
    return {
      ...base,
      findings,
      case: engineCase,
      log: savedLog(log),
      reproduced: true,
      shrink: { tries, before, after },
    };
  }
  const { played, findings } = smallest;
  return {
    ...base,
    findings,
    case: played.scheduled.engineCase,
    log: savedLog(played.log),
    reproduced: shrunk === undefined,
  };
}
