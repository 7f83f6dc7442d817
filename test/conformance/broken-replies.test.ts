import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Damage } from "../../conformance/cases/engine/case.ts";
import { sent } from "../../conformance/drivers/engine/damage.ts";
import type { SuiteUrls } from "../../conformance/engine/options.ts";
import { EVERYTHING, runEngineSuite } from "../../conformance/index.ts";
import { type ModelConnection, workerLlms } from "../../src/engine/index.ts";
import { createProviderCore } from "../../src/provider/index.ts";
import { chunksAtHand } from "../../src/wire/answer.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { type Listening, listen } from "../../src/wire/node-server.ts";
import { startReference } from "./start-reference.ts";

const FORMATS = ["openai-chat", "anthropic", "responses"] as const;

describe.each(FORMATS)("over sockets, with models of the format %s", (format) => {
  it("finds no fault with the reference engine, whatever breaks off", async () => {
    const start = async ({ workerUrl, providerUrl, restarts = false }: SuiteUrls) => {
      const model: ModelConnection = { baseUrl: providerUrl, format };
      const agents = { tck: { workerUrl } };
      return startReference({ agents, model, llms: workerLlms, apiKeys: { tck: "tck" } }, restarts);
    };
    const report = await runEngineSuite({
      ...EVERYTHING,
      engine: { kind: "start", start },
      areas: ["broken-replies", "silent-model", "trickled", "fatal"],
      runs: 90,
      seed: 4,
      topUp: false,
    });
    expect(report.rules.flatMap(({ failure }) => failure?.findings[0]?.message ?? [])).toEqual([]);
    const rule = report.rules.find(({ id }) => id === "turns/broken-reply-is-no-reply");
    expect(rule).toMatchObject({ outcome: "pass" });
    expect(rule?.checked).toBeGreaterThan(30);
  });
});

const BODIES = {
  "openai-chat": { path: "/v1/chat/completions", body: {} },
  anthropic: { path: "/v1/messages", body: { max_tokens: 9 } },
  responses: { path: "/v1/responses", body: { input: "hi" } },
} as const;

const text = "It is sunny in Oslo, and it rains in Bergen.";

/** What a provider of that format streams. */
async function events(format: (typeof FORMATS)[number]): Promise<string[]> {
  const { handle } = createProviderCore({ validate: false, answer: () => ({ kind: "reply", text }) });
  const { path, body } = BODIES[format];
  const json = { model: "m", stream: true, messages: [{ role: "user", content: "hi" }], ...body };
  const response = await handle({
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: new TextEncoder().encode(JSON.stringify(json)),
    signal: new AbortController().signal,
  });
  return [...(chunksAtHand(response) ?? [])].map(String);
}

const damaged = (all: readonly string[], damage: Damage) =>
  sent({ status: 200 }, all, { damage, over: Promise.resolve() });

describe.each(FORMATS)("a reply in the format %s", (format) => {
  it("has every piece of its text before the mark of its end, which alone is missing there", async () => {
    const all = await events(format);
    const { body } = damaged(all, { kind: "end", at: "last" });
    const pieces = [...String(body).matchAll(/"(?:content|text|delta)":"([^"]*)"/g)].map(([, piece]) => piece);
    expect(pieces.join("")).toContain(text);
    expect(String(body)).not.toMatch(/"finish_reason":"|message_delta|message_stop|response\.completed|\[DONE\]/);
    expect(all.join("").startsWith(String(body))).toBe(true);
  });

  it("ends within an event in its middle, and holds one that is no JSON where it is garbled", async () => {
    const all = await events(format);
    const half = String(damaged(all, { kind: "end", at: "middle" }).body);
    expect(half).not.toMatch(/\n\n$/);
    expect(half.length).toBeGreaterThan((all[0] ?? "").length);
    const garbled = String(damaged(all, { kind: "garbled", at: "middle" }).body);
    expect(garbled.length).toBe(all.join("").length + 1);
    const broken = garbled.match(/^data: \{\{/gm) ?? [];
    expect(broken).toHaveLength(1);
  });

  it("is cut before its head, or after what has been sent", async () => {
    const all = await events(format);
    expect(damaged(all, { kind: "cut", at: "start" }).cut).toBe("before-headers");
    const { body, cut } = damaged(all, { kind: "cut", at: "last" });
    expect(cut).toBe(Buffer.byteLength(String(body)));
  });
});

describe("an answer whose head promises more than comes", () => {
  const body = '{"ok":true}';
  let server: Listening;
  beforeAll(async () => {
    server = await listen(
      () => ({ status: 200, headers: { "content-length": String(body.length + 7) }, body, cut: body.length }),
      { port: 0 },
    );
  });
  afterAll(() => server.close());

  it("says so on the wire, and breaks", async () => {
    const out = createNodeSend();
    const response = await out.send({ method: "GET", url: server.url });
    expect(response.headers["content-length"]).toBe("18");
    await expect(response.text()).rejects.toThrow();
    await out.close();
  });
});
