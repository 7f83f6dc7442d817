/**
 * Runs the long proofs: what is too slow for every commit and must hold all the same. Each is a program of its own that
 * exits with 0 when the proof holds. Usage: npm run prove [-- --list | --table file | name...]; the table is Markdown.
 */
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

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
    name: "engine-default",
    claim:
      "The default run over real sockets, with every profile: no rule is broken, and each process holds 400 MB at most.",
    run: ["scripts/prove-engine-run.ts", "default"],
  },
  {
    name: "engine-full",
    claim:
      "The same with 5,000 generated cases, fast and slow: no rule is broken, and each process holds 400 MB at most.",
    run: ["scripts/prove-engine-run.ts", "full"],
  },
  {
    name: "engine-seeds",
    claim: "No rule for engines is found broken in the reference engine by any of 50 seeds of the default run.",
    run: ["scripts/prove-engine.ts", "50", "1000"],
  },
  {
    name: "planted",
    claim:
      "Every fault of the given reports, planted in an engine, is found in generated cases with each of three seeds, and shrinks to the calls and tools that it needs.",
    run: ["test/proofs/planted/prove.ts", "--seeds", "1,2,3"],
  },
  {
    name: "planted-again",
    claim: "The saved smallest case of each of those faults breaks the same rule in a new process, on a new engine.",
    run: ["test/proofs/planted-again/prove.ts", "1"],
  },
  {
    name: "matrix",
    claim:
      "With 160 cases each beside the 20 of the tests, every engine with one mistake is found by the rule that it breaks and by nothing foreign, and every sound one that chooses otherwise stays green.",
    run: ["test/proofs/matrix/prove.ts", "160"],
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
    name: "bytes",
    claim: "Results of 24 MiB of bytes within 400 MiB of the engine's memory, and exact; beyond 64 MiB a 413.",
    run: ["test/proofs/bytes/prove.ts", "4"],
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
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false }, table: { type: "string" } },
});

/** What came of a proof: the last lines that it printed are what it found. */
interface Outcome {
  readonly proof: Proof;
  readonly holds: boolean;
  readonly found: string;
}

if (values.list) {
  for (const { name, claim } of proofs) process.stdout.write(`${name}: ${claim}\n`);
} else {
  process.exitCode = await prove(positionals, values.table);
}

/** Runs the proofs of these names, or all; gives 1 when one fails, 2 for a name that there is not. */
async function prove(names: readonly string[], file: string | undefined): Promise<number> {
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`prove: there is no proof named ${unknown.join(", ")}; --list names them.\n`);
    return 2;
  }
  const outcomes: Outcome[] = [];
  for (const proof of proofs) if (names.length === 0 || names.includes(proof.name)) outcomes.push(await run(proof));
  const held = outcomes.filter(({ holds }) => holds).length;
  process.stdout.write(`${held} of ${outcomes.length} proofs hold.\n`);
  if (file !== undefined) writeFileSync(file, tableOf(outcomes));
  return held === outcomes.length ? 0 : 1;
}

async function run(proof: Proof): Promise<Outcome> {
  const [file, ...args] = proof.run;
  const lines: string[] = [];
  const holds =
    existsSync(resolve(root, file)) &&
    (await new Promise<boolean>((done) => {
      const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
      child.stdout.on("data", (chunk: Buffer) => {
        process.stdout.write(chunk);
        lines.push(...chunk.toString().split("\n"));
      });
      child.once("exit", (code) => done(code === 0));
    }));
  process.stdout.write(`${holds ? "holds " : "FAILED"} ${proof.name}: ${proof.claim}\n`);
  return { proof, holds, found: lines.filter((line) => line.trim() !== "").at(-1) ?? "" };
}

/** The outcomes as a page for those who read the repository. */
function tableOf(outcomes: readonly Outcome[]): string {
  const cell = (text: string): string => text.replaceAll("|", "\\|").trim();
  const rows = outcomes.map(
    ({ proof: { name, claim }, holds, found }) =>
      `| ${name} | ${cell(claim)} | ${holds ? "holds" : "**does not hold**"} | ${cell(found)} |`,
  );
  const day = new Date().toISOString().slice(0, 10);
  return [
    "# Long proofs",
    "",
    `What is too slow for every commit, run whole by \`npm run prove\` on ${day} with Node ${process.version}.`,
    "",
    "| proof | what it claims | outcome | what it found |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
