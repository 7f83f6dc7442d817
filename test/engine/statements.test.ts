import { describe, expect, it } from "vitest";
import type { Action, DecisionAnswer } from "../../src/generated/types.ts";
import { config, type Decide, type House, openHouse, type Scripted, SESSION } from "./house.ts";

const call = (id: string, name = "tool", args = "{}") => ({ id, name, args });
const tool = config([{ name: "tool" }]);
const open = (script: readonly Scripted[], worker: Decide = () => undefined, more = {}) =>
  openHouse({ config: tool, script, worker, ...more });
const act = (house: House, name = "poke") => house.say("", { payload: { type: "client.action", name } });
const submit = async (house: House, decision_id: string, body: object) => {
  const reply = await house.call("POST", "/api/machine/workers/submit", { session_id: SESSION, decision_id, ...body });
  await house.quiet();
  return reply;
};
const result = (text: string, more: object = {}) => ({ type: "tool.result", result: text, ...more }) as Action;

describe("The first question of a session", () => {
  it("WD-2: comes before every other, also while it waits to be asked again", async () => {
    let down = true;
    const house = open(["Done."], ({ trigger }) =>
      trigger.type === "session.start" && down ? { status: 503 } : undefined,
    );
    await house.say("go");
    await act(house);
    await house.pass(20);
    expect(new Set(house.asked.map(({ trigger }) => trigger.type))).toEqual(new Set(["session.start"]));
    expect(new Set(house.asked.map(({ decision_id }) => decision_id)).size).toBe(1);
    down = false;
    await house.pass(60);
    expect(house.asked.map(({ trigger }) => trigger.type).slice(-4, -2)).toEqual(["client.messages", "client.action"]);
  });

  it("WD-8: is asked again before the next message when it has failed for good", async () => {
    let refused = true;
    const house = open(["Done."], ({ trigger }) =>
      trigger.type === "session.start" && refused ? { status: 400 } : undefined,
    );
    await house.say("first");
    expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "handler_error" } }]);
    refused = false;
    await house.say("second");
    expect(house.triggers("session.start")).toHaveLength(2);
    expect((await house.of("turn.completed")).at(-1)).toMatchObject({ data: "Done." });
  });
});

describe("A decision that fails for good", () => {
  it("WD-6: fails its turn: what is open is voided, what waits is dropped, and the session goes on", async () => {
    const house = open([[call("c1"), call("c2")], "Done."], ({ trigger }) =>
      trigger.type !== "tool.execute" ? undefined : trigger.id === "c1" ? {} : ({ status: 404 } as never),
    );
    await house.say("go");
    expect((await house.of("call.voided")).map(({ id }) => id).sort()).toEqual(["c1", "c2"]);
    expect(await house.of("turn.completed")).toMatchObject([
      { error: { code: "handler_error", detail: { status: 404 } } },
    ]);
    expect(await house.of("session.done")).toHaveLength(1);
    expect(house.triggers("turn.finished")).toEqual([]);
    expect((await house.say("again")).status).toBe(202);
    expect((await house.of("turn.completed")).at(-1)).toMatchObject({ data: "Done." });
  });

  it("WD-6: that a client's action asked for fails alone, and the turn goes on", async () => {
    const house = open([[call("c1")], "Done."], ({ trigger }) =>
      trigger.type === "client.action" ? { status: 400 } : trigger.type === "tool.execute" ? null : undefined,
    );
    await house.say("go");
    await act(house);
    expect(await house.of("turn.completed")).toEqual([]);
    const settle = { type: "tool.result", id: "c1", result: { content: [] } };
    await house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, settle);
    await house.quiet();
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("WD-5: has been delivered 10 times at most, with waits of 2, 4, 8, 16, 32 and then 60 seconds, within 300", async () => {
    const house = open(["Done."], ({ trigger }) => (trigger.type === "client.messages" ? { status: 500 } : undefined));
    await house.say("go");
    await house.pass(600);
    const waits = (await house.events()).flatMap(({ occurred_at, payload }) =>
      payload.type === "decision.errored" && payload.retry_at !== undefined
        ? [(Date.parse(payload.retry_at) - Date.parse(occurred_at)) / 1000]
        : [],
    );
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "handler_error" } }]);
  });
});

describe("The end of a turn", () => {
  it("TU-2: is told with its data, and comes with any answer that does not fail", async () => {
    const house = open(["Done."], ({ trigger }) => (trigger.type === "turn.finished" ? {} : undefined));
    await house.say("go", { turn_id: "t" });
    const usage = { input: 10, output: 5, total: 15 };
    expect(house.triggers("turn.finished")).toMatchObject([{ turn_id: "t", data: "Done.", cost: "0", usage }]);
    expect(await house.of("turn.completed")).toMatchObject([{ turn_id: "t", data: "Done.", turn_token_usage: usage }]);
  });

  it("TU-4: comes also when the last word fails for good, with the data and the error", async () => {
    const house = open(["Done."], ({ trigger }) => (trigger.type === "turn.finished" ? { status: 400 } : undefined));
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done.", error: { code: "handler_error" } }]);
  });

  it("TU-6: does not wait for the last word when the next turn begins", async () => {
    const asked: ((answer: DecisionAnswer) => void)[] = [];
    const house = open(["One.", "Two."], ({ trigger, turn_id }) =>
      trigger.type === "turn.finished" && turn_id === "a"
        ? new Promise<DecisionAnswer>((resolve) => asked.push(resolve))
        : undefined,
    );
    await house.say("go", { turn_id: "a" });
    expect(await house.of("turn.completed")).toEqual([]);
    expect((await house.say("more", { turn_id: "b" })).status).toBe(202);
    asked[0]?.({ state: "late", actions: [{ type: "done" }] });
    await house.quiet();
    expect((await house.of("turn.completed")).map(({ turn_id, data }) => [turn_id, data])).toEqual([
      ["a", "One."],
      ["b", "Two."],
    ]);
    expect(await house.of("worker.state.updated")).toEqual([]);
  });

  it("TU-7: without a turn is the session's alone", async () => {
    const house = open([], ({ trigger }) =>
      trigger.type === "client.action" ? { actions: [{ type: "done" }] } : undefined,
    );
    await act(house);
    expect(await house.of("session.done")).toHaveLength(1);
    expect(await house.of("turn.completed")).toEqual([]);
    expect(house.triggers("turn.finished")).toEqual([]);
  });

  it("TU-9: work that a client's action starts is a turn of its own, named for the decision", async () => {
    const house = open(["Done."], ({ trigger }) =>
      trigger.type === "client.action"
        ? { actions: [{ type: "llm.call", messages: [{ role: "user", content: "x" }] }] }
        : undefined,
    );
    await act(house);
    const id = house.asked.find(({ trigger }) => trigger.type === "client.action")?.decision_id;
    expect(await house.of("turn.completed")).toMatchObject([{ turn_id: `action:${id}`, data: "Done." }]);
  });
});

describe("An action that ends a call", () => {
  const twice: Decide = ({ trigger }) => {
    if (trigger.type === "tool.execute") return { actions: [result("first")] };
    if (trigger.type === "tool.finished") return { actions: [result("second", { id: "c1" })], state: "said" };
    return undefined;
  };

  it("FE-3: that names no id, where there is none to take, refuses the decision", async () => {
    const house = open(["Done."], ({ trigger }) =>
      trigger.type === "client.messages" ? { actions: [result("whose?")], state: 1 } : undefined,
    );
    await house.say("go");
    const error = { code: "invalid_response", param: "tool.result.id", detail: { reason: "unresolvable_settle_id" } };
    expect(await house.of("turn.completed")).toMatchObject([{ error }]);
    expect(await house.of("worker.state.updated")).toEqual([]);
  });

  it("FE-6: that comes too late is dropped without a word, and the rest of its decision counts", async () => {
    const house = open([[call("c1")], "Done."], twice);
    await house.say("go");
    expect(await house.of("tool.call.completed")).toMatchObject([{ result: { content: [{ text: "first" }] } }]);
    expect(JSON.stringify(await house.events())).not.toContain("second");
    expect(await house.of("worker.state.updated")).toMatchObject([{ state: "said" }]);
  });

  it("FE-2: keeps the attempt that it names, so that one for another attempt is dropped", async () => {
    const house = open([[call("c1")], "Done."], ({ trigger }) =>
      trigger.type === "tool.execute" ? { actions: [result("stale", { attempt: 7 }), result("now")] } : undefined,
    );
    await house.say("go");
    expect(await house.of("tool.call.completed")).toMatchObject([{ result: { content: [{ text: "now" }] } }]);
  });
});

describe("FE-9: a decision that is sent again", () => {
  it("writes nothing more, and is no error; one under an id of its own counts once", async () => {
    const house = open(["Done."]);
    await house.say("go");
    const decision = house.asked.find(({ trigger }) => trigger.type === "client.messages")?.decision_id ?? "";
    const before = (await house.events()).length;
    const again = { state: "again", messages: [{ role: "user", content: "again" }], actions: [{ type: "llm.call" }] };
    expect(await submit(house, decision, again)).toMatchObject({ status: 200, json: { ok: true } });
    expect(await house.events()).toHaveLength(before);
    for (let n = 0; n < 2; n++) expect((await submit(house, "of-my-own", { state: { n } })).status).toBe(200);
    expect(await house.of("worker.state.updated")).toMatchObject([{ state: { n: 0 } }]);
  });

  it("Row 49: where nothing was said at first, is what was to be said", async () => {
    const house = open(["Done."], ({ trigger }) => (trigger.type === "llm.finished" ? {} : undefined));
    await house.say("go");
    const finished = house.asked.find(({ trigger }) => trigger.type === "llm.finished");
    const late = { messages: finished?.proposed.messages, actions: finished?.proposed.actions };
    expect((await submit(house, finished?.decision_id ?? "", late)).status).toBe(200);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
    expect((await submit(house, finished?.decision_id ?? "", late)).status).toBe(200);
    expect((await house.of("message.new")).map(({ message }) => message.content)).toEqual(["go", "Done."]);
  });
});

describe("Prompts", () => {
  it("PC-7, PC-8: of two calls that end together the first proposal waits, and the last one prompts", async () => {
    const house = open([[call("c1"), call("c2")], "Done."], ({ trigger }) => {
      if (trigger.type !== "tool.execute") return undefined;
      return trigger.id === "c1" ? {} : { actions: [result("one", { id: "c1" }), result("two")] };
    });
    await house.say("go");
    const finished = house.asked.filter(({ trigger }) => trigger.type === "tool.finished");
    expect(finished.map(({ pending_calls }) => pending_calls)).toEqual([1, 0]);
    expect(finished.map(({ proposed }) => proposed.actions?.length ?? 0)).toEqual([0, 1]);
    expect(house.prompts).toHaveLength(2);
  });

  it("PC-9: after tools the prompt is as the one before, also when the config has changed", async () => {
    const asked: Action = {
      type: "llm.call",
      temperature: 0.25,
      max_completion_tokens: 77,
      tools: [{ name: "tool", description: "as offered" }],
    };
    const house = open([[call("c1")], "Done."], ({ trigger, proposed }) => {
      if (trigger.type === "client.messages") return { messages: trigger.messages, actions: [asked] };
      if (trigger.type !== "tool.execute") return undefined;
      return { ...proposed, actions: [result("ran")], agent: config([{ name: "other" }], { system: "Changed." }) };
    });
    await house.say("go");
    const [first, second] = house.prompts as unknown as Record<string, unknown>[];
    for (const key of ["model", "temperature", "max_completion_tokens", "tools"])
      expect([key, second?.[key]]).toEqual([key, first?.[key]]);
    expect(JSON.stringify(second)).not.toContain("Changed.");
  });
});

describe("Views of the client", () => {
  it("CT-5: several answers are settled, and told as one view", async () => {
    const house = openHouse({
      config: config([{ name: "pick", handler: "client" }]),
      script: [[call("c1", "pick"), call("c2", "pick")], "Done."],
    });
    await house.say("go");
    const recorded = (await house.of("message.new")).map(({ message }) => message);
    const answers = ["c1", "c2"].map((id) => ({ role: "tool", tool_call_id: id, content: `for ${id}` }));
    await house.say("", { payload: { type: "client.messages", messages: [...recorded, ...answers] } });
    expect(house.triggers("tool.finished")).toEqual([]);
    expect(house.triggers("client.messages").at(-1)).toMatchObject({ new_from: recorded.length });
    expect(await house.of("tool.call.completed")).toHaveLength(2);
    expect(house.prompts[1]?.messages.slice(-2).map(({ content }) => content)).toEqual(["for c1", "for c2"]);
  });
});

it("RT-2: of a call's policy each layer replaces the fields that it names", async () => {
  const house = openHouse({
    config: config([{ name: "tool" }], {
      retry: { default: { max_attempts: 2, run_timeout_secs: 50 }, tool: { max_attempts: 3, backoff_max_secs: 9 } },
    }),
    script: [[call("c1")], "Done."],
    worker: ({ trigger, proposed }) => {
      if (trigger.type === "tool.execute") return { actions: [result("ran")] };
      if (trigger.type !== "llm.finished" || proposed.actions?.[0]?.type !== "tool.call") return undefined;
      return { ...proposed, actions: [{ ...proposed.actions[0], retry: { backoff_base_secs: 4 } }] };
    },
  });
  await house.say("go");
  expect(await house.of("tool.call.requested")).toMatchObject([
    {
      retry: {
        queue_timeout_secs: null,
        run_timeout_secs: 50,
        total_timeout_secs: 600,
        max_attempts: 3,
        backoff_base_secs: 4,
        backoff_max_secs: 9,
      },
    },
  ]);
});

it("Without a worker a call that only a worker could run fails its turn at once, and says so", async () => {
  const house = openHouse({ config: tool, script: [[call("c1")], "Done."] });
  await house.say("go", { agent_id: "alone" });
  expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "unroutable" } }]);
  const refused = openHouse({ config: tool, script: [[call("c1", "unheard_of")], "Done."] });
  await refused.say("go", { agent_id: "alone" });
  expect(await refused.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});
