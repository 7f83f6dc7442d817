import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { PlannedCall } from "../../../conformance/cases/worker/case.ts";
import { createEngineApi } from "../../../conformance/drivers/worker/engine-api.ts";
import type { Received } from "../../../conformance/drivers/worker/log.ts";
import { SettleDesk } from "../../../conformance/drivers/worker/settle-desk.ts";
import { sendSlowly } from "../../../conformance/drivers/worker/slow-send.ts";
import { posted } from "../requests.ts";

const call: PlannedCall = {
  id: "call-1",
  tool: "t",
  arguments: "{}",
  fit: "valid",
  how: "",
  attempts: 1,
  deliveries: 1,
  newer: false,
};
const result = { type: "tool.result", id: "call-1", result: { content: [] } };
const SETTLE = "/api/machine/sessions/s-1/calls/settle";
const SUBMIT = "/api/machine/workers/submit";

function api() {
  const engine = createEngineApi("key");
  const desk = new SettleDesk();
  const received: Received[] = [];
  engine.admit("s-1", desk, (one) => received.push(one));
  desk.open(call, 1);
  const post = async (body: unknown, path = SETTLE, key = "key") => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const { status, body: text } = await engine.handle(posted(body, { path, headers }));
    return [status, JSON.parse(String(text))];
  };
  const states = () => received.flatMap(({ rulings }) => rulings.map(({ state }) => state));
  return { desk, engine, post, states };
}

describe("the engine's API that the suite serves", () => {
  it("takes the first settle of an open call, and answers 409 to the next", async () => {
    const { post, states } = api();
    expect(await post(result)).toEqual([200, { ok: true }]);
    expect(await post(result)).toEqual([409, { ok: false, error: 'the call "call-1" has ended' }]);
    expect(states()).toEqual(["taken", "repeated"]);
  });

  it("answers 409 to a settle of a call that has lapsed, and of an attempt that has", async () => {
    const { desk, post, states } = api();
    desk.open(call, 2);
    expect((await post({ ...result, attempt: 1 }))[0]).toBe(409);
    desk.lapse("call-1");
    expect((await post({ ...result, attempt: 2 }))[0]).toBe(409);
    expect(states()).toEqual(["late", "late"]);
  });

  it("takes a settle without an attempt for the open one", async () => {
    const { desk, post } = api();
    desk.open(call, 2);
    expect((await post(result))[0]).toBe(200);
  });

  it.each([
    ["no id", { type: "tool.result", result: {} }, 400, "unreadable"],
    ["result and content", { ...result, content: [] }, 400, "unreadable"],
    ["an error without a text", { type: "tool.error", id: "call-1" }, 400, "unreadable"],
    ["another action", { type: "done", id: "call-1" }, 400, "unreadable"],
    ["no JSON", "{", 400, "unreadable"],
    ["another call's id", { ...result, id: "call-9" }, 404, "unknown"],
    ["an attempt that never was", { ...result, attempt: 7 }, 409, "unknown"],
  ])("turns away a settle with %s", async (_what, body, status, state) => {
    const { post, states } = api();
    expect((await post(body))[0]).toBe(status);
    expect(states()).toEqual([state]);
  });

  it("turns away a stranger, a session that is not there, and another path", async () => {
    const { post, states } = api();
    expect((await post(result, SETTLE, "other"))[0]).toBe(401);
    expect((await post(result, SETTLE.replace("s-1", "s-2")))[0]).toBe(404);
    expect((await post(result, "/api/machine/other"))[0]).toBe(404);
    expect(states()).toEqual(["unauthorized"]);
  });

  it("takes settles in a submit, and a submit that settles nothing", async () => {
    const { post, states } = api();
    const submit = { session_id: "s-1", decision_id: "d-1" };
    expect(await post({ ...submit, actions: [{ type: "done" }] }, SUBMIT)).toEqual([200, { ok: true }]);
    expect(await post({ ...submit, actions: [result] }, SUBMIT)).toEqual([200, { ok: true }]);
    expect((await post({ ...submit, actions: [result] }, SUBMIT))[0]).toBe(409);
    expect(states()).toEqual(["other", "taken", "repeated"]);
  });

  it("hands a settle to whoever waits for it, and nothing when none comes in time", async () => {
    const { desk, post } = api();
    const waiting = desk.next("call-1", 5_000);
    await post(result);
    expect(await waiting).toEqual(result);
    desk.open({ ...call, id: "call-2" }, 1);
    expect(await desk.next("call-2", 1)).toBeUndefined();
  });

  it("hardly waits for a tool of which nothing ever came, unless something did", () => {
    const { engine } = api();
    engine.waited("quiet", false);
    expect(engine.worthWaiting("quiet", 5_000)).toBe(5_000);
    engine.waited("quiet", false);
    expect(engine.worthWaiting("quiet", 5_000)).toBeLessThan(100);
    engine.waited("late", true);
    for (let n = 0; n < 5; n++) engine.waited("late", false);
    expect(engine.worthWaiting("late", 5_000)).toBe(5_000);
  });
});

describe("sendSlowly", () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  it("sends the body in pieces, and gives the answer as any send does", async () => {
    let chunks = 0;
    const server = createServer((incoming, outgoing) => {
      incoming.on("data", () => chunks++);
      incoming.on("end", () => outgoing.writeHead(201, { "content-type": "text/plain" }).end("thanks"));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await sendSlowly({ method: "POST", url, body: "abcdefghij" }, { pieces: 3, pauseMs: 20 });
    expect([response.status, response.headers["content-type"], await response.text()]).toEqual([
      201,
      "text/plain",
      "thanks",
    ]);
    expect(chunks).toBeGreaterThan(1);
  });

  it("rejects when nobody listens", async () => {
    const sending = sendSlowly({ method: "POST", url: "http://127.0.0.1:1", body: "abc" }, { pieces: 3, pauseMs: 1 });
    await expect(sending).rejects.toMatchObject({ code: "refused" });
  });
});
