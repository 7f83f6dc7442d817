import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DecisionRequest, Event } from "../../src/generated/types.ts";
import type { WireResponse } from "../../src/wire/handle.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { type Listening, listen } from "../../src/wire/node-server.ts";

/** Every exchange is one to die in when all is to be proved; a run of the tests takes a sample. */
const EVERY = process.env["ENGINE_KILLS"] === "all" ? 1 : 4;

/** The peers of an engine that is killed as soon as its nth exchange with them begins. */
let worker: Listening;
let provider: Listening;
let exchanges = 0;
let killAt = 0;
let victim: ChildProcess | undefined;
let killedInOpenCall = 0;
const runs = new Map<string, number>();
const folder = mkdtempSync(join(tmpdir(), "tck-killed-"));
const out = createNodeSend();

const json = (body: unknown): WireResponse => ({ status: 200, body: JSON.stringify(body) });
const bodyOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

/** True when this exchange is the one to die in: its answer goes nowhere. */
function dies(open: boolean): boolean {
  exchanges++;
  if (exchanges !== killAt) return false;
  if (open) killedInOpenCall++;
  victim?.kill("SIGKILL");
  return true;
}

beforeAll(async () => {
  worker = await listen(({ body }) => {
    const { trigger, proposed, attempts } = bodyOf(body) as DecisionRequest;
    if (dies(trigger.type === "tool.execute" || trigger.type === "tool.finished")) return { status: 500 };
    if (trigger.type === "session.start") return json({ agent: { model: "m", tools: [{ name: "tool" }] } });
    if (trigger.type !== "tool.execute") return json(proposed);
    runs.set(trigger.id, (runs.get(trigger.id) ?? 0) + (attempts > 1 ? 0 : 1));
    return json({ actions: [{ type: "tool.result", result: `ran ${trigger.id}` }] });
  });
  provider = await listen(({ body }) => {
    const { messages } = bodyOf(body) as { messages: { role: string }[] };
    if (dies(false)) return { status: 500 };
    const calls = ["c1", "c2"].map((id) => ({ id, type: "function", function: { name: "tool", arguments: "{}" } }));
    const first = !messages.some(({ role }) => role === "assistant");
    const message = { role: "assistant", content: first ? null : "Done.", ...(first ? { tool_calls: calls } : {}) };
    return json({ model: "m", choices: [{ index: 0, message, finish_reason: first ? "tool_calls" : "stop" }] });
  });
});

afterAll(async () => {
  victim?.kill("SIGKILL");
  out.close();
  await Promise.all([worker.close(), provider.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<string> {
  const options = {
    agents: { a: { workerUrl: worker.url } },
    model: { baseUrl: provider.url },
    apiKeys: { k: "t" },
    dataDir,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, "engine-process.ts"), JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  victim = child;
  const [line] = (await once(child.stdout as NonNullable<typeof child.stdout>, "data")) as [Buffer];
  return line.toString().trim();
}

async function ask(method: string, url: string, body?: unknown): Promise<{ events?: Event[] }> {
  const headers = { authorization: "Bearer k" };
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await out.send({ method, url, headers, ...text });
  return JSON.parse(await response.text());
}

/** Plays one session; when the engine dies on the way, another one goes on in its folder. */
async function play(name: string): Promise<Event[]> {
  const dataDir = join(folder, name);
  exchanges = 0;
  runs.clear();
  let url = await start(dataDir);
  const payload = { type: "client.message", message: { role: "user", content: "go" } };
  const submit = { agent_id: "a", identity: { id: "o" }, session_id: "s", payload };
  await ask("POST", `${url}/api/machine/sessions/submit`, submit).catch(() => undefined);
  for (;;) {
    if (victim?.signalCode !== null) url = await start(dataDir);
    const { events = [] } = await ask("GET", `${url}/api/machine/sessions/s/events`).catch(() => ({ events: [] }));
    if (events.some(({ payload: { type } }) => type === "session.done")) {
      victim?.kill("SIGKILL");
      return events;
    }
    await wait(10);
  }
}

const said = (events: Event[]) =>
  events.flatMap(({ payload }) =>
    payload.type === "message.new" ? [[payload.message.role, payload.message.content]] : [],
  );

it("An engine that is killed in any exchange goes on where its log ends: nothing is lost, and nothing is done twice", async () => {
  const whole = await play("whole");
  const total = exchanges;
  expect(total).toBeGreaterThan(8);
  for (killAt = 1; killAt <= total; killAt += EVERY) {
    const events = await play(`killed-${killAt}`);
    expect([killAt, said(events)]).toEqual([killAt, said(whole)]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const ends = events.filter(({ payload: { type } }) => type === "tool.call.completed");
    expect(ends).toHaveLength(2);
    // Redelivery of the step that was cut off is the only repetition.
    expect([...runs.values()].every((times) => times <= 1)).toBe(true);
    expect(exchanges).toBe(total + 1);
  }
  if (killedInOpenCall === 0) throw new Error("No kill fell inside an open call, so nothing was shown.");
}, 120_000);
