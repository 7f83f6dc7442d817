/**
 * Measures the verdicts a second of our engine suite beside the checks a second of `@modelcontextprotocol/conformance`,
 * in turn in the same run: ours against the reference engine, the peer against the example server of its own SDK, both over
 * loopback sockets and from the start of the suite's process to its end. Of ours a verdict is a rule and a case, and only
 * those in which the rule had something to look at; of the peer every check counts, passed or not. `[rounds]`
 * Exits with 1 when ours are not as many times more as promised.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { type MeasuredRun, measuredRun } from "../scripts/engine-run/measured.ts";

const LEAST_TIMES = 20;
const rounds = Number(process.argv[2] ?? 3);

const clients = resolve(import.meta.dirname, "../test/clients");
const from = createRequire(join(clients, "package.json"));
const suite = join(clients, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
const example = join(
  dirname(from.resolve("@modelcontextprotocol/sdk/server/mcp.js")),
  "../../esm/examples/server/simpleStreamableHttp.js",
);

/** What one run of the peer came to. */
interface PeerRun {
  readonly checks: number;
  readonly wallMs: number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Starts the SDK's example server; resolves once it says that it listens. Rejects when it ends before. */
function startExample(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [example], {
    env: { ...process.env, MCP_PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done, failed) => {
    child.once("exit", (code) => failed(new Error(`The example server ended with code ${code}.`)));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("listening")) done(child);
    });
  });
}

/** Runs the peer's server suite once. It exits with 1 when a check fails, which the example makes some of them do. */
function runPeer(url: string): Promise<PeerRun> {
  const began = performance.now();
  return new Promise((done, failed) => {
    execFile(process.execPath, [suite, "server", "--url", url], (_, stdout) => {
      const wallMs = performance.now() - began;
      const total = /Total: (\d+) passed, (\d+) failed/.exec(stdout);
      if (total === null) failed(new Error(`The peer told no total: ${stdout.slice(-500)}`));
      else done({ checks: Number(total[1]) + Number(total[2]), wallMs });
    });
  });
}

const perSecond = (count: number, ms: number): number => (1_000 * count) / ms;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const port = await freePort();
const server = await startExample(port);
const ours: MeasuredRun[] = [];
const peers: PeerRun[] = [];
try {
  await runPeer(`http://127.0.0.1:${port}/mcp`);
  for (let round = 1; round <= rounds; round++) {
    peers.push(await runPeer(`http://127.0.0.1:${port}/mcp`));
    ours.push(await measuredRun({ runs: 1_000, seed: round, slow: false }));
  }
} finally {
  server.kill();
}

for (const [n, { cases, exchanges, verdicts, wallMs }] of ours.entries()) {
  const { checks, wallMs: peerMs } = peers[n] as PeerRun;
  console.log(
    [
      `  ${cases} cases, ${exchanges} exchanges, ${verdicts} verdicts in ${(wallMs / 1_000).toFixed(1)} s`,
      `${Math.round(perSecond(verdicts, wallMs))} a second`,
      `the peer ${checks} checks in ${(peerMs / 1_000).toFixed(1)} s, ${Math.round(perSecond(checks, peerMs))} a second`,
    ].join("; "),
  );
}
const times = median(
  ours.map(({ verdicts, wallMs }, n) => {
    const { checks, wallMs: peerMs } = peers[n] as PeerRun;
    return perSecond(verdicts, wallMs) / perSecond(checks, peerMs);
  }),
);
const holds = times >= LEAST_TIMES;
console.log(
  `  ${holds ? "holds" : "FAILS"}  ${times.toFixed(0)} times as many verdicts a second as the peer's checks; at least ${LEAST_TIMES}`,
);
process.exitCode = holds ? 0 : 1;
