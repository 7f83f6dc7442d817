import { describe, expect, it } from "vitest";
import { sqliteStore } from "../../src/engine/store/sqlite.ts";
import { config, openHouse } from "./house.ts";

const submit = (session_id: string, id = "ann") => ({
  agent_id: "agent",
  identity: { id },
  session_id,
  payload: { type: "client.message", message: { role: "user", content: "hi" } },
});

describe("The name of a session", () => {
  it.each(["__proto__", "constructor", "../../etc/passwd", "a/b", "a\0b", "\u00e9", "x".repeat(1024)])(
    "may be %j",
    async (id) => {
      const store = sqliteStore({ file: ":memory:" });
      const house = openHouse({ config: config([]), script: () => "hello", engine: { store } });
      for (let turn = 0; turn < 2; turn++) {
        expect((await house.call("POST", "/api/machine/sessions/submit", submit(id))).status).toBe(202);
        await house.quiet();
      }
      const events = await house.events(encodeURIComponent(id));
      expect(events.filter(({ payload }) => payload.type === "turn.completed")).toHaveLength(2);
      await house.engine.close();
    },
  );

  it.each(["", "  ", "\ud800", "a\udfffb", "x".repeat(1025)])("may not be %j: 400, and nothing is kept", async (id) => {
    const house = openHouse({ config: config([]), script: () => "hello" });
    const { status, json } = await house.call("POST", "/api/machine/sessions/submit", submit(id));
    expect([status, json.error]).toEqual([400, expect.stringMatching(/^\/session_id: /)]);
    expect((await house.call("GET", "/api/admin/sessions")).json.sessions).toEqual([]);
    await house.engine.close();
  });

  it("that is half a surrogate pair finds no session of another name", () => {
    const store = sqliteStore({ file: ":memory:" });
    store.create({ id: "\ufffd", tenant: "t", agentId: "a", owner: "o" });
    expect(store.find("\ufffd")).toBeDefined();
    expect(store.find("\ud800")).toBeUndefined();
    store.close();
  });
});

it.each([" ", "\ud800", "x".repeat(1025)])("A person named %j gets no token and opens no session", async (id) => {
  const house = openHouse({ config: config([]) });
  const token = await house.call("POST", "/api/machine/client-tokens", { identity: { id } });
  const opened = await house.call("POST", "/api/machine/sessions/submit", submit("s", id));
  for (const { status, json } of [token, opened])
    expect([status, json.error]).toEqual([400, expect.stringMatching(/^\/identity\/id: /)]);
  await house.engine.close();
});

it("A session whose first message is still being stored is not there yet: an interrupt finds none", async () => {
  const house = openHouse({ config: config([]), script: () => "hello" });
  const url = `data:image/png;base64,${Buffer.alloc(100).toString("base64")}`;
  const message = { role: "user", content: [{ type: "image_url", image_url: { url } }] };
  const payload = { type: "client.message", message };
  const first = house.call("POST", "/api/machine/sessions/submit", { ...submit("s"), payload });
  const early = await house.call("POST", "/api/machine/sessions/s/interrupt", {});
  expect((await first).status).toBe(202);
  await house.quiet();
  const [created] = await house.events("s");
  expect(created?.payload.type).toBe("session.created");
  expect(early.status).toBe(404);
  await house.engine.close();
});
