import { describe, expect, it } from "vitest";
import type { AgentConfig } from "../../src/generated/types.ts";
import { config, type Decide, type House, openHouse, type Scripted } from "./house.ts";

const weather = {
  name: "get_weather",
  description: "The sky over a city.",
  input: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  defer: true,
};
const mail = { name: "send_mail", description: "Write to somebody.", defer: true };
const open = { name: "note", description: "Keep a thought about the weather." };
const search = (query: unknown, id = "s1") => ({ id, name: "tool_search", args: JSON.stringify({ query }) });
const wrap = (name: unknown, args?: unknown, id = "c1") => ({
  id,
  name: "call_tool",
  args: JSON.stringify({ name, ...(args === undefined ? {} : { arguments: args }) }),
});
const run: Decide = ({ trigger, proposed }) =>
  trigger.type === "tool.execute" && (proposed.actions ?? []).length === 0
    ? { actions: [{ type: "tool.result", result: `ran ${trigger.name}` }] }
    : undefined;

const start = async (script: readonly Scripted[], more: Partial<AgentConfig> = {}, worker: Decide = run) => {
  const house = openHouse({ config: config([weather, mail, open], more), script, worker });
  await house.say("go");
  return house;
};
const offered = (house: House, prompt = 0) => house.prompts[prompt]?.tools?.map((tool) => tool.function.name);
const answered = (house: House, prompt = 1) =>
  (house.prompts[prompt]?.messages ?? []).flatMap(({ role, content }) => (role === "tool" ? [String(content)] : []));
const found = (house: House) =>
  JSON.parse(answered(house)[0] ?? "null") as { tools: { name: string }[]; left_out: number };

describe("What the model is offered", () => {
  it("DT-1: deferred tools are not in the request; two others stand in for them, once", async () => {
    const house = await start(["Done."]);
    expect(offered(house)).toEqual(["note", "tool_search", "call_tool"]);
    expect(JSON.stringify(house.prompts[0])).not.toContain("get_weather");
  });

  it.each([
    [undefined, ["plain", "tool_search", "call_tool"]],
    [false, ["plain", "tool_search", "call_tool"]],
    [true, ["stays", "tool_search", "call_tool"]],
    [{}, ["stays", "tool_search", "call_tool"]],
  ])("DT-2: a tool's own word beats the agent's defer_tools %j", async (defer_tools, names) => {
    const tools = defer_tools ? [{ name: "plain" }, { name: "stays", defer: false }] : [{ name: "plain" }, weather];
    const house = openHouse({
      config: config(tools, defer_tools === undefined ? {} : { defer_tools }),
      script: ["Done."],
    });
    await house.say("go");
    expect(offered(house)).toEqual(names);
  });

  it("An agent that defers nothing gets neither, and may have tools of these names", async () => {
    const house = openHouse({
      config: config([{ name: "call_tool" }, { name: "tool_search" }]),
      script: [[{ id: "c1", name: "call_tool", args: '{"name":"x"}' }], "Done."],
      worker: run,
    });
    await house.say("go");
    expect(offered(house)).toEqual(["call_tool", "tool_search"]);
    expect(house.triggers("tool.execute")).toMatchObject([{ name: "call_tool", arguments: '{"name":"x"}' }]);
  });

  it("PC-9: the next prompt of a turn offers the same, also when the config has changed meanwhile", async () => {
    const house = await start([[wrap("send_mail")], "Done."], {}, (request) => {
      const answer = run(request);
      if (request.trigger.type !== "tool.execute") return answer;
      return { ...answer, agent: config([weather, mail, open], { defer_tools: true }) };
    });
    expect(offered(house, 1)).toEqual(offered(house, 0));
  });
});

describe("tool_search", () => {
  it("is answered by the engine, from deferred tools and others, with what it takes to call them", async () => {
    const house = await start([[search("weather city")], "Done."]);
    expect(found(house)).toEqual({
      tools: [
        { name: "get_weather", description: weather.description, input: weather.input },
        { name: "note", description: open.description },
      ],
      left_out: 0,
    });
    expect(house.triggers("tool.execute")).toEqual([]);
    expect(house.triggers("tool.finished")).toMatchObject([{ id: "s1", name: "tool_search", ok: true }]);
    expect(await house.of("tool.call.requested")).toMatchObject([{ name: "tool_search", handler: "server" }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("DT-6: names at most max_matches tools, and says how many it left out", async () => {
    const house = await start([[search("")], "Done."], { defer_tools: { max_matches: 2 } });
    expect(found(house)).toMatchObject({ tools: [{ name: "get_weather" }, { name: "send_mail" }], left_out: 1 });
    const many = Array.from({ length: 8 }, (_, index) => ({ name: `tool_${index}`, defer: true }));
    const plain = openHouse({ config: config(many), script: [[search("tool")], "Done."] });
    await plain.say("go");
    expect(found(plain)).toMatchObject({ left_out: 3 });
  });

  it("names none for words that occur nowhere", async () => {
    expect(found(await start([[search("zebra")], "Done."]))).toEqual({ tools: [], left_out: 0 });
  });

  it.each([["[]"], ["{"], [""], ['{"query":5}']])("says what is wrong with %j", async (args) => {
    const house = await start([[{ id: "s1", name: "tool_search", args }], "Done."]);
    expect(answered(house)[0]).toMatch(/^The arguments of tool_search cannot be used: /);
    expect(house.triggers("tool.finished")).toMatchObject([{ ok: false, name: "tool_search" }]);
  });
});

describe("call_tool", () => {
  it("DT-3: reaches the worker as an ordinary call of the tool, under its own name and arguments", async () => {
    const args = '{ "name":"get_weather", "arguments" : {"city":"Tokyo","n":1.10000000000000000001} }';
    const house = await start([[{ id: "c1", name: "call_tool", args }], "Done."]);
    const inner = '{"city":"Tokyo","n":1.10000000000000000001}';
    expect(house.triggers("tool.execute")).toMatchObject([
      { id: "c1", name: "get_weather", arguments: inner, input: { status: "valid" } },
    ]);
    expect(house.triggers("tool.finished")).toMatchObject([{ id: "c1", name: "get_weather", ok: true }]);
    expect(await house.of("tool.call.requested")).toMatchObject([{ name: "get_weather", arguments: inner }]);
    expect(answered(house)).toEqual(["ran get_weather"]);
  });

  it("what the model wrote stays in its transcript as it wrote it", async () => {
    const call = wrap("send_mail", {});
    const house = await start([[call], "Done."]);
    const said = house.prompts[1]?.messages.find(({ tool_calls }) => tool_calls !== undefined);
    expect(said?.tool_calls).toMatchObject([{ id: "c1", function: { name: "call_tool", arguments: call.args } }]);
  });

  it("DT-5: takes the arguments as text as well, and none at all for {}", async () => {
    const house = await start([
      [wrap("get_weather", '{"city": "Rome"}'), wrap("send_mail", undefined, "c2"), wrap("note", {}, "c3")],
      "Done.",
    ]);
    expect(house.triggers("tool.execute").map(({ name, arguments: text }) => [name, text])).toEqual([
      ["get_weather", '{"city": "Rome"}'],
      ["send_mail", "{}"],
      ["note", "{}"],
    ]);
  });

  it.each([
    [{ city: 5 }, "invalid"],
    [["Rome"], "malformed"],
    [null, "malformed"],
    ["{", "malformed"],
  ])("Row 43: arguments %j that do not fit the tool reach its worker as %s", async (args, status) => {
    const house = await start([[wrap("get_weather", args)], "Done."]);
    expect(house.triggers("tool.execute")).toMatchObject([{ name: "get_weather", input: { status } }]);
    expect(answered(house)[0]).toMatch(/^invalid tool arguments/);
  });

  it("Row 44: a deferred tool that is called by its own name runs", async () => {
    const house = await start([[{ id: "c1", name: "get_weather", args: '{"city":"Rome"}' }], "Done."]);
    expect(answered(house)).toEqual(["ran get_weather"]);
  });

  it.each([
    [wrap("get_wether", {}).args, /^There is no tool "get_wether"\. Did you mean get_weather\?$/],
    [wrap("zzz", {}).args, /^There is no tool "zzz"\. Look for one with tool_search\.$/],
    [wrap("call_tool", {}).args, /^There is no tool "call_tool"/],
    [wrap("__proto__", {}).args, /^There is no tool "__proto__"/],
    [wrap(5, {}).args, /"name" must be text; it is a number\.$/],
    ['{"arguments":{}}', /"name" must be text; it is missing\.$/],
    ["[]", /^The arguments of call_tool cannot be used: they must be a JSON object; they are an array\.$/],
    ["", /^The arguments of call_tool cannot be used/],
  ])("DT-4: %s never reaches the worker, and the model reads why", async (args, why) => {
    const house = await start([[{ id: "c1", name: "call_tool", args }], "Done."]);
    expect(answered(house)[0]).toMatch(why);
    expect(house.triggers("tool.execute")).toEqual([]);
    expect(house.triggers("tool.finished")).toMatchObject([{ id: "c1", ok: false, name: "call_tool" }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("runs a client's tool on the client, and checks a result against the tool's own output", async () => {
    const tools = [
      { name: "pick", handler: "client" as const, defer: true },
      { name: "count", output: { type: "integer" }, defer: true },
    ];
    const house = openHouse({
      config: config(tools),
      script: [[wrap("pick", {}), wrap("count", {}, "c2")], "Done."],
      worker: run,
    });
    await house.say("go");
    expect(house.triggers("tool.execute").map(({ name }) => name)).toEqual(["count"]);
    expect(house.triggers("tool.finished")).toMatchObject([{ id: "c2", ok: false, error: { param: "output" } }]);
    expect(house.asked.at(-1)?.calls).toMatchObject([{ id: "c1", name: "pick", handler: "client" }]);
  });
});

describe("DT-7: the names of the stand-ins", () => {
  it("are refused to a worker's tool while tools are deferred, by its place", async () => {
    const house = openHouse({ config: config([mail, { name: "call_tool" }]), script: ["Done."] });
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([
      { error: { code: "invalid_response", param: "agent.tools.1.name", detail: { reason: "reserved_tool_name" } } },
    ]);
    expect(house.prompts).toEqual([]);
  });

  it("are refused to a tool of a model call's own", async () => {
    const tools = [
      { name: "tool_search", description: "" },
      { name: "x", description: "", defer: true },
    ];
    const house = openHouse({
      config: config([open]),
      script: ["Done."],
      worker: ({ trigger }) =>
        trigger.type === "client.messages" ? { actions: [{ type: "llm.call", tools }] } : undefined,
    });
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([{ error: { param: "llm.call.tools.0.name" } }]);
  });

  it.each([
    [[mail], { name: "call_tool" }, ["tool_search", "call_tool"]],
    [[{ name: "call_tool" }], { name: "scroll", defer: true }, ["call_tool"]],
  ])("a client's tool that would clash with them is ignored", async (tools, brought, names) => {
    const house = openHouse({ config: config(tools), script: ["Done."] });
    const payload = {
      type: "client.messages",
      messages: [{ role: "user", content: "hi" }],
      client: { tools: [brought] },
    };
    await house.say("", { payload });
    expect(offered(house)).toEqual(names);
  });
});
