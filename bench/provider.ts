/**
 * Measures the mock provider against a bare server and against aimock, all in one run on loopback:
 * `npx node bench/provider.ts [requests per cell]`. Exits with 1 when a ratio is worse than promised.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { load } from "./provider-load.ts";

const count = Number(process.argv[2] ?? 20_000);
const slices = 20;
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

const body = (stream: boolean): string =>
  JSON.stringify({
    model: "bench-model",
    max_tokens: 1024,
    ...(stream ? { stream: true } : {}),
    system: "You answer in one sentence.",
    messages: [{ role: "user", content: "What does the fox do, and what does it do after that?" }],
  });

const names = ["bare", "ours", "ours-1000", "aimock"] as const;

/** What one peer used in one cell, over all slices. */
interface Cell {
  cpuPerRequest: number;
  readonly perSecond: number[];
}

/**
 * Runs one cell: all peers are up at once and take turns, a slice of the requests each, so that whatever else the
 * machine does falls on all of them alike. As many requests again go before: until then a good part of the CPU time is
 * the compiler's, on every side, and grows with the code.
 */
const measure = async (stream: boolean, connections: number): Promise<Record<string, Cell>> => {
  const peers = await Promise.all(names.map(startPeer));
  const send = (at: number, requests: number) =>
    load(peers[at]!.port, "/v1/messages", body(stream), connections, requests);
  for (const at of peers.keys()) await send(at, count);
  const cells = names.map((): Cell => ({ cpuPerRequest: 0, perSecond: [] }));
  for (let slice = 0; slice < slices; slice++) {
    for (const [at, cell] of cells.entries()) {
      const before = await peers[at]!.cpu();
      const { perSecond } = await send(at, count / slices);
      cell.cpuPerRequest += ((await peers[at]!.cpu()) - before) / count;
      cell.perSecond.push(perSecond);
    }
  }
  for (const peer of peers) peer.close();
  return Object.fromEntries(names.map((name, at) => [name, cells[at]!]));
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

let failed = false;
const claim = (text: string, holds: boolean): void => {
  failed ||= !holds;
  console.log(`${holds ? "holds" : "FAILS"}  ${text}`);
};

for (const stream of [false, true]) {
  for (const connections of [1, 16]) {
    const cells = await measure(stream, connections);
    const cpu = (name: string): number => cells[name]!.cpuPerRequest;
    const rate = (name: string): number => median(cells[name]!.perSecond);
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
