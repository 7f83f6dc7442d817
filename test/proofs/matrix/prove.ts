/**
 * Plays every engine with one mistake, and every sound one that differs where the text leaves a choice, for longer than
 * the tests do: `node test/proofs/matrix/prove.ts [cases each]`. Exits with 1 when a mistake is not found by its own rule,
 * when another rule finds fault that does not follow from it, or when a sound engine does not stay green.
 */
import { pool } from "../../../conformance/common/pool.ts";
import { engineMutants, survivors } from "../../../conformance/mutants/engine/index.ts";
import { FEW, playBroken, playSound } from "../../conformance/matrix/play.ts";

/** Engines at once: they mostly wait. */
const AT_ONCE = 5;

const runs = Number(process.argv[2] ?? 160);
let wrong = 0;
let cases = 0;

function tell(name: string, faults: readonly (string | undefined)[]): void {
  if (faults.length === 0) return;
  wrong++;
  console.log(`WRONG  one that ${name}: ${faults.join("; ")}`);
}

const always = (): boolean => true;
await pool(engineMutants, AT_ONCE, always, async (mutant) => {
  // Other cases are drawn for a longer run, and a few mistakes show in one of a hundred.
  const rows = [await playBroken(mutant, FEW), await playBroken(mutant, runs)];
  cases += rows.reduce((sum, row) => sum + row.cases, 0);
  const caught = rows.some((row) => row.caught);
  tell(mutant.name, [...rows.flatMap(({ odd }) => odd), ...(caught ? [] : [`${mutant.breaks} finds no fault`])]);
});
const sound = Object.entries(survivors);
await pool(sound, AT_ONCE, always, async ([name, make]) => {
  const row = await playSound(make(), { runs, topUp: true, generatedOnly: false });
  cases += row.cases;
  const unended = row.ended === row.cases ? [] : [`${row.cases - row.ended} cases did not come to their end`];
  tell(name, [...row.broken, ...unended, ...(row.differed ? [] : ["it never came to its choice"])]);
});
console.log(
  `${engineMutants.length} engines with one mistake and ${sound.length} that choose otherwise, ${cases} cases: ${wrong} came out wrong.`,
);
process.exitCode = wrong === 0 ? 0 : 1;
