import type { ToolContext } from "../context.ts";
import { toolFrom } from "../define-tool.ts";
import type { AnyTool } from "../tool.ts";

/** A connected MCP client, as far as it is needed here. */
export interface McpClient {
  /** One page of the server's tools. */
  listTools(params?: {
    cursor?: string;
  }): Promise<{ readonly tools: readonly McpTool[]; readonly nextCursor?: string | undefined }>;
  /** Runs a tool. */
  callTool(
    params: { name: string; arguments?: Record<string, unknown> },
    resultSchema?: undefined,
    options?: { signal?: AbortSignal },
  ): Promise<object>;
}

/** A tool as an MCP server lists it. */
export interface McpTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
  readonly outputSchema?: unknown;
  readonly annotations?: { readonly idempotentHint?: boolean | undefined } | undefined;
}

/** So many pages are read of a server that never stops listing. */
const MOST_PAGES = 100;

/** Takes over every tool of an MCP server. Its results are the protocol's own shape; their `source` is `mcp`. */
export async function fromMcpClient(client: McpClient): Promise<AnyTool[]> {
  const tools: McpTool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const listed = await client.listTools(cursor === undefined ? {} : { cursor });
    tools.push(...listed.tools);
    cursor = listed.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.map(({ name, description, inputSchema, outputSchema, annotations }) =>
    toolFrom({
      name,
      ...(description !== undefined && { description }),
      input: inputSchema,
      ...(outputSchema !== undefined && { output: outputSchema }),
      ...(annotations?.idempotentHint === true && { idempotent: true }),
      source: "mcp",
      execute: async (input: unknown, { signal }: ToolContext) => {
        const called = await client.callTool({ name, arguments: input as Record<string, unknown> }, undefined, {
          signal,
        });
        const { content = [], structuredContent, isError } = called as Record<string, unknown>;
        return {
          content,
          ...(structuredContent !== undefined && { structuredContent }),
          ...(isError === true && { isError: true }),
        };
      },
    }),
  );
}
