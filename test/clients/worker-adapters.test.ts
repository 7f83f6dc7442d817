import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import { betaZodTool } from "@anthropic-ai/sdk/helpers/beta/zod";
import { createTool } from "@convex-dev/agent";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { markMcp, tool as openRouterTool } from "@openrouter/agent";
import { tool as aiTool, jsonSchema } from "ai";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Action } from "../../src/generated/types.ts";
import {
  type AnyTool,
  createWorker,
  defineTool,
  fromAiTools,
  fromAnthropicTools,
  fromConvexTools,
  fromMcpClient,
  fromOpenRouterTools,
  type Worker,
} from "../../src/worker/index.ts";
import { decisionRequest, execute } from "../worker/requests.ts";

/** The declarations, as a session's start shows them. */
async function declared(tools: readonly AnyTool[]) {
  const answer = await createWorker(tools).decide(decisionRequest({ type: "session.start" }));
  return answer?.agent?.tools ?? [];
}

async function call(worker: Worker, name: string, input: unknown): Promise<Action | undefined> {
  return (await worker.decide(decisionRequest(execute(name, input))))?.actions?.[0];
}

describe("zod schemas of a tool's own", () => {
  it("are published by their input side, and parsed in the worker", async () => {
    const input = z.object({ limit: z.number().default(10), since: z.string().transform((text) => text.length) });
    const tool = defineTool({ name: "t", input, execute: (value) => value });
    expect((await declared([tool]))[0]?.input).toMatchObject({
      type: "object",
      properties: { limit: { type: "number", default: 10 }, since: { type: "string" } },
      required: ["since"],
    });
    expect(await call(createWorker([tool]), "t", { since: "abc" })).toMatchObject({
      result: { content: [{ text: '{"limit":10,"since":3}' }] },
    });
    expect(await call(createWorker([tool]), "t", { limit: "x", since: "" })).toMatchObject({
      type: "tool.error",
      error: expect.stringContaining("/limit: "),
    });
  });
});

describe("tools of the OpenRouter agent SDK", () => {
  const city = z.object({ city: z.string().default("Oslo") });
  const sky = z.object({ sky: z.string() });
  const regular = openRouterTool({
    name: "weather",
    description: "Get the weather.",
    inputSchema: city,
    outputSchema: sky,
    execute: async ({ city }) => ({ sky: `clear in ${city}` }),
  });
  const generator = openRouterTool({
    name: "search",
    inputSchema: z.object({}),
    eventSchema: z.object({ percent: z.number() }),
    outputSchema: sky,
    execute: async function* () {
      yield { percent: 50 };
      yield { sky: "grey" };
    },
  });
  const manual = openRouterTool({ name: "send", inputSchema: z.object({}), execute: false });
  const human = openRouterTool({
    name: "pay",
    inputSchema: z.object({ amount: z.number() }),
    outputSchema: z.object({ ok: z.boolean() }),
    onToolCalled: async ({ amount }) => (amount < 100 ? { ok: true } : null),
    onResponseReceived: async (raw) => ({ ok: raw === "yes" }),
  });
  const approved = openRouterTool({
    name: "delete",
    inputSchema: z.object({}),
    requireApproval: true,
    execute: async () => "deleted",
  });
  const counter = openRouterTool({
    name: "count",
    inputSchema: z.object({}),
    contextSchema: z.object({ n: z.number() }),
    execute: async (_input, context) => {
      context?.setContext({ n: (context.local.n ?? 0) + 1 });
      return `${context?.local.n} in turn ${context?.numberOfTurns}`;
    },
  });
  const tools = fromOpenRouterTools([regular, generator, manual, human, approved] as never);

  it("keep their names, schemas and kinds", async () => {
    expect(tools.map(({ name, kind }) => [name, kind])).toEqual([
      ["weather", "function"],
      ["search", "generator"],
      ["send", "client"],
      ["pay", "human"],
      ["delete", "function"],
    ]);
    expect((await declared(tools))[0]).toMatchObject({
      name: "weather",
      description: "Get the weather.",
      input: { properties: { city: { type: "string", default: "Oslo" } } },
      output: { properties: { sky: { type: "string" } } },
    });
    expect((await declared(tools))[2]).toMatchObject({ name: "send", handler: "client" });
  });

  it("run as there: defaults, a last yield for a result, human hooks, approval", async () => {
    const worker = createWorker(tools);
    expect(await call(worker, "weather", {})).toMatchObject({
      result: { structuredContent: { sky: "clear in Oslo" } },
    });
    expect(await call(worker, "search", {})).toMatchObject({ result: { structuredContent: { sky: "grey" } } });
    expect(await call(worker, "pay", { amount: 5 })).toMatchObject({ result: { structuredContent: { ok: true } } });
    expect(await call(worker, "pay", { amount: 500 })).toMatchObject({ type: "interrupt" });
    expect(await call(worker, "delete", {})).toMatchObject({ type: "interrupt" });
  });

  it("keep the source of those from an MCP server apart", () => {
    expect(fromOpenRouterTools([markMcp(regular), regular] as never).map(({ source }) => source)).toEqual([
      "mcp",
      undefined,
    ]);
  });

  it("find the context they were given, and what they changed of it in that session", async () => {
    const worker = createWorker(fromOpenRouterTools([counter] as never, { count: { n: 40 } }));
    const first = await worker.decide(decisionRequest(execute("count", {})));
    expect(first?.actions).toMatchObject([{ result: { content: [{ text: "41 in turn 1" }] } }]);
    const second = await worker.decide(decisionRequest(execute("count", {}), { state: first?.state }));
    expect(second?.actions).toMatchObject([{ result: { content: [{ text: "42 in turn 1" }] } }]);
    const elsewhere = decisionRequest(execute("count", {}), { session_id: "s-2" });
    expect((await worker.decide(elsewhere))?.actions).toMatchObject([
      { result: { content: [{ text: "41 in turn 1" }] } },
    ]);
  });
});

describe("tools of the AI SDK", () => {
  it("run with their key for a name, whatever their schema is made of and whether they yield", async () => {
    const tools = await fromAiTools({
      zod: aiTool({
        description: "d",
        inputSchema: z.object({ n: z.number().default(1) }),
        execute: async ({ n }) => ({ n }),
      }),
      json: aiTool({
        inputSchema: jsonSchema<{ n: number }>({ type: "object", properties: { n: { type: "number" } } }),
        execute: ({ n }) => `${n}`,
      }),
      yields: aiTool({
        inputSchema: z.object({}),
        execute: async function* () {
          yield "working";
          yield "done";
        },
      }),
      client: aiTool({ inputSchema: z.object({}) }),
    });
    const worker = createWorker(tools);
    expect(
      (await declared(tools)).map(({ name, handler, input }) => [name, handler, (input as { type: string }).type]),
    ).toEqual([
      ["zod", undefined, "object"],
      ["json", undefined, "object"],
      ["yields", undefined, "object"],
      ["client", "client", "object"],
    ]);
    expect(await call(worker, "zod", {})).toMatchObject({ result: { content: [{ text: '{"n":1}' }] } });
    expect(await call(worker, "json", { n: 2 })).toMatchObject({ result: { content: [{ text: "2" }] } });
    expect(await call(worker, "yields", {})).toMatchObject({ result: { content: [{ text: "done" }] } });
  });
});

describe("tools of the Anthropic SDK's helpers", () => {
  it("run, and their content blocks become the protocol's", async () => {
    const tools = fromAnthropicTools([
      betaTool({
        name: "plain",
        description: "d",
        inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] } as const,
        run: ({ city }) => `clear in ${city}`,
      }),
      betaZodTool({
        name: "picture",
        description: "d",
        inputSchema: z.object({ n: z.number() }),
        run: () => [
          { type: "text", text: "here" },
          { type: "image", source: { type: "base64", data: "AQID", media_type: "image/png" } },
        ],
      }),
    ] as never);
    const worker = createWorker(tools);
    expect((await declared(tools))[0]).toMatchObject({ name: "plain", input: { required: ["city"] } });
    expect(await call(worker, "plain", { city: "Oslo" })).toMatchObject({
      result: { content: [{ text: "clear in Oslo" }] },
    });
    expect(await call(worker, "picture", { n: 1 })).toMatchObject({
      result: {
        content: [
          { type: "text", text: "here" },
          { type: "image", data: "AQID", mimeType: "image/png" },
        ],
      },
    });
  });
});

describe("tools of the Convex agent component", () => {
  it("run with the context that they are given, and their schema's defaults", async () => {
    const search = createTool({
      description: "Search the notes.",
      inputSchema: z.object({ word: z.string(), limit: z.number().default(3) }),
      execute: async (ctx, { word, limit }) => `${(ctx as unknown as { user: string }).user}: ${word} x${limit}`,
    });
    const tools = await fromConvexTools({ search_notes: search }, { user: "Ann" });
    expect((await declared(tools))[0]).toMatchObject({
      name: "search_notes",
      description: "Search the notes.",
      input: { properties: { word: { type: "string" }, limit: { type: "number", default: 3 } }, required: ["word"] },
    });
    expect(await call(createWorker(tools), "search_notes", { word: "tea" })).toMatchObject({
      result: { content: [{ text: "Ann: tea x3" }] },
    });
  });
});

describe("tools of an MCP server", () => {
  it("are listed and called through the SDK's client, with their schemas, results and errors", async () => {
    const server = new McpServer({ name: "sums", version: "1.0.0" });
    const shape = { a: z.number(), b: z.number() };
    server.registerTool(
      "add",
      {
        description: "Add two numbers.",
        inputSchema: shape,
        outputSchema: { sum: z.number() },
        annotations: { idempotentHint: true },
      },
      async ({ a, b }) => ({ content: [{ type: "text", text: `${a + b}` }], structuredContent: { sum: a + b } }),
    );
    server.registerTool("fail", { inputSchema: {} }, async () => Promise.reject(new Error("The disk is full.")));
    const client = new Client({ name: "test", version: "1.0.0" });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(far), client.connect(near)]);
    const tools = await fromMcpClient(client);
    const worker = createWorker(tools);
    expect(tools.map(({ name, source, idempotent }) => [name, source, idempotent])).toEqual([
      ["add", "mcp", true],
      ["fail", "mcp", undefined],
    ]);
    expect((await declared(tools))[0]).toMatchObject({
      input: { properties: { a: { type: "number" } }, required: ["a", "b"] },
      output: { properties: { sum: { type: "number" } } },
    });
    expect(await call(worker, "add", { a: 1, b: 2 })).toMatchObject({ result: { structuredContent: { sum: 3 } } });
    expect(await call(worker, "fail", {})).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringContaining("The disk is full.") }] },
    });
    await client.close();
  });
});
