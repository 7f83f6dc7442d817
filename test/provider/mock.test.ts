import { afterEach, describe, expect, it } from "vitest";
import {
  type MockProvider,
  mockProvider,
  ProviderFindings,
  type Script,
  ScriptError,
} from "../../src/provider/index.ts";
import { call } from "./call.ts";

const user = (content: string) => ({ role: "user", content });
const chat = (...messages: object[]) => ({ model: "m", messages });
const path = "/v1/chat/completions";

const play = async (provider: MockProvider, body: object, headers = {}) => call(provider.handle, path, body, headers);
const said = (answer: Awaited<ReturnType<typeof play>>): string => answer.json.choices[0].message.content;

let open: MockProvider | undefined;
afterEach(() => open?.close());

describe("a scripted provider", () => {
  it("answers its steps in order and is done then", async () => {
    const provider = mockProvider([{ toolCalls: [{ id: "c1", name: "add", arguments: { a: 1 } }] }, { text: "one" }]);
    const first = await play(provider, chat(user("go")));
    expect(first.json.choices[0]).toMatchObject({
      finish_reason: "tool_calls",
      message: { tool_calls: [{ id: "c1", function: { name: "add", arguments: '{"a":1}' } }] },
    });
    expect(() => provider.assertDone()).toThrow('turn 2 ("one") was never asked for');
    const second = await play(
      provider,
      chat(user("go"), first.json.choices[0].message, { role: "tool", tool_call_id: "c1", content: "1" }),
    );
    expect(said(second)).toBe("one");
    provider.assertDone();
    expect(provider.toolResults()).toEqual([
      expect.objectContaining({ callId: "c1", name: "add", arguments: '{"a":1}', text: "1", isError: false }),
    ]);
    expect(provider.requests.map((request) => request.messages.length)).toEqual([1, 3]);
    expect(provider.lastRequest?.body.length).toBeGreaterThan(10);
  });

  it("refuses a call that it does not expect, and cannot be done after it even when the client swallows the error", async () => {
    const provider = mockProvider([{ text: "only" }]);
    await play(provider, chat(user("a")));
    const refused = await play(provider, chat(user("b")));
    expect(refused.status).toBe(400);
    expect(refused.headers["x-should-retry"]).toBe("false");
    expect(refused.json.error.message).toContain("all 1 turns have been answered");
    expect(() => provider.assertDone()).toThrow(ProviderFindings);
    expect(provider.findings.map(({ kind }) => kind)).toEqual(["unexpected"]);
  });

  it("finds a conversation by prefix, key and model, and says which there are", async () => {
    const provider = mockProvider({
      conversations: { a: [{ text: "by a" }], b: [{ text: "by b" }], c: [{ text: "by c" }] },
    });
    expect(said(await call(provider.handle, `/a${path}`, { ...chat(user("x")), model: "zzz" }))).toBe("by a");
    expect(said(await play(provider, chat(user("x")), { authorization: "Bearer b" }))).toBe("by b");
    expect(said(await play(provider, { ...chat(user("x")), model: "c" }))).toBe("by c");
    const lost = await play(provider, { ...chat(user("x")), model: "d" });
    expect(lost.json.error.message).toContain('expected a call of "a", "b", "c"; this one has the model "d"');
  });

  it("gives a retry the same turn, and its fault only as often as it says", async () => {
    const provider = mockProvider([{ text: "one", fault: { kind: "status", status: 503, times: 2 } }, { text: "two" }]);
    const body = chat(user("x"));
    expect((await play(provider, body)).status).toBe(503);
    expect((await play(provider, body)).status).toBe(503);
    expect(said(await play(provider, body))).toBe("one");
    expect(said(await play(provider, chat(user("y"))))).toBe("two");
    provider.assertDone();
    expect(provider.requests.map(({ call: number, attempt }) => [number, attempt])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ]);
  });

  it("gives an error as often as it says and then goes on, for retries and new calls alike", async () => {
    const provider = mockProvider({
      turns: [{ error: { status: 429, message: "slow down" }, times: 2 }, { text: "now" }],
      fastRetries: true,
    });
    const body = chat(user("x"));
    const first = await play(provider, body);
    expect(first.headers["retry-after-ms"]).toBe("1");
    expect(first.json.error).toMatchObject({ message: "slow down", code: "rate_limit_exceeded" });
    expect((await play(provider, body)).status).toBe(429);
    expect(said(await play(provider, body))).toBe("now");
    provider.assertDone();
  });

  it("says what is left of an error that was given too seldom", async () => {
    const provider = mockProvider([{ error: { status: 500 }, times: 3 }]);
    await play(provider, chat(user("x")));
    expect(() => provider.assertDone()).toThrow("turn 1 (error 500) answered 1 of 3 requests");
  });

  it("looks at the conversation before it answers a step with a condition", async () => {
    const provider = mockProvider([{ text: "sunny", when: { user: "weather", toolResult: false }, note: "forecast" }]);
    const refused = await play(provider, chat(user("sports")));
    expect(refused.json.error.message).toContain('turn 1 ("sunny", "forecast"), which needs user "weather"');
    expect(said(await play(provider, chat(user("weather?"))))).toBe("sunny");
  });

  it("takes the steps in any order by their conditions when it may", async () => {
    const provider = mockProvider({
      order: "any",
      turns: [
        { text: "A", when: { user: { equals: "a" } } },
        { text: "B", when: { user: { matches: "^b" } } },
      ],
    });
    expect(said(await play(provider, chat(user("bbb"))))).toBe("B");
    expect(said(await play(provider, chat(user("a"))))).toBe("A");
    provider.assertDone();
  });

  it("looks only at the results of the current round", async () => {
    const provider = mockProvider({
      order: "any",
      turns: [
        { text: "after a result", when: { toolResult: { name: "f", text: "r" } }, repeat: "always" },
        { text: "no result yet", when: { toolResult: false }, repeat: "always" },
      ],
    });
    const calls = {
      role: "assistant",
      tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }],
    };
    const round = [user("x"), calls, { role: "tool", tool_call_id: "c", content: "r" }];
    expect(said(await play(provider, chat(...round)))).toBe("after a result");
    const later = [...round, { role: "assistant", content: "done" }, user("again")];
    expect(said(await play(provider, chat(...later)))).toBe("no result yet");
  });

  it("answers by functions of the effective conversation", async () => {
    const provider = mockProvider([
      (request) => ({ text: `saw ${request.messages.length}` }),
      async () => ({ error: { status: 418 } }),
      () => {
        throw new Error("oops");
      },
    ]);
    expect(said(await play(provider, chat(user("a"), user("b"))))).toBe("saw 2");
    expect((await play(provider, chat(user("c")))).status).toBe(418);
    expect((await play(provider, chat(user("d")))).json.error.message).toContain("oops");
    expect(provider.findings.map(({ kind }) => kind)).toEqual(["script"]);
  });

  it("ends an endless loop of tool calls", async () => {
    const provider = mockProvider({ turns: [{ toolCalls: [{ name: "f" }], repeat: "always" }], maxToolRounds: 3 });
    const messages: object[] = [user("go")];
    for (let round = 0; ; round++) {
      const answer = await play(provider, chat(...messages));
      if (answer.status !== 200) {
        expect(answer.json.error.message).toContain("maxToolRounds");
        expect(round).toBe(3);
        break;
      }
      const message = answer.json.choices[0].message;
      messages.push(message, { role: "tool", tool_call_id: message.tool_calls[0].id, content: "r" });
    }
    expect(() => provider.assertDone()).toThrow("unexpected");
  });

  it("reports what the real provider would refuse, and does not use up the turn", async () => {
    const provider = mockProvider([{ text: "hi" }]);
    const refused = await call(provider.handle, "/v1/messages", { model: "m", messages: [user("x")] });
    expect(refused.json).toMatchObject({
      type: "error",
      error: { type: "invalid_request_error", message: "max_tokens: Field required" },
    });
    expect(said(await play(provider, chat(user("x"))))).toBe("hi");
    expect(() => provider.assertDone()).toThrow("invalid: refused as the provider would: max_tokens: Field required");
  });

  it("lets everything pass when validation is off", async () => {
    const provider = mockProvider({ turns: [{ text: "hi" }], validate: false });
    expect(
      (await call(provider.handle, "/v1/messages", { model: "m", messages: [user("x")] })).json.content[0].text,
    ).toBe("hi");
    provider.assertDone();
  });

  it.each<[string, Script, string]>([
    [
      "arguments that the format cannot carry",
      { format: "anthropic", turns: [{ toolCalls: [{ name: "f", rawArguments: "{oops" }] }] },
      "/turns/0: An Anthropic answer that is not streamed",
    ],
    [
      "a call with arguments twice",
      [{ toolCalls: [{ name: "f", arguments: {}, rawArguments: "{}" }] }],
      "/0/toolCalls/0: ",
    ],
    [
      "a turn behind an endless one",
      { conversations: { "a/b": [{ text: "x", repeat: "always" }, { text: "y" }] } },
      "/conversations/a~1b/1: ",
    ],
    ["a pattern that is none", [{ text: "x", when: { user: { matches: "(" } } }], "/0/when/user/matches: "],
  ])("refuses %s when the script is written", (_, script, message) => {
    expect(() => mockProvider(script)).toThrow(ScriptError);
    expect(() => mockProvider(script)).toThrow(message);
  });

  it("never sends malformed arguments as something else: a plain Anthropic answer refuses, a streamed one sends the bytes", async () => {
    const provider = mockProvider([{ toolCalls: [{ name: "f", rawArguments: '{"a":' }], repeat: "always" }]);
    const body = { model: "m", max_tokens: 5, messages: [user("x")] };
    expect((await call(provider.handle, "/v1/messages", body)).json.error.message).toContain("stream it");
    const streamed = await call(provider.handle, "/v1/messages", { ...body, stream: true });
    expect(streamed.text).toContain('"partial_json":"{\\"a\\":"');
  });

  it("leaves out what a step says to omit", async () => {
    const provider = mockProvider([{ text: "x", omit: ["usage", "choices.*.logprobs"] }]);
    const answer = await play(provider, chat(user("x")));
    expect(answer.json.usage).toBeUndefined();
    expect(Object.keys(answer.json.choices[0])).toEqual(["index", "message", "finish_reason"]);
  });

  it("listens on a socket and closes", async () => {
    open = mockProvider([{ text: "over the wire" }]);
    const { url } = await open.listen();
    expect(open.url).toBe(url);
    const response = await fetch(url + path, { method: "POST", body: JSON.stringify(chat(user("x"))) });
    expect(await response.json()).toMatchObject({ choices: [{ message: { content: "over the wire" } }] });
    await open.close();
    await expect(fetch(url)).rejects.toThrow();
  });

  it("makes a script of what it answered, and that script answers the same", async () => {
    const script: Script = {
      conversations: {
        m: [
          { error: { status: 529, message: "busy" }, times: 2 },
          { toolCalls: [{ id: "c", name: "f", arguments: { b: [1, 2] } }] },
          { text: "end", fault: { kind: "cut", afterEvents: 0 } },
        ],
      },
    };
    const provider = mockProvider(script);
    for (const text of ["a", "b", "c", "d"]) await play(provider, chat(user(text)));
    const again = provider.toScript();
    expect(again).toEqual({
      conversations: {
        m: {
          turns: [
            { error: { status: 529, message: "busy" }, times: 2 },
            { toolCalls: [{ id: "c", name: "f", arguments: { b: [1, 2] } }] },
            { text: "end", fault: [{ kind: "cut", afterEvents: 0 }] },
          ],
        },
      },
    });
    expect(() => mockProvider(again)).not.toThrow();
  });

  it("writes a transcript with a diagram", async () => {
    const provider = mockProvider([{ toolCalls: [{ id: "c", name: "f" }] }]);
    await play(provider, chat(user("go; now")));
    const transcript = provider.transcript();
    expect(transcript).toContain("```mermaid\nsequenceDiagram");
    expect(transcript).toContain("A->>M: user#58; go#59; now");
    expect(transcript).toContain("calls f({})");
  });
});
