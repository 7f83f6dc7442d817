import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { defaultCommands } from "../../src/engine/index.ts";
import { fits } from "../../src/validate/index.ts";
import { config, KEY, openHouse, SESSION } from "./house.ts";

const tool = config([{ name: "tool" }]);
const call = { id: "c1", name: "tool", args: "{}" };
type House = ReturnType<typeof openHouse>;
const token = async (house: House, identity: object = { id: "ann" }): Promise<string> =>
  (await house.call("POST", "/api/machine/client-tokens", { identity })).json.token;
const waiting = async () => {
  const worker = ({ trigger }: { trigger: { type: string } }) => (trigger.type === "tool.execute" ? {} : undefined);
  const house = openHouse({ config: tool, script: [[call], "Done."], worker: worker as never });
  await house.say("go");
  return house;
};

describe("The routes for whoever runs the engine", () => {
  it("list the tenant's sessions page by page", async () => {
    const house = openHouse({ config: tool, script: ["Done.", "Done.", "Done.", "Done."] });
    for (const session_id of ["s3", "s1", "s2"]) await house.say("go", { session_id });
    const list = async (query = "", key = KEY) =>
      (await house.call("GET", `/api/admin/sessions${query}`, undefined, key)).json;
    const ids = ({ sessions }: { sessions: { session_id: string }[] }) => sessions.map(({ session_id }) => session_id);
    expect(await list()).toEqual({
      sessions: ["s1", "s2", "s3"].map((session_id) => ({ session_id, agent_id: "agent", owner: "ann" })),
    });
    const first = await list("?limit=2");
    expect([ids(first), first.next]).toEqual([["s1", "s2"], "s2"]);
    const second = await list("?limit=2&after=s2");
    expect([ids(second), second.next]).toEqual([["s3"], undefined]);
    expect(fits("AdminSessionList", first)).toMatchObject({ ok: true });
    for (const odd of ["?limit=0", "?limit=x", "?limit=-1", "?limit=1e9"]) expect(ids(await list(odd))).toHaveLength(3);
    expect(await list("", "key-2")).toEqual({ sessions: [] });
  });

  it("show a session with what is open in it, and nothing of another tenant's", async () => {
    const house = await waiting();
    const path = `/api/admin/sessions/${SESSION}`;
    const { status, json } = await house.call("GET", path);
    expect(status).toBe(200);
    expect(fits("AdminSession", json)).toMatchObject({ ok: true });
    expect(json).toMatchObject({
      status: "running",
      owner: "ann",
      seq: (await house.events()).length,
      calls: [{ id: "c1", name: "tool", status: "pending" }],
      decisions: [],
      agent: tool,
    });
    expect((await house.call("GET", path, undefined, "key-2")).status).toBe(404);
    expect((await house.call("GET", "/api/admin/sessions/none")).status).toBe(404);
    expect((await house.call("GET", path, undefined, await token(house))).status).toBe(401);
  });

  it("show a delivery that has failed, and when it is made again", async () => {
    const house = openHouse({ config: tool, worker: () => ({ status: 503 }) });
    await house.say("go");
    const { json } = await house.call("GET", `/api/admin/sessions/${SESSION}`);
    expect(fits("AdminSession", json)).toMatchObject({ ok: true });
    expect(json.decisions).toMatchObject([
      { trigger: "session.start", attempts: 1, retry_at: "2026-01-01T00:00:02.000Z" },
      { trigger: "client.messages", attempts: 0 },
    ]);
  });

  it("give the log as the machine's route does, and change nothing", async () => {
    const house = await waiting();
    const { json } = await house.call("GET", `/api/admin/sessions/${SESSION}/events?after_seq=3`);
    expect(json.events).toEqual((await house.events()).slice(3));
    for (const path of ["", `/${SESSION}`, `/${SESSION}/events`])
      expect(await house.call("POST", `/api/admin/sessions${path}`, {})).toMatchObject({
        status: 405,
        headers: { allow: "GET" },
      });
  });
});

describe("A client token", () => {
  const secret = new TextEncoder().encode("a secret of thirty-two bytes, ok");
  const open = () => openHouse({ config: tool, script: ["Done."], engine: { tokenSecret: secret } });
  const jwt = (claims: object, key = secret, alg = "HS256") =>
    new SignJWT({ tenant: "tenant-1", ...claims }).setProtectedHeader({ alg }).setExpirationTime(1767225900).sign(key);
  const look = async (house: House, bearer: string) =>
    (await house.call("GET", `/api/client/sessions/${SESSION}`, undefined, bearer)).status;

  it("counts if the engine's own secret has signed it, for its tenant and subject", async () => {
    const house = open();
    await house.say("go");
    expect(await look(house, await jwt({ sub: "ann" }))).toBe(200);
    expect(await look(house, await jwt({ sub: "bob" }))).toBe(404);
    expect(await look(house, await jwt({ sub: "ann", tenant: "tenant-2" }))).toBe(404);
  });

  it("does not with another secret, another algorithm, none, or nobody named", async () => {
    const house = open();
    await house.say("go");
    const other = new TextEncoder().encode("another secret of 32 bytes, okay");
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const unsigned = `${part({ alg: "none" })}.${part({ tenant: "tenant-1", sub: "ann", exp: 1767225900 })}.`;
    const long = new Uint8Array(64).fill(7);
    const bad = [
      await jwt({ sub: "ann" }, other),
      await jwt({ sub: "ann" }, long, "HS512"),
      unsigned,
      await jwt({}),
      await jwt({ sub: "" }),
      await jwt({ sub: "ann", tenant: 5 }),
      `${await jwt({ sub: "ann" })}x`,
      "",
    ];
    for (const bearer of bad) expect([bearer, await look(house, bearer)]).toEqual([bearer, 401]);
  });

  it("tells the worker what it was told about the person", async () => {
    const house = open();
    const bearer = await token(house, { id: "ann", metadata: { plan: "pro", n: [1] } });
    const input = { type: "client.message", agent_id: "agent", message: { role: "user", content: "hi" } };
    await house.call("POST", "/api/client/sessions/input", { input }, bearer);
    await house.quiet();
    expect(house.asked[0]?.identity).toEqual({
      subject: { issuer: "tenant-1", id: "ann" },
      visibility: "shared",
      metadata: { plan: "pro", n: [1] },
    });
  });
});

describe("Refusals", () => {
  it("are of the shape that each caller reads, also when the engine itself has failed", async () => {
    const planted = () => {
      throw new Error("planted");
    };
    const house = openHouse({ config: tool, engine: { commands: { ...defaultCommands, submit: planted } } });
    const bearer = await token(house);
    const input = { type: "client.message", agent_id: "agent", message: { role: "user", content: "hi" } };
    const byClient = await house.call("POST", "/api/client/sessions/input", { input }, bearer);
    expect(byClient).toMatchObject({ status: 500, headers: { "access-control-allow-origin": "*" } });
    expect(byClient.json).toEqual({ error: "The engine failed: planted" });
    expect((await house.say("hi")).json).toEqual({ ok: false, error: "The engine failed: planted" });
    const lost = await house.call("GET", "/api/client/sessions/none", undefined, bearer);
    expect(lost).toMatchObject({ status: 404, headers: { "access-control-allow-origin": "*" } });
    expect(Object.keys(lost.json)).toEqual(["error"]);
  });

  it("while the engine is about to close let a browser read them", async () => {
    const house = openHouse({ config: tool });
    await house.engine.drain();
    const refused = await house.call("GET", "/api/client/sessions/none", undefined, "x");
    expect(refused).toMatchObject({ status: 503, headers: { "access-control-allow-origin": "*", "retry-after": "1" } });
    expect(Object.keys(refused.json)).toEqual(["error"]);
  });
});

describe("A stream of one turn", () => {
  const read = async (house: House, query: string, id?: number): Promise<string> => {
    const { body } = await house.engine.handle({
      method: "GET",
      path: `/api/machine/sessions/${SESSION}/events/stream?${query}`,
      headers: { authorization: `Bearer ${KEY}`, ...(id === undefined ? {} : { "last-event-id": String(id) }) },
      body: new Uint8Array(),
      signal: new AbortController().signal,
    });
    let text = "";
    for await (const chunk of body as AsyncIterable<string>) text += chunk;
    return text;
  };

  it("that has ended before what the reader has seen ends at once", async () => {
    const house = openHouse({ config: tool, script: ["One."] });
    await house.say("go", { turn_id: "first" });
    const events = await house.events();
    expect(await read(house, "turn_id=first", events.length)).not.toContain("id:");
    expect(await read(house, "turn_id=first&after_seq=99")).not.toContain("id:");
    expect(await read(house, "turn_id=first")).toContain("turn.completed");
  });
});

it("Every delivery names its trace: one for a turn, and a span for each attempt", async () => {
  const house = openHouse({
    config: tool,
    script: ["One.", "Two."],
    worker: ({ attempts, trigger }) =>
      trigger.type === "llm.finished" && attempts === 1 ? { status: 503 } : undefined,
  });
  await house.say("go");
  await house.pass(3);
  const parents = house.headers.map(({ traceparent = "" }) => traceparent);
  for (const parent of parents) expect(parent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(parents).size).toBe(parents.length);
  const traces = () => new Set(house.headers.map(({ traceparent = "" }) => traceparent.split("-")[1]));
  expect(traces().size).toBe(1);
  await house.say("more");
  expect(traces().size).toBe(2);
});
