import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeBlobUri } from "../../src/engine/blobs/uri.ts";
import type { DecisionAnswer, DraftMessage, LlmRequest, MessagePart, ToolCall } from "../../src/generated/types.ts";
import { createProviderCore, type EffectiveRequest, type ReplyToolCall, textOf } from "../../src/provider/index.ts";
import { config, openHouse } from "./house.ts";
import { blobs, callModel, FORMATS } from "./models-kit.ts";

const PNG = Buffer.from("not really a picture").toString("base64");
const stored = await Promise.all(
  ["image/png", "application/pdf", "audio/wav", "video/mp4", "text/plain", "image/tiff"].map((mime) =>
    blobs.put("t", { bytes: Buffer.from(PNG, "base64"), mime, name: "thing" }),
  ),
);
const missing = writeBlobUri({ tenant: "t", id: crypto.randomUUID(), mime: "image/png", size: 3 });

const texts = fc.constantFrom("", " ", "\n", "Hello.", "Grüße 👀 ", "\ud800");
const parts: fc.Arbitrary<MessagePart> = fc.oneof(
  texts.map((text): MessagePart => ({ type: "text", text })),
  fc.constantFrom(...stored, missing, "blob://nonsense").map((uri): MessagePart => ({ type: "blob", uri })),
  fc.constantFrom<MessagePart>(
    { type: "link", uri: "https://example.test/a" },
    { type: "attachment", id: "a", mime: "text/plain", size: 3, uri: missing },
    { type: "image_url", image_url: { url: "https://example.test/a.png" } },
    { type: "image_url", image_url: { url: `data:image/png;base64,${PNG}` } },
    { type: "file", file: { filename: "a.pdf", file_data: `data:application/pdf;base64,${PNG}` } },
    { type: "input_audio", input_audio: { data: PNG, format: "wav" } },
    { type: "video_url", video_url: { url: `data:video/mp4;base64,${PNG}` } },
  ),
);
const content = fc.oneof(texts, fc.array(parts, { maxLength: 3 }));
const ids = fc.constantFrom("a", "b", "c", "a_2", "", "call|1", "ü", "x".repeat(80));
const names = fc.constantFrom("add", "get_weather", "", "wetter in köln", "a.b", "n".repeat(200));
const raws = fc.oneof(fc.json(), fc.constantFrom("", " ", "{", "[1]", "null", '"x"', '{"a":1e999}'), fc.string());
const reasonings = fc.constantFrom(
  undefined,
  { provider: "anthropic", text: "hm", blocks: [{ type: "thinking", thinking: "hm", signature: "s" }] },
  { provider: "openai", blocks: [{ type: "reasoning", id: "rs_1", summary: [], encrypted_content: "s" }] },
  { provider: "openrouter", blocks: [{ type: "reasoning.text", text: "hm" }] },
  { provider: "anthropic", blocks: "nonsense" },
);

const messages: fc.Arbitrary<DraftMessage> = fc.oneof(
  fc.record({ role: fc.constantFrom("user", "system"), content }) as fc.Arbitrary<DraftMessage>,
  fc.record(
    {
      role: fc.constant("assistant" as const),
      content,
      reasoning: reasonings,
      tool_calls: fc.array(
        fc.record({ id: ids, type: fc.constant("function"), function: fc.record({ name: names, arguments: raws }) }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ["role"] },
  ) as fc.Arbitrary<DraftMessage>,
  fc.record({ role: fc.constant("tool" as const), tool_call_id: ids, name: names, content }),
);
const schemas = fc.constantFrom<unknown>(undefined, {}, true, { type: "object" }, { type: "string" }, { anyOf: [{}] });
const requests: fc.Arbitrary<LlmRequest> = fc.record(
  {
    model: fc.constant("m"),
    messages: fc.array(messages, { maxLength: 8 }),
    tools: fc.array(fc.record({ name: names, description: texts, input: schemas }), { maxLength: 4 }) as never,
    reasoning: fc.constantFrom({ effort: "low" as const }, { effort: "none" as const }, { max_tokens: 2000 }, {}),
    max_completion_tokens: fc.constantFrom(1, 500, 100_000),
    temperature: fc.constantFrom(0, 1),
  },
  { requiredKeys: ["model", "messages"] },
) as fc.Arbitrary<LlmRequest>;

const done = { kind: "reply", text: "ok" } as const;

describe.each(FORMATS)("What is sent to a provider that speaks %s", (format) => {
  it("passes its own checks, whatever the conversation is", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { reply } = await callModel(format, done, { request });
        expect(reply).toMatchObject({ ok: true });
      }),
      { numRuns: 400 },
    );
  });

  it("holds no bytes as text, and nothing as text that is taken as it is", async () => {
    for (const role of ["user", "tool", "assistant", "system"] as const) {
      const parts = stored.map((uri) => ({ type: "blob" as const, uri }));
      const call: ToolCall = { id: "c", type: "function", function: { name: "add", arguments: "{}" } };
      const before: DraftMessage[] = role === "tool" ? [{ role: "assistant", tool_calls: [call] }] : [];
      const said: DraftMessage = { role, content: parts, ...(role === "tool" ? { tool_call_id: "c" } : {}) };
      const request: LlmRequest = { model: "m", messages: [{ role: "user", content: "go" }, ...before, said] };
      const { reply, seen } = await callModel(format, done, { request });
      expect(reply).toMatchObject({ ok: true });
      const shown = (seen[0] as EffectiveRequest).messages.flatMap(({ content: blocks }) => blocks);
      const text = textOf(shown);
      expect(text).not.toContain(PNG);
      const size = Buffer.from(PNG, "base64").length;
      for (const mime of ["video/mp4", "text/plain", "image/tiff"])
        expect(text).toContain(`[${mime.split("/")[0]}, ${mime}, ${size} bytes]`);
      const images = shown.filter(({ type }) => type === "image");
      if (role === "user" || role === "tool")
        expect(images).toEqual([{ type: "image", data: PNG, mimeType: "image/png" }]);
      else expect(text).toContain(`[image, image/png, ${size} bytes]`);
    }
  });

  it("is, of a conversation that is in order, just what it was", async () => {
    const call = (id: string, name: string, text: string): ToolCall => ({
      id,
      type: "function",
      function: { name, arguments: text },
    });
    const request: LlmRequest = {
      model: "m",
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "go" },
        {
          role: "assistant",
          content: "Well.",
          tool_calls: [call("c1", "add", '{"a":1}'), call("c2", "add", '{"b":[12345678901234567890]}')],
        },
        { role: "tool", tool_call_id: "c1", name: "add", content: "one" },
        { role: "tool", tool_call_id: "c2", name: "add", content: "" },
        { role: "assistant", content: "Done." },
        { role: "user", content: "again" },
      ],
      tools: [{ name: "add", description: "Adds.", input: { type: "object", required: ["a"] } }],
    };
    const { seen } = await callModel(format, done, { request });
    const { messages: shown, tools } = seen[0] as EffectiveRequest;
    expect(tools).toEqual([{ name: "add", description: "Adds.", schema: { type: "object", required: ["a"] } }]);
    expect(shown.map((message) => [message.role, textOf(message.content)])).toEqual(
      request.messages.map(({ role, content: text }) => [role, text]),
    );
    expect(shown[2]).toMatchObject({
      toolCalls: [
        { id: "c1", name: "add", arguments: '{"a":1}' },
        { id: "c2", name: "add", arguments: '{"b":[12345678901234567890]}' },
      ],
    });
  });

  it("names tools as the provider allows, and the reply names them as they were declared", async () => {
    const request: LlmRequest = {
      model: "m",
      messages: [{ role: "user", content: "go" }],
      tools: ["wetter in köln", "wetter in k_ln", "wetter_in_k_ln"].map((name) => ({ name, description: "" })),
    };
    const wire = async (answer: Parameters<typeof callModel>[1], stream: boolean) =>
      callModel(format, answer, { request, stream });
    const [first, second] = (await wire(done, true)).seen[0]?.tools.map(({ name }) => name) ?? [];
    expect(first).not.toBe("wetter in köln");
    for (const stream of [true, false]) {
      const toolCalls = [first, second, "unheard"].map((name = "", n) => ({ id: `c${n}`, name, rawArguments: "{}" }));
      const { reply, deltas } = await wire({ kind: "reply", toolCalls }, stream);
      const called = reply.ok ? reply.response.tool_calls?.map((call) => call.function.name) : [];
      expect(called).toEqual(["wetter in köln", "wetter in k_ln", "unheard"]);
      const shown = deltas.flatMap(({ tool_calls = [] }) => tool_calls.flatMap(({ name = "" }) => name || []));
      expect(shown).toEqual(stream ? called : []);
    }
  });

  it("passes its own checks in every prompt of random sessions, and the session ends", async () => {
    const calls: fc.Arbitrary<ReplyToolCall> = fc.record({
      id: fc.constantFrom("a", "b", "c"),
      name: names,
      rawArguments: raws,
    });
    const rounds = fc.array(fc.array(calls, { minLength: 1, maxLength: 3 }), { maxLength: 3 });
    const answers = fc.constantFrom<DecisionAnswer | undefined>(
      undefined,
      { actions: [{ type: "tool.result", content: [{ type: "image", data: PNG, mimeType: "image/png" }] }] },
      { actions: [{ type: "tool.result", result: "fine" }] },
      { actions: [{ type: "tool.error", error: "no" }] },
    );
    await fc.assert(
      fc.asyncProperty(rounds, fc.array(answers, { minLength: 1 }), fc.boolean(), async (replies, said, skips) => {
        const left = [...replies];
        let asked = 0;
        const refused: unknown[] = [];
        const { handle } = createProviderCore({
          answer() {
            const toolCalls = left.shift();
            return toolCalls === undefined ? { ...done } : { kind: "reply", toolCalls };
          },
          onExchange: ({ answer }) => {
            if (answer.kind === "failure") refused.push(answer.message);
          },
        });
        const house = openHouse({
          config: config([{ name: "add", input: { type: "object" } }, { name: "wetter in köln" }, { name: "a.b" }]),
          provider: handle,
          engine: { model: { baseUrl: "http://provider.test", format } },
          worker: ({ trigger, proposed }) => {
            if (trigger.type === "tool.execute") {
              const answer = said[asked++ % said.length];
              const empty = ((proposed as { actions?: unknown[] }).actions ?? []).length === 0;
              return answer ?? (empty ? { actions: [{ type: "tool.error", error: "later" }] } : undefined);
            }
            // A worker that keeps the results of some calls to itself: the adapter adds them from the record (row 49).
            const { actions = [] } = proposed as { actions?: unknown[] };
            if (skips && trigger.type === "tool.finished" && actions.length === 0) return {};
            return undefined;
          },
        });
        await house.say("go");
        expect(refused).toEqual([]);
        expect(await house.of("turn.completed")).toMatchObject([{ data: "ok" }]);
      }),
      { numRuns: 60 },
    );
  });
});
