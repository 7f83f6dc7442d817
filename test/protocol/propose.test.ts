import { describe, expect, it } from "vitest";
import type { DecisionResponse, LlmFinished, ToolExecute, ToolFinished, Trigger } from "../../src/generated/types.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { assistant, callOf, configOf, endedCall, modelCallOf, toolMessage, user, viewOf } from "./views.ts";

const rules = createRules();
const { propose } = rules;

describe("the proposal at the start of a session", () => {
  it("is the config that the engine knows, or nothing", () => {
    expect(propose({ type: "session.start" }, viewOf())).toEqual({});
    expect(propose({ type: "session.start" }, viewOf({ preset: configOf() }))).toEqual({ agent: { model: "m" } });
  });
});

describe("the proposal for a client's view", () => {
  const trigger = (client = {}): Trigger => ({
    type: "client.messages",
    messages: [{ role: "system", content: "x" }, user("1")],
    new_from: 1,
    client,
  });

  it("records the view without system messages and calls the model of the config", () => {
    const config = configOf({ llm: "main", effort: "low", tools: [{ name: "t", handler: "client", output: {} }] });
    expect(propose(trigger(), viewOf({ config }))).toEqual({
      messages: [user("1")],
      actions: [
        {
          type: "llm.call",
          llm: "main",
          model: "m",
          tools: [{ name: "t", description: "", output: {} }],
          reasoning: { effort: "low" },
        },
      ],
    });
  });

  it("adds the client's tools, except for names that are taken", () => {
    const config = configOf({ tools: [{ name: "t" }], subagents: [{ id: "helper" }] });
    const tools = [
      { name: "t", description: "mine" },
      { name: "helper" },
      { name: "c", handler: "worker" as const },
      { name: "c" },
    ];
    const proposed = propose(trigger({ tools }), viewOf({ config }));
    expect(proposed.agent).toEqual({ ...config, tools: [{ name: "t" }, { name: "c", handler: "client" }] });
    expect(proposed.actions).toMatchObject([{ tools: [{ name: "t" }, { name: "c" }] }]);
    expect(propose(trigger({ tools: [{ name: "t" }] }), viewOf({ config })).agent).toBeUndefined();
  });

  it("pauses where there is no config", () => {
    expect(propose(trigger(), viewOf()).actions).toEqual([
      { type: "interrupt", reason: "no agent config: cannot author the turn", payload: { type: "agent.unconfigured" } },
    ]);
  });
});

describe("the proposal for a call to run", () => {
  const view = viewOf({
    messages: [user("u"), assistant("m1", "a")],
    calls: [callOf({ id: "a", parent: "m1" })],
    modelCalls: [modelCallOf("m1", { tools: [{ name: "t" }] })],
  });
  const execute = (parts: Partial<ToolExecute>): Trigger => ({
    type: "tool.execute",
    id: "a",
    name: "t",
    arguments: "{}",
    attempt: 1,
    input: { status: "valid", value: {} },
    ...parts,
  });
  const failing = (error: string) => ({
    messages: view.messages,
    actions: [{ type: "tool.error", id: "a", error, retryable: false }],
  });

  it("is empty when the call can be run", () => {
    expect(propose(execute({}), view)).toEqual({});
  });

  it.each(["invalid", "malformed"] as const)("is an error that says why when the arguments are %s", (status) => {
    const input = { status, error: "/a must be text" };
    expect(propose(execute({ input }), view)).toEqual(failing("invalid tool arguments: /a must be text"));
  });

  it("is an error that names a tool which was not offered, whatever the arguments", () => {
    expect(propose(execute({ name: "tt" }), view)).toEqual(failing("unknown tool: tt"));
    expect(propose(execute({ name: "constructor", input: { status: "malformed", error: "x" } }), view)).toEqual(
      failing("unknown tool: constructor"),
    );
  });
});

describe("the proposal for a call that ended", () => {
  const finished = (id: string, text: string): ToolFinished => ({
    type: "tool.finished",
    id,
    ok: true,
    name: "t",
    result: { content: [{ type: "text", text }] },
  });
  const answer = (id: string, content: string) => ({ role: "tool", tool_call_id: id, name: "t", content });
  const config = configOf({ system: "be kind" });
  const parent = modelCallOf("m1", {
    tools: [{ name: "t", output: { type: "string" } }],
    request: { model: "old", stream: false, temperature: 1 },
    system: "be kind",
  });
  const again = {
    type: "llm.call",
    model: "old",
    stream: false,
    temperature: 1,
    tools: [{ name: "t", description: "", output: { type: "string" } }],
  };
  const path = [user("u"), assistant("m1", "a", "b")];
  const base = { config, messages: path, modelCalls: [parent] };

  it("records the result and waits while another call is open", () => {
    const view = viewOf({
      ...base,
      calls: [endedCall("a", "A", { parent: "m1", reported: false }), callOf({ id: "b", parent: "m1" })],
    });
    expect(propose(finished("a", "A"), view)).toEqual({ messages: [...path, answer("a", "A")], actions: [] });
  });

  it("records the error's sentence of a failed call", () => {
    const view = viewOf({ ...base, calls: [callOf({ id: "b", parent: "m1" })] });
    const error = { message: "boom", code: "internal" } as const;
    expect(propose({ type: "tool.finished", id: "a", ok: false, name: "t", error }, view).messages?.at(-1)).toEqual(
      answer("a", "boom"),
    );
  });

  it("prompts as the call before did once the last one has ended, whatever the config is now", () => {
    const messages = [...path, toolMessage("r", "a", "A")];
    const calls = [endedCall("a", "A", { parent: "m1" }), endedCall("b", "B", { parent: "m1", reported: false })];
    const view = viewOf({ ...base, config: configOf({ model: "new", tools: [], system: "be kind" }), messages, calls });
    expect(propose(finished("b", "B"), view)).toEqual({ messages: [...messages, answer("b", "B")], actions: [again] });
  });

  it("adds what nobody has recorded, in the order of the calls", () => {
    const calls = [endedCall("a", "A", { parent: "m1" }), endedCall("b", "B", { parent: "m1", reported: false })];
    expect(propose(finished("b", "B"), viewOf({ ...base, calls })).messages).toEqual([
      ...path,
      answer("a", "A"),
      answer("b", "B"),
    ]);
  });

  it("adds nothing twice", () => {
    const messages = [...path, toolMessage("1", "a", "A"), toolMessage("2", "b", "mine")];
    const calls = [endedCall("a", "A"), endedCall("b", "B")];
    expect(propose(finished("b", "B"), viewOf({ ...base, messages, calls }))).toEqual({ messages, actions: [again] });
  });

  it("repeats the system text of the call before where the config has another one now", () => {
    const calls = [endedCall("a", "A"), endedCall("b", "B")];
    const [action] =
      propose(finished("b", "B"), viewOf({ ...base, config: configOf({ system: "be rude" }), calls })).actions ?? [];
    expect(action).toEqual({
      ...again,
      messages: [{ role: "system", content: "be kind" }, ...path, answer("a", "A"), answer("b", "B")],
    });
  });

  it("repeats the messages that the call before named itself, and what came since", () => {
    const own = [{ role: "user", content: "only this" }] as const;
    const { system: _, ...rest } = parent;
    const calls = [endedCall("a", "A"), endedCall("b", "B")];
    const [action] =
      propose(finished("b", "B"), viewOf({ ...base, modelCalls: [{ ...rest, prompt: [...own] }], calls })).actions ??
      [];
    expect(action).toEqual({ ...again, messages: [...own, path[1], answer("a", "A"), answer("b", "B")] });
  });

  it("is empty for a call of the worker's own, unless a turn has been waiting for it", () => {
    const own = endedCall("w", "W", { reported: false });
    expect(
      propose(finished("w", "W"), viewOf({ ...base, messages: [user("u")], modelCalls: [], calls: [own] })),
    ).toEqual({});
    expect(
      propose(finished("w", "W"), viewOf({ ...base, messages: [...path], calls: [own, callOf({ id: "a" })] })),
    ).toEqual({});
    const messages = [...path, toolMessage("1", "a"), toolMessage("2", "b")];
    const calls = [endedCall("a", ""), endedCall("b", ""), own];
    expect(propose(finished("w", "W"), viewOf({ ...base, messages, calls }))).toEqual({ messages, actions: [again] });
    const prompted = { ...base, messages, calls, modelCalls: [parent, modelCallOf("m2")] };
    expect(propose(finished("w", "W"), viewOf(prompted))).toEqual({});
  });

  it("prompts by the config where the call before is not known any more", () => {
    const view = viewOf({ config, messages: [user("u"), assistant("m1", "a")], calls: [endedCall("a", "A")] });
    expect(propose(finished("a", "A"), view).actions).toEqual([{ type: "llm.call", model: "m" }]);
  });

  it("asks the record whether it is time, and how a result is shown", () => {
    const calls = [endedCall("a", "A"), callOf({ id: "b" })];
    const hasty = createRules({ mayPrompt: () => true, showResult: () => "shown" });
    const proposed = hasty.propose(finished("a", "A"), viewOf({ ...base, calls }));
    expect(proposed).toEqual({ messages: [...path, answer("a", "shown")], actions: [again] });
  });
});

describe("the proposal for a subagent that ended", () => {
  it("records its answer and its session as compact JSON", () => {
    const view = viewOf({ messages: [user("u"), assistant("m1", "a")] });
    const trigger: Trigger = {
      type: "subagent.finished",
      id: "a",
      ok: true,
      session_id: "s2",
      agent_id: "helper",
      result: "done",
    };
    expect(propose(trigger, view).messages?.at(-1)).toEqual({
      role: "tool",
      tool_call_id: "a",
      name: "t",
      content: '{"result":"done","session":"s2"}',
    });
  });
});

describe("the proposal for a model's reply", () => {
  const reply = (parts: Partial<LlmFinished>): LlmFinished => ({
    type: "llm.finished",
    id: "m1",
    ok: true,
    truncated: false,
    ...parts,
  });
  const call = (id: string, name = "t", text = "{}") => ({
    id,
    type: "function" as const,
    function: { name, arguments: text },
  });
  const view = viewOf({ messages: [user("u")] });

  it("records it under the id of its model call and is done", () => {
    const message = { id: "theirs", role: "assistant", content: "hello" } as const;
    expect(propose(reply({ message }), view)).toEqual({
      messages: [user("u"), { id: "m1", role: "assistant", content: "hello" }],
      actions: [{ type: "done", data: "hello" }],
    });
    expect(propose(reply({ message: { role: "assistant" } }), view).actions).toEqual([{ type: "done", data: null }]);
  });

  it("starts each of its calls, in order, with the arguments as they came", () => {
    const calls = [call("b", "two", '{"n":1.10}'), call("a", "one", "not json")];
    expect(propose(reply({ message: { role: "assistant", tool_calls: calls } }), view)).toEqual({
      messages: [user("u"), { id: "m1", role: "assistant", tool_calls: calls }],
      actions: [
        { type: "tool.call", id: "b", name: "two", arguments: '{"n":1.10}' },
        { type: "tool.call", id: "a", name: "one", arguments: "not json" },
      ],
    });
  });

  it("runs the first of the calls that share an id, and tells the model of the others", () => {
    const calls = [call("a", "t", "1"), call("a", "t", "2"), call("a_2"), call("a")];
    const proposed = propose(reply({ message: { role: "assistant", tool_calls: calls } }), view);
    expect(proposed.messages?.slice(1)).toEqual([
      {
        id: "m1",
        role: "assistant",
        tool_calls: [call("a", "t", "1"), call("a_3", "t", "2"), call("a_2"), call("a_4")],
      },
      { role: "tool", tool_call_id: "a_3", name: "t", content: expect.stringContaining('"a"') },
      { role: "tool", tool_call_id: "a_4", name: "t", content: expect.stringContaining('"a"') },
    ]);
    expect(proposed.actions).toMatchObject([{ id: "a", arguments: "1" }, { id: "a_2" }]);
  });

  it("runs a call whose id an earlier reply has used, under an id of its own", () => {
    const used = viewOf({
      messages: [user("u"), assistant("m0", "a", "a_2"), user("u2")],
      calls: [endedCall("a", ""), endedCall("a_3", "")],
    });
    const proposed = propose(reply({ message: { role: "assistant", tool_calls: [call("a"), call("b")] } }), used);
    expect(proposed.actions).toMatchObject([
      { type: "tool.call", id: "a_4" },
      { type: "tool.call", id: "b" },
    ]);
    expect(proposed.messages).toHaveLength(4);
  });

  it.each<[string, Partial<LlmFinished>, unknown]>([
    ["failed", { ok: false }, { message: "llm call failed", code: "provider_error" }],
    [
      "failed with a reason",
      { ok: false, error: { message: "why", code: "rate_limited" } },
      { message: "why", code: "rate_limited" },
    ],
    [
      "was cut off",
      { truncated: true, message: { role: "assistant", tool_calls: [call("a")] } },
      { message: "llm call truncated", code: "invalid_response" },
    ],
    [
      "was declined",
      { refused: true, message: { role: "assistant" } },
      { message: "llm call refused", code: "refused" },
    ],
    ["brought nothing", {}, { message: "llm call gave no message", code: "invalid_response" }],
  ])("fails the turn and records nothing when the model call %s", (_what, parts, error) => {
    expect(propose(reply(parts), view)).toEqual({ actions: [{ type: "fail", error }] });
  });
});

describe("the proposals for what else happens", () => {
  it("calls the model again after a pause, unless a call is open", () => {
    const trigger: Trigger = { type: "interrupt.resumed", interrupt_id: "i" };
    const view = viewOf({ config: configOf(), messages: [user("u")], turn: {} });
    const prompt = { messages: [user("u")], actions: [{ type: "llm.call", model: "m" }] };
    expect(propose(trigger, view)).toEqual(prompt);
    expect(propose(trigger, { ...view, calls: [callOf({ id: "a" })] })).toEqual({});
    expect(propose(trigger, { ...view, interrupts: new Map([["j", { anchor: undefined }]]) })).toEqual({});
    expect(propose(trigger, { ...view, interrupts: new Map([["j", { anchor: "another branch" }]]) })).toEqual(prompt);
    expect(propose(trigger, { ...view, queue: [{ trigger }] })).toEqual({});
    expect(propose(trigger, { ...view, modelCalls: [{ ...modelCallOf("m1"), status: "pending" }] })).toEqual({});
    expect(propose(trigger, { ...view, turn: undefined })).toEqual({});
    expect(propose(trigger, { ...view, turn: { closing: { data: 1 } } })).toEqual({});
    expect(propose(trigger, viewOf({ turn: {} })).actions).toMatchObject([{ type: "interrupt" }]);
    expect(propose(trigger, viewOf({ turn: {}, preset: configOf() }))).toMatchObject({
      agent: configOf(),
      actions: [{ type: "llm.call", model: "m" }],
    });
  });

  it("closes a turn that is ending, with its outcome", () => {
    const view = viewOf({ messages: [user("u")] });
    const done = (data?: unknown): DecisionResponse =>
      propose({ type: "turn.finished", turn_id: "x", ...(data === undefined ? {} : { data }) }, view);
    expect(done()).toEqual({ messages: [user("u")], actions: [{ type: "done" }] });
    expect(done(null).actions).toEqual([{ type: "done", data: null }]);
  });

  it("is empty for what only a worker can decide, and for what is not known", () => {
    for (const trigger of [
      { type: "client.action", name: "x" },
      { type: "llm.execute" },
      { type: "brand.new" },
      { type: "constructor" },
    ]) {
      expect(propose(trigger as Trigger, viewOf({ config: configOf() }))).toEqual({});
    }
  });

  it("never hands out the record's own list of messages", () => {
    const view = viewOf({ messages: [user("u")] });
    propose({ type: "turn.finished", turn_id: "x" }, view).messages?.push({ role: "user" });
    expect(view.messages).toHaveLength(1);
  });
});
