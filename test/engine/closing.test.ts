import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { memoryBlobs } from "../../src/engine/blobs/memory.ts";
import { listenEngine, memoryStore } from "../../src/engine/index.ts";
import { createClosing } from "../../src/engine/surface/closing.ts";
import { config, KEY, openHouse, SESSION } from "./house.ts";

const get = (path: string, signal = new AbortController().signal) => ({
  method: "GET",
  path,
  headers: { authorization: `Bearer ${KEY}` },
  body: new Uint8Array(),
  signal,
});

describe("An engine that is about to close", () => {
  it("takes nothing new, in the shape that each caller reads", async () => {
    const house = openHouse({ config: config([]), script: ["Done."] });
    await house.engine.drain();
    expect(await house.say("go")).toMatchObject({ status: 503, json: { ok: false }, headers: { connection: "close" } });
    expect(house.asked).toEqual([]);
  });

  it("ends the event streams, each after what has been recorded", async () => {
    const house = openHouse({ config: config([]), script: ["Done."] });
    await house.say("go");
    const { body } = await house.engine.handle(get(`/api/machine/sessions/${SESSION}/events/stream`));
    const read = (async () => {
      let text = "";
      for await (const chunk of body as AsyncIterable<string>) text += chunk;
      return text;
    })();
    const events = await house.events();
    await house.quiet();
    await house.engine.drain();
    expect((await read).match(/^id: /gm)).toHaveLength(events.length);
  });

  it("finishes what it is answering before it lets go of its store", async () => {
    const store = memoryStore();
    const steps: string[] = [];
    let put: () => void = () => undefined;
    const memory = memoryBlobs({ next: () => crypto.randomUUID() });
    const house = openHouse({
      config: config([]),
      script: ["Done."],
      engine: {
        store: { ...store, close: () => void steps.push("closed") },
        blobs: {
          ...memory,
          put: async (...args) => {
            await new Promise<void>((resolve) => (put = resolve));
            return memory.put(...args);
          },
        },
      },
    });
    const content = [{ type: "blob", uri: "data:image/png;base64,AAAA" }];
    const payload = { type: "client.message", message: { role: "user", content } };
    const submit = { agent_id: "agent", identity: { id: "ann" }, session_id: SESSION, payload };
    const saying = house.call("POST", "/api/machine/sessions/submit", submit);
    saying.then(({ status }) => steps.push(`answered ${status}`));
    await house.quiet();
    const closing = house.engine.close();
    await house.quiet();
    expect(steps).toEqual([]);
    put();
    await closing;
    expect(steps).toEqual(["answered 202", "closed"]);
  });

  it("waits for a reader that never reads no longer than its grace", async () => {
    const { count, drain } = createClosing(20);
    async function* body() {
      yield "never read";
    }
    await count(() => ({ status: 200, body: body() }))(get("/"));
    await drain();
  });

  it("does not wait for a reader that has left", async () => {
    const { count, drain } = createClosing(2 ** 30);
    const left = new AbortController();
    async function* body() {
      yield "never read";
    }
    await count(() => ({ status: 200, body: body() }))(get("/", left.signal));
    left.abort();
    await drain();
  });
});

it("Over a socket, a stream ends whole when the engine closes, and what was open is there in the next one", async () => {
  const store = { ...memoryStore(), close: () => undefined };
  const options = {
    agents: { agent: {} },
    model: { baseUrl: "http://127.0.0.1:1" },
    apiKeys: { [KEY]: "t" },
    store,
    delivery: { deliver: () => new Promise<never>(() => undefined) },
  };
  const first = await listenEngine(options);
  const headers = { authorization: `Bearer ${KEY}`, "content-type": "application/json" };
  const payload = { type: "client.message", message: { role: "user", content: "hi" } };
  const submit = { agent_id: "agent", identity: { id: "o" }, session_id: "s", payload };
  const said = await fetch(`${first.url}/api/machine/sessions/submit`, {
    method: "POST",
    headers,
    body: JSON.stringify(submit),
  });
  expect(said.status).toBe(202);
  const stream = await fetch(`${first.url}/api/machine/sessions/s/events/stream`, { headers });
  const reading = stream.text();
  await wait(20);
  await first.close();
  expect((await reading).match(/^id: /gm)).toHaveLength(store.read("s", 0).length);
  const second = await listenEngine(options);
  const { events } = (await (await fetch(`${second.url}/api/machine/sessions/s/events`, { headers })).json()) as {
    events: { payload: { type: string } }[];
  };
  expect(events.at(-1)?.payload).toMatchObject({ type: "decision.dispatched", attempts: 2 });
  await second.close();
});
