import { describe, expect, it } from "vitest";
import { type EngineUnderTest, runEngineSuite } from "../../conformance/index.ts";
import { freePort } from "../../src/cli/child.ts";
import { createEngine, toFetch } from "../../src/engine/index.ts";
import type { Send } from "../../src/wire/send.ts";

const RULES = ["arguments/no-object-is-malformed", "model-view/reads-the-error"];
const run = (engine: EngineUnderTest, more: { workerPort?: number; providerPort?: number } = {}) =>
  runEngineSuite({
    engine,
    apiKey: "secret",

    runs: 12,
    seed: 7,
    rules: RULES,
    shrink: false,
    ...more,
  });

/** How an engine that knows nothing but `fetch` asks its worker and its model. */
const sendBy =
  (call: typeof fetch): Send =>
  async ({ method, url, headers = {}, body, signal }) => {
    const given = { method, headers: { ...headers }, ...(signal === undefined ? {} : { signal }) };
    const response = await call(url, body === undefined ? given : { ...given, body: body as Uint8Array<ArrayBuffer> });
    const chunks = (response.body ??
      new ReadableStream({ start: (it) => it.close() })) as unknown as ReadableStream<Uint8Array>;
    const bytes = async () => new Uint8Array(await new Response(chunks).arrayBuffer());
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      stream: chunks as unknown as AsyncIterable<Uint8Array>,
      bytes,
      text: async () => new TextDecoder().decode(await bytes()),
    } as Awaited<ReturnType<Send>>;
  };

const agentsAt = (workerUrl: string, providerUrl: string) => ({
  agents: { tck: { workerUrl } },
  model: { baseUrl: providerUrl },
  apiKeys: { secret: "t" },
});

describe("an engine that speaks fetch", () => {
  it("is made for the run with no socket, and calls the suite by the fetch that it is given", async () => {
    let asked = 0;
    const report = await run({
      kind: "mount",
      mount({ workerUrl, providerUrl, fetch }) {
        const counted: typeof fetch = (...request) => {
          asked++;
          return fetch(...request);
        };
        const engine = createEngine({ ...agentsAt(workerUrl, providerUrl), send: sendBy(counted) });
        return { fetch: toFetch(engine.handle), close: () => engine.close() };
      },
    });
    expect(report.verdict, report.verdict.sentence).toMatchObject({ kind: "conformant", passed: RULES.length });
    expect(asked).toBe(report.exchanges.worker + report.exchanges.provider);
  });

  it("is met where it is made already, at the two ports that it was told", async () => {
    const [workerPort, providerPort] = [await freePort(), await freePort()];
    const engine = createEngine(agentsAt(`http://127.0.0.1:${workerPort}`, `http://127.0.0.1:${providerPort}`));
    try {
      const report = await run({ kind: "fetch", fetch: toFetch(engine.handle) }, { workerPort, providerPort });
      expect(report.verdict, report.verdict.sentence).toMatchObject({ kind: "conformant", passed: RULES.length });
    } finally {
      await engine.close();
    }
  });

  it("must have been told the ports", async () => {
    const engine = { kind: "fetch", fetch: async () => new Response() } as const;
    await expect(run(engine)).rejects.toThrow("give the workerPort and the providerPort that it was told");
  });
});
