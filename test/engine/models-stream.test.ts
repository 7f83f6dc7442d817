import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connectModels } from "../../src/engine/models/connection.ts";
import type { StreamDelta } from "../../src/generated/types.ts";
import type { Fault, Reply } from "../../src/provider/index.ts";
import { validate } from "../../src/validate/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { blobs, callModel, clock, FORMATS, QUESTION } from "./models-kit.ts";

const WEATHER: Reply = {
  kind: "reply",
  reasoning: "Two cities — 🌦 and 🌧.",
  text: "Ich schaue nach … 👀",
  toolCalls: [
    { id: "call_1", name: "get_weather", rawArguments: '{"city": "Köln", "zip": 12345678901234567890}' },
    { id: "call_2", name: "add", rawArguments: '{"a":1.10,"b":[1, 2]}' },
  ],
  usage: { inputTokens: 20, outputTokens: 9, cachedTokens: 5 },
};

/** What the pieces of a reply come to. */
function joined(deltas: readonly StreamDelta[]) {
  const calls = new Map<string, { name: string; arguments: string }>();
  for (const { tool_calls = [] } of deltas)
    for (const { id, name = "", arguments: text = "" } of tool_calls) {
      const known = calls.get(id) ?? { name: "", arguments: "" };
      calls.set(id, { name: known.name + name, arguments: known.arguments + text });
    }
  return {
    text: deltas.map(({ text = "" }) => text).join(""),
    reasoning: deltas.map(({ reasoning = "" }) => reasoning).join(""),
    calls: [...calls].map(([id, call]) => ({ id, type: "function", function: call })),
    finish: deltas.map(({ finish_reason }) => finish_reason).filter((reason) => reason !== undefined),
  };
}

describe.each(FORMATS)("A streamed answer of %s", (format) => {
  it("is read to the same reply as one that came whole, byte for byte", async () => {
    const streamed = await callModel(format, WEATHER);
    const whole = await callModel(format, WEATHER, { stream: false });
    expect([streamed.seen[0]?.stream, whole.seen[0]?.stream]).toEqual([true, false]);
    const noBlocks = (reply: typeof whole.reply) =>
      reply.ok ? { ...reply.response, reasoning: reply.response.reasoning?.text } : reply;
    expect(noBlocks(streamed.reply)).toEqual(noBlocks(whole.reply));
    expect(streamed.reply).toMatchObject({
      ok: true,
      response: {
        content: WEATHER.text,
        reasoning: { text: WEATHER.reasoning },
        finish_reason: "tool_calls",
        tool_calls: WEATHER.toolCalls?.map(({ id, name, rawArguments }) => ({
          id,
          type: "function",
          function: { name, arguments: rawArguments },
        })),
        usage: { input: 20, output: 9, cache_read: 5, uncached_input: 15, cache_write: 0, total: 29 },
      },
    });
    expect(whole.deltas).toEqual([]);
  });

  it("is told in pieces that join to the reply", async () => {
    const { reply, deltas } = await callModel(format, WEATHER);
    const { text, reasoning, calls } = joined(deltas);
    expect(reply).toMatchObject({ ok: true, response: { content: text, tool_calls: calls } });
    expect(reasoning).toBe(WEATHER.reasoning);
    expect(deltas.length).toBeGreaterThan(6);
  });

  it.each([1, 2, 3, 7])("may come in chunks of %i bytes", async (bytes) => {
    const { reply } = await callModel(format, WEATHER, { faults: [{ kind: "chunk", bytes }] });
    expect(reply).toMatchObject({ ok: true, response: { content: WEATHER.text, tool_calls: [{}, {}] } });
  });

  it("keeps texts that are no JSON at all, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "binary", minLength: 1 }),
        fc.string({ unit: "binary" }),
        async (raw, text) => {
          const { reply } = await callModel(format, {
            kind: "reply",
            ...(text === "" ? {} : { text }),
            toolCalls: [{ id: "c", name: "add", rawArguments: raw }],
          });
          expect(reply.ok && reply.response.tool_calls?.[0]?.function.arguments).toBe(raw.toWellFormed());
          expect(reply.ok && (reply.response.content ?? "")).toBe(text.toWellFormed());
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each<[string, (afterEvents: number) => Fault]>([
    ["ends as if it were complete", (afterEvents) => ({ kind: "end", afterEvents })],
    ["is cut inside an event", (afterEvents) => ({ kind: "cut", afterEvents })],
    ["loses its connection", (afterEvents) => ({ kind: "reset", afterEvents })],
    ["goes over into an error", (afterEvents) => ({ kind: "error-event", afterEvents })],
    ["goes over into the provider's other error", (afterEvents) => ({ kind: "failed", afterEvents })],
    ["holds an event that is no JSON", (afterEvents) => ({ kind: "malformed", afterEvents })],
  ])(
    "that %s anywhere is a failure to be tried again, or the whole reply, and never a part of it",
    async (_, faultAt) => {
      const whole = await callModel(format, WEATHER);
      const kinds = new Set<boolean>();
      for (let after = 0; after < whole.events; after++) {
        const { reply } = await callModel(format, WEATHER, { faults: [faultAt(after)] });
        kinds.add(reply.ok);
        if (reply.ok) expect({ after, calls: reply.response.tool_calls }).toMatchObject({ calls: [{}, {}] });
        else expect({ after, ...reply }).toMatchObject({ retryable: true, error: { message: /model provider/ } });
        // Before the provider has said why the model stopped, nothing is whole.
        if (after < whole.events - 3) expect({ after, ok: reply.ok }).toEqual({ after, ok: false });
        if (reply.ok && whole.reply.ok) expect(reply.response.tool_calls).toEqual(whole.reply.response.tool_calls);
      }
      expect(kinds).toContain(false);
    },
  );

  it("that is only a stall is left when the caller leaves", async () => {
    const leaving = new AbortController();
    const called = callModel(format, WEATHER, {
      faults: [{ kind: "stall", afterEvents: 4 }],
      signal: leaving.signal,
    });
    leaving.abort();
    expect((await called).reply).toMatchObject({ ok: false });
  });

  it.each([
    ["length", "length"],
    ["content-filter", format === "anthropic" ? "refusal" : "content_filter"],
    ["stop", "stop"],
  ] as const)("says that the model stopped for %s", async (finish, reason) => {
    for (const stream of [true, false]) {
      const { reply } = await callModel(format, { kind: "reply", text: "So", finish }, { stream });
      expect(reply).toMatchObject({ ok: true, response: { content: "So", finish_reason: reason } });
    }
  });

  it("says that the model declined, and with what words", async () => {
    for (const stream of [true, false]) {
      const { reply } = await callModel(format, { kind: "reply", refusal: "I won't." }, { stream });
      expect(reply).toMatchObject({ ok: true, response: { content: "I won't.", finish_reason: "refusal" } });
    }
  });

  it("is read from JSON where the provider does not stream", async () => {
    const text = '{"error":{"message":"no such model","code":404}}';
    const { reply } = await callModel(format, { kind: "failure", status: 404, body: text });
    expect(reply).toMatchObject({ ok: false, retryable: false, error: { message: /no such model/ } });
  });

  it("may be anything at all: it is a reply or a failure with a sentence, and nothing is thrown", async () => {
    const names = fc.constantFrom(...(KNOWN[format] ?? []), "delta", "usage", "error", "message", "item", "response");
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom("text_delta", "input_json_delta", "thinking_delta", "tool_use", "function_call", "stop", 0, -1),
      fc.dictionary(names, fc.jsonValue({ maxDepth: 2 })),
    );
    const event = fc.record({ type: fc.constantFrom(...(TYPES[format] ?? [""])), more: fc.dictionary(names, values) });
    const frame = fc.oneof(
      { weight: 8, arbitrary: event.map(({ type, more }) => `data: ${JSON.stringify({ ...more, type })}\n\n`) },
      fc.string().map((text) => `data: ${text}\n\n`),
      fc.constant("data: [DONE]\n\n"),
    );
    const bodies = fc.oneof(
      fc.array(frame).map((frames) => new TextEncoder().encode(frames.join(""))),
      fc.uint8Array({ maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom("text/event-stream", "application/json", "text/plain"),
        async (body, type) => {
          const send = createHandleSend({
            "http://p.test": () => ({ status: 200, headers: { "content-type": type }, body }),
          });
          const models = connectModels(send, { baseUrl: "http://p.test", format }, {}, blobs, clock);
          const signal = new AbortController().signal;
          const reply = await models.call({ tenant: "t", request: QUESTION, stream: true, signal });
          if (reply.ok) {
            expect(validate("LlmResponse", reply.response)).toMatchObject({ ok: true });
            return;
          }
          expect(reply.error.message).toMatch(/^the model provider/);
          expect(reply.error.message).not.toMatch(/of undefined|of null|is not a|not iterable/);
        },
      ),
      { numRuns: 400 },
    );
  });
});

/** Members that the events of each format have. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "openai-chat": ["choices", "index", "finish_reason", "tool_calls", "function", "content", "reasoning_details"],
  anthropic: ["index", "content_block", "type", "text", "partial_json", "stop_reason", "id", "name", "input"],
  responses: ["output", "output_index", "item_id", "call_id", "arguments", "status", "content", "type", "name"],
};

const TYPES: Readonly<Record<string, readonly string[]>> = {
  "openai-chat": ["", "error"],
  anthropic: [
    "message_start",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
    "error",
    "__proto__",
  ],
  responses: [
    "response.created",
    "response.output_item.added",
    "response.output_item.done",
    "response.output_text.delta",
    "response.function_call_arguments.delta",
    "response.completed",
    "response.incomplete",
    "response.failed",
    "error",
    "constructor",
  ],
};
