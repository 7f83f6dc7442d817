/** The suite's side of a measured run, alone in its process: takes the run as JSON, and prints what came of it as JSON. */
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { modestMemory } from "../../conformance/common/modest-memory.ts";
import { byCommand } from "../../conformance/engine/by-command.ts";
import { runEngine } from "../../conformance/engine/run.ts";
import { EVERYTHING, engineRules, selectionOf, whyNot } from "../../conformance/engine/select.ts";
import { type SuiteRun, usedOf } from "./measured.ts";

enableCompileCache();
modestMemory();

const { runs, seed, slow } = JSON.parse(process.argv[2] ?? "{}") as { runs: number; seed: number; slow: boolean };
const root = resolve(import.meta.dirname, "../..");
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const command = ["exec", process.execPath, "--import", `${import.meta.dirname}/usage-at-exit.ts`, `${root}/bin/tck.js`]
  .map((word, n) => (n === 0 ? word : quoted(word)))
  .join(" ");

const told = { apiKey: "proof", apiKey2: "proof-2", workerSecret: "proof", agentId: "tck" };
const options = { ...EVERYTHING, ...told, runs, seed, slow, shrink: false };
const engine = byCommand(`${command} serve engine`, told, new AbortController().signal);
let drawn = 0;
const run = await runEngine({
  ...options,
  engine,
  onProgress({ done, total }) {
    const part = Math.floor((5 * done) / total);
    if (part > drawn) process.stderr.write(`${done} of ${total} cases\n`);
    drawn = Math.max(drawn, part);
  },
});

const selection = selectionOf({ ...options, engine });
const wrong = engineRules({}, selection.has).flatMap((rule) => {
  const { checked = 0, smallest } = run.tally.rules.get(rule.id) ?? {};
  if (smallest !== undefined) return [`${rule.id}: ${smallest.findings[0]?.message}`];
  return checked > 0 || whyNot(rule, selection) !== undefined ? [] : [`${rule.id}: nothing of it was seen`];
});
const { client, worker, provider } = run.exchanges;
const said: SuiteRun = {
  cases: run.generated + run.fixed,
  generated: run.generated,
  exchanges: client + worker + provider,
  verdicts: [...run.tally.rules.values()].reduce((sum, { met }) => sum + met, 0),
  wrong,
  used: usedOf(process.resourceUsage()),
};
process.stdout.write(JSON.stringify(said));
