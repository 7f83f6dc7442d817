/**
 * Runs the long proofs: what is too slow for every commit and must hold all the same. Each is a program of its own that
 * exits with 0 when the proof holds. Usage: npm run prove [-- --list | name...]
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** One proof. */
interface Proof {
  readonly name: string;
  /** What holds when it succeeds. */
  readonly claim: string;
  /** What Node runs, from the repository's root: a file and its arguments. */
  readonly run: readonly [string, ...string[]];
}

const proofs: readonly Proof[] = [
  {
    name: "results-as-mcp",
    claim:
      "Our tolerant ToolResult and MCP's own schema agree on 10,000 results, but for the differences of decision 10.",
    run: ["scripts/prove-schemas.ts", "results", "10000"],
  },
  {
    name: "second-verdict",
    claim: "Another validator says the same of 20,000 values that are one edit away from an example, by both readings.",
    run: ["scripts/prove-schemas.ts", "verdicts", "20000"],
  },
  {
    name: "worker-seeds",
    claim: "No rule for workers is found broken in the reference worker by any of 50 seeds, 100 sessions each.",
    run: ["scripts/prove-worker.ts", "50", "100"],
  },
  {
    name: "bodies",
    claim: "100,000 random and mutated bodies over all routes: no crash, no 5xx, and memory is back where it was.",
    run: ["test/proofs/bodies/prove.ts", "100000"],
  },
  {
    name: "kills",
    claim:
      "An engine that is killed before and after each append of ten sessions, and at random moments of 200 more, ends them as one that is not.",
    run: ["test/proofs/kills/prove.ts", "1", "200"],
  },
  {
    name: "worker-long",
    claim: "The reference worker breaks no rule in 20,000 generated sessions.",
    run: ["bin/tck.js", "test", "worker", "--command", "node bin/tck.js serve worker", "--runs", "20000", "--quiet"],
  },
];

const root = resolve(import.meta.dirname, "..");
const asked = process.argv.slice(2);

if (asked.includes("--list")) {
  for (const { name, claim } of proofs) process.stdout.write(`${name}: ${claim}\n`);
} else {
  process.exitCode = prove(asked);
}

/** Runs the proofs of these names, or all; gives 1 when one fails, 2 for a name that there is not. */
function prove(names: readonly string[]): number {
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`prove: there is no proof named ${unknown.join(", ")}; --list names them.\n`);
    return 2;
  }
  const chosen = names.length === 0 ? proofs : proofs.filter(({ name }) => names.includes(name));
  const failed = chosen.filter((proof) => !holds(proof));
  process.stdout.write(`${chosen.length - failed.length} of ${chosen.length} proofs hold.\n`);
  return failed.length === 0 ? 0 : 1;
}

function holds({ name, claim, run: [file, ...args] }: Proof): boolean {
  const found = existsSync(resolve(root, file));
  const ran = found && spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: "inherit" }).status === 0;
  process.stdout.write(`${ran ? "holds " : "FAILED"} ${name}: ${claim}\n`);
  return ran;
}
