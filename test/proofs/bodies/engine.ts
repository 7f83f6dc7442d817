import { createInterface } from "node:readline";
import { listenEngine } from "../../../src/engine/index.ts";

// An engine in a process of its own: prints its URL, and its memory after a collection whenever a line comes in. An
// unhandled rejection ends it, as it would any process.
const { workerUrl, providerUrl, dataDir } = JSON.parse(process.argv[2] ?? "{}") as Record<string, string>;
const engine = await listenEngine({
  agents: { agent: { workerUrl: String(workerUrl) } },
  model: { baseUrl: String(providerUrl) },
  apiKeys: { "key-1": "tenant-1" },
  dataDir: String(dataDir),
});
process.stdout.write(`${engine.url}\n`);
createInterface({ input: process.stdin }).on("line", () => {
  const { gc } = globalThis as { gc?: () => void };
  for (let n = 0; n < 4; n++) gc?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ heapUsed, external, arrayBuffers })}\n`);
});
