import { callModel, markMcp, OpenRouter, stepCountIs, tool } from "@openrouter/agent";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type MockProvider, mockProvider, type Script } from "../../src/provider/index.ts";

let provider: MockProvider;
afterEach(() => provider.close());

const play = async (script: Script): Promise<OpenRouter> => {
  provider = mockProvider(script);
  const { url } = await provider.listen();
  return new OpenRouter({ apiKey: "key", serverURL: `${url}/api/v1` });
};

const model = "test/model";
const ask = { model, input: "go" };

const add = tool({
  name: "add",
  description: "Adds.",
  inputSchema: z.object({ a: z.number(), b: z.number() }),
  outputSchema: z.object({ sum: z.number() }),
  execute: async ({ a, b }) => ({ sum: a + b }),
});

const collect = async <T>(stream: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const one of stream) all.push(one);
  return all;
};

/** A state that stays in memory between two runs. */
// biome-ignore lint/suspicious/noExplicitAny: the accessor is generic over tools that differ from test to test
const memoryState = (): any => {
  let state: unknown = null;
  return {
    load: async () => state,
    save: async (next: unknown) => {
      state = next;
    },
    peek: () => state,
  };
};

describe("@openrouter/agent", () => {
  it("runs a regular tool and sends its output back", async () => {
    const client = await play([{ toolCalls: [{ id: "c1", name: "add", arguments: { a: 2, b: 3 } }] }, { text: "5" }]);
    expect(await client.callModel({ ...ask, tools: [add] as const }).getText()).toBe("5");
    expect(provider.toolResults()).toMatchObject([{ callId: "c1", name: "add", text: '{"sum":5}' }]);
    provider.assertDone();
  });

  it("sends a thrown error and malformed arguments back as errors, with the arguments as they were", async () => {
    const client = await play([
      {
        toolCalls: [
          { id: "c1", name: "add", rawArguments: '{"a":1,' },
          { id: "c2", name: "fail", arguments: {} },
        ],
      },
      { text: "sorry" },
    ]);
    const fail = tool({
      name: "fail",
      inputSchema: z.object({}),
      execute: async () => {
        throw new Error("boom");
      },
    });
    expect(await client.callModel({ ...ask, tools: [add, fail] as const }).getText()).toBe("sorry");
    const results = provider.toolResults();
    expect(results.map((result) => result.arguments)).toEqual(['{"a":1,', "{}"]);
    expect(results[0]?.text).toContain("Failed to parse tool call arguments");
    expect(results[1]?.text).toBe('{"error":"boom"}');
  });

  it("yields preliminary results of a generator tool and sends only the last", async () => {
    const client = await play([
      { toolCalls: [{ id: "c1", name: "search", arguments: { query: "x" } }] },
      { text: "found" },
    ]);
    const search = tool({
      name: "search",
      inputSchema: z.object({ query: z.string() }),
      eventSchema: z.object({ progress: z.number() }),
      outputSchema: z.object({ hits: z.number() }),
      execute: async function* () {
        yield { progress: 10 };
        yield { progress: 90 };
        return { hits: 2 };
      },
    });
    const result = client.callModel({ ...ask, tools: [search] as const });
    const events = await collect(result.getFullResponsesStream());
    const preliminary = events.filter((event) => event.type === "tool.preliminary_result");
    expect(preliminary.map((event) => (event as { result: unknown }).result)).toEqual([
      { progress: 10 },
      { progress: 90 },
    ]);
    expect(events.filter((event) => event.type === "tool.result")).toMatchObject([
      { source: "client", result: { hits: 2 } },
    ]);
    expect(provider.toolResults().map(({ text }) => text)).toEqual(['{"hits":2}']);
    provider.assertDone();
  });

  it("streams the arguments and the calls", async () => {
    const client = await play([{ toolCalls: [{ id: "c1", name: "add", arguments: { a: 1, b: 2 } }] }, { text: "3" }]);
    const result = client.callModel({ ...ask, tools: [add] as const });
    const [deltas, calls] = await Promise.all([collect(result.getToolStream()), collect(result.getToolCallsStream())]);
    const text = deltas.flatMap((event) => (event.type === "delta" ? [event.content] : [])).join("");
    expect(text).toBe('{"a":1,"b":2}');
    expect(calls).toMatchObject([{ id: "c1", name: "add", arguments: { a: 1, b: 2 } }]);
  });

  it("pauses at a manual tool and goes on with the caller's output", async () => {
    const client = await play([{ toolCalls: [{ id: "c1", name: "send", arguments: { to: "a" } }] }, { text: "sent" }]);
    const send = tool({ name: "send", inputSchema: z.object({ to: z.string() }), execute: false });
    const state = memoryState();
    const first = client.callModel({ ...ask, tools: [send] as const, state });
    await first.getResponse();
    expect((await first.getState()).status).toBe("awaiting_client_tools");
    expect(provider.requests).toHaveLength(1);
    const input = [{ type: "function_call_output" as const, callId: "c1", output: "done" }];
    expect(await client.callModel({ model, input, tools: [send] as const, state }).getText()).toBe("sent");
    expect(provider.toolResults()).toMatchObject([{ callId: "c1", text: "done" }]);
    provider.assertDone();
  });

  it("waits for a human, and passes the answer through the tool when it comes", async () => {
    const client = await play([
      { toolCalls: [{ id: "c1", name: "pay", arguments: { amount: 500 } }] },
      { text: "paid" },
    ]);
    const pay = tool({
      name: "pay",
      inputSchema: z.object({ amount: z.number() }),
      outputSchema: z.object({ ok: z.boolean(), at: z.number().optional() }),
      onToolCalled: async ({ amount }) => (amount < 100 ? { ok: true } : null),
      onResponseReceived: async (raw) => ({ ...(raw as { ok: boolean }), at: 9 }),
    });
    const state = memoryState();
    const first = client.callModel({ ...ask, tools: [pay] as const, state });
    await first.getResponse();
    expect((await first.getState()).status).toBe("awaiting_hitl");
    const input = [{ type: "function_call_output" as const, callId: "c1", output: JSON.stringify({ ok: false }) }];
    expect(await client.callModel({ model, input, tools: [pay] as const, state }).getText()).toBe("paid");
    expect(provider.toolResults().map(({ text }) => JSON.parse(text))).toEqual([{ ok: false, at: 9 }]);
  });

  it("asks for approval, and says so when it is rejected", async () => {
    const client = await play([{ toolCalls: [{ id: "c1", name: "wipe", arguments: {} }] }, { text: "left alone" }]);
    const wipe = tool({ name: "wipe", inputSchema: z.object({}), requireApproval: true, execute: async () => "wiped" });
    const state = memoryState();
    const first = client.callModel({ ...ask, tools: [wipe] as const, state });
    await first.getResponse();
    expect((await first.getState()).status).toBe("awaiting_approval");
    const second = client.callModel({ model, input: [], tools: [wipe] as const, state, rejectToolCalls: ["c1"] });
    expect(await second.getText()).toBe("left alone");
    expect(provider.toolResults()).toMatchObject([{ text: '{"error":"Rejected by user"}' }]);
  });

  it("marks the results of tools from an MCP server", async () => {
    const client = await play([{ toolCalls: [{ name: "add", arguments: { a: 1, b: 1 } }] }, { text: "2" }]);
    const events = await collect(client.callModel({ ...ask, tools: [markMcp(add)] as const }).getFullResponsesStream());
    expect(events.filter((event) => event.type === "tool.result")).toMatchObject([
      { source: "mcp", result: { sum: 2 } },
    ]);
  });

  it("gives tools their own context and the shared one, through several rounds", async () => {
    const client = await play([{ toolCalls: [{ name: "count" }] }, { toolCalls: [{ name: "count" }] }, { text: "2" }]);
    const seen: unknown[] = [];
    const count = tool({
      name: "count",
      inputSchema: z.object({}),
      contextSchema: z.object({ step: z.number() }),
      execute: async (_, context) => {
        const shared = (context as unknown as { shared: { total: number } }).shared;
        seen.push([context?.local.step, shared.total, context?.numberOfTurns]);
        context?.setContext({ step: (context.local.step ?? 0) + 1 });
        (context as unknown as { setSharedContext(next: object): void }).setSharedContext({ total: shared.total + 10 });
        return "counted";
      },
    });
    const settings = {
      ...ask,
      tools: [count] as const,
      sharedContextSchema: z.object({ total: z.number() }),
      context: { count: { step: 1 }, shared: { total: 100 } },
    };
    expect(await callModel(client, settings as never).getText()).toBe("2");
    expect(seen.map((entry) => (entry as unknown[]).slice(0, 2))).toEqual([
      [1, 100],
      [2, 110],
    ]);
  });

  it("stops when it is told to, with a last call that may use no tools", async () => {
    const client = await play({
      order: "any",
      turns: [
        { toolCalls: [{ name: "add", arguments: { a: 1, b: 1 } }], when: { user: { equals: "go" } }, repeat: "always" },
        { text: "enough", when: { user: "tool-use limit" } },
      ],
    });
    const result = client.callModel({ ...ask, tools: [add] as const, stopWhen: stepCountIs(2) });
    expect(await result.getText()).toBe("enough");
    expect(provider.lastRequest?.toolChoice).toBe("none");
    provider.assertDone();
  });

  it("shows a failed response with its code, and a mid-stream error as an incomplete stream", async () => {
    const client = await play([
      { text: "never whole", fault: { kind: "failed", afterEvents: 5, code: "server_error", message: "overloaded" } },
      { text: "never whole", fault: { kind: "error-event", afterEvents: 5 } },
    ]);
    await expect(client.callModel(ask).getText()).rejects.toThrow("overloaded");
    await expect(client.callModel({ ...ask, input: "again" }).getText()).rejects.toThrow("without completion event");
    provider.assertDone();
  });

  it("keeps thoughts and their seal through a round of tools", async () => {
    const client = await play([
      { reasoning: "I must add.", toolCalls: [{ name: "add", arguments: { a: 1, b: 1 } }] },
      { text: "2" },
    ]);
    const result = client.callModel({ ...ask, tools: [add] as const });
    expect(await result.getText()).toBe("2");
    const spoken = provider.lastRequest?.messages.find((message) => message.role === "assistant");
    expect(spoken?.reasoning).toBe("I must add.");
  });
});
