import { expect, it } from "vitest";
import type { DecisionAnswer, DecisionRequest } from "../../src/generated/types.ts";
import { config, type House, openHouse, type Scripted, SESSION } from "./house.ts";

const call = (id: string, name = "tool", args = "{}") => ({ id, name, args });
const tools = config([{ name: "tool" }]);
const result = (text: string): DecisionAnswer => ({ actions: [{ type: "tool.result", result: text }] });

/** Echoes everything but what is named here. */
function house(
  script: readonly Scripted[],
  answers: { [T in DecisionRequest["trigger"]["type"]]?: (request: DecisionRequest) => DecisionAnswer | undefined },
): House {
  return openHouse({
    config: tools,
    script,
    worker: (request) => {
      const answer = answers[request.trigger.type]?.(request);
      if (answer !== undefined) return answer;
      return request.trigger.type === "tool.execute" ? result("ran") : undefined;
    },
  });
}

it("Row 6: another answer than the proposal to tool.finished is obeyed", async () => {
  const own = house([[call("c1")], "never"], {
    "tool.finished": ({ messages }) => ({
      messages: [...messages, { role: "tool", tool_call_id: "c1", content: "mine" }],
      actions: [{ type: "done", data: "enough" }],
    }),
  });
  await own.say("go");
  expect(own.prompts).toHaveLength(1);
  expect(await own.of("turn.completed")).toMatchObject([{ data: "enough" }]);
});

it("Row 33: a worker's own call runs once, ends once, and its end proposes nothing that cannot be resolved", async () => {
  const own = house(["Done."], {
    "client.messages": ({ messages, trigger }) =>
      ({
        messages: [...messages, ...(trigger.type === "client.messages" ? trigger.messages : [])],
        actions: [{ type: "tool.call", name: "tool", arguments: { a: 1 } }],
      }) as DecisionAnswer,
    "tool.finished": () => ({ actions: [{ type: "llm.call" }] }),
  });
  await own.say("go");
  expect(own.triggers("tool.execute")).toMatchObject([{ arguments: '{"a":1}', input: { status: "valid" } }]);
  expect(own.triggers("tool.finished")).toHaveLength(1);
  expect(await own.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});

it("Row 48: a view that is echoed writes nothing, a shorter one moves the head, a new one branches", async () => {
  const own = house(["One.", "Two.", "Three."], {});
  await own.say("first");
  const before = (await own.of("message.new")).map(({ message }) => message);
  expect(before.map(({ role }) => role)).toEqual(["user", "assistant"]);
  const view = { type: "client.messages", messages: [{ role: "user", content: "another start" }] };
  await own.say("", { payload: view });
  expect(own.prompts[1]?.messages).toEqual([{ role: "user", content: "another start" }]);
  const nodes = await own.of("message.new");
  expect(nodes).toHaveLength(4);
  expect(nodes[2]?.parent_id).toBeUndefined();
});

it("Row 49: nothing said after llm.finished parks the turn: a submit is a 409, one that may wait waits", async () => {
  const own = house(["ignored"], { "llm.finished": () => ({}) });
  await own.say("go");
  expect((await own.say("again")).status).toBe(409);
  expect((await own.say("later", { queue: true })).json).toMatchObject({ queued: true });
});

it("Row 49: after an empty answer to tool.finished the next prompt has every tool message all the same", async () => {
  const own = house([[call("c1"), call("c2")], "Done."], {
    "tool.finished": ({ trigger }) => (trigger.type === "tool.finished" && trigger.id === "c1" ? {} : undefined),
  });
  await own.say("go");
  expect(own.prompts[1]?.messages.flatMap(({ tool_call_id }) => tool_call_id ?? [])).toEqual(["c1", "c2"]);
});

it("Row 51: the first decision is session.start, once, with nothing said yet", async () => {
  const own = house(["One.", "Two."], {});
  const { json } = await own.say("hi");
  await own.say("again");
  expect(own.asked[0]).toMatchObject({
    trigger: { type: "session.start" },
    messages: [],
    agent: null,
    turn_id: json.turn_id,
  });
  expect(own.triggers("session.start")).toHaveLength(1);
});

it("Row 51: without any config the turn is paused, and says why", async () => {
  const own = house([], { "session.start": () => ({}) });
  await own.say("hi");
  expect(await own.of("session.interrupted")).toMatchObject([{ payload: { type: "agent.unconfigured" } }]);
});

it("Row 53: an llm.call with messages of its own is sent as it is, and recorded nowhere", async () => {
  const own = openHouse({
    config: { ...tools, system: "system text" },
    script: ["Done."],
    worker: ({ trigger, proposed }) =>
      trigger.type === "client.messages"
        ? ({
            messages: proposed.messages,
            actions: [{ type: "llm.call", messages: [{ role: "user", content: "only this" }] }],
          } as DecisionAnswer)
        : undefined,
  });
  await own.say("hi");
  expect(own.prompts[0]?.messages).toEqual([{ role: "user", content: "only this" }]);
  expect((await own.of("message.new")).map(({ message }) => message.content)).toEqual(["hi", "Done."]);
});

it("Row 54: done with open calls voids them, and a later result is a 409", async () => {
  const own = house([[call("c1"), call("c2")], "never"], {
    "tool.execute": ({ trigger }) => (trigger.type === "tool.execute" && trigger.id === "c1" ? {} : undefined),
    "tool.finished": () => ({ actions: [{ type: "done", data: "enough" }] }),
  });
  await own.say("go");
  expect(own.prompts).toHaveLength(1);
  expect(await own.of("call.voided")).toMatchObject([{ kind: "tool_call", id: "c1" }]);
  const late = { type: "tool.result", id: "c1", result: { content: [] } };
  expect((await own.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, late)).status).toBe(409);
});

it("Row 60: an error code that is not listed is recorded as handler_error, and kept", async () => {
  const own = house([[call("c1")], "Done."], {
    "tool.execute": () => ({ actions: [{ type: "tool.error", error: "no", code: "weird" as never }] }),
  });
  await own.say("go");
  expect(own.triggers("tool.finished")[0]?.error).toEqual({
    message: "no",
    code: "handler_error",
    detail: { code: "weird" },
  });
});

it("Row 62: state is replaced whole, rides in every later request, and is written only when it differs", async () => {
  const own = house([[call("c1")], "Done."], {
    "client.messages": ({ proposed }) => ({ ...proposed, state: { a: 1, b: [2] } }),
    "tool.finished": ({ proposed }) => ({ ...proposed, state: { b: [2], a: 1 } }),
    "turn.finished": () => ({ state: {} }),
  });
  await own.say("go");
  expect(own.asked.map(({ state }) => state).slice(2)).toEqual(Array(5).fill({ a: 1, b: [2] }));
  expect((await own.of("worker.state.updated")).map(({ state }) => state)).toEqual([{ a: 1, b: [2] }, {}]);
});

it("WD-7: one action that makes no sense refuses the whole decision", async () => {
  const own = house([[call("c1")], "Next."], {
    "tool.execute": () => ({
      state: "never",
      actions: [
        { type: "tool.result", result: "never" },
        { type: "tool.result", result: "never", content: [] },
      ],
    }),
  });
  await own.say("go");
  expect(JSON.stringify(await own.events())).not.toContain("never");
});

it("TU-3: what done said first is what the turn ends with", async () => {
  const own = house(["Said."], { "turn.finished": () => ({ actions: [{ type: "done", data: "other" }] }) });
  await own.say("go");
  expect(await own.of("turn.completed")).toMatchObject([{ data: "Said." }]);
});

it("TU-5: fail ends the turn with its error, voids what is open, and asks for no last word", async () => {
  const own = house([[call("c1"), call("c2")], "Next."], {
    "tool.execute": ({ trigger }) =>
      trigger.type === "tool.execute" && trigger.id === "c2"
        ? { actions: [{ type: "fail", error: { message: "no more", code: "internal" } }] }
        : {},
  });
  await own.say("go");
  expect(await own.of("turn.completed")).toMatchObject([{ error: { message: "no more", code: "internal" } }]);
  expect(own.triggers("turn.finished")).toEqual([]);
  expect((await own.of("call.voided")).map(({ id }) => id)).toEqual(["c1", "c2"]);
  await own.say("again");
  expect(await own.of("turn.completed")).toMatchObject([{}, { data: "Next." }]);
});

it("TU-10: turns that wait begin in the order in which they came, each after all that was said before", async () => {
  let release: (answer: DecisionAnswer | undefined) => void = () => undefined;
  let held = false;
  const own = openHouse({
    config: tools,
    script: ["One.", "Two.", "Three."],
    worker: ({ trigger, proposed }) => {
      if (trigger.type !== "llm.finished" || held) return undefined;
      held = true;
      return new Promise((resolve) => (release = () => resolve(proposed as DecisionAnswer)));
    },
  });
  await own.say("a");
  await own.say("b", { queue: true });
  await own.say("c", { queue: true });
  release(undefined);
  await own.quiet();
  expect(own.prompts.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
    ["a"],
    ["a", "One.", "b"],
    ["a", "One.", "b", "Two.", "c"],
  ]);
  expect((await own.of("turn.completed")).map(({ data }) => data)).toEqual(["One.", "Two.", "Three."]);
});

it("FE-11: a turn id that is known runs no second time", async () => {
  const own = house(["One.", "Two."], {});
  await own.say("a", { turn_id: "t" });
  expect((await own.say("a", { turn_id: "t" })).json).toMatchObject({ turn_id: "t" });
  expect(own.prompts).toHaveLength(1);
});

it("An interrupt pauses the session; a resume goes on with the same turn", async () => {
  const own = house(["Done.", "more"], {
    "client.messages": ({ proposed }) =>
      ({
        messages: proposed.messages,
        actions: [{ type: "interrupt", interrupt_id: "i1", reason: "May I?" }],
      }) as DecisionAnswer,
  });
  const { json } = await own.say("go");
  expect((await own.say("more")).status).toBe(409);
  const { token } = (await own.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" } })).json;
  const view = await own.call("GET", `/api/client/sessions/${SESSION}`, undefined, token);
  expect(view.json).toMatchObject({ status: "interrupted", interrupts: [{ interrupt_id: "i1", reason: "May I?" }] });
  const input = { type: "interrupt.resume", interrupt_id: "i1", payload: "yes" };
  const resumed = await own.call("POST", "/api/client/sessions/input", { session_id: SESSION, input }, token);
  await own.quiet();
  expect(resumed.status).toBe(202);
  expect(own.triggers("interrupt.resumed")).toEqual([
    { type: "interrupt.resumed", interrupt_id: "i1", payload: "yes" },
  ]);
  expect(await own.of("turn.completed")).toMatchObject([{ turn_id: json.turn_id, data: "Done." }]);
});

it("Results that arrive while the session is paused are recorded, and told after the resume", async () => {
  const own = house([[call("c1"), call("c2")], "Done."], {
    "tool.execute": ({ trigger }) =>
      trigger.type === "tool.execute" && trigger.id === "c2"
        ? { actions: [{ type: "interrupt", interrupt_id: "i1", reason: "May I?" }] }
        : {},
  });
  await own.say("go");
  for (const id of ["c1", "c2"]) {
    const body = { type: "tool.result", id, result: { content: [] } };
    expect((await own.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, body)).status).toBe(200);
  }
  await own.quiet();
  expect(own.triggers("tool.finished")).toEqual([]);
  const { token } = (await own.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" } })).json;
  const input = { type: "interrupt.resume", interrupt_id: "i1" };
  await own.call("POST", "/api/client/sessions/input", { session_id: SESSION, input }, token);
  await own.quiet();
  expect(own.asked.slice(-5).map(({ trigger }) => trigger.type)).toEqual([
    "interrupt.resumed",
    "tool.finished",
    "tool.finished",
    "llm.finished",
    "turn.finished",
  ]);
});
