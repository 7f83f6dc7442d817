import type { WorkerCase } from "../cases/worker/case.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import { caseName } from "../common/case-name.ts";
import { confirmationMembers, NOT_ASKED } from "../common/confirmation.ts";
import type { SavedSelection } from "../common/saved-selection.ts";
import { leftBy, type Shard } from "../common/shard.ts";
import { unmetWords } from "../common/unmet-words.ts";
import { isScored, type Verdict } from "../common/verdict.ts";
import { keptFindings } from "../report/bounds.ts";
import type { ReportedRule, ReportedTool, WorkerFailure, WorkerReport } from "../report/document.ts";
import { askedOf, headOf, surroundingsOf } from "../report/head.ts";
import { sorted } from "../report/sorted.ts";
import { WORKER_DEFAULTS, type WorkerSuiteOptions } from "./options.ts";
import { NOTHING_HAPPENED, outcomeOf, type WorkerRule } from "./outcome.ts";
import type { WorkerRun } from "./run.ts";
import { savedWorkerLog } from "./saved-log.ts";

/** Writes a run up. */
export function workerReport(
  run: WorkerRun,
  options: WorkerSuiteOptions,
  rules: readonly WorkerRule[],
): Omit<WorkerReport, "score"> {
  const saved = askedOf(options, ["rules", "strict"]);
  const reported = rules
    .filter(({ id }) => run.tally.has(id))
    .map((rule) => reportRule(run, rule, saved, options.shard));
  const { version, ...head } = headOf(
    { url: run.url, features: [], offers: [...run.offers].toSorted() },
    options.target,
  );
  return {
    version,
    role: "worker",
    ...head,
    seed: run.seed,
    selection: { runs: options.runs ?? WORKER_DEFAULTS.runs, ...askedOf(options, ASKED) },
    verdict: verdictOf(run, reported),
    notClaimed: [],
    rules: reported,
    choices: [],
    cases: {
      total: Object.values(run.casesByArea).reduce((sum, n) => sum + n, 0),
      notPlayed: run.notPlayed,
      ...(run.cutShort === undefined ? {} : { cutShort: run.cutShort }),
      byArea: sorted(run.casesByArea),
      ends: run.ends,
    },
    exchanges: { sent: run.sent, answered: run.answered },
    tools: run.tools.map((tool) => reportTool(run, tool)),
    examples: run.examples,
    ...surroundingsOf(run.milliseconds, options.concurrency ?? WORKER_DEFAULTS.concurrency),
  };
}

/** The options that say what is played and what counts. */
const ASKED = [
  "rules",
  "tools",
  "excludeTools",
  "shard",
  "strict",
  "bail",
  "shrink",
  "allowCalls",
  "modelCalls",
  "timeLimitMs",
  "patienceMs",
] as const satisfies (keyof WorkerSuiteOptions)[];

function verdictOf(run: WorkerRun, reported: readonly ReportedRule[]): Verdict {
  if (run.state.kind === "nothing") {
    return { kind: "nothing-checked", sentence: run.state.reason, passed: 0, total: 0, exitCode: 3 };
  }
  const scored = reported.filter(isScored);
  const total = scored.length;
  const passed = scored.filter(({ outcome }) => outcome === "pass").length;
  const wrong = run.examples.filter(({ ok }) => !ok).length;
  // What was not played since could hold anything.
  const whole = passed === total && wrong === 0 && run.death === undefined;
  const rules = passed === total ? "every rule that applies holds" : unmetWords(reported, run.cutShort);
  const about = wrong === 0 ? rules : `${rules}; ${wrong} of ${run.examples.length} examples came to something else`;
  return {
    kind: whole ? "conformant" : "broken",
    sentence: `The worker at ${run.url}: ${about}.`,
    passed,
    total,
    exitCode: whole ? 0 : 1,
  };
}

function reportRule(
  run: WorkerRun,
  rule: WorkerRule,
  saved: SavedSelection,
  shard: Shard | undefined,
): ReportedRule<WorkerFailure> {
  const tally = run.tally.get(rule.id)!;
  const judged = outcomeOf(rule, tally, run);
  const notMet = judged.outcome === "not-verified" && run.cutShort === undefined;
  const because = judged.because === NOTHING_HAPPENED ? undefined : judged.because;
  const outcome = shard !== undefined && notMet ? leftBy(shard, because) : judged;
  const failure = failureOf(run, rule.id, saved);
  const { id, tier, level, profile, sentence, mend } = rule;
  return {
    id,
    tier,
    level,
    profile,
    ...outcome,
    checked: tally.checked,
    broken: tally.broken,
    brokenIn: sorted(tally.brokenIn),
    sentence,
    mend,
    ...(failure !== undefined && { failure }),
  };
}

function failureOf(run: WorkerRun, rule: string, selection: SavedSelection): WorkerFailure | undefined {
  const smallest = run.tally.get(rule)?.smallest;
  if (smallest === undefined) return undefined;
  const shrunk = run.shrunk.get(rule);
  const drawn = caseName({ area: smallest.played.workerCase.area, index: smallest.played.index });
  const base = { version: 1, role: "worker", rule, seed: run.seed, drawn, selection } as const;
  if (shrunk?.reproduced === true) {
    const { findings, workerCase, log, tries, before, after } = shrunk;
    const kept = {
      ...keptFindings(findings),
      case: workerCase,
      tools: toolsOf(workerCase, run.tools),
      log: savedWorkerLog(log),
    };
    return { ...base, ...kept, ...confirmationMembers(shrunk), shrink: { tries, before, after } };
  }
  const { played, findings } = smallest;
  return {
    ...base,
    ...keptFindings(findings),
    case: played.workerCase,
    tools: toolsOf(played.workerCase, run.tools),
    log: savedWorkerLog(played.log),
    ...confirmationMembers(shrunk ?? NOT_ASKED),
    // What is saved is the case as it was drawn.
    ...(shrunk === undefined ? {} : { shrink: { tries: shrunk.tries, before: shrunk.before, after: shrunk.before } }),
  };
}

/** The tools that a case calls, as they were declared. */
function toolsOf({ steps }: WorkerCase, declared: readonly DeclaredTool[]): DeclaredTool[] {
  const calls = steps.flatMap((step) => (step.do === "round" ? step.calls : step.do === "abuse" ? [step.then] : []));
  const named = new Set(calls.map(({ tool }) => tool));
  return declared
    .filter(({ name }) => named.has(name))
    .map(({ name, handler, input, output }) => ({
      name,
      ...(handler !== undefined && { handler }),
      ...(input !== undefined && { input }),
      ...(output !== undefined && { output }),
    }));
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
