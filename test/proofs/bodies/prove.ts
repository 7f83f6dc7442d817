/**
 * Sends random and mutated bodies to every route of the reference engine over loopback:
 * `node test/proofs/bodies/prove.ts [bodies] [seed]`. No answer may be a 5xx, the process must live, and its memory after
 * a collection must be at most a fifth above what it was after the first 5,000 bodies. Exits with 1 when one does not hold.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { WireResponse } from "../../../src/wire/handle.ts";
import { createNodeSend } from "../../../src/wire/node-send.ts";
import { listen } from "../../../src/wire/node-server.ts";

const total = Number(process.argv[2] ?? 100_000);
const SETTLED = 5_000;
const PER_SESSION = 250;
const AT_ONCE = 8;

let state = Number(process.argv[3] ?? 1);
const random = (below: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const json = (body: unknown): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

const worker = await listen(({ body }) => {
  const { trigger, proposed } = read(body);
  if (trigger.type === "session.start")
    return json({ agent: { model: "m", tools: [{ name: "tool" }, { name: "pick", handler: "client" }] } });
  return json(trigger.type === "tool.execute" ? {} : proposed);
});
const provider = await listen(({ body }) => {
  const { messages } = read(body) as { messages: unknown[] };
  const calls = [
    { id: "c1", type: "function", function: { name: messages.length % 2 ? "tool" : "pick", arguments: "{}" } },
  ];
  const asks = messages.length % 3 === 1;
  const message = { role: "assistant", content: asks ? null : "Done.", ...(asks ? { tool_calls: calls } : {}) };
  return json({ model: "m", choices: [{ index: 0, message, finish_reason: asks ? "tool_calls" : "stop" }] });
});

const dataDir = mkdtempSync(join(tmpdir(), "tck-bodies-"));
const options = JSON.stringify({ workerUrl: worker.url, providerUrl: provider.url, dataDir });
const child = spawn(process.execPath, ["--expose-gc", join(import.meta.dirname, "engine.ts"), options], {
  stdio: ["pipe", "pipe", "inherit"],
});
let ended: string | undefined;
child.once("exit", (code, signal) => {
  ended = `the engine ended with ${code ?? signal}`;
});
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const line = async (): Promise<string> => String((await lines.next()).value);
const url = await line();

/** Memory after a collection, in bytes. */
async function memory(): Promise<number> {
  // What is under way ends first.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  child.stdin.write("\n");
  const { heapUsed, external } = JSON.parse(await line()) as { heapUsed: number; external: number };
  return heapUsed + external;
}

/** Bodies that mean something, each with the route that takes it. */
const good = (session: string): readonly (readonly [string, unknown])[] => {
  const machine = `/api/machine/sessions/${session}`;
  const who = { agent_id: "agent", identity: { id: "ann" }, session_id: session };
  const message = { role: "user", content: "hi" };
  return [
    ["/api/machine/sessions/submit", { ...who, queue: true, payload: { type: "client.message", message } }],
    ["/api/machine/sessions/submit", { ...who, payload: { type: "client.action", name: "poke" } }],
    [
      "/api/machine/workers/submit",
      { session_id: session, decision_id: "d", actions: [{ type: "tool.result", id: "c1", result: { content: [] } }] },
    ],
    [
      `${machine}/calls/settle`,
      { type: "tool.result", id: "c1", result: { content: [{ type: "image", data: "AAEC", mimeType: "a/b" }] } },
    ],
    [`${machine}/calls/settle`, { type: "tool.error", id: "c1", error: "no", retryable: true }],
    [`${machine}/calls/settle`, { type: "llm.result", id: "m1", response: {} }],
    ["/api/machine/client-tokens", { identity: { id: "ann" }, ttl_seconds: 5 }],
    ["/api/client/sessions/input", { session_id: session, input: { type: "interrupt.resume", interrupt_id: "i" } }],
    [
      "/api/client/sessions/input",
      {
        session_id: session,
        input: { type: "client.messages", agent_id: "agent", messages: [{ role: "tool", tool_call_id: "c1" }] },
      },
    ],
    [`/api/client/sessions/${session}/interrupt`, { interrupt_id: "i", reason: "stop" }],
    [`${machine}/resume`, { type: "interrupt.resume", interrupt_id: "i" }],
  ];
};

const routes = (session: string): readonly (readonly [string, string])[] => [
  ["POST", "/api/machine/sessions/submit"],
  ["POST", "/api/machine/workers/submit"],
  ["POST", "/api/machine/client-tokens"],
  ["POST", `/api/machine/sessions/${session}/calls/settle`],
  ["POST", `/api/machine/sessions/${session}/interrupt`],
  ["POST", `/api/machine/sessions/${session}/resume`],
  ["GET", `/api/machine/sessions/${session}/events?after_seq=${random(40)}`],
  ["GET", `/api/machine/blobs?uri=${encodeURIComponent(`blob://tenant-1/${session}`)}`],
  ["POST", "/api/client/sessions/input"],
  ["GET", `/api/client/sessions/${session}`],
  ["POST", `/api/client/sessions/${session}/interrupt`],
  ["GET", "/api/client/blobs?uri=blob://t/x"],
  ["GET", "/api/admin/sessions"],
  ["GET", `/api/admin/sessions/${session}`],
  ["GET", "/healthz"],
  [pick(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]), "/api/machine/sessions/submit"],
  ["POST", `/${pick(["", "api", "api/%00", "%ff", "a".repeat(3_000)])}`],
];

const odd: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  "",
  "x".repeat(5_000),
  [],
  {},
  true,
  [[[[]]]],
  "\u0000",
  "\ud800",
  { __proto__: null },
];

/** A body that was good, with one value somewhere in it replaced. */
function mutated(body: unknown): string {
  const places: (readonly [Record<string, unknown>, string])[] = [];
  const copy = JSON.parse(JSON.stringify(body), function (this: Record<string, unknown>, key, held) {
    if (key !== "") places.push([this, key]);
    return held;
  });
  const place = places[random(places.length)];
  if (place !== undefined) place[0][place[1]] = pick(odd);
  return JSON.stringify(copy);
}

const texts = [
  "",
  "null",
  "[",
  "\u0000",
  "{".repeat(2_000),
  '{"a":1e999}',
  '{"__proto__":{"x":1}}',
  '"\\ud800"',
  "\ufeff{}",
];

/** The bytes of one request. */
function bytesOf(body: unknown): Uint8Array {
  const kind = random(10);
  const text = kind < 4 ? mutated(body) : kind < 5 ? pick(texts) : JSON.stringify(body);
  const bytes = Buffer.from(text);
  if (kind === 5) return bytes.subarray(0, random(bytes.length + 1));
  // A bit that flips somewhere, also in the middle of a character.
  if (kind === 6 && bytes.length > 0) bytes[random(bytes.length)]! ^= 1 << random(8);
  return bytes;
}

/** Where a request goes and what it brings: most of the time a body that its route may take, else anything anywhere. */
function requestFor(session: string): { method: string; path: string; body: Uint8Array | undefined } {
  const [own, body] = pick(good(session));
  const [method, path] = random(10) < 6 ? (["POST", own] as const) : pick(routes(session));
  return { method, path, body: method === "GET" || method === "HEAD" ? undefined : bytesOf(body) };
}

const send = createNodeSend();
const statuses = new Map<number, number>();
const faults: string[] = [];
let sent = 0;
let token = "";

async function tokenFor(): Promise<string> {
  const request = { identity: { id: "ann" }, ttl_seconds: 1_000_000 };
  const headers = { authorization: "Bearer key-1" };
  const answer = await send.send({
    method: "POST",
    url: `${url}/api/machine/client-tokens`,
    headers,
    body: JSON.stringify(request),
  });
  return (JSON.parse(await answer.text()) as { token: string }).token;
}

/** Sends until so many have gone out. */
async function sendUpTo(count: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (sent < count && faults.length < 20 && ended === undefined) {
      const session = `s-${Math.floor(sent++ / PER_SESSION)}`;
      const { method, path, body } = requestFor(session);
      const key = path.startsWith("/api/client/") ? token : "key-1";
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      try {
        const answer = await send.send({ method, url: url + path, headers, ...(body === undefined ? {} : { body }) });
        await answer.bytes();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 500) faults.push(`${method} ${path} ${String(body).slice(0, 200)}: ${answer.status}`);
      } catch (thrown) {
        faults.push(`${method} ${path} ${String(body).slice(0, 200)}: ${String(thrown)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

try {
  token = await tokenFor();
  await sendUpTo(Math.min(SETTLED, total));
  const before = await memory();
  await sendUpTo(total);
  const after = ended === undefined ? await memory() : Number.NaN;
  if (ended !== undefined) faults.push(ended);
  const ratio = after / before;
  const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  console.log(
    `${sent} bodies; statuses ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(", ")}`,
  );
  console.log(
    `memory after ${SETTLED} bodies ${megabytes(before)}, at the end ${megabytes(after)}: ${ratio.toFixed(2)} times (at most 1.2)`,
  );
  process.exitCode = faults.length === 0 && ratio <= 1.2 ? 0 : 1;
} finally {
  child.kill("SIGKILL");
  send.close();
  await Promise.all([worker.close(), provider.close()]);
  rmSync(dataDir, { recursive: true, force: true });
}
