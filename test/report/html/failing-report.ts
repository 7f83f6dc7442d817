import { EVERYTHING, runEngineSuite } from "../../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../../conformance/mutants/engine/index.ts";
import type { EngineFailure, EngineReport, ReportedRule } from "../../../conformance/report/index.ts";
import { scoredRules } from "../../../conformance/rules/index.ts";

/** The rule that the tests' engine breaks: it adds defaults to arguments. */
export const BROKEN = "arguments/value-as-it-came";

/** A report of a real run: an engine with one mistake, played by the suite in this process. */
export async function failingReport(): Promise<EngineReport> {
  const mutant = engineMutants.find(({ name }) => name === "fills in defaults")!;
  const run = await runEngineSuite({
    ...EVERYTHING,
    engine: { kind: "mount", mount: mountEngine(mutant.make()) },
    target: { name: "an engine with a mistake", version: "1.2.3" },
    rules: [BROKEN],
    areas: ["arguments"],
    runs: 30,
    seed: 5,
    hurry: true,
    shrink: false,
  });
  const failure = run.rules[0]?.failure;
  if (failure === undefined) throw new Error(`The mutant does not break ${BROKEN}, so there is nothing to show.`);
  const replay = `tck replay failures/${BROKEN.replace("/", "-")}.json --command "node engine.js"`;
  const kept = { ...run, rules: run.rules.map((rule) => ({ ...rule, failure: { ...failure, replay } })) };
  return withRules(kept, [...kept.rules, ...others()]);
}

/** The same report with other rules, counted anew. */
export function withRules(report: EngineReport, rules: readonly ReportedRule<EngineFailure>[]): EngineReport {
  const profiles = Map.groupBy(rules, ({ profile }) => profile);
  const score = [...profiles].map(([profile, own]) => {
    const count = (outcome: string): number => own.filter((rule) => rule.outcome === outcome).length;
    const outcomes = {
      pass: count("pass"),
      fail: count("fail"),
      warn: count("warn"),
      "not-applicable": count("not-applicable"),
      "not-verified": count("not-verified"),
    };
    return { profile, passed: outcomes.pass, total: own.length - outcomes["not-applicable"], outcomes, known: 0 };
  });
  const passed = score.reduce((sum, one) => sum + one.passed, 0);
  const total = score.reduce((sum, one) => sum + one.total, 0);
  return {
    ...report,
    rules,
    score,
    verdict: { ...report.verdict, passed, total },
    notClaimed: ["durability"],
    choices: [{ point: "arguments that are blank", made: { malformed: 3 } }],
  };
}

/** Rules of the registry that came out in every other way. */
function others(): ReportedRule<EngineFailure>[] {
  const rules = scoredRules("engine", ["async", "retries"])
    .filter(({ id }) => id !== BROKEN)
    .slice(0, 40);
  return rules.map(({ id, tier, level, profile, sentence, mend }, i) => ({
    id,
    tier,
    level,
    profile,
    sentence,
    mend,
    checked: 0,
    broken: 0,
    brokenIn: {},
    ...CAME_OUT[i % 9 === 0 ? (i / 9) % CAME_OUT.length : 0],
  })) as ReportedRule<EngineFailure>[];
}

const CAME_OUT: readonly Partial<ReportedRule>[] = [
  { outcome: "pass", checked: 12 },
  { outcome: "not-applicable", because: "the engine offers no such thing" },
  { outcome: "not-verified", because: "nothing that the rule speaks about happened in the run" },
  { outcome: "not-verified", known: { as: "failure", reason: "is mended in the next release" } },
];
