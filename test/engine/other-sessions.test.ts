import { describe, expect, it } from "vitest";
import { memoryStore, type Store } from "../../src/engine/index.ts";
import { config, type Decide, type House, openHouse, SESSION } from "./house.ts";

const act = (house: House, name: string, session_id = SESSION) =>
  house.say("", { session_id, payload: { type: "client.action", name } });
/** A worker whose client actions send a message to the session that they name. */
const sender: Decide = ({ trigger }) =>
  trigger.type === "client.action"
    ? {
        actions: [
          { type: "message.send", session_id: trigger.name, message: { role: "user", content: "news for you" } },
        ],
      }
    : undefined;
const said = async (house: House, session: string) =>
  (await house.events(session)).flatMap(({ payload }) =>
    payload.type === "message.new" ? [payload.message.content] : [],
  );
const open = (worker: Decide = sender, engine = {}) =>
  openHouse({ config: config([{ name: "tool" }]), script: () => "Noted.", worker, engine });

describe("message.send", () => {
  it("writes into another session, in a turn of its own there", async () => {
    const house = open();
    await house.say("hello", { session_id: "other" });
    await act(house, "other");
    expect(await house.of("session.message_requested")).toMatchObject([{ session_id: "other" }]);
    expect(await said(house, "other")).toEqual(["hello", "Noted.", "news for you", "Noted."]);
    const turns = (await house.events("other")).filter(({ payload }) => payload.type === "turn.completed");
    expect(turns.map(({ turn_id }) => turn_id).at(-1)).toMatch(/^message:session-1:\d+$/);
  });

  it("writes into its own session as well", async () => {
    const house = open();
    await house.say("hello");
    await act(house, SESSION);
    await house.quiet();
    expect(await said(house, SESSION)).toEqual(["hello", "Noted.", "news for you", "Noted."]);
  });

  it("waits there for a turn that runs, and for somebody who has to answer", async () => {
    let release: (answer: object) => void = () => undefined;
    const house = open((request) =>
      request.session_id === "other" && request.trigger.type === "llm.finished" && request.messages.length === 1
        ? new Promise<object>((resolve) => (release = () => resolve(request.proposed)))
        : sender(request),
    );
    await house.say("hello", { session_id: "other" });
    await act(house, "other");
    expect(await said(house, "other")).toEqual(["hello"]);
    await house.call("POST", "/api/machine/sessions/other/interrupt", { interrupt_id: "i" });
    await act(house, "other");
    const resume = { type: "interrupt.resume", interrupt_id: "i" };
    await house.call("POST", "/api/machine/sessions/other/resume", resume);
    await house.quiet();
    release({});
    await house.quiet();
    const contents = await said(house, "other");
    expect(contents.filter((content) => content === "news for you")).toHaveLength(2);
    expect(contents.indexOf("Noted.")).toBeLessThan(contents.indexOf("news for you"));
  });

  it("opens its turn after a pause in which nothing ran", async () => {
    const house = open();
    await house.say("hello", { session_id: "other" });
    await house.call("POST", "/api/machine/sessions/other/interrupt", { interrupt_id: "i" });
    await act(house, "other");
    expect(await said(house, "other")).toEqual(["hello", "Noted."]);
    await house.call("POST", "/api/machine/sessions/other/resume", { type: "interrupt.resume", interrupt_id: "i" });
    await house.quiet();
    expect(await said(house, "other")).toEqual(["hello", "Noted.", "news for you", "Noted."]);
  });

  it("refuses the decision where there is no such session, or another tenant's", async () => {
    const house = open();
    await house.say("hello");
    const submit = {
      agent_id: "agent",
      identity: { id: "eve" },
      session_id: "theirs",
      payload: { type: "client.message", message: { role: "user", content: "hi" } },
    };
    await house.call("POST", "/api/machine/sessions/submit", submit, "key-2");
    await house.quiet();
    for (const name of ["nowhere", "theirs"]) await act(house, name);
    expect((await house.of("decision.errored")).map(({ error }) => error.param)).toEqual([
      "message.send.session_id",
      "message.send.session_id",
    ]);
    expect(await house.of("session.message_requested")).toEqual([]);
  });

  it("is not lost by an engine that dies before it is written, nor written twice", async () => {
    const store = memoryStore();
    let dead = false;
    const dying: Store = {
      ...store,
      append(id, events) {
        if (dead) throw new Error("dead");
        store.append(id, events);
        dead = events.some(({ payload }) => payload.type === "session.message_requested");
      },
    };
    const first = open(sender, { store: dying });
    await first.say("hello", { session_id: "other" });
    await act(first, "other");
    expect(dead).toBe(true);
    for (let restart = 0; restart < 2; restart++) {
      const next = open(sender, { store });
      next.engine.recover();
      await next.quiet();
      expect(await said(next, "other")).toEqual(["hello", "Noted.", "news for you", "Noted."]);
    }
  });
});
