import { type AnyTool, fromMcpClient, type McpClient } from "../worker/index.ts";
import { nothing, usage } from "./exit.ts";
import { version } from "./version.ts";

/** How long a server may take to say what it has. */
const START_MS = 30_000;

/** The MCP SDK, as far as it is used here. */
interface Sdk {
  readonly Client: new (about: {
    name: string;
    version: string;
  }) => McpClient & {
    connect(transport: unknown, options?: { signal?: AbortSignal }): Promise<void>;
    close(): Promise<void>;
  };
  /** `hear` is told what a server that was started says on stderr. */
  readonly transportTo: (address: string, hear: (text: string) => void) => unknown;
}

/**
 * Starts an MCP server by its command line, or connects to one by its URL, and takes over its tools. Stops with usage
 * when the SDK is not installed, with exit 3 when the server does not answer.
 */
export async function openMcpTools(
  address: string,
): Promise<{ readonly tools: readonly AnyTool[]; close(): Promise<void> }> {
  if (address.trim() === "") throw usage("Name the MCP server after mcp: by its command line or its URL.");
  const { Client, transportTo } = await sdk();
  const client = new Client({ name: "toolcall-tck", version });
  let said = "";
  const hear = (text: string): void => {
    said = (said + text).slice(-1_000);
  };
  try {
    await client.connect(transportTo(address, hear), { signal: AbortSignal.timeout(START_MS) });
    return { tools: await fromMcpClient(client), close: () => client.close() };
  } catch (thrown) {
    await client.close().catch(() => {});
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw nothing(
      `The MCP server ${JSON.stringify(address)} gave no tools: ${why.replace(/\.$/, "")}.${said && ` It said:\n${said.trim()}`}`,
    );
  }
}

/** Loaded only here: most users have no MCP server, and the SDK brings a hundred packages. */
async function sdk(): Promise<Sdk> {
  try {
    const [{ Client }, { StdioClientTransport }, { StreamableHTTPClientTransport }] = await Promise.all([
      import("@modelcontextprotocol/sdk/client/index.js"),
      import("@modelcontextprotocol/sdk/client/stdio.js"),
      import("@modelcontextprotocol/sdk/client/streamableHttp.js"),
    ]);
    const transportTo: Sdk["transportTo"] = (address, hear) => {
      if (/^https?:\/\//.test(address)) return new StreamableHTTPClientTransport(new URL(address));
      const [command = "", ...args] = wordsOf(address);
      const transport = new StdioClientTransport({ command, args, env: environment(), stderr: "pipe" });
      transport.stderr?.on("data", (chunk: Buffer) => hear(chunk.toString("utf8")));
      return transport;
    };
    return { Client: Client as unknown as Sdk["Client"], transportTo };
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw thrown;
    throw usage(
      "MCP servers are reached through the package @modelcontextprotocol/sdk, which is not installed: npm install --save-dev @modelcontextprotocol/sdk",
    );
  }
}

/** The whole environment, as for anything else that is started from a shell: servers find their keys there. */
function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The words of a command line: spaces part them, quotes of either kind keep them together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ""),
  );
}
