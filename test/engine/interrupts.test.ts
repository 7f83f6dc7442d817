import { describe, expect, it } from "vitest";
import type { Action, DecisionAnswer } from "../../src/generated/types.ts";
import { config, type Decide, type House, openHouse, SESSION } from "./house.ts";

const call = (id: string, name = "tool") => ({ id, name, args: "{}" });
const ask = (id: string, payload?: unknown): Action => ({
  type: "interrupt",
  interrupt_id: id,
  reason: `May I ${id}?`,
  ...(payload === undefined ? {} : { payload }),
});
const result = (id: string): Action => ({ type: "tool.result", id, result: `ran ${id}` });
/** Asks about each call, and runs it once it is allowed to. */
const careful: Decide = ({ trigger }) => {
  if (trigger.type === "tool.execute") return { actions: [ask(trigger.id)] };
  if (trigger.type === "interrupt.resumed") return { actions: [result(trigger.interrupt_id)] };
  return undefined;
};

const open = (options: Parameters<typeof openHouse>[0]) =>
  openHouse({ config: config([{ name: "tool" }]), ...options });
async function client(house: House, id = "ann") {
  const { token } = (await house.call("POST", "/api/machine/client-tokens", { identity: { id } })).json;
  const send = async (path: string, body: object) => {
    const reply = await house.call("POST", path, body, token);
    await house.quiet();
    return reply;
  };
  return {
    interrupt: (body: object = {}) => send(`/api/client/sessions/${SESSION}/interrupt`, body),
    resume: (interrupt_id: string, payload?: unknown) =>
      send("/api/client/sessions/input", {
        session_id: SESSION,
        input: { type: "interrupt.resume", interrupt_id, ...(payload === undefined ? {} : { payload }) },
      }),
    view: async () => (await house.call("GET", `/api/client/sessions/${SESSION}`, undefined, token)).json,
  };
}
const machine = async (house: House, what: "interrupt" | "resume", body: object, key?: string) => {
  const reply = await house.call("POST", `/api/machine/sessions/${SESSION}/${what}`, body, key);
  await house.quiet();
  return reply;
};
const act = (house: House, name = "poke") => house.say("", { payload: { type: "client.action", name } });
/** A worker that holds what it is asked until it is let go. */
function held(of: string) {
  const waiting: ((answer: DecisionAnswer) => void)[] = [];
  const worker: Decide = ({ trigger }) =>
    trigger.type === of ? new Promise<DecisionAnswer>((resolve) => waiting.push(resolve)) : undefined;
  return { worker, waiting };
}

describe("Several interrupts", () => {
  it("may be open on one branch: each is resumed by itself, and the model is asked once, after the last", async () => {
    const house = open({ script: [[call("c1"), call("c2")], "Done."], worker: careful });
    await house.say("go");
    const ann = await client(house);
    await ann.resume("c1");
    expect(await ann.view()).toMatchObject({ status: "interrupted", interrupts: [{ interrupt_id: "c2" }] });
    expect(await house.of("tool.call.completed")).toMatchObject([{ id: "c1" }]);
    expect(house.prompts).toHaveLength(1);
    await ann.resume("c2");
    expect(house.prompts).toHaveLength(2);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("that all are resumed by their proposals prompt once", async () => {
    const house = open({
      script: ["Done.", "Twice."],
      worker: ({ trigger }) =>
        trigger.type === "client.messages"
          ? { messages: trigger.messages, actions: [ask("i1"), ask("i2"), { type: "llm.call" }] }
          : undefined,
    });
    await house.say("go");
    expect(house.prompts).toEqual([]);
    const ann = await client(house);
    await ann.resume("i1");
    expect(house.prompts).toEqual([]);
    await ann.resume("i2");
    expect(house.prompts).toHaveLength(1);
    expect((await house.of("turn.completed")).map(({ data }) => data)).toEqual(["Done."]);
  });

  it("with an id that was used before, open or not, pause nothing", async () => {
    const house = open({ script: ["Done."] });
    await house.say("go");
    const ann = await client(house);
    expect((await ann.interrupt({ interrupt_id: "i1" })).json).toEqual({ ok: true, interrupt_id: "i1" });
    expect((await ann.interrupt({ interrupt_id: "i1" })).status).toBe(200);
    await ann.resume("i1");
    expect((await ann.interrupt({ interrupt_id: "i1" })).status).toBe(200);
    expect(await house.of("session.interrupted")).toHaveLength(1);
    expect(await ann.view()).toMatchObject({ interrupts: [] });
  });
});

describe("While its branch is paused", () => {
  it("IN-2: a model call under way is voided, and its reply is heard no more", async () => {
    let release: () => void = () => undefined;
    const reply = { ok: true, response: { model: "m", content: "late" } } as const;
    const call = () => new Promise<typeof reply>((resolve) => (release = () => resolve(reply)));
    const house = open({ engine: { models: { call } } });
    await house.say("go");
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    const [{ id } = { id: "" }] = await house.of("llm.call.dispatched");
    expect(await house.of("call.voided")).toEqual([{ type: "call.voided", kind: "llm_call", id }]);
    release();
    await house.quiet();
    expect(house.triggers("llm.finished")).toEqual([]);
    await ann.resume("i1");
    release();
    await house.quiet();
    expect(await house.of("turn.completed")).toMatchObject([{ data: "late" }]);
  });

  it("IN-3: what the worker was asked is taken back; its late answer writes nothing, and it is asked again", async () => {
    const { worker, waiting } = held("client.messages");
    const house = open({ script: ["Done."], worker });
    await house.say("hello");
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    waiting[0]?.({ messages: [{ role: "user", content: "late" }], actions: [{ type: "llm.call" }] });
    await house.quiet();
    expect(JSON.stringify(await house.events())).not.toContain("late");
    await ann.resume("i1");
    expect(house.triggers("interrupt.resumed")).toHaveLength(1);
    const asked = house.asked.filter(({ trigger }) => trigger.type === "client.messages");
    expect(asked).toHaveLength(2);
    expect(asked[0]?.decision_id).not.toBe(asked[1]?.decision_id);
    waiting[1]?.(asked[1]?.proposed as DecisionAnswer);
    await house.quiet();
    expect(house.prompts).toHaveLength(1);
    expect(house.prompts[0]?.messages).toMatchObject([{ role: "user", content: "hello" }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it.each(["llm.finished", "tool.finished", "turn.finished"])(
    "a %s that was taken back ends the turn as ever",
    async (type) => {
      const { worker, waiting } = held(type);
      const house = open({
        script: [[call("c1")], "Done."],
        worker: (request) =>
          request.trigger.type === "tool.execute" ? { actions: [result(request.trigger.id)] } : worker(request),
      });
      await house.say("go");
      const ann = await client(house);
      await ann.interrupt({ interrupt_id: "i1" });
      const prompts = house.prompts.length;
      await ann.resume("i1");
      for (let n = 1; n < 4; n++) {
        waiting[n]?.(house.asked.filter(({ trigger }) => trigger.type === type)[n]?.proposed as DecisionAnswer);
        await house.quiet();
      }
      expect(house.prompts.length - prompts).toBe(type === "turn.finished" ? 0 : 2 - prompts);
      expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
    },
  );

  it("IN-2: a tool that runs goes on, is not asked for again, and its end waits", async () => {
    const { worker, waiting } = held("tool.execute");
    const house = open({ script: [[call("c1")], "Done."], worker });
    await house.say("go");
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    waiting[0]?.({ actions: [result("c1")] });
    await house.quiet();
    expect(await house.of("tool.call.completed")).toMatchObject([{ id: "c1" }]);
    expect(house.triggers("tool.finished")).toEqual([]);
    await ann.resume("i1");
    expect(house.triggers("tool.execute")).toHaveLength(1);
    expect(house.triggers("tool.finished")).toHaveLength(1);
    expect(house.prompts).toHaveLength(2);
  });

  it("IN-5: a message is a 409, and an action passes; what it starts is no model call", async () => {
    const house = open({
      script: ["Done.", "More."],
      worker: ({ trigger }) =>
        trigger.type === "client.action" ? { state: 1, actions: [{ type: "llm.call" }] } : undefined,
    });
    await house.say("go");
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    expect(await house.say("more")).toMatchObject({ status: 409, json: { ok: false } });
    expect((await act(house)).status).toBe(202);
    expect(house.triggers("client.action")).toHaveLength(1);
    expect(await house.of("worker.state.updated")).toHaveLength(1);
    expect(house.prompts).toHaveLength(1);
    await ann.resume("i1");
    expect((await house.say("more")).status).toBe(202);
  });

  it("IN-8: the turn stays open under its id, and goes on after the resume", async () => {
    const house = open({ script: [[call("c1")], "Done."], worker: careful });
    const { json } = await house.say("go");
    const ann = await client(house);
    expect(await house.of("turn.completed")).toEqual([]);
    expect((await ann.resume("c1", "yes")).json).toEqual({ session_id: SESSION, turn_id: json.turn_id, queued: false });
    expect(house.triggers("interrupt.resumed")).toEqual([
      { type: "interrupt.resumed", interrupt_id: "c1", payload: "yes" },
    ]);
    expect(await house.of("turn.completed")).toMatchObject([{ turn_id: json.turn_id }]);
    expect(await house.of("turn.started")).toHaveLength(1);
  });
});

describe("A branch", () => {
  const twoTurns = async () => {
    const house = open({ script: ["One.", "Two.", "Another."] });
    await house.say("first");
    await house.say("second");
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    const recorded = (await house.of("message.new")).map(({ message }) => message);
    const view = (messages: object[]) => house.say("", { payload: { type: "client.messages", messages } });
    return { house, ann, recorded, view };
  };

  it("IN-1: is paused at its head, and another that leaves it before goes on", async () => {
    const { house, ann, recorded, view } = await twoTurns();
    const [first = {}] = recorded;
    expect((await view([...recorded, { role: "user", content: "third" }])).status).toBe(409);
    expect((await view([first, { role: "user", content: "instead" }])).status).toBe(202);
    expect((await house.of("turn.completed")).at(-1)).toMatchObject({ data: "Another." });
    expect(await ann.view()).toMatchObject({ status: "done", interrupts: [{ interrupt_id: "i1" }] });
  });

  it("IN-6: that is not active any more is resumed without a word to the worker", async () => {
    const { house, ann, recorded, view } = await twoTurns();
    await view([recorded[0] ?? {}, { role: "user", content: "instead" }]);
    await ann.resume("i1");
    expect(await house.of("session.interrupt_resumed")).toHaveLength(1);
    expect(house.triggers("interrupt.resumed")).toEqual([]);
  });

  it("IN-1: before anything was said every branch is paused", async () => {
    const house = open({ script: ["Done."] });
    await act(house);
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    expect(await ann.view()).toMatchObject({ status: "interrupted", interrupts: [{ interrupt_id: "i1" }] });
    expect((await house.say("hello")).status).toBe(409);
    await ann.resume("i1");
    expect((await house.say("hello")).status).toBe(202);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("that is resumed with nothing going on is not prompted for", async () => {
    const house = open({ script: ["Done.", "What?"] });
    await house.say("go");
    const ann = await client(house);
    await ann.interrupt({ interrupt_id: "i1" });
    await ann.resume("i1");
    expect(house.triggers("interrupt.resumed")).toHaveLength(1);
    expect(house.prompts).toHaveLength(1);
  });
});

describe("IN-7: an interrupt is resumed", () => {
  const paused = async (by: "client" | "machine" | "worker") => {
    const house = open({ script: [[call("c1")], "Done."], worker: by === "worker" ? careful : (undefined as never) });
    await house.say("go");
    const ann = await client(house);
    if (by === "client") await ann.interrupt({ interrupt_id: "c1" });
    if (by === "machine") await machine(house, "interrupt", { interrupt_id: "c1", reason: "audit" });
    return { house, ann };
  };

  it.each([
    ["worker", "frontend"],
    ["client", "frontend"],
    ["machine", "machine"],
  ] as const)("by nobody below the one who raised it: a %s's has the rank %s", async (by, origin) => {
    const { house, ann } = await paused(by);
    expect(await house.of("session.interrupted")).toMatchObject([{ origin }]);
    const byClient = await ann.resume("c1");
    expect(byClient.status).toBe(by === "machine" ? 403 : 202);
    if (by === "machine") expect(byClient.json).toEqual({ error: "The caller may not resume this interrupt." });
    expect(await house.of("session.interrupt_resumed")).toHaveLength(by === "machine" ? 0 : 1);
    const byMachine = await machine(house, "resume", { type: "interrupt.resume", interrupt_id: "c1" });
    expect(byMachine).toMatchObject({ status: 200, json: { ok: true } });
    expect(await house.of("session.interrupt_resumed")).toHaveLength(1);
  });

  it("by a worker's interrupt.resolve, with the rank of a machine", async () => {
    const house = open({
      script: ["Done."],
      worker: ({ trigger }) =>
        trigger.type === "client.action"
          ? { actions: [{ type: "interrupt.resolve", interrupt_id: trigger.name, payload: 5 }] }
          : undefined,
    });
    await house.say("go");
    await machine(house, "interrupt", { interrupt_id: "i1" });
    await act(house, "unknown");
    expect(await house.of("session.interrupt_resumed")).toEqual([]);
    await act(house, "i1");
    expect(house.triggers("interrupt.resumed")).toEqual([
      { type: "interrupt.resumed", interrupt_id: "i1", payload: 5 },
    ]);
  });

  it("by nobody but its owner and its tenant", async () => {
    const { house } = await paused("client");
    const bob = await client(house, "bob");
    expect((await bob.resume("c1")).status).toBe(404);
    expect((await bob.interrupt()).status).toBe(404);
    const body = { type: "interrupt.resume", interrupt_id: "c1" };
    expect((await machine(house, "resume", body, "key-2")).status).toBe(404);
    expect((await machine(house, "interrupt", {}, "key-2")).status).toBe(404);
    expect(await house.of("session.interrupt_resumed")).toEqual([]);
  });

  it("once: an unknown id and one that was resumed before do nothing (IN-6)", async () => {
    const { house, ann } = await paused("client");
    await ann.resume("what?");
    await ann.resume("c1");
    const before = (await house.events()).length;
    expect((await ann.resume("c1")).status).toBe(202);
    expect(await house.events()).toHaveLength(before);
  });
});

describe("An interrupt whose answer is wanted until some time", () => {
  const worker =
    (expiresAt: unknown): Decide =>
    ({ trigger }) =>
      trigger.type === "tool.execute"
        ? { actions: [ask(trigger.id, { expiresAt })] }
        : trigger.type === "interrupt.resumed"
          ? { actions: [{ type: "tool.error", id: "c1", error: JSON.stringify(trigger.payload) }] }
          : undefined;

  it("ends then by itself, and the worker is told that nobody answered", async () => {
    const house = open({ script: [[call("c1")], "Done."], worker: worker("2026-01-01T00:01:00Z") });
    await house.say("go");
    await house.pass(59);
    expect(house.triggers("interrupt.resumed")).toEqual([]);
    await house.pass(2);
    expect(house.triggers("interrupt.resumed")).toEqual([
      { type: "interrupt.resumed", interrupt_id: "c1", payload: { type: "interrupt.expired" } },
    ]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
    const ann = await client(house);
    await ann.resume("c1", "yes");
    expect(house.triggers("interrupt.resumed")).toHaveLength(1);
  });

  it.each(["soon", 5, null])("lasts for good when it says %j", async (expiresAt) => {
    const tools = config([{ name: "tool" }], {
      retry: { tool: { run_timeout_secs: 900_000, total_timeout_secs: 900_000 } },
    });
    const house = open({ config: tools, script: [[call("c1")], "Done."], worker: worker(expiresAt) });
    await house.say("go");
    await house.pass(800_000);
    expect(house.triggers("interrupt.resumed")).toEqual([]);
  });
});
