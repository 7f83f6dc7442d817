/**
 * Plants the faults of all given reports, one engine each, and has the suite look for them in what a full run with all
 * features generates: `node test/proofs/planted/prove.ts [--seeds 1,2,3] [--whole] [name of a report or an engine...]`.
 * Every fault must be found with every seed and shrink to as few calls and tools as it needs, in a case that a sound
 * engine passes; exits with 1 when one is not. `--whole` plays all areas, and not only those that the rule looks at.
 */
import { parseArgs } from "node:util";
import { type PlantedRow, playFault } from "./play.ts";
import { type GivenReport, givenReports, type PlantedFault } from "./reports.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string", default: "1,2,3" }, whole: { type: "boolean", default: false } },
});
const seeds = values.seeds.split(",").map(Number);

/** A fault with the reports that tell of it; one engine may be the fault of several. */
const wanted = new Map<string, { readonly fault: PlantedFault; readonly reports: string[] }>();
for (const { id, faults } of givenReports) {
  for (const fault of faults) {
    if (positionals.length > 0 && !positionals.includes(id) && !positionals.includes(fault.engine)) continue;
    const one = wanted.get(fault.engine) ?? { fault, reports: [] };
    wanted.set(fault.engine, { ...one, reports: [...one.reports, id] });
  }
}

/** What is wrong with what came of a fault; empty when all is well. */
function wrongWith({ calls = 1, tools = 1 }: PlantedFault, { found, shrunk }: PlantedRow): string[] {
  if (found === 0) return ["not found"];
  if (shrunk === undefined) return ["its saved case does not fail again"];
  return [
    ...(shrunk.calls > calls ? [`${shrunk.calls} calls`] : []),
    ...(shrunk.tools > tools ? [`${shrunk.tools} tools`] : []),
    ...(shrunk.wrong.length > 0 ? [`a sound engine breaks ${shrunk.wrong.join(", ")}`] : []),
  ];
}

function told({ seed, found, cases, first, shrunk }: PlantedRow): string {
  const size = shrunk === undefined ? "" : `${shrunk.tools} tools, ${shrunk.calls} calls, `;
  const path = shrunk === undefined ? "" : `${shrunk.before} -> ${shrunk.after} characters in ${shrunk.tries} tries`;
  const where = first === undefined ? "nowhere" : `first in ${first.area} ${first.index + 1}`;
  return `seed ${seed}: ${where}, in ${found} of ${cases} cases; ${size}${path}`;
}

function exemptions({ id, exempt = [] }: GivenReport): string[] {
  return exempt.map(({ cases, row, why }) => `${id}, case ${cases.join(", ")}: not scored by row ${row}: ${why}`);
}

let wrong = 0;
let largest = 0;
let tries = 0;
let latest = 0;
for (const { fault, reports } of wanted.values()) {
  for (const seed of seeds) {
    const row = await playFault(fault.engine, seed, { whole: values.whole });
    const faults = wrongWith(fault, row);
    if (faults.length > 0) wrong++;
    largest = Math.max(largest, row.shrunk?.calls ?? 0);
    tries = Math.max(tries, row.shrunk?.tries ?? 0);
    latest = Math.max(latest, (row.first?.index ?? 0) + 1);
    const mark = faults.length === 0 ? "found" : `WRONG (${faults.join("; ")})`;
    console.log(`${mark}  ${reports.join(" ")} ${fault.engine} by ${row.rule}: ${told(row)}`);
  }
}
if (positionals.length === 0) for (const line of givenReports.flatMap(exemptions)) console.log(`exempt ${line}`);
console.log(
  `${wanted.size} faults of ${givenReports.length} reports with ${seeds.length} seeds: ${wrong} not found or too large; ` +
    `found by the ${latest}. case of a kind at the latest, at most ${largest} calls after at most ${tries} tries.`,
);
process.exitCode = wrong === 0 ? 0 : 1;
