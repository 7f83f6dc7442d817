/**
 * One server of the benchmark in a process of its own: `bare`, `ours`, `ours-1000` or `aimock`. Prints its port, then its
 * CPU time in microseconds whenever a line comes in. The bare one reads, parses and keeps the body and writes the same
 * bytes in the same writes as ours.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { mockProvider } from "../src/provider/index.ts";

export const text = "The quick brown fox jumps over the lazy dog, and then it rests now";
const model = "bench-model";

type Start = () => Promise<number>;

const step = { text, repeat: "always" } as const;

const conversations = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [index === count - 1 ? model : `model-${index}`, [step]]),
  );

const ours =
  (count: number): Start =>
  async () =>
    (await mockProvider({ conversations: conversations(count) }).listen()).port;

/** The events and the body that ours sends, taken from ours itself. */
const sample = async (stream: boolean): Promise<string[]> => {
  const provider = mockProvider([step]);
  const body = JSON.stringify({ model, max_tokens: 9, stream, messages: [{ role: "user", content: "x" }] });
  await provider.fetch("http://x/v1/messages", { method: "POST", body });
  return [...(provider.exchanges[0]?.units ?? [])];
};

const bare: Start = async () => {
  const events = await sample(true);
  const [whole = ""] = await sample(false);
  const kept: { body: Buffer; json: { stream?: boolean } }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const json = JSON.parse(body.toString());
      kept.push({ body, json });
      if (json.stream !== true) {
        response.writeHead(200, {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(whole),
          "request-id": "req_tck0000000001",
        });
        response.end(whole);
        return;
      }
      response.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache",
        "request-id": "req_tck0000000001",
      });
      for (const event of events) response.write(event);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
};

const aimock: Start = async () => {
  // The peer is installed with the clients, so that the package itself stays small.
  const path = createRequire(new URL("../test/clients/package.json", import.meta.url)).resolve("@copilotkit/aimock");
  const { LLMock } = await import(pathToFileURL(path).href);
  const mock = new LLMock({ port: 0, chunkSize: 16, logLevel: "silent" });
  mock.on({}, { content: text });
  await mock.start();
  return Number(new URL(mock.url).port);
};

const starts: Record<string, Start> = { bare, ours: ours(1), "ours-1000": ours(1000), aimock };

const start = starts[process.argv[2] ?? ""];
if (start !== undefined) {
  process.stdout.write(`${await start()}\n`);
  createInterface({ input: process.stdin }).on("line", () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(`${user + system}\n`);
  });
}
