import type { WorkerCase } from "../cases/worker/case.ts";
import type { CutShort } from "../common/cut-short.ts";
import type { RuleOutcome, Verdict } from "../common/verdict.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import type { Known } from "../known/mark.ts";
import type { ReportedExample } from "./examples.ts";
import { outcomeOf, type WorkerRule } from "./outcome.ts";
import type { WorkerRun } from "./run.ts";

/** One rule in the report. */
export interface ReportedRule {
  readonly id: string;
  readonly tier: string;
  readonly level: string;
  readonly outcome: RuleOutcome;
  /** How many things the rule's law looked at. */
  readonly checked: number;
  /** In how many cases it found fault, and in how many of each kind. */
  readonly broken: number;
  readonly brokenIn: Readonly<Record<string, number>>;
  /** Present when it does not hold and is listed as known. */
  readonly known?: Known;
  readonly sentence: string;
  /** How to mend it. */
  readonly mend: string;
  /** Why it is not applicable or could not be verified. */
  readonly because?: string;
  /** Present when it is broken: the smallest case that shows it. */
  readonly failure?: ReportedFailure;
}

/** What shows that a rule is broken. Saved alone, it is what `replay` reads. */
export interface ReportedFailure {
  readonly version: 1;
  readonly role: "worker";
  readonly rule: string;
  readonly findings: readonly Finding[];
  readonly case: WorkerCase;
  readonly log: WorkerLog;
  /** False when the case could not be made to fail a second time: then timing plays a part. */
  readonly reproduced: boolean;
}

/** The report of a worker run: JSON, and everything else is rendered from it. */
export interface WorkerReport {
  readonly version: 1;
  readonly role: "worker";
  readonly revision: "2026-08-28";
  readonly target: { readonly url: string };
  readonly seed: number;
  readonly milliseconds: number;
  readonly verdict: Verdict;
  /** What is wrong with the list of known failures, one sentence each; absent when there was none. */
  readonly listFaults?: readonly string[];
  readonly rules: readonly ReportedRule[];
  readonly cases: {
    readonly total: number;
    readonly byArea: Readonly<Record<string, number>>;
    readonly ends: Readonly<Record<string, number>>;
    readonly notPlayed: number;
    /** Why they were not played. */
    readonly cutShort?: CutShort;
  };
  readonly exchanges: { readonly sent: number; readonly answered: number };
  readonly tools: readonly ReportedTool[];
  /** Known inputs that were tried, and what was wrong. */
  readonly examples: readonly ReportedExample[];
}

/** One declared tool, and whether it was called. */
export interface ReportedTool {
  readonly name: string;
  readonly called: boolean;
  /** Why it was not called. */
  readonly because?: string;
  /** Of so many samples drawn from its schema, so many fitted it. */
  readonly drawn?: { readonly kept: number; readonly tried: number };
}

/** Writes a run up. */
export function workerReport(run: WorkerRun, rules: readonly WorkerRule[]): WorkerReport {
  const reported = rules.filter(({ id }) => run.tally.has(id)).map((rule) => reportRule(run, rule));
  const scored = reported.filter(
    ({ level, tier, outcome }) => level.startsWith("MUST") && tier !== "choice" && outcome !== "not-applicable",
  );
  const passed = scored.filter(({ outcome }) => outcome === "pass").length;
  return {
    version: 1,
    role: "worker",
    revision: "2026-08-28",
    target: { url: run.url },
    seed: run.seed,
    milliseconds: Math.round(run.milliseconds),
    verdict: verdictOf(run, passed, scored.length),
    rules: reported,
    cases: {
      total: Object.values(run.casesByArea).reduce((sum, n) => sum + n, 0),
      byArea: run.casesByArea,
      ends: run.ends,
      notPlayed: run.notPlayed,
      ...(run.cutShort === undefined ? {} : { cutShort: run.cutShort }),
    },
    exchanges: { sent: run.sent, answered: run.answered },
    tools: run.tools.map((tool) => reportTool(run, tool)),
    examples: run.examples,
  };
}

function verdictOf(run: WorkerRun, passed: number, total: number): Verdict {
  if (run.state.kind === "nothing") {
    return { kind: "nothing-checked", sentence: run.state.reason, passed: 0, total: 0, exitCode: 3 };
  }
  const wrong = run.examples.filter(({ ok }) => !ok).length;
  const whole = passed === total && wrong === 0;
  const rules =
    passed === total
      ? "every rule that applies holds"
      : `${total - passed} of ${total} rules that apply do not hold or could not be verified`;
  const about = wrong === 0 ? rules : `${rules}; ${wrong} of ${run.examples.length} examples came to something else`;
  return {
    kind: whole ? "conformant" : "broken",
    sentence: `The worker at ${run.url}: ${about}.`,
    passed,
    total,
    exitCode: whole ? 0 : 1,
  };
}

function reportRule(run: WorkerRun, rule: WorkerRule): ReportedRule {
  const tally = run.tally.get(rule.id)!;
  const { outcome, because } = outcomeOf(rule, tally, run);
  const failure = failureOf(run, rule.id);
  const { id, tier, level, sentence, mend } = rule;
  return {
    id,
    tier,
    level,
    outcome,
    checked: tally.checked,
    broken: tally.broken,
    brokenIn: tally.brokenIn,
    sentence,
    mend,
    ...(because !== undefined && { because }),
    ...(failure !== undefined && { failure }),
  };
}

function failureOf(run: WorkerRun, rule: string): ReportedFailure | undefined {
  const smallest = run.tally.get(rule)?.smallest;
  if (smallest === undefined) return undefined;
  const shrunk = run.shrunk.get(rule);
  const base = { version: 1, role: "worker", rule } as const;
  if (shrunk?.reproduced === true) {
    return { ...base, findings: shrunk.findings, case: shrunk.workerCase, log: shrunk.log, reproduced: true };
  }
  const { played, findings } = smallest;
  return { ...base, findings, case: played.workerCase, log: played.log, reproduced: shrunk === undefined };
}

function reportTool(run: WorkerRun, tool: { readonly name: string; readonly handler?: string }): ReportedTool {
  const plan = run.plans.find((one) => one.tool.name === tool.name);
  if (plan?.valid !== undefined)
    return { name: tool.name, called: true, drawn: { kept: plan.kept, tried: plan.tried } };
  return { name: tool.name, called: false, because: reasonNotCalled(run, plan !== undefined, tool.handler) };
}

function reasonNotCalled(run: WorkerRun, planned: boolean, handler: string | undefined): string {
  if (handler === "client") return "it runs in the client";
  if (!run.called) return "the worker is not on this machine, and calls were not allowed";
  return planned ? "no arguments could be made that fit its schema" : "it was left out on request";
}
