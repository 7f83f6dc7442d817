import { describe, expect, it } from "vitest";
import { type EngineOptions, memoryStore, type Store } from "../../src/engine/index.ts";
import type { DecisionAnswer, DecisionRequest, LlmExecute, LlmRequest } from "../../src/generated/types.ts";
import { createProviderCore } from "../../src/provider/index.ts";
import { validate } from "../../src/validate/index.ts";
import type { WireResponse } from "../../src/wire/handle.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { writeSse } from "../../src/wire/sse.ts";
import { config, type Decide, type House, openHouse, SESSION } from "./house.ts";
import { subscribe } from "./subscribe.ts";

const tools = [{ name: "add", description: "Adds.", input: { type: "object" } }];
const call = { id: "c1", type: "function", function: { name: "add", arguments: '{"a": 1.0}' } };
const usage = { input: 7, output: 2, uncached_input: 7, cache_read: 0, cache_write: 0, total: 9 };
const said = (response: object): DecisionAnswer => ({ actions: [{ type: "llm.result", response }] });

/** A worker that makes the model calls itself; what it says to each comes from a list. */
function open(
  answers: readonly ((request: DecisionRequest) => ReturnType<Decide>)[],
  { format, engine = {} }: { format?: "openai" | "anthropic"; engine?: Partial<EngineOptions> } = {},
): House {
  const left = [...answers];
  return openHouse({
    config: config(tools, { system: "Be brief." }),
    engine: { model: { type: "worker", ...(format === undefined ? {} : { format }) }, ...engine },
    worker: (request) => {
      if (request.trigger.type === "llm.execute") return left.shift()?.(request) ?? {};
      if (request.trigger.type === "tool.execute") return { actions: [{ type: "tool.result", result: "sum" }] };
      return undefined;
    },
  });
}

const asked = (house: House): LlmExecute[] => house.triggers("llm.execute");
const settle = (house: House, body: object) =>
  house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, body);
const stream = (...frames: Parameters<typeof writeSse>[0][]): WireResponse => ({
  status: 200,
  headers: { "content-type": "text/event-stream" },
  body: frames.map(writeSse).join(""),
});
const frame = (event: string, data: unknown) => ({ event, data: JSON.stringify(data) });

describe("A model call that the worker makes", () => {
  it("is an llm.execute with the whole call, and goes on as one that the engine made", async () => {
    const house = open([
      () =>
        said({ model: "m", content: "Adding.", tool_calls: [call], finish_reason: "tool_calls", usage, cost: "0.10" }),
      () => said({ model: "m", content: "Two.", usage, cost: "0.02" }),
    ]);
    await house.say("go");
    const [first, second] = asked(house);
    expect(first).toMatchObject({
      stream: true,
      attempt: 1,
      deadline: "2026-01-01T00:03:00.000Z",
      request: {
        model: "scripted",
        messages: [
          { role: "system", content: "Be brief." },
          { role: "user", content: "go" },
        ],
        tools,
      },
    });
    expect(first).not.toHaveProperty("format");
    const last = (second?.request as LlmRequest | undefined)?.messages.at(-1);
    expect(last).toMatchObject({ role: "tool", content: "sum" });
    for (const request of house.asked) expect(validate("DecisionRequest", request)).toMatchObject({ ok: true });
    expect(house.triggers("llm.finished")).toMatchObject([
      {
        id: first?.id,
        ok: true,
        truncated: false,
        refused: false,
        usage,
        cost: "0.10",
        message: { id: first?.id, role: "assistant", content: "Adding.", tool_calls: [call] },
      },
      { ok: true, message: { content: "Two." } },
    ]);
    expect(house.triggers("tool.execute")).toMatchObject([{ arguments: '{"a": 1.0}' }]);
    expect(house.triggers("turn.finished")).toMatchObject([{ data: "Two.", cost: "0.12", usage: { total: 18 } }]);
    expect(await house.of("turn.completed")).toMatchObject([{ turn_cost: "0.12", turn_token_usage: { total: 18 } }]);
    expect(house.prompts).toEqual([]);
  });

  it("has nothing proposed, is listed as open while it waits, and is not put on the record with its prompt", async () => {
    const house = open([() => ({})]);
    await house.say("a text that is long enough to be found");
    const [execute] = house.asked.filter(({ trigger }) => trigger.type === "llm.execute");
    expect(execute?.proposed).toEqual({});
    expect(execute?.calls).toMatchObject([{ kind: "llm_call", status: "pending", handler: "worker", attempt: 1 }]);
    const queued = (await house.of("decision.queued")).filter(({ trigger }) => trigger.type === "llm.execute");
    expect(queued).toMatchObject([{ trigger: { request: { messages: [] } } }]);
  });

  it("is settled later by its id, once, and not at an attempt that is over", async () => {
    const house = open([() => ({})]);
    await house.say("go");
    const id = asked(house)[0]?.id ?? "";
    const result = { type: "llm.result", id, response: { model: "m", content: "Later." } };
    expect((await settle(house, { ...result, attempt: 2 })).status).toBe(409);
    expect((await settle(house, { ...result, id: "nobody" })).status).toBe(404);
    expect((await settle(house, { ...result, attempt: 1 })).json).toEqual({ ok: true });
    expect((await settle(house, result)).status).toBe(409);
    await house.quiet();
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Later." }]);
    expect(await house.of("llm.call.completed")).toHaveLength(1);
  });

  it("may be settled out of band before its execute is answered, and what the worker says then is late", async () => {
    let release: (answer: DecisionAnswer) => void = () => undefined;
    const house = open([() => new Promise((resolve) => (release = resolve))]);
    await house.say("go");
    const id = asked(house)[0]?.id ?? "";
    await settle(house, { type: "llm.result", id, response: { model: "m", content: "First." } });
    await house.quiet();
    release(said({ model: "m", content: "LATE" }));
    await house.quiet();
    expect(await house.of("turn.completed")).toMatchObject([{ data: "First." }]);
    expect(JSON.stringify(await house.events())).not.toContain("LATE");
  });

  it("fails for good by llm.error, and is asked for again when that says retryable", async () => {
    const failing = (retryable: boolean) => (): DecisionAnswer => ({
      actions: [{ type: "llm.error", error: "busy", code: "rate_limited", retryable, detail: { status: 429 } }],
    });
    const house = open([failing(true), failing(false)]);
    await house.say("go");
    expect(asked(house)).toHaveLength(1);
    expect(house.triggers("llm.finished")).toEqual([]);
    await house.pass(2.1);
    expect(asked(house).map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(asked(house)[1]?.id).toBe(asked(house)[0]?.id);
    expect(house.triggers("llm.finished")).toMatchObject([
      { ok: false, truncated: false, error: { message: "busy", code: "rate_limited", detail: { status: 429 } } },
    ]);
    expect(await house.of("turn.completed")).toMatchObject([{ error: { message: "busy" } }]);
  });

  it("lapses with its run bound, is asked for again, and a late answer writes nothing", async () => {
    let release: (answer: DecisionAnswer) => void = () => undefined;
    const house = open([
      () => new Promise((resolve) => (release = resolve)),
      () => said({ model: "m", content: "In time." }),
    ]);
    await house.say("go");
    await house.pass(179);
    expect(asked(house)).toHaveLength(1);
    await house.pass(4);
    expect(asked(house).map(({ attempt }) => attempt)).toEqual([1, 2]);
    release(said({ model: "m", content: "LATE" }));
    await house.quiet();
    expect(await house.of("llm.call.errored")).toMatchObject([{ attempt: 1, error: { code: "deadline_exceeded" } }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "In time." }]);
    expect(JSON.stringify(await house.events())).not.toContain("LATE");
  });

  it("that is never asked for, since another one takes the worker's time, lapses in the queue", async () => {
    const house = openHouse({
      config: config([], { retry: { llm: { queue_timeout_secs: 7, max_attempts: 1 } } }),
      engine: { model: { type: "worker" } },
      worker: ({ trigger, proposed }) => {
        if (trigger.type === "llm.execute") return new Promise<DecisionAnswer>(() => undefined);
        if (trigger.type !== "client.messages") return undefined;
        return { ...(proposed as object), actions: [{ type: "llm.call" }, { type: "llm.call" }] };
      },
    });
    await house.say("go");
    await house.pass(8);
    expect(asked(house)).toHaveLength(1);
    expect(await house.of("llm.call.errored")).toMatchObject([
      { attempt: 1, error: { message: "deadline exceeded while queued", code: "deadline_exceeded" } },
    ]);
    expect(await house.of("decision.dropped")).toHaveLength(1);
  });

  it("is delivered again, as the same attempt, when the delivery fails", async () => {
    const house = open([() => ({ status: 503 }), () => said({ model: "m", content: "Done." })]);
    await house.say("go");
    await house.pass(2.1);
    const deliveries = house.asked.filter(({ trigger }) => trigger.type === "llm.execute");
    expect(deliveries.map(({ attempts, trigger }) => [attempts, (trigger as LlmExecute).attempt])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(new Set(deliveries.map(({ decision_id }) => decision_id)).size).toBe(1);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it.each([
    ["no object", "text"],
    ["no model", { content: "x" }],
    ["calls that are none", { model: "m", tool_calls: [{ id: "c" }] }],
  ])("with an answer of %s refuses the whole decision, and the session goes on", async (_, response) => {
    const house = open([
      () => ({ state: { seen: true }, actions: [{ type: "llm.result", response }] }),
      () => said({ model: "m", content: "Good." }),
    ]);
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "invalid_response" } }]);
    expect(await house.of("worker.state.updated")).toEqual([]);
    await house.say("again");
    expect(await house.of("turn.completed")).toMatchObject([{}, { data: "Good." }]);
  });

  it("is not for a worker to end when the engine makes it", async () => {
    const house = openHouse({ config: config([]), script: [{ status: 503, body: "" }, "Done."] });
    await house.say("go");
    const [{ id } = { id: "" }] = await house.of("llm.call.requested");
    const body = { type: "llm.result", id, response: { model: "m", content: "Mine." } };
    expect((await settle(house, body)).status).toBe(403);
    await house.pass(3);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("is not asked for any more when its turn is interrupted", async () => {
    const house = open([() => ({}), () => said({ model: "m", content: "After." })]);
    await house.say("go");
    const id = asked(house)[0]?.id ?? "";
    const path = `/api/machine/sessions/${SESSION}/interrupt`;
    const { json } = await house.call("POST", path, { reason: "wait" });
    await house.quiet();
    expect((await settle(house, { type: "llm.result", id, response: { model: "m", content: "LATE" } })).status).toBe(
      409,
    );
    expect(json.ok).toBe(true);
    expect(await house.of("call.voided")).toMatchObject([{ kind: "llm_call", id }]);
  });
});

describe("A model call of the worker's over a restart of the engine", () => {
  const start = (store: Store, answers: Parameters<typeof open>[0]): House => open(answers, { engine: { store } });

  it("waits on when the worker has it in hand, and is settled as if nothing had been", async () => {
    const store = memoryStore();
    const before = start(store, [() => ({})]);
    await before.say("go");
    await before.engine.close();
    const after = start(store, []);
    after.engine.recover();
    await after.quiet();
    expect(asked(after)).toEqual([]);
    const id = asked(before)[0]?.id ?? "";
    const result = { type: "llm.result", id, attempt: 1, response: { model: "m", content: "Still here." } };
    expect((await settle(after, result)).status).toBe(200);
    await after.quiet();
    expect(await after.of("turn.completed")).toMatchObject([{ data: "Still here." }]);
  });

  it("is delivered again, as the same attempt, when the engine ended in the middle of its delivery", async () => {
    const store = memoryStore();
    const before = start(store, [() => new Promise(() => undefined)]);
    await before.say("go");
    await before.engine.close();
    const after = start(store, [() => said({ model: "m", content: "Again." })]);
    after.engine.recover();
    await after.quiet();
    expect(asked(after)).toMatchObject([{ id: asked(before)[0]?.id, attempt: 1, request: { messages: [{}, {}] } }]);
    expect(await after.of("turn.completed")).toMatchObject([{ data: "Again." }]);
  });
});

describe("A worker that streams the model's answer", () => {
  const delta = (text: string) => frame("llm.token.delta", { text });

  it("sends pieces and then its decision", async () => {
    const house = open([
      () => stream(delta("He"), delta("llo"), frame("decision.result", said({ model: "m", content: "Hello" }))),
    ]);
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Hello" }]);
    expect((await house.events()).map(({ payload }) => payload.type as string)).not.toContain("llm.token.delta");
  });

  it.each<[string, WireResponse, object]>([
    [
      "a piece that is none",
      stream(frame("llm.token.delta", { text: 3 })),
      { retryable: false, error: { code: "invalid_response" } },
    ],
    [
      "a frame of an unknown name",
      stream(frame("llm.done", {})),
      { retryable: false, error: { code: "invalid_response" } },
    ],
    ["no decision at the end", stream(delta("He")), { retryable: true, error: { code: "handler_error" } }],
    [
      "an error",
      stream(delta("He"), frame("decision.error", { message: "no" })),
      { retryable: true, error: { code: "handler_error", message: "no" } },
    ],
    [
      "an error for good",
      stream(frame("decision.error", { message: "no", retryable: false })),
      { retryable: false, error: { message: "no" } },
    ],
  ])("and sends %s has not answered", async (_, answer, errored) => {
    const house = open([() => answer, () => said({ model: "m", content: "Good." })]);
    await house.say("go");
    expect(await house.of("decision.errored")).toMatchObject([errored]);
    await house.pass(3);
    const retried = (errored as { retryable: boolean }).retryable;
    expect(await house.of("turn.completed")).toMatchObject([retried ? { data: "Good." } : { error: {} }]);
  });

  it("may not stream where no pieces are asked for", async () => {
    const house = openHouse({
      config: config([]),
      engine: { model: { type: "worker" } },
      worker: ({ trigger, proposed }) => {
        if (trigger.type === "llm.execute") return stream(delta("x"), frame("decision.result", null));
        if (trigger.type !== "client.messages") return undefined;
        return { ...(proposed as object), actions: [{ type: "llm.call", stream: false }] };
      },
    });
    await house.say("go");
    expect(house.triggers("llm.execute")).toMatchObject([{ stream: false }]);
    expect(await house.of("decision.errored")).toMatchObject([
      { retryable: false, error: { code: "invalid_response" } },
    ]);
  });
});

describe.each(["openai", "anthropic"] as const)("A worker that is given the call in the form of %s", (format) => {
  const core = createProviderCore({
    answer: ({ messages }) =>
      messages.some(({ role }) => role === "tool")
        ? { kind: "reply", text: "Two." }
        : { kind: "reply", toolCalls: [{ id: "c1", name: "add", rawArguments: '{"a":12345678901234567890}' }] },
  });
  const path = format === "openai" ? "/v1/chat/completions" : "/v1/messages";
  const provider = createHandleSend({ "http://provider.test": core.handle });
  const ask = async ({ request }: LlmExecute) => {
    const body = JSON.stringify(request);
    const response = await provider({ method: "POST", url: `http://provider.test${path}`, body });
    expect(response.status).toBe(200);
    return response;
  };
  const whole = async ({ trigger }: DecisionRequest): Promise<WireResponse> => {
    const text = await (await ask(trigger as LlmExecute)).text();
    return { status: 200, body: `{"actions":[{"type":"llm.result","response":${text}}]}` };
  };

  it("sends it as it is, and hands the provider's answer back as it is", async () => {
    const quiet: Decide = ({ trigger, proposed }) =>
      trigger.type === "client.messages"
        ? { ...(proposed as object), actions: [{ type: "llm.call", stream: false }] }
        : undefined;
    const house = openHouse({
      config: config(tools, { system: "Be brief." }),
      engine: { model: { type: "worker", format } },
      worker: (request) => {
        if (request.trigger.type === "llm.execute") return whole(request);
        return request.trigger.type === "tool.execute"
          ? { actions: [{ type: "tool.result", result: "sum" }] }
          : quiet(request);
      },
    });
    await house.say("go");
    expect(asked(house).map((execute) => execute.format)).toEqual([format, format]);
    expect(house.triggers("tool.execute")).toMatchObject([{ arguments: '{"a":12345678901234567890}' }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Two." }]);
    for (const request of house.asked) expect(validate("DecisionRequest", request)).toMatchObject({ ok: true });
  });

  it("hands on the provider's own events, and subscribers see them in the neutral form", async () => {
    const house = open(
      [
        async ({ trigger }) => {
          const events = (await (await ask(trigger as LlmExecute)).text()).split("\n\n").filter((text) => text !== "");
          const data = events.map((event) => event.replace(/^event:.*\n/, "").replace(/^data: /, ""));
          const frames = data.map((text) => ({ event: "llm.token.delta", data: text }));
          return stream(...frames, frame("decision.result", { actions: [{ type: "llm.error", error: "stop" }] }));
        },
      ],
      { format },
    );
    const reader = await subscribe(house);
    await house.say("go");
    expect(await house.of("decision.errored")).toEqual([]);
    expect(await house.of("turn.completed")).toMatchObject([{ error: { message: "stop" } }]);
    const pieces = reader.pieces();
    expect(pieces.map(({ seq }) => seq)).toEqual(pieces.map((_, index) => index));
    const [{ id } = { id: "" }] = asked(house);
    expect(pieces.every(({ call_id, attempt }) => call_id === id && attempt === 1)).toBe(true);
    const called = pieces.flatMap(({ tool_calls = [] }) => tool_calls);
    expect(called[0]).toMatchObject({ id: "c1", name: "add" });
    expect(called.map((piece) => piece.arguments ?? "").join("")).toBe('{"a":12345678901234567890}');
    reader.leave();
  });

  it("has an answer refused that is none of that provider's", async () => {
    const house = open([() => said({ model: "m", text: "neutral" })], { format });
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "invalid_response" } }]);
  });
});

it("A connection is chosen by its name, and one that is not known refuses the decision", async () => {
  const house = openHouse({
    config: config([], { llm: "mine" }),
    script: ["From the engine."],
    engine: { llms: { mine: { type: "worker" }, theirs: { baseUrl: "http://provider.test" } } },
    worker: ({ trigger, proposed }) => {
      if (trigger.type === "llm.execute") return said({ model: "m", content: "From the worker." });
      if (trigger.type !== "client.messages" || trigger.messages.length === 1) return undefined;
      const llm = trigger.messages.length === 3 ? "theirs" : "nobody's";
      return { ...(proposed as object), actions: [{ type: "llm.call", llm }] };
    },
  });
  await house.say("one");
  await house.say("two");
  await house.say("three");
  expect(await house.of("turn.completed")).toMatchObject([
    { data: "From the worker." },
    { data: "From the engine." },
    { error: { code: "invalid_response", detail: { reason: "unknown_llm" } } },
  ]);
});

it("An agent without a worker cannot have its model called by one: the turn fails and says so", async () => {
  const house = openHouse({ config: config([]), engine: { model: { type: "worker" } } });
  await house.say("go", { agent_id: "alone" });
  expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "unroutable" } }]);
});
