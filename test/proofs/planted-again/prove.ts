/**
 * Plays the saved smallest case of every planted fault in a new process: `node test/proofs/planted-again/prove.ts [seed]`.
 * `tck replay` must find the same rule broken in an engine that was started for it; exits with 1 when it does not.
 */
import { findFirst } from "../planted/find-first.ts";
import { replayAnew } from "../planted/replay-anew.ts";
import { givenReports } from "../planted/reports.ts";

const seed = Number(process.argv[2] ?? 1);
const names = new Set(givenReports.flatMap(({ faults }) => faults.map(({ engine }) => engine)));
let wrong = 0;
let played = 0;
for (const name of names) {
  const found = await findFirst(name, seed);
  played += found?.played ?? 0;
  const again = found?.shrunk.reproduced === true ? await replayAnew(name, found.rule, found.shrunk) : [];
  const holds = found !== undefined && again.includes(found.rule);
  if (!holds) wrong++;
  console.log(
    `${holds ? "again" : "WRONG"}  ${name}: ${again.join(", ") || "nothing"}; found after ${found?.played} cases`,
  );
}
console.log(
  `${names.size} saved cases, each played by a new process on a new engine: ${wrong} did not break their rule again; ` +
    `${Math.round(played / names.size)} cases on average until a fault was found.`,
);
process.exitCode = wrong === 0 ? 0 : 1;
