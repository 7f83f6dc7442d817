import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createProviderCore, type EffectiveRequest, type Exchange, type Reply } from "../../src/provider/index.ts";
import { call, eventsOf, type Loose } from "./call.ts";

const chat = { model: "m", messages: [{ role: "user", content: "hi" }] };
const messages = { model: "m", max_tokens: 10, messages: [{ role: "user", content: "hi" }] };
const responses = { model: "m", input: "hi" };

const saying = (reply: Omit<Reply, "kind">) => createProviderCore({ answer: () => ({ kind: "reply", ...reply }) });

describe("the provider core", () => {
  it.each([
    ["/v1/chat/completions", chat, (json: Loose) => json.choices[0].message.content],
    ["/chat/completions", chat, (json: Loose) => json.choices[0].message.content],
    ["/some/where/v1/chat/completions?x=1", chat, (json: Loose) => json.choices[0].message.content],
    ["/v1/messages?beta=true", messages, (json: Loose) => json.content[0].text],
    ["/messages", messages, (json: Loose) => json.content[0].text],
    ["/v1/responses", responses, (json: Loose) => json.output[0].content[0].text],
    ["/api/v1/responses", responses, (json: Loose) => json.output[0].content[0].text],
  ])("answers %s", async (path, body, textOf) => {
    const { handle } = saying({ text: "hello" });
    const answer = await call(handle, path, body);
    expect(answer.status).toBe(200);
    expect(textOf(answer.json)).toBe("hello");
  });

  it("tells conversations apart by model, key and path prefix", async () => {
    const seen: EffectiveRequest[] = [];
    const { handle } = createProviderCore({
      answer: (request) => {
        seen.push(request);
        return { kind: "reply", text: "ok" };
      },
    });
    await call(handle, "/my-test/api/v1/chat/completions", chat, { authorization: "Bearer k1" });
    await call(handle, "/v1/messages", messages, { "x-api-key": "k2" });
    expect(seen.map(({ model, apiKey, prefix, dialect }) => ({ model, apiKey, prefix, dialect }))).toEqual([
      { model: "m", apiKey: "k1", prefix: "my-test", dialect: "openrouter" },
      { model: "m", apiKey: "k2", prefix: "", dialect: "anthropic" },
    ]);
  });

  it("keeps the text of arguments byte for byte in chat completions, plain and streamed", () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), fc.string(), async (rawArguments, id) => {
        const { handle } = saying({ toolCalls: [{ id, name: "f", rawArguments }] });
        const plain = await call(handle, "/v1/chat/completions", chat);
        expect(plain.json.choices[0].message.tool_calls[0].function.arguments).toBe(rawArguments);
        const streamed = await call(handle, "/v1/chat/completions", { ...chat, stream: true });
        const pieces = eventsOf(streamed.text).flatMap((event) => event.choices?.[0]?.delta.tool_calls ?? []);
        expect(pieces.map((piece) => piece.function.arguments).join("")).toBe(rawArguments);
        expect(pieces[0]).toMatchObject({ index: 0, id, type: "function" });
      }),
      { numRuns: 50 },
    ));

  it("reads arguments in the history byte for byte, in all formats", async () => {
    const seen: EffectiveRequest[] = [];
    const { handle } = createProviderCore({
      onRequest: (request) => seen.push(request),
      answer: () => ({ kind: "reply", text: "ok" }),
    });
    const raw = '{ "n": 9007199254740993, "b": 1.10, "a": {"x": "]}"} }';
    await call(handle, "/v1/chat/completions", {
      model: "m",
      messages: [
        { role: "assistant", tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: raw } }] },
        { role: "tool", tool_call_id: "c", content: "r" },
      ],
    });
    await call(handle, "/v1/responses", {
      model: "m",
      input: [
        { type: "function_call", call_id: "c", name: "f", arguments: raw },
        { type: "function_call_output", call_id: "c", output: "r" },
      ],
    });
    const use = `{"type":"tool_use","id":"c","name":"f","input":${raw}}`;
    const result = '{"role":"user","content":[{"type":"tool_result","tool_use_id":"c","content":"r","is_error":true}]}';
    await call(
      handle,
      "/v1/messages",
      `{"model":"m","max_tokens":9,"tools":[{"name":"f","input_schema":{"type":"object"}}],"messages":[{"role":"user","content":"go"},{"role":"assistant","content":[{"type":"text","text":"so"},${use}]},${result}]}`,
    );
    const calls = seen.map((request) => request.messages.find((message) => message.role === "assistant"));
    expect(calls.map((message) => message?.toolCalls)).toEqual(Array(3).fill([{ id: "c", name: "f", arguments: raw }]));
    expect(seen.map((request) => request.messages.at(-1))).toEqual(
      [false, false, true].map((isError) => ({
        role: "tool",
        callId: "c",
        content: [{ type: "text", text: "r" }],
        isError,
      })),
    );
  });

  it("refuses what the provider would refuse, without asking for an answer", async () => {
    const exchanges: Exchange[] = [];
    const { handle } = createProviderCore({
      onExchange: (exchange) => exchanges.push(exchange),
      answer: () => {
        throw new Error("must not be asked");
      },
    });
    const answer = await call(handle, "/v1/chat/completions", {
      model: "m",
      messages: [
        { role: "assistant", tool_calls: [{ id: "c9", type: "function", function: { name: "f", arguments: "{}" } }] },
      ],
    });
    expect(answer.status).toBe(400);
    expect(answer.json.error).toMatchObject({ type: "invalid_request_error", param: "messages.[0].role" });
    expect(answer.json.error.message).toContain("c9");
    expect(answer.headers["x-should-retry"]).toBe("false");
    expect(exchanges.map((exchange) => exchange.refused)).toEqual(["validation"]);
  });

  it("serves model lists and token counts without asking for an answer", async () => {
    const { handle } = createProviderCore({
      models: () => ["a", "b"],
      answer: () => {
        throw new Error("must not be asked");
      },
    });
    expect((await call(handle, "/v1/models", "", {}, "GET")).json.data.map((model: Loose) => model.id)).toEqual([
      "a",
      "b",
    ]);
    const anthropic = await call(handle, "/v1/models", "", { "anthropic-version": "2023-06-01" }, "GET");
    expect(anthropic.json).toMatchObject({ has_more: false, first_id: "a", last_id: "b" });
    expect((await call(handle, "/v1/messages/count_tokens", messages)).json.input_tokens).toBeGreaterThan(0);
    expect((await call(handle, "/models/zzz", "", {}, "GET")).status).toBe(404);
  });

  it("says so when the base URL already holds the /v1 that the client adds", async () => {
    const answer = await call(saying({ text: "x" }).handle, "/v1/v1/messages", messages, {
      "anthropic-version": "2023-06-01",
    });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ type: "error", error: { type: "not_found_error" } });
    expect(answer.json.error.message).toContain("base URL");
  });

  it.each([
    ["GET", "/v1/messages/batches", {}, "anthropic"],
    ["POST", "/v1/complete", {}, "anthropic"],
    ["GET", "/v1/files", { "x-api-key": "k" }, "anthropic"],
    ["POST", "/v1/embeddings", {}, "openai"],
    ["GET", "/api/v1/credits", {}, "openrouter"],
  ])("refuses a path that is no route in the shape of whose it looks: %s %s", async (method, path, headers, whose) => {
    const { status, json } = await call(saying({ text: "x" }).handle, path, "", headers, method);
    const message = `${method} ${path} is not a route of a model provider`;
    const shapes: Record<string, object> = {
      anthropic: { type: "error", error: { type: "not_found_error", message }, request_id: expect.any(String) },
      openai: { error: { type: "invalid_request_error", message, code: null, param: null } },
      openrouter: { error: { code: 404, message, metadata: null } },
    };
    expect([status, json]).toEqual([404, shapes[whose]]);
  });

  it("gives a response again that was streamed, as its last event had it", async () => {
    const { handle } = saying({ text: "a text of some pieces" });
    const streamed = eventsOf((await call(handle, "/v1/responses", { ...responses, stream: true })).text);
    const { response } = streamed.at(-1);
    expect((await call(handle, `/v1/responses/${response.id}`, "", {}, "GET")).json).toEqual(response);
    const plain = (await call(handle, "/v1/responses", responses)).json;
    expect((await call(handle, `/v1/responses/${plain.id}`, "", {}, "GET")).json).toEqual(plain);
    const lost = await call(handle, "/v1/responses/resp_none", "", {}, "GET");
    expect([lost.status, lost.json.error.code]).toEqual([404, null]);
  });

  it("numbers the attempts of a call that failed, and starts a new call for another body", async () => {
    const seen: [number, number][] = [];
    const { handle } = createProviderCore({
      answer: ({ call: number, attempt }) => {
        seen.push([number, attempt]);
        return attempt < 3 && number === 1 ? { kind: "failure", status: 503 } : { kind: "reply", text: "ok" };
      },
    });
    for (let time = 0; time < 4; time++) await call(handle, "/v1/chat/completions", chat);
    await call(handle, "/v1/chat/completions", { ...chat, temperature: 0 });
    expect(seen).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [3, 1],
    ]);
  });

  it("takes the client's word for a retry", async () => {
    const seen: [number, number][] = [];
    const { handle } = createProviderCore({
      answer: ({ call: number, attempt }) => {
        seen.push([number, attempt]);
        return { kind: "reply", text: "ok" };
      },
    });
    await call(handle, "/v1/chat/completions", chat);
    await call(handle, "/v1/chat/completions", chat, { "x-stainless-retry-count": "1" });
    expect(seen).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });
});
