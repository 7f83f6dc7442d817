/**
 * Measures the mock provider against a bare server and against aimock, all in one run on loopback:
 * `npx node bench/provider.ts [requests per cell]`. Exits with 1 when a ratio is worse than promised.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { load } from "./provider-load.ts";

const count = Number(process.argv[2] ?? 20_000);
const rounds = Number(process.argv[3] ?? 3);
const peer = fileURLToPath(new URL("./provider-peer.ts", import.meta.url));

interface Peer {
  readonly port: number;
  /** CPU time used so far, in microseconds. */
  cpu(): Promise<number>;
  close(): void;
}

const startPeer = async (name: string): Promise<Peer> => {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [peer, name]);
  child.stderr.pipe(process.stderr);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<number> => Number((await lines.next()).value);
  const port = await next();
  return {
    port,
    cpu: () => {
      child.stdin.write("\n");
      return next();
    },
    close: () => child.kill(),
  };
};

interface Cell {
  readonly cpuPerRequest: number;
  readonly perSecond: number;
}

const body = (stream: boolean): string =>
  JSON.stringify({
    model: "bench-model",
    max_tokens: 1024,
    ...(stream ? { stream: true } : {}),
    system: "You answer in one sentence.",
    messages: [{ role: "user", content: "What does the fox do, and what does it do after that?" }],
  });

const measure = async (name: string, stream: boolean, connections: number): Promise<Cell> => {
  const started = await startPeer(name);
  await load(started.port, "/v1/messages", body(stream), connections, Math.min(4_000, count));
  const before = await started.cpu();
  const { perSecond } = await load(started.port, "/v1/messages", body(stream), connections, count);
  const after = await started.cpu();
  started.close();
  return { cpuPerRequest: (after - before) / count, perSecond };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const names = ["bare", "ours", "ours-1000", "aimock"] as const;

let failed = false;
const claim = (text: string, holds: boolean): void => {
  failed ||= !holds;
  console.log(`${holds ? "holds" : "FAILS"}  ${text}`);
};

for (const stream of [false, true]) {
  for (const connections of [1, 16]) {
    const cells: Record<string, Cell[]> = Object.fromEntries(names.map((name) => [name, []]));
    // One after the other in each round, so that what the machine does besides falls on all of them.
    for (let round = 0; round < rounds; round++) {
      for (const name of names) cells[name]!.push(await measure(name, stream, connections));
    }
    const cpu = (name: string): number => median(cells[name]!.map((cell) => cell.cpuPerRequest));
    const rate = (name: string): number => median(cells[name]!.map((cell) => cell.perSecond));
    const where = `${stream ? "streamed" : "plain"}, ${connections} connection${connections === 1 ? "" : "s"}`;
    for (const name of names) {
      console.log(
        `       ${where}: ${name.padEnd(9)} ${cpu(name).toFixed(1)} us CPU, ${rate(name).toFixed(0)} requests/s`,
      );
    }
    const overBare = cpu("ours") / cpu("bare");
    claim(`${where}: ${overBare.toFixed(2)} times the CPU of a bare server (at most 1.6)`, overBare <= 1.6);
    const overPeer = rate("ours") / rate("aimock");
    claim(`${where}: ${overPeer.toFixed(2)} times the requests per second of aimock (more than 1)`, overPeer > 1);
    const scripts = cpu("ours-1000") / cpu("ours");
    claim(`${where}: ${scripts.toFixed(2)} times the CPU with 1,000 scripts (at most 1.15)`, scripts <= 1.15);
  }
}
process.exitCode = failed ? 1 : 0;
