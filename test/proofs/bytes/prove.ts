/**
 * Has a tool answer with 24 MiB of bytes, several times over: `node test/proofs/bytes/prove.ts [results]`. The engine's
 * process may never have more than 400 MiB; each blob must be served as it went in, and a result over the limit of a body
 * must fail its turn and nothing else. Exits with 1 when one does not hold.
 */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Event } from "../../../src/generated/types.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import { createNodeSend } from "../../../src/wire/node-send.ts";
import { listen } from "../../../src/wire/node-server.ts";

const results = Number(process.argv[2] ?? 4);
const LIMIT = 400 * 2 ** 20;
const PARTS = 3;
const PART = (24 * 2 ** 20) / PARTS;

const json = (text: string): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: text,
});
const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const sent = new Set<string>();

/** A result with that many images, written out by hand: this process has memory to spare, but not without end. */
function resultOf(images: number): string {
  const blocks = Array.from({ length: images }, () => {
    const bytes = randomBytes(PART);
    sent.add(hash(bytes));
    return `{"type":"image","mimeType":"image/png","data":"${bytes.toString("base64")}"}`;
  });
  return `{"actions":[{"type":"tool.result","result":{"content":[${blocks.join()}]}}]}`;
}

let images = PARTS;
const worker = await listen(({ body }) => {
  const { trigger, proposed } = JSON.parse(new TextDecoder().decode(body));
  if (trigger.type === "session.start") return json('{"agent":{"model":"m","tools":[{"name":"tool"}]}}');
  return json(trigger.type === "tool.execute" ? resultOf(images) : JSON.stringify(proposed));
});
const provider = await listen(({ body }) => {
  const { messages } = JSON.parse(new TextDecoder().decode(body)) as { messages: { role: string }[] };
  const asks = messages.at(-1)?.role === "user" && !messages.some(({ role }) => role === "tool");
  const calls = [{ id: "c1", type: "function", function: { name: "tool", arguments: "{}" } }];
  const message = { role: "assistant", content: asks ? null : "Done.", ...(asks ? { tool_calls: calls } : {}) };
  return json(
    JSON.stringify({ model: "m", choices: [{ index: 0, message, finish_reason: asks ? "tool_calls" : "stop" }] }),
  );
});

const dataDir = mkdtempSync(join(tmpdir(), "tck-bytes-"));
const options = JSON.stringify({ workerUrl: worker.url, providerUrl: provider.url, dataDir });
const child = spawn(process.execPath, [join(import.meta.dirname, "engine.ts"), options], {
  stdio: ["pipe", "pipe", "inherit"],
});
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const line = async (): Promise<string> => String((await lines.next()).value);
const url = await line();
const out = createNodeSend();
const headers = { authorization: "Bearer key", "content-type": "application/json" };
const faults: string[] = [];

/** Plays one session of one call and gives its record. */
async function play(session: string): Promise<Event[]> {
  const payload = { type: "client.message", message: { role: "user", content: "go" } };
  const submit = { agent_id: "agent", identity: { id: "ann" }, session_id: session, payload };
  const body = JSON.stringify(submit);
  await (await out.send({ method: "POST", url: `${url}/api/machine/sessions/submit`, headers, body })).text();
  for (;;) {
    const answer = await out.send({ method: "GET", url: `${url}/api/machine/sessions/${session}/events`, headers });
    const { events } = JSON.parse(await answer.text()) as { events: Event[] };
    if (events.some(({ payload: { type } }) => type === "session.done")) return events;
    await wait(20);
  }
}

try {
  for (let n = 0; n < results; n++) {
    const events = await play(`s-${n}`);
    const [ended] = events.flatMap(({ payload }) => (payload.type === "tool.call.completed" ? [payload.result] : []));
    const uris = (ended?.content ?? []).flatMap((block) => (block.type === "blob" ? [block.uri] : []));
    if (uris.length !== PARTS) faults.push(`session ${n} has ${uris.length} blobs instead of ${PARTS}`);
    for (const uri of uris) {
      const answer = await out.send({
        method: "GET",
        url: `${url}/api/machine/blobs?uri=${encodeURIComponent(uri)}`,
        headers,
      });
      if (!sent.has(hash(await answer.bytes()))) faults.push(`session ${n} gives other bytes back than it got`);
    }
  }
  child.stdin.write("\n");
  const most = Number(await line()) * 1024;
  if (most > LIMIT) faults.push(`the engine had ${most} bytes`);
  // Beyond 64 MiB of body nothing is read any more.
  images = 7;
  const failed = await play("too-large");
  const [over] = failed.flatMap(({ payload }) => (payload.type === "turn.completed" ? [payload.error] : []));
  if (over === undefined || over === null) faults.push("a result over the limit of a body did not fail its turn");
  const large = Buffer.alloc(65 * 2 ** 20, 32);
  const refused = await out.send({ method: "POST", url: `${url}/api/machine/sessions/submit`, headers, body: large });
  await refused.bytes();
  if (refused.status !== 413) faults.push(`a body of 65 MiB was answered with ${refused.status}`);
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  console.log(
    `${results} results of 24 MiB: at most ${Math.round(most / 1e6)} MB of memory; beyond 64 MiB: ${over?.message ?? "nothing"}, and 413.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  child.kill("SIGKILL");
  out.close();
  await Promise.all([worker.close(), provider.close()]);
  rmSync(dataDir, { recursive: true, force: true });
}
