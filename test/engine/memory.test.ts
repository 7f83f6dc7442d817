import { describe, expect, it } from "vitest";
import { memoryBlobs } from "../../src/engine/blobs/memory.ts";
import { createCore, type EngineCore } from "../../src/engine/create-engine.ts";
import { type Delivery, defaultActions, defaultCommands, memoryStore, type Store } from "../../src/engine/index.ts";
import { createIds } from "../../src/engine/system.ts";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { config, type Decide, type House, openHouse, type Prompt, type Scripted } from "./house.ts";
import { virtualClock } from "./virtual-clock.ts";

/** A core whose sessions do nothing but wait, and how often each log has been read. */
function coreOf(memory: object, deliver: Delivery["deliver"] = async () => ({ kind: "accept-proposal" })) {
  const clock = virtualClock();
  const ids = createIds(clock);
  const inner = memoryStore();
  const reads = new Map<string, number>();
  const store: Store = {
    ...inner,
    read(id, after) {
      reads.set(id, (reads.get(id) ?? 0) + 1);
      return inner.read(id, after);
    },
  };
  const core: EngineCore = createCore({
    rules: createRules(),
    compile: compileSchema,
    commands: defaultCommands,
    actions: defaultActions,
    store,
    blobs: memoryBlobs(ids),
    models: { call: () => new Promise(() => undefined) },
    delivery: { deliver },
    venueOf: () => ({ handler: "server" }),
    clock,
    ids,
    memory,
    preset: () => undefined,
  });
  const open = (id: string) => core.open({ id, tenant: "t", agentId: "a", owner: "o" });
  return { core, clock, open, reads };
}
const act = { type: "client.action", name: "poke" } as const;
const identity = { metadata: {} };
const submit = { type: "submit", identity, payload: act, turnId: undefined, queue: false } as const;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("Sessions in memory", () => {
  it("are no more than the bound; those that were used the longest ago leave first", () => {
    const { core, open, reads } = coreOf({ sessions: 3 });
    for (const id of ["a", "b", "c"]) open(id);
    core.find("t", "a")?.run({ type: "due" });
    open("d");
    open("e");
    expect(core.residents()).toBe(3);
    reads.clear();
    for (const id of ["a", "d", "e"]) core.find("t", id);
    expect([...reads.keys()]).toEqual([]);
    core.find("t", "b");
    expect([...reads.keys()]).toEqual(["b"]);
  });

  it("leave when nobody has asked for them for a while, with no timer left behind", () => {
    const { core, clock, open } = coreOf({ idleMs: 60_000 });
    open("a");
    clock.goTo(clock.now() + 40_000);
    open("b");
    clock.goTo(clock.now() + 30_000);
    expect(core.residents()).toBe(1);
    clock.goTo(clock.now() + 60_000);
    expect(core.residents()).toBe(0);
    expect(clock.next()).toBeUndefined();
  });

  it("stay while an answer from outside is still to come for them, whatever the bounds", async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<{ kind: "accept-proposal" }>(
      (resolve) => (answer = () => resolve({ kind: "accept-proposal" })),
    );
    const { core, clock, open } = coreOf({ sessions: 1, idleMs: 1000 }, () => waiting);
    open("a").run(submit);
    open("b");
    open("c");
    expect(core.residents()).toBe(2);
    clock.goTo(clock.now() + 10_000);
    expect(core.residents()).toBe(1);
    answer();
    await settled();
    clock.goTo(clock.now() + 10_000);
    expect(core.residents()).toBe(0);
  });

  it("are still whose they were when they come back", () => {
    const { core, open } = coreOf({ sessions: 1 });
    open("a");
    open("b");
    expect(core.open({ id: "a", tenant: "u", agentId: "x", owner: "thief" }).record).toMatchObject({
      owner: "o",
      tenant: "t",
    });
    open("b");
    expect(core.find("u", "a")).toBeUndefined();
  });

  it("may be held by somebody who has not noticed that they left: what is asked of them is done", async () => {
    const { core, open } = coreOf({ sessions: 1 });
    const held = open("a");
    open("b");
    const now = core.find("t", "a");
    expect(now).not.toBe(held);
    expect(held.run(submit)).toMatchObject({ ok: true });
    expect(held.state.seq).toBe(now?.state.seq);
    expect(held.state.seq).toBeGreaterThan(0);
    await settled();
    expect(held.state.queue).toEqual([]);
  });
});

const call = { id: "c1", name: "tool", args: "{}" };
const script = ({ messages }: Prompt): Scripted => (messages.some(({ role }) => role === "tool") ? "Done." : [call]);

describe("A session that has left memory", () => {
  /** Every session leaves as soon as another one comes. */
  const small = (worker: Decide, retry: object = {}, more: object = {}): House =>
    openHouse({
      config: config([{ name: "tool", ...more }], { retry: { tool: retry } }),
      script,
      worker,
      engine: { memory: { sessions: 1 } },
    });
  const other = (house: House) => house.say("", { session_id: "other", payload: { type: "client.action", name: "x" } });
  const leaveOpen: Decide = ({ trigger }) => (trigger.type === "tool.execute" ? {} : undefined);
  const settle = async (house: House, body: object) => {
    const reply = await house.call("POST", "/api/machine/sessions/session-1/calls/settle", body);
    await house.quiet();
    return reply;
  };

  it("takes a settle, and goes on", async () => {
    const house = small(leaveOpen);
    await house.say("go");
    await other(house);
    const result = { content: [{ type: "text", text: "late" }] };
    expect((await settle(house, { type: "tool.result", id: "c1", result })).status).toBe(200);
    expect(house.prompts[1]?.messages.at(-1)?.content).toBe("late");
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
    await other(house);
    expect((await settle(house, { type: "tool.result", id: "c1", result })).status).toBe(409);
  });

  it("has its open calls lapse when they are due", async () => {
    const house = small(leaveOpen, { run_timeout_secs: 900 });
    await house.say("go");
    await other(house);
    await house.pass(599);
    expect(await house.of("tool.call.errored")).toEqual([]);
    await other(house);
    await house.pass(2);
    expect(await house.of("tool.call.errored")).toMatchObject([{ error: { code: "deadline_exceeded" } }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("has its next attempt made when its wait is over", async () => {
    const worker: Decide = ({ trigger }) =>
      trigger.type !== "tool.execute"
        ? undefined
        : trigger.attempt === 1
          ? { actions: [{ type: "tool.error", error: "not yet", retryable: true }] }
          : { actions: [{ type: "tool.result", result: "now" }] };
    const house = small(worker, { max_attempts: 2, backoff_base_secs: 30, backoff_max_secs: 30 });
    await house.say("go");
    await other(house);
    await house.pass(29);
    expect(house.triggers("tool.execute")).toHaveLength(1);
    await house.pass(2);
    expect(house.triggers("tool.execute")).toHaveLength(2);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("has its deliveries repeated", async () => {
    let down = true;
    const house = small(
      (request) => (down && request.session_id === "session-1" ? ({ status: 503 } as never) : undefined),
      {},
      { handler: "client" },
    );
    await house.say("go");
    await other(house);
    down = false;
    await house.pass(3);
    await other(house);
    await house.pass(30);
    expect(await house.of("tool.call.dispatched")).toHaveLength(1);
  });

  it("is followed by its stream all the same", async () => {
    const house = small(leaveOpen);
    await house.say("go");
    const { body } = await house.engine.handle({
      method: "GET",
      path: "/api/machine/sessions/session-1/events/stream",
      headers: { authorization: "Bearer key-1" },
      body: new Uint8Array(),
      signal: new AbortController().signal,
    });
    const frames = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
    await frames.next();
    await other(house);
    await settle(house, { type: "tool.error", id: "c1", error: "no" });
    const all = await house.events();
    const seen: string[] = [];
    while (seen.length < all.length) seen.push(/^id: (\d+)$/m.exec((await frames.next()).value)?.[1] ?? "");
    expect(seen).toEqual(all.map(({ seq }) => String(seq)));
  });
});
