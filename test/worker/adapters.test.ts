import { describe, expect, it } from "vitest";
import { createWorker, fromAiTools, fromConvexTools, fromMcpClient } from "../../src/worker/index.ts";
import { decisionRequest, execute } from "./requests.ts";

describe("fromMcpClient", () => {
  const pages = [
    { tools: [{ name: "first", inputSchema: { type: "object" } }], nextCursor: "2" },
    {
      tools: [{ name: "second", description: "d", inputSchema: { type: "object" }, outputSchema: { type: "object" } }],
    },
  ];
  const client = {
    listTools: async ({ cursor }: { cursor?: string } = {}) => pages[cursor === "2" ? 1 : 0]!,
    callTool: async ({ name }: { name: string }) =>
      name === "first"
        ? { content: [{ type: "text", text: "failed", annotations: {} }], isError: true, _meta: { x: 1 } }
        : { content: [], structuredContent: { ok: true } },
  };

  it("lists every page, and passes results on without what is not the protocol's", async () => {
    const tools = await fromMcpClient(client);
    expect(tools.map(({ name, source, output }) => [name, source, output])).toEqual([
      ["first", "mcp", undefined],
      ["second", "mcp", { type: "object" }],
    ]);
    const worker = createWorker(tools);
    const results = await Promise.all(
      ["first", "second"].map((name) => worker.decide(decisionRequest(execute(name, {}), { decision_id: name }))),
    );
    expect(results).toMatchObject([
      { actions: [{ type: "tool.result", result: { content: [{ text: "failed" }], isError: true } }] },
      { actions: [{ type: "tool.result", result: { structuredContent: { ok: true } } }] },
    ]);
    expect(JSON.stringify(results)).not.toContain("_meta");
  });

  it("stops at a server that lists for ever", async () => {
    const endless = { ...client, listTools: async () => ({ tools: [], nextCursor: "again" }) };
    expect(await fromMcpClient(endless)).toEqual([]);
  });
});

describe("fromConvexTools and fromAiTools", () => {
  it("give the function its tool, with the context on it", async () => {
    const tools = {
      note: {
        inputSchema: { jsonSchema: { type: "object" } },
        execute(this: { ctx?: { user: string } }) {
          return `of ${this.ctx?.user}`;
        },
      },
    };
    const worker = createWorker(await fromConvexTools(tools, { user: "Ada" }));
    expect((await worker.decide(decisionRequest(execute("note", {}))))?.actions).toMatchObject([
      { result: { content: [{ text: "of Ada" }] } },
    ]);
  });

  it("wait for a schema that is a promise, or a function that gives one", async () => {
    const [late, lazy] = await fromAiTools({
      late: { inputSchema: { jsonSchema: Promise.resolve({ type: "object" }) } },
      lazy: { inputSchema: () => ({ jsonSchema: { type: "object" } }) },
    });
    expect([late?.input, lazy?.input]).toEqual([{ type: "object" }, { type: "object" }]);
  });
});
