/**
 * Measures what is promised as a ratio, each beside its floor or peer in the same run. Usage:
 * npm run bench [-- name...] [--list] [--json file]
 * Exits with 1 when a claim does not hold, with 2 for a name that there is not.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchmarks } from "./benchmarks.ts";
import { apart, sentence, show } from "./harness/figures.ts";
import { type Held, hold, type Result } from "./harness/hold.ts";
import type { Measure } from "./harness/sample.ts";
import { table } from "./harness/table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false }, json: { type: "string" } },
});

const SAID = { holds: "holds", fails: "FAILS", busy: "not judged, the machine is too busy: " } as const;

if (values.list) {
  for (const { name, about } of benchmarks) process.stdout.write(`${name}: ${about}\n`);
} else {
  process.exitCode = await measure(positionals, values.json);
}

/** Runs the benchmarks of these names, or all; gives the exit code. */
async function measure(names: readonly string[], file: string | undefined): Promise<number> {
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`bench: there is no benchmark named ${unknown.join(", ")}; --list names them.\n`);
    return 2;
  }
  const results: Result[] = [];
  for (const benchmark of benchmarks) {
    if (names.length > 0 && !names.includes(benchmark.name)) continue;
    process.stdout.write(`\n${benchmark.name}: ${benchmark.about}\n`);
    const result = await hold(benchmark, tell);
    if (result.error !== undefined) process.stdout.write(`  FAILS  it could not be measured: ${result.error}\n`);
    results.push(result);
  }
  const failed = results.filter(({ holds }) => !holds).map(({ name }) => name);
  process.stdout.write(
    failed.length === 0 ? "\nEvery claim holds.\n" : `\nA claim does not hold in: ${failed.join(", ")}.\n`,
  );
  if (file !== undefined) writeFileSync(file, `${JSON.stringify({ ...machine(), results }, null, 2)}\n`);
  return failed.length === 0 ? 0 : 1;
}

function machine(): object {
  const [cpu] = cpus();
  return {
    at: new Date().toISOString(),
    node: process.version,
    cpu: cpu?.model ?? "unknown",
    cores: availableParallelism(),
  };
}

function tell({ on, rounds, costs, claims }: Held): void {
  const measures = [...new Set(Object.values(costs).flatMap((cost) => Object.keys(cost) as Measure[]))];
  const rows = Object.entries(costs).map(([name, cost]) => [
    name,
    ...measures.flatMap((by) => {
      const spread = cost[by];
      return spread === undefined ? ["", ""] : [show(spread.median, by), apart(spread)];
    }),
  ]);
  const head = [`${on}, ${rounds} rounds`, ...measures.flatMap((by) => [by, ""])];
  process.stdout.write(`${table(head, rows)}\n`);
  for (const outcome of claims) process.stdout.write(`  ${SAID[outcome.verdict]}  ${sentence(outcome)}\n`);
}
