/**
 * One server of the benchmark in a process of its own: `engine <data folder>` or `bare`, then the addresses of the worker
 * and of the provider. Prints its port, then its CPU time in microseconds whenever a line comes in. The bare one answers a
 * submit with the exchanges of such a session, as an engine sent them once: it stringifies, signs, sends, reads and parses
 * the same bodies, and has no engine in between.
 */
import { createInterface } from "node:readline";
import { createEngine, type EngineOptions, listenEngine } from "../src/engine/index.ts";
import { createNodeSend } from "../src/wire/node-send.ts";
import { listen } from "../src/wire/node-server.ts";
import type { Send, SendRequest } from "../src/wire/send.ts";
import { signBody } from "../src/wire/signature.ts";
import { KEY, submitOf } from "./engine-submit.ts";

const SECRET = "bench-secret";
const [mode = "", workerUrl = "", providerUrl = "", dataDir = ""] = process.argv.slice(2);

const options: EngineOptions = {
  agents: { bench: { workerUrl, secret: SECRET } },
  model: { baseUrl: `${providerUrl}/v1` },
  apiKeys: { [KEY]: "tenant" },
};

/** What an engine sends outside in one session, in order, with the bodies parsed. */
async function exchangesOf(send: Send): Promise<(SendRequest & { readonly json: unknown })[]> {
  const seen: (SendRequest & { readonly json: unknown })[] = [];
  let last = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    last = resolve;
  });
  const engine = createEngine({
    ...options,
    send: async (request) => {
      const json = JSON.parse(String(request.body));
      seen.push({ ...request, json });
      const response = await send(request);
      if (json.trigger?.type === "turn.finished") last();
      return response;
    },
  });
  await engine.handle({
    method: "POST",
    path: "/api/machine/sessions/submit",
    headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(submitOf("recorded"))),
    signal: new AbortController().signal,
  });
  await ended;
  await engine.close();
  return seen;
}

async function listenBare(): Promise<number> {
  const { send } = createNodeSend();
  const exchanges = await exchangesOf(send);
  const session = async (): Promise<void> => {
    for (const { json, method, url, headers = {} } of exchanges) {
      const body = JSON.stringify(json);
      const signed = url.startsWith(workerUrl) ? { "x-substructure-signature": signBody(SECRET, body) } : {};
      const response = await send({ method, url, headers: { ...headers, ...signed }, body });
      JSON.parse(await response.text());
    }
  };
  const { port } = await listen(({ body }) => {
    JSON.parse(Buffer.from(body).toString());
    void session();
    return { status: 200, headers: { "content-type": "application/json" }, body: '{"ok":true}' };
  });
  return port;
}

const port = mode === "engine" ? (await listenEngine({ ...options, dataDir })).port : await listenBare();
process.stdout.write(`${port}\n`);
// Whoever started it may be gone without a word: then the pipe ends, and this does too.
createInterface({ input: process.stdin })
  .on("line", () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(`${user + system}\n`);
  })
  .on("close", () => process.exit());
