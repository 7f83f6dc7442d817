import { describe, expect, it } from "vitest";
import { mockProvider, recordProvider, type Script } from "../../src/provider/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { call } from "./call.ts";

const key = "sk-ant-REALKEY0123456789abcdef";

const real: Script = {
  turns: [
    { error: { status: 529, message: "busy", retryAfterMs: 1 }, times: 2 },
    {
      reasoning: "Hm.",
      text: "Let me add.",
      toolCalls: [{ id: "c1", name: "add", rawArguments: '{"n":9007199254740993, "a":1}' }],
    },
    { text: `Your key is ${key}, and Zoë lives in Köln.`, finish: "length" },
  ],
};

const asks: Readonly<Record<string, (text: string, stream: boolean) => [string, object]>> = {
  anthropic: (text, stream) => [
    "/v1/messages",
    { model: "m", max_tokens: 9, stream, messages: [{ role: "user", content: text }] },
  ],
  "openai-chat": (text, stream) => [
    "/v1/chat/completions",
    { model: "m", stream, messages: [{ role: "user", content: text }] },
  ],
  responses: (text, stream) => ["/v1/responses", { model: "m", stream, input: text }],
};

describe("recording", () => {
  it.each(
    Object.keys(asks).flatMap(
      (format) =>
        [
          [format, false],
          [format, true],
        ] as const,
    ),
  )("makes a script of what a real provider said, %s, streamed %s, without secrets", async (format, stream) => {
    const upstream = mockProvider(real);
    const send = createHandleSend({ "http://real.test": upstream.handle });
    const recording = recordProvider({ target: "http://real.test", send, secrets: ["Zoë lives"] });
    for (const text of ["go", "go", "go", "on"]) {
      const [path, body] = asks[format]!(text, stream);
      await call(recording.handle, path, body, { authorization: `Bearer ${key}` });
    }
    upstream.assertDone();
    expect(upstream.requests.every((request) => request.apiKey === key)).toBe(true);
    const script = recording.script();
    expect(JSON.stringify(script)).not.toContain("REALKEY");
    const turns = script.conversations["m"]?.turns ?? [];
    expect(turns).toMatchObject([
      { error: { status: 529, retryAfterMs: 1, message: "busy" }, times: 2 },
      {
        reasoning: "Hm.",
        text: "Let me add.",
        toolCalls: [{ id: "c1", name: "add", rawArguments: '{"n":9007199254740993, "a":1}' }],
      },
      { text: "Your key is [removed], and [removed] in Köln.", finish: "length" },
    ]);
    expect(() => mockProvider(script)).not.toThrow();
    await recording.close();
  });

  it("says that the provider cannot be reached, and records nothing of it", async () => {
    const recording = recordProvider({ target: "http://nobody.test", send: createHandleSend({}) });
    const answer = await call(recording.handle, ...asks["responses"]!("x", false));
    expect(answer.status).toBe(502);
    expect(recording.script()).toEqual({ conversations: {} });
    await recording.close();
  });
});
