import { createInterface } from "node:readline";
import { listenEngine } from "../../../src/engine/index.ts";

// An engine in a process of its own: prints its URL, and the most memory that it has had whenever a line comes in.
const { workerUrl, providerUrl, dataDir } = JSON.parse(process.argv[2] ?? "{}") as Record<string, string>;
const engine = await listenEngine({
  agents: { agent: { workerUrl: String(workerUrl) } },
  model: { baseUrl: String(providerUrl) },
  apiKeys: { key: "tenant" },
  dataDir: String(dataDir),
});
process.stdout.write(`${engine.url}\n`);
createInterface({ input: process.stdin }).on("line", () => {
  process.stdout.write(`${process.resourceUsage().maxRSS}\n`);
});
