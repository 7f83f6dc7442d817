/** An MCP server for tests, on stdin and stdout: one tool that is as it should be, and one with faults. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const number = { type: "number", minimum: -1000, maximum: 1000 };
const inputSchema = { type: "object" as const, properties: { a: number, b: number }, required: ["a", "b"] };
const outputSchema = { type: "object" as const, properties: { sum: { type: "number" } }, required: ["sum"] };
let calls = 0;

const server = new Server({ name: "sums", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [
    { name: "add", description: "Add two numbers.", inputSchema, outputSchema, annotations: { idempotentHint: true } },
    { name: "count", description: "Count the calls.", inputSchema, annotations: { idempotentHint: true } },
  ],
}));

server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
  const { a, b } = (params.arguments ?? {}) as { readonly a: unknown; readonly b: unknown };
  if (params.name === "count") return { content: [{ type: "text", text: `call ${++calls}` }] };
  if (typeof a !== "number" || typeof b !== "number")
    return { content: [{ type: "text", text: "a and b must be numbers." }], isError: true };
  const sum = a + b;
  return { content: [{ type: "text", text: JSON.stringify({ sum }) }], structuredContent: { sum } };
});

await server.connect(new StdioServerTransport());
