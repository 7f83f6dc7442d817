import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { runWorkerSuite } from "../../conformance/worker/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { fromFetch } from "../../src/wire/fetch-handle.ts";
import { toNodeListener } from "../../src/wire/node-server.ts";

const SECRET = "a secret of the tests";
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Signed bodies, streams and large bodies go through a framework unchanged, or the suite finds it. */
async function brokenRules(url: string) {
  const report = await runWorkerSuite({ url, secret: SECRET, runs: 60, seed: 4, shrink: false });
  expect(report.verdict.exitCode).not.toBe(3);
  return report.rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn").map(({ id }) => id);
}

describe("a worker inside a framework", () => {
  it("is conformant behind Hono, by its fetch", async () => {
    const worker = createReferenceWorker({ secret: SECRET });
    const app = new Hono().all("/worker", (context) => worker.fetch(context.req.raw));
    const answer = await app.request("/worker", { method: "GET" });
    expect(answer.status).toBe(405);
    // Hono speaks fetch; its own Node adapter is another package, so the worker's is used to reach it over a socket.
    const url = await listening(createServer(toNodeListener(fromFetch((request) => app.fetch(request)))));
    expect(await brokenRules(`${url}/worker`)).toEqual([]);
  });

  it("is conformant behind Express, by its listener for node:http", async () => {
    const worker = createReferenceWorker({ secret: SECRET });
    const app = express().all("/worker", worker.node);
    expect(await brokenRules(`${await listening(createServer(app))}/worker`)).toEqual([]);
  });

  it("says that a body parser came first, instead of waiting for bytes that are gone", async () => {
    const app = express().use(express.json()).all("/worker", createReferenceWorker().node);
    const url = await listening(createServer(app));
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/worker`, { method: "POST", headers, body: "{}" });
    expect([answer.status, await answer.json()]).toEqual([500, { error: expect.stringContaining("body parser") }]);
  });

  it("is conformant beside other routes of node:http", async () => {
    const worker = createReferenceWorker({ secret: SECRET });
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === "/worker") worker.node(incoming, outgoing);
      else outgoing.writeHead(204).end();
    });
    expect(await brokenRules(`${await listening(server)}/worker`)).toEqual([]);
  });
});
