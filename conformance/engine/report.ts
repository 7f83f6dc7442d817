import { confirmationMembers, NOT_ASKED } from "../common/confirmation.ts";
import type { SavedSelection } from "../common/saved-selection.ts";
import { leftBy, noneIn, type Shard } from "../common/shard.ts";
import { unmetWords } from "../common/unmet-words.ts";
import { isScored, type RuleOutcome, type Verdict } from "../common/verdict.ts";
import { keptFindings } from "../report/bounds.ts";
import type { EngineFailure, EngineReport, ReportedRule } from "../report/document.ts";
import { askedOf, headOf, surroundingsOf } from "../report/head.ts";
import { sorted } from "../report/sorted.ts";
import type { Rule } from "../rules/index.ts";
import { placeOf } from "./draw.ts";
import { ENGINE_DEFAULTS, type EngineSuiteOptions } from "./options.ts";
import type { EngineRun } from "./run.ts";
import { savedLog } from "./saved-log.ts";
import { savedSelection } from "./saved-selection.ts";
import { OFFERS, PROFILES, selectionOf } from "./select.ts";
import { unserved } from "./unserved.ts";

/** Writes a run up. `whyNot` says of a rule that could not be judged why it is not applicable. */
export function engineReport(
  run: EngineRun,
  options: EngineSuiteOptions,
  rules: readonly Rule[],
  whyNot: (rule: Rule) => string | undefined,
): Omit<EngineReport, "score"> {
  const { has } = selectionOf(options);
  const saved = savedSelection(options);
  const reported = rules.map((rule) => reportRule(run, rule, saved, whyNot(rule), options));
  const { generated, fixed, notPlayed, notLookedAgain, flaky, casesByArea, kinds, ends, exchanges, seed } = run;
  const { version, ...head } = headOf(
    { url: run.url, features: options.features ?? [], offers: OFFERS.filter((offer) => has.has(offer)) },
    options.target,
  );
  return {
    version,
    role: "engine",
    ...head,
    seed,
    selection: { runs: options.runs ?? ENGINE_DEFAULTS.runs, ...askedOf(options, ASKED) },
    verdict: verdictOf(run, reported, options.shard),
    notClaimed: PROFILES.filter((profile) => !has.has(profile)),
    rules: reported,
    choices: choicesOf(run),
    cases: {
      total: generated + fixed,
      generated,
      fixed,
      notPlayed,
      ...(run.cutShort === undefined ? {} : { cutShort: run.cutShort }),
      ...(notLookedAgain === 0 ? {} : { notLookedAgain }),
      flaky,
      byArea: sorted(casesByArea),
      kinds,
      ends,
    },
    exchanges,
    ...surroundingsOf(run.milliseconds, options.concurrency ?? ENGINE_DEFAULTS.concurrency),
  };
}

/** The options that say what is played and what counts. */
const ASKED = [
  "profiles",
  "rules",
  "areas",
  "generatedOnly",
  "slow",
  "long",
  "shard",
  "onlyCase",
  "strict",
  "bail",
  "shrink",
  "timeLimitMs",
  "patienceMs",
] as const satisfies (keyof EngineSuiteOptions)[];

function choicesOf({ tally }: EngineRun): EngineReport["choices"] {
  const made = sorted(Object.fromEntries(tally.choices));
  return Object.entries(made).map(([point, counts]) => ({ point, made: sorted(Object.fromEntries(counts)) }));
}

function verdictOf(run: EngineRun, rules: readonly ReportedRule[], shard: Shard | undefined): Verdict {
  const { state, url, exchanges, casesByArea } = run;
  if (state.kind === "nothing")
    return { kind: "nothing-checked", sentence: state.reason, passed: 0, total: 0, exitCode: 3 };
  if (shard !== undefined && run.generated + run.fixed + run.notPlayed === 0) return noneIn(shard);
  const scored = rules.filter(isScored);
  const total = scored.length;
  const passed = scored.filter(({ outcome }) => outcome === "pass").length;
  // Where the worker makes all model calls, the provider has nothing to hear.
  const owed = Object.keys(casesByArea).some((area) => !area.startsWith("llm-worker"));
  const sides = ["client", "worker", ...(owed ? (["provider"] as const) : [])] as const;
  const silent = sides.filter((side) => exchanges[side] === 0);
  // The few cases of a small part need not take everybody.
  if (silent.length > 0 && (shard === undefined || silent.length > 1)) {
    const sentence = `The engine at ${url} had no exchange with the suite's ${silent.join(" and ")}, so nothing is shown.`;
    return { kind: "nothing-checked", sentence, passed: 0, total, exitCode: 3 };
  }
  const whole = passed === total && state.death === undefined;
  const about = whole ? "every rule that applies holds" : unmetWords(rules, run.cutShort);
  return {
    kind: whole ? "conformant" : "broken",
    sentence: `The engine at ${url}: ${about}.`,
    passed,
    total,
    exitCode: whole ? 0 : 1,
  };
}

function reportRule(
  run: EngineRun,
  rule: Rule,
  saved: SavedSelection,
  whyNot: string | undefined,
  { shard, onlyCase }: EngineSuiteOptions,
): ReportedRule<EngineFailure> {
  const { checked = 0, broken = 0, brokenIn = {} } = run.tally.rules.get(rule.id) ?? {};
  const { id, tier, level, profile, sentence, mend } = rule;
  const failure = failureOf(run, id, saved);
  const absent = unserved(rule, run.routes);
  const notMet = checked === 0 && absent === undefined && run.cutShort === undefined;
  const met = outcomeOf(rule, checked, broken, absent);
  const judged = !notMet ? met : onlyCase !== undefined ? besides(onlyCase) : shard !== undefined ? leftBy(shard) : met;
  const outcome = whyNot === undefined ? judged : ({ outcome: "not-applicable", because: whyNot } as const);
  return {
    id,
    tier,
    level,
    profile,
    ...outcome,
    checked,
    broken,
    brokenIn: sorted(brokenIn),
    sentence,
    mend: broken > 0 && absent !== undefined ? `${mend} In this run ${absent}.` : mend,
    ...(failure === undefined ? {} : { failure }),
  };
}

/** How a rule stands that the one case does not speak of. */
const besides = (onlyCase: string) =>
  ({ outcome: "not-applicable", because: `the one case that was played, ${onlyCase}, does not speak of it` }) as const;

/** A rule that nothing was checked of is never a pass. */
function outcomeOf(
  { level }: Rule,
  checked: number,
  broken: number,
  absent = "nothing that the rule speaks about happened in the run",
): { outcome: RuleOutcome; because?: string } {
  if (broken > 0) return { outcome: level.startsWith("MUST") ? "fail" : "warn" };
  if (checked > 0) return { outcome: "pass" };
  return { outcome: "not-verified", because: absent };
}

/** What shows that a rule is broken, as it is saved; undefined for one that is not. */
export function failureOf(run: EngineRun, rule: string, selection: SavedSelection): EngineFailure | undefined {
  const smallest = run.tally.rules.get(rule)?.smallest;
  if (smallest === undefined) return undefined;
  const shrunk = run.shrunk.get(rule);
  const drawn = placeOf(smallest.played.scheduled);
  const place = drawn === undefined ? {} : { drawn };
  const base = { version: 1, role: "engine", rule, seed: run.seed, ...place, selection } as const;
  if (shrunk?.reproduced === true) {
    const { findings, engineCase, log, tries, before, after } = shrunk;
    return {
      ...base,
      ...keptFindings(findings),
      case: engineCase,
      log: savedLog(log),
      ...confirmationMembers(shrunk),
      shrink: { tries, before, after },
    };
  }
  const { played, findings } = smallest;
  return {
    ...base,
    ...keptFindings(findings),
    case: played.scheduled.engineCase,
    log: savedLog(played.log),
    ...confirmationMembers(shrunk ?? NOT_ASKED),
    // What is saved is the case as it was drawn.
    ...(shrunk === undefined ? {} : { shrink: { tries: shrunk.tries, before: shrunk.before, after: shrunk.before } }),
  };
}
