import { afterEach, describe, expect, it } from "vitest";
import { type Engine, listenEngine } from "../../src/engine/index.ts";
import type { Event } from "../../src/generated/types.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { signBody } from "../../src/wire/signature.ts";
import { readSse } from "../../src/wire/sse.ts";
import { config, KEY, openHouse, SESSION } from "./house.ts";

const tools = config([{ name: "tool" }]);
const token = async (house: ReturnType<typeof openHouse>, id = "ann", ttl_seconds = 600): Promise<string> =>
  (await house.call("POST", "/api/machine/client-tokens", { identity: { id }, ttl_seconds })).json.token;

describe("Credentials", () => {
  it.each([
    ["POST", "/api/machine/sessions/submit"],
    ["POST", "/api/machine/sessions/s/calls/settle"],
    ["POST", "/api/machine/workers/submit"],
    ["POST", "/api/machine/client-tokens"],
    ["GET", "/api/machine/sessions/s/events"],
    ["GET", "/api/machine/sessions/s/events/stream"],
    ["GET", "/api/machine/blobs"],
    ["POST", "/api/client/sessions/input"],
    ["GET", "/api/client/sessions/s"],
    ["GET", "/api/client/blobs"],
  ])("%s %s takes nobody without the right one", async (method, path) => {
    const house = openHouse();
    const body = method === "POST" ? {} : undefined;
    expect((await house.call(method, path, body, "wrong")).status).toBe(401);
    const others = path.startsWith("/api/client/") ? KEY : await token(house);
    expect((await house.call(method, path, body, others)).status).toBe(401);
  });

  it("A token lapses when it said it would", async () => {
    const house = openHouse({ config: tools, script: ["Done."] });
    await house.say("go");
    const short = await token(house, "ann", 60);
    const look = async () => (await house.call("GET", `/api/client/sessions/${SESSION}`, undefined, short)).status;
    expect(await look()).toBe(200);
    house.clock.goTo(house.clock.now() + 61_000);
    expect(await look()).toBe(401);
  });

  it.each([{ identity: { id: " " } }, { identity: { id: "ann" }, ttl_seconds: 0 }])("%j is no token", async (body) => {
    expect((await openHouse().call("POST", "/api/machine/client-tokens", body)).status).toBe(400);
  });

  it("A session is its tenant's, its owner's and its agent's", async () => {
    const house = openHouse({ config: tools, script: ["Done.", "Done."] });
    await house.say("go");
    const events = `/api/machine/sessions/${SESSION}/events`;
    expect((await house.call("GET", events, undefined, "key-2")).status).toBe(404);
    const submit = {
      agent_id: "agent",
      identity: { id: "ann" },
      session_id: SESSION,
      payload: { type: "client.message", message: { role: "user", content: "hi" } },
    };
    expect((await house.call("POST", "/api/machine/sessions/submit", submit, "key-2")).status).toBe(403);
    const bob = { ...submit, identity: { id: "bob" } };
    expect((await house.call("POST", "/api/machine/sessions/submit", bob)).status).toBe(403);
    const own = `/api/client/sessions/${SESSION}`;
    expect((await house.call("GET", own, undefined, await token(house, "bob"))).status).toBe(404);
    expect((await house.call("GET", own, undefined, await token(house))).json).toMatchObject({
      session_id: SESSION,
      agent_id: "agent",
      status: "done",
      messages: [{ content: "go" }, { content: "Done." }],
    });
  });
});

describe("Requests that make no sense", () => {
  it.each([
    ["POST", "/api/machine/sessions/submit", "{", 400],
    ["POST", "/api/machine/sessions/submit", "[".repeat(100_000), 400],
    ["POST", "/api/machine/sessions/submit", "{}", 422],
    ["POST", "/api/machine/sessions/submit", '{"__proto__":{}}', 422],
    ["POST", "/api/machine/sessions/%E0%A4%A/calls/settle", "{}", 404],
    ["POST", "/api/machine/sessions/s/calls/settle", '{"type":"tool.result"}', 422],
    ["POST", "/api/machine/sessions/s/calls/settle", '{"type":"tool.error","id":"x","error":"y"}', 404],
    ["GET", "/api/machine/sessions/submit", undefined, 405],
    ["GET", "/nowhere", undefined, 404],
    ["GET", "//", undefined, 404],
  ])("%s %s %.20s is a %s", async (method, path, body, status) => {
    expect((await openHouse().call(method, path, body)).status).toBe(status);
  });

  it("The engine says that it is well", async () => {
    expect(await openHouse().call("GET", "/healthz", undefined, "nobody")).toMatchObject({
      status: 200,
      json: { ok: true },
    });
  });

  it("A browser may ask from anywhere", async () => {
    const preflight = await openHouse().call("OPTIONS", "/api/client/sessions/input", undefined, "nobody");
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers["access-control-allow-headers"]).toContain("authorization");
  });
});

it("A delivery is signed over its exact bytes when the agent has a secret, and not at all without one", async () => {
  const house = openHouse({ config: tools, script: ["Done."], secret: "s3cret" });
  await house.say("go");
  expect(house.headers).not.toHaveLength(0);
  for (const [index, headers] of house.headers.entries())
    expect(headers["x-substructure-signature"]).toBe(signBody("s3cret", JSON.stringify(house.asked[index])));
  const plain = openHouse({ config: tools, script: ["Done."] });
  await plain.say("go");
  expect(plain.headers.some((headers) => "x-substructure-signature" in headers)).toBe(false);
});

it("A worker may answer with an event stream", async () => {
  const frames = (event: string, data: unknown) => ({
    status: 200,
    headers: { "content-type": "text/event-stream; charset=utf-8" },
    body: `: hello\n\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  });
  const house = openHouse({
    config: tools,
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger, attempts }) => {
      if (trigger.type !== "tool.execute") return undefined;
      if (attempts === 1) return frames("decision.error", { message: "not yet" });
      return frames("decision.result", { actions: [{ type: "tool.result", result: "streamed" }] });
    },
  });
  await house.say("go");
  await house.pass(3);
  expect(house.prompts[1]?.messages.at(-1)?.content).toBe("streamed");
});

describe("The event stream", () => {
  async function read(engine: Engine, path: string, headers: Record<string, string>, until: number): Promise<Event[]> {
    const events: Event[] = [];
    const response = await createHandleSend({ "http://engine.test": engine.handle })({
      method: "GET",
      url: `http://engine.test${path}`,
      headers: { authorization: `Bearer ${KEY}`, ...headers },
    });
    for await (const { id, event, data } of readSse(response.stream)) {
      const parsed = JSON.parse(data) as Event;
      expect([id, event]).toEqual([String(parsed.seq), parsed.payload.type]);
      events.push(parsed);
      if (events.length === until) break;
    }
    return events;
  }

  it("goes on after the event that the reader names, and repeats and skips nothing", async () => {
    const house = openHouse({ config: tools, script: ["One.", "Two."] });
    await house.say("go");
    const all = await house.events();
    const path = `/api/machine/sessions/${SESSION}/events/stream`;
    expect(await read(house.engine, path, {}, all.length)).toEqual(all);
    expect(await read(house.engine, `${path}?after_seq=5`, {}, all.length - 5)).toEqual(all.slice(5));
    const both = await read(house.engine, `${path}?after_seq=5`, { "last-event-id": "7" }, all.length - 7);
    expect(both).toEqual(all.slice(7));
    const following = read(house.engine, `${path}?after_seq=${all.length}`, {}, 3);
    await house.say("more");
    expect((await following).map(({ seq }) => seq)).toEqual([1, 2, 3].map((n) => all.length + n));
  });

  it("ends by itself with the turn that it was asked for", async () => {
    const house = openHouse({ config: tools, script: ["One.", "Two."] });
    await house.say("go", { turn_id: "first" });
    await house.say("more", { turn_id: "second" });
    const path = `/api/machine/sessions/${SESSION}/events/stream?turn_id=first`;
    const events = await read(house.engine, path, {}, -1);
    expect(events.at(-1)?.payload.type).toBe("turn.completed");
    expect(new Set(events.map(({ turn_id }) => turn_id))).toEqual(new Set(["first"]));
  });
});

describe("Over a socket", () => {
  const closing: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it("a body over the limit is a 413 in the words of its route, which a page may read, and the engine goes on", async () => {
    const options = { agents: { agent: {} }, model: { baseUrl: "http://127.0.0.1:1" }, apiKeys: { [KEY]: "t" } };
    const engine = await listenEngine(options, { maxBody: 1000 });
    const out = createNodeSend();
    closing.push(engine.close, out.close);
    const send = (body: string, path = "/api/machine/client-tokens") =>
      out.send({
        method: "POST",
        url: `${engine.url}${path}`,
        headers: { authorization: `Bearer ${KEY}` },
        body,
      });
    const large = await send(`"${"x".repeat(2000)}"`);
    expect(large.status).toBe(413);
    const error = "The body has more than 1000 bytes.";
    expect(JSON.parse(await large.text())).toEqual({ ok: false, error });
    const fromPage = await send(`"${"x".repeat(2000)}"`, "/api/client/sessions/input");
    expect([fromPage.status, fromPage.headers["access-control-allow-origin"]]).toEqual([413, "*"]);
    expect(JSON.parse(await fromPage.text())).toEqual({ error });
    const small = await send('{"identity":{"id":"ann"}}');
    expect(small.status).toBe(200);
    await small.bytes();
  });
});
