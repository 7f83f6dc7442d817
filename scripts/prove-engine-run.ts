/**
 * Runs the engine suite on the reference engine in a process of its own, over real sockets, and says what it took:
 * `node scripts/prove-engine-run.ts <default | full>`. Exits with 1 when a rule does not hold, when too few cases were
 * played, or when one of the two processes held more memory than is promised. Time depends on the machine: it is printed
 * beside what is aimed at, and decides nothing.
 */
import { measuredRun } from "./engine-run/measured.ts";

/** The most that either process may hold, in megabytes. */
const MOST_MB = 400;

const EXTENTS = {
  default: { runs: 1_000, seed: 1, slow: false, aimSeconds: 10 },
  full: { runs: 5_000, seed: 1, slow: true, aimSeconds: 60 },
} as const;

const name = process.argv[2] === "full" ? "full" : "default";
const { aimSeconds, ...extent } = EXTENTS[name];
const run = await measuredRun(extent);
const { cases, generated, exchanges, verdicts, wallMs, used, engine, wrong } = run;
for (const why of wrong) console.log(`WRONG  ${why}`);
const faults = [
  ...(wrong.length > 0 ? [`${wrong.length} rules do not hold`] : []),
  ...(generated < 0.99 * extent.runs ? [`only ${generated} generated cases of ${extent.runs}`] : []),
  ...Object.entries({ suite: used, engine }).flatMap(([side, { rssMb }]) =>
    rssMb > MOST_MB ? [`the ${side} held ${rssMb.toFixed(0)} MB, more than ${MOST_MB}`] : [],
  ),
];
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
console.log(
  [
    `${cases} cases, ${exchanges} exchanges, ${verdicts} verdicts`,
    `${seconds(wallMs)} s (${aimSeconds} s on two idle cores is the aim), ${Math.round((1_000 * verdicts) / wallMs)} verdicts a second`,
    `suite ${seconds(used.cpuMs)} s of CPU and ${used.rssMb.toFixed(0)} MB`,
    `engine ${seconds(engine.cpuMs)} s of CPU and ${engine.rssMb.toFixed(0)} MB`,
    ...faults,
  ].join("; "),
);
process.exitCode = faults.length === 0 ? 0 : 1;
