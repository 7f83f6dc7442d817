import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { connectModels } from "../../src/engine/models/connection.ts";
import type { Fault } from "../../src/provider/index.ts";
import { mockProvider } from "../../src/provider/index.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { blobs, clock, FORMATS, type Format, QUESTION } from "./models-kit.ts";

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

function caller(baseUrl: string, format: Format) {
  const out = createNodeSend();
  open.push(out);
  const models = connectModels(out.send, { baseUrl, format }, {}, blobs, clock);
  return (signal = new AbortController().signal) =>
    models.call({ tenant: "t", request: QUESTION, stream: true, signal, onDelta: () => undefined });
}

const EVENTS = [
  '{"choices":[{"index":0,"delta":{"content":"Hi"}}]}',
  '{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}',
  "[DONE]",
];

/** A provider that writes its events, and then does what it is told. */
async function server(end: (response: ServerResponse) => void) {
  let connections = 0;
  let closed = 0;
  const http = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of EVENTS) response.write(`data: ${event}\n\n`);
    end(response);
  });
  http.on("connection", (socket) => {
    connections++;
    socket.on("close", () => closed++);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  open.push({
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  });
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, connections: () => connections, closed: () => closed };
}

it("A connection on which an answer was streamed is used for the next call", async () => {
  const { url, connections } = await server((response) => setTimeout(() => response.end(), 5));
  const call = caller(url, "openai-chat");
  for (let n = 0; n < 4; n++) {
    expect(await call()).toMatchObject({ ok: true, response: { content: "Hi" } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(connections()).toBe(1);
});

it("A provider that has said all and does not hang up is not waited for, and is left in the end", async () => {
  const { url, closed } = await server(() => undefined);
  expect(await caller(url, "openai-chat")()).toMatchObject({ ok: true, response: { content: "Hi" } });
  await expect.poll(closed, { timeout: 10_000 }).toBe(1);
});

it.each(FORMATS)(
  "Over sockets %s is read whole in chunks of one byte, and not at all when the connection breaks",
  async (format) => {
    const faults: Fault[] = [
      { kind: "chunk", bytes: 1 },
      { kind: "reset", afterEvents: 4 },
    ];
    const text = "Grüße, this is long enough for some events 👋";
    const provider = mockProvider({ turns: faults.map((fault) => ({ text, fault })) });
    open.push(provider);
    const { url } = await provider.listen();
    const call = caller(url, format);
    expect(await call()).toMatchObject({ ok: true, response: { content: text } });
    expect(await call()).toMatchObject({ ok: false, retryable: true, error: { code: "provider_error" } });
  },
);

it.each(FORMATS)("Over sockets %s that falls silent is left when the call is given up", async (format) => {
  const provider = mockProvider({ turns: [{ text: "Something", fault: { kind: "stall", afterEvents: 2 } }] });
  open.push(provider);
  const { url } = await provider.listen();
  const leaving = new AbortController();
  const called = caller(url, format)(leaving.signal);
  await expect.poll(() => provider.requests.length, { timeout: 10_000 }).toBe(1);
  leaving.abort();
  expect(await called).toMatchObject({ ok: false });
  await expect.poll(() => provider.requests[0]?.signal.aborted, { timeout: 10_000 }).toBe(true);
});
