import { describe, expect, it } from "vitest";
import type { DecisionAnswer } from "../../src/generated/types.ts";
import { config, type Decide, type House, openHouse, SESSION } from "./house.ts";

const call = (id: string, name = "tool", args = "{}") => ({ id, name, args });
const leaveOpen: Decide = ({ trigger }) => (trigger.type === "tool.execute" ? {} : undefined);
const settle = async (house: House, id: string, text: string) => {
  const body = { type: "tool.result", id, result: { content: [{ type: "text", text }] } };
  const reply = await house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, body);
  await house.quiet();
  return reply;
};
const toolMessages = (house: House, prompt: number) =>
  (house.prompts[prompt]?.messages ?? []).flatMap(({ role, tool_call_id, content }) =>
    role === "tool" ? [[tool_call_id, content]] : [],
  );

describe("Async tools", () => {
  it("Row 42: a call that is not answered stays open, and is settled by its id", async () => {
    const house = openHouse({ config: config([{ name: "tool" }]), script: [[call("c1")], "Done."], worker: leaveOpen });
    await house.say("go");
    expect(house.prompts).toHaveLength(1);
    expect(await settle(house, "c1", "later")).toMatchObject({ status: 200, json: { ok: true } });
    expect(toolMessages(house, 1)).toEqual([["c1", "later"]]);
    expect(await settle(house, "c1", "again")).toMatchObject({ status: 409, json: { ok: false } });
    expect(await settle(house, "c9", "what")).toMatchObject({ status: 404, json: { ok: false } });
  });

  it("A call may be settled before its execute has been answered, and the answer then changes nothing", async () => {
    let release: (answer: DecisionAnswer) => void = () => undefined;
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1")], "Done."],
      worker: ({ trigger }) =>
        trigger.type === "tool.execute" ? new Promise<DecisionAnswer>((resolve) => (release = resolve)) : undefined,
    });
    await house.say("go");
    await settle(house, "c1", "first");
    release({ actions: [{ type: "tool.result", result: "second" }] });
    await house.quiet();
    expect(toolMessages(house, 1)).toEqual([["c1", "first"]]);
    expect(JSON.stringify(await house.events())).not.toContain("second");
  });

  it("Row 32: the model is asked once, when every call has ended, with the results in the order of its calls", async () => {
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1"), call("c2"), call("c3")], "Done."],
      worker: leaveOpen,
    });
    await house.say("go");
    await settle(house, "c3", "three");
    await settle(house, "c1", "one");
    expect(house.prompts).toHaveLength(1);
    await settle(house, "c2", "two");
    expect(house.prompts).toHaveLength(2);
    expect(toolMessages(house, 1)).toEqual([
      ["c1", "one"],
      ["c2", "two"],
      ["c3", "three"],
    ]);
  });

  it("Row 34: a result that names another open call settles that one", async () => {
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1"), call("c2")], "Done."],
      worker: ({ trigger }) => {
        if (trigger.type !== "tool.execute") return undefined;
        const both = [
          { type: "tool.result", id: "c1", result: "one" },
          { type: "tool.result", result: "two" },
        ] as const;
        return trigger.id === "c2" ? { actions: both as never } : {};
      },
    });
    await house.say("go");
    expect(toolMessages(house, 1)).toEqual([
      ["c1", "one"],
      ["c2", "two"],
    ]);
  });

  it("A worker settles through workers/submit, also once its decision has been answered", async () => {
    const house = openHouse({ config: config([{ name: "tool" }]), script: [[call("c1")], "Done."], worker: leaveOpen });
    await house.say("go");
    const decision_id = house.asked.find(({ trigger }) => trigger.type === "tool.execute")?.decision_id;
    const body = { session_id: SESSION, decision_id, actions: [{ type: "tool.result", id: "c1", result: "later" }] };
    const submit = (more: object) => house.call("POST", "/api/machine/workers/submit", { ...body, ...more });
    expect((await submit({ actions: [{ type: "tool.result", result: "whose?" }] })).status).toBe(400);
    expect((await submit({})).status).toBe(200);
    await house.quiet();
    expect(toolMessages(house, 1)).toEqual([["c1", "later"]]);
    expect((await submit({})).status).toBe(200);
    await house.quiet();
    expect(await house.of("tool.call.completed")).toHaveLength(1);
  });
});

describe("Ids that repeat", () => {
  const ran: Decide = ({ trigger }) =>
    trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: `ran ${trigger.id}` }] } : undefined;

  it("Row 30: of two calls with one id in one reply the first runs, and the other is told so", async () => {
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1"), call("c1")], "Done."],
      worker: ran,
    });
    await house.say("go");
    expect(house.triggers("tool.execute")).toHaveLength(1);
    const messages = toolMessages(house, 1);
    expect(messages[0]).toEqual(["c1", "ran c1"]);
    expect(messages).toHaveLength(2);
    expect(new Set(messages.map(([id]) => id)).size).toBe(2);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("Row 30: an id that an earlier reply had used gets a fresh one, and runs", async () => {
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1")], [call("c1")], "Done."],
      worker: ran,
    });
    await house.say("go");
    const ids = house.triggers("tool.execute").map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(toolMessages(house, 2).map(([id]) => id)).toEqual(ids);
  });
});

describe("Tools of the client", () => {
  const client = config([{ name: "pick", handler: "client", output: { type: "string" } }, { name: "tool" }]);
  const open = async () => {
    const house = openHouse({ config: client, script: [[call("c1", "pick")], "Done.", "And on."] });
    await house.say("go");
    const { token } = (await house.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" } })).json;
    const input = async (body: object, key: string = token, session_id = SESSION) => {
      const reply = await house.call("POST", "/api/client/sessions/input", { session_id, input: body }, key);
      await house.quiet();
      return reply;
    };
    return { house, token: token as string, input };
  };

  it("are never sent to the worker, and end by the client's input", async () => {
    const { house, input } = await open();
    expect(house.triggers("tool.execute")).toEqual([]);
    expect((await input({ type: "tool.result", id: "c1", result: "red" })).status).toBe(202);
    expect(house.triggers("tool.finished")).toMatchObject([{ id: "c1", ok: true, name: "pick" }]);
    expect(toolMessages(house, 1)).toEqual([["c1", "red"]]);
    expect((await input({ type: "tool.result", id: "c1", result: "blue" })).status).toBe(409);
  });

  it("are settled by the session's owner alone", async () => {
    const { house, input } = await open();
    const { token } = (await house.call("POST", "/api/machine/client-tokens", { identity: { id: "bob" } })).json;
    expect((await input({ type: "tool.result", id: "c1", result: "red" }, token)).status).toBe(404);
    expect((await house.of("tool.call.completed")).length).toBe(0);
  });

  it("end by a tool message in the client's view as well, output check included", async () => {
    const { house, input } = await open();
    const answer = { role: "tool", tool_call_id: "c1", content: "red" } as const;
    const recorded = (await house.of("message.new")).map(({ message }) => message);
    const view = { type: "client.messages", agent_id: "agent", messages: [...recorded, answer] };
    expect((await input(view)).status).toBe(202);
    expect(house.triggers("tool.finished")).toMatchObject([{ id: "c1", ok: true }]);
    expect(toolMessages(house, 1)).toEqual([["c1", "red"]]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("Row 12: an answer in a view that breaks the output schema reaches the model as an error", async () => {
    const { house, input } = await open();
    const recorded = (await house.of("message.new")).map(({ message }) => message);
    const news = [
      { role: "tool", tool_call_id: "c1", content: "21" },
      { role: "user", content: "and?" },
    ] as const;
    await input({ type: "client.messages", agent_id: "agent", messages: [...recorded, ...news] });
    expect(house.triggers("tool.finished")).toEqual([]);
    expect(house.triggers("client.messages")).toHaveLength(2);
    const [[id, content] = []] = toolMessages(house, 1);
    expect(id).toBe("c1");
    expect(content).toMatch(/^tool output violated/);
    expect(house.prompts[1]?.messages.at(-1)).toEqual({ role: "user", content: "and?" });
  });

  it("CT-6: an answer that is sent again settles nothing", async () => {
    const { house, input } = await open();
    await input({ type: "tool.result", id: "c1", result: "red" });
    const recorded = (await house.of("message.new")).map(({ message }) => message);
    const again = { role: "tool", tool_call_id: "c1", content: "blue" } as const;
    const upTo = recorded.slice(0, 2);
    expect((await input({ type: "client.messages", agent_id: "agent", messages: [...upTo, again] })).status).toBe(202);
    expect(await house.of("tool.call.completed")).toHaveLength(1);
    expect(JSON.stringify(await house.events())).not.toContain("blue");
  });

  it("have no bound of time", async () => {
    const { house } = await open();
    await house.pass(100 * 24 * 3600);
    expect(await house.of("tool.call.errored")).toEqual([]);
  });

  it("A worker's call is not the client's to settle", async () => {
    const house = openHouse({ config: client, script: [[call("c1", "tool")], "Done."], worker: leaveOpen });
    await house.say("go");
    const { token } = (await house.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" } })).json;
    const body = { session_id: SESSION, input: { type: "tool.result", id: "c1", result: "x" } };
    expect((await house.call("POST", "/api/client/sessions/input", body, token)).status).toBe(403);
  });

  it("CT-7: tools that the client brings are its own; a name that the worker uses is ignored", async () => {
    const house = openHouse({ config: client, script: ["Done."] });
    const { token } = (await house.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" } })).json;
    const tools = [{ name: "scroll" }, { name: "tool", description: "hijacked" }];
    const messages = [{ role: "user", content: "hi" }];
    const input = { type: "client.messages", agent_id: "agent", messages, client: { tools } };
    expect((await house.call("POST", "/api/client/sessions/input", { session_id: SESSION, input }, token)).status).toBe(
      202,
    );
    await house.quiet();
    expect(house.prompts[0]?.tools?.map((tool) => tool.function.name)).toEqual(["pick", "tool", "scroll"]);
    expect(JSON.stringify(house.prompts[0])).not.toContain("hijacked");
  });
});
