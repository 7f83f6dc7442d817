/**
 * Plays the default run on the reference engine with many seeds: `node scripts/prove-engine.ts [seeds] [cases each]`.
 * Every rule that applies must hold with each of them; exits with 1 when one does not.
 */
import { EVERYTHING, runEngineSuite } from "../conformance/index.ts";
import { mountEngine } from "../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../conformance/mutants/engine/mutant.ts";

const seeds = Number(process.argv[2] ?? 50);
const runs = Number(process.argv[3] ?? 1_000);
let cases = 0;
let wrong = 0;

for (let seed = 1; seed <= seeds; seed++) {
  const engine = { kind: "mount", mount: mountEngine({}) } as const;
  const report = await runEngineSuite({ ...EVERYTHING, ...MUTANT_KEYS, engine, runs, seed, shrink: false });
  cases += report.cases.generated + report.cases.fixed;
  process.stderr.write(`seed ${seed} of ${seeds}: ${cases} cases, ${wrong} false findings so far\n`);
  for (const { id, outcome, because, failure } of report.rules) {
    if (outcome === "pass" || outcome === "not-applicable") continue;
    wrong++;
    console.log(`WRONG  seed ${seed}: ${id}: ${failure?.findings[0]?.message ?? because ?? outcome}`);
  }
}
console.log(`${seeds} seeds, ${cases} cases, ${wrong} false findings.`);
process.exitCode = wrong === 0 ? 0 : 1;
