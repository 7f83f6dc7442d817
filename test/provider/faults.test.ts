import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FaultPart, type Format, mockProvider, type ScriptFault } from "../../src/provider/index.ts";
import { createRandom } from "../../src/provider/script/live-fault.ts";
import { call, eventsOf, type Loose } from "./call.ts";

const ask: Readonly<Record<Format, (stream?: boolean, text?: string) => [string, object]>> = {
  anthropic: (stream = true, text = "x") => [
    "/v1/messages",
    { model: "m", max_tokens: 9, stream, messages: [{ role: "user", content: text }] },
  ],
  "openai-chat": (stream = true, text = "x") => [
    "/v1/chat/completions",
    { model: "m", stream, messages: [{ role: "user", content: text }] },
  ],
  responses: (stream = true, text = "x") => ["/v1/responses", { model: "m", stream, input: text }],
};
const formats = Object.keys(ask) as Format[];

const damaged = async (format: Format, fault: ScriptFault | ScriptFault[], stream = true) => {
  const provider = mockProvider([{ text: "A text of some length, for some events.", fault }]);
  return call(provider.handle, ...ask[format](stream));
};

describe("faults", () => {
  it("split a body into chunks of any size without changing a byte", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...formats),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        fc.string({ unit: "grapheme", minLength: 1 }),
        async (format, stream, bytes, text) => {
          const answers = await Promise.all(
            [[], [{ kind: "chunk", bytes } as const]].map((fault) =>
              call(mockProvider({ turns: [{ text, fault }] }, { now: () => 0 }).handle, ...ask[format](stream)),
            ),
          );
          expect(answers[1]!.text).toBe(answers[0]!.text);
        },
      ),
      { numRuns: 60 },
    ));

  it.each(formats)("end a stream after whole events, and inside one, %s", async (format) => {
    const whole = (await damaged(format, [])).text.split("\n\n");
    const ended = (await damaged(format, { kind: "end", afterEvents: 3 })).text;
    expect(ended.split("\n\n").filter((event) => event !== "")).toHaveLength(3);
    const cut = (await damaged(format, { kind: "cut", afterEvents: 3 })).text;
    expect(cut.length).toBeGreaterThan(ended.length);
    expect(cut.length).toBeLessThan(ended.length + whole[3]!.length);
  });

  it("put the provider's error event in place of the rest", async () => {
    const fault = { kind: "error-event", afterEvents: 2, message: "too much" } as const;
    expect(eventsOf((await damaged("anthropic", fault)).text).at(-1)).toMatchObject({
      type: "error",
      error: { type: "overloaded_error", message: "too much" },
    });
    expect(eventsOf((await damaged("openai-chat", fault)).text).at(-1)).toMatchObject({
      error: { message: "too much" },
    });
    expect(eventsOf((await damaged("responses", fault)).text).at(-1)).toMatchObject({
      type: "error",
      message: "too much",
      sequence_number: 2,
    });
  });

  it("fail a response in mid-stream, with the next sequence number", async () => {
    const events = eventsOf(
      (await damaged("responses", { kind: "failed", afterEvents: 4, code: "server_error" })).text,
    );
    expect(events.at(-1)).toMatchObject({
      type: "response.failed",
      sequence_number: 4,
      response: { status: "failed", error: { code: "server_error" } },
    });
  });

  it.each(formats)("become the whole answer where there is no stream, %s", async (format) => {
    expect((await damaged(format, { kind: "error-event", afterEvents: 2 }, false)).status).toBe(529);
  });

  it.each(formats)("break the JSON of one event and leave the others, %s", async (format) => {
    const { text } = await damaged(format, { kind: "malformed", afterEvents: 2 });
    const broken = text.split("\n\n").map((event) => {
      const data =
        event
          .split("\n")
          .find((line) => line.startsWith("data: "))
          ?.slice(6) ?? "{}";
      if (data === "[DONE]") return false;
      try {
        JSON.parse(data);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.flatMap((bad, index) => (bad ? [index] : []))).toEqual([2]);
  });

  const long = "A text of some length, for some events.";
  const inParts = async (format: Format, kind: "cut" | "end", part: FaultPart, stream = true) => {
    const provider = mockProvider([
      {
        reasoning: `thoughts: ${long.toUpperCase()}`,
        text: long,
        toolCalls: [
          { id: "c1", name: "f", arguments: { said: long } },
          { id: "c2", name: "g", arguments: { said: long } },
        ],
        fault: { kind, in: part },
      },
    ]);
    const { text } = await call(provider.handle, ...ask[format](stream));
    provider.assertDone();
    return text;
  };

  it.each(formats)(
    "strike in the middle of the text, of the thoughts or of the first call's arguments, %s",
    async (format) => {
      const [start, end] = ["A text of some l", "or some events."];
      const thought = await inParts(format, "end", "reasoning");
      expect(thought).toContain("thoughts: A TEXT");
      expect(thought).not.toContain(end.toUpperCase());
      const said = await inParts(format, "cut", "text");
      expect(said).toContain(start);
      expect(said.slice(said.indexOf(start))).not.toContain(end);
      const called = await inParts(format, "end", "tool-call");
      expect(called.slice(called.indexOf('"c1"'))).toContain('{\\"said\\":\\"A te');
      expect(called.slice(called.indexOf('"c1"'))).not.toContain(end);
      expect(called).not.toContain('"c2"');
    },
  );

  it("count the events that the guide lists, in its order", async () => {
    const provider = mockProvider([
      { reasoning: "Hm.", text: ["a", "b"], toolCalls: [{ name: "f", arguments: {} }], repeat: "always" },
    ]);
    const events = async (format: Format): Promise<Loose[]> =>
      eventsOf((await call(provider.handle, ...ask[format]())).text);
    expect((await events("anthropic")).map(({ type, delta }) => delta?.type ?? type)).toEqual([
      ...["message_start", "content_block_start", "ping", "thinking_delta", "signature_delta", "content_block_stop"],
      ...["content_block_start", "text_delta", "text_delta", "content_block_stop"],
      ...["content_block_start", "input_json_delta", "input_json_delta", "content_block_stop"],
      ...["message_delta", "message_stop"],
    ]);
    const chunks = (await events("openai-chat")).map((chunk) =>
      chunk === "[DONE]" ? chunk : (chunk.choices[0].finish_reason ?? Object.keys(chunk.choices[0].delta)[0]),
    );
    expect(chunks).toEqual("role reasoning content content tool_calls tool_calls tool_calls [DONE]".split(" "));
    expect((await events("responses")).map(({ type }) => type.replace("response.", ""))).toEqual([
      ...["created", "in_progress"],
      ...["output_item.added", "reasoning_summary_part.added", "reasoning_summary_text.delta"],
      ...["reasoning_summary_text.done", "reasoning_summary_part.done", "output_item.done"],
      ...["output_item.added", "content_part.added", "output_text.delta", "output_text.delta", "output_text.done"],
      ...["content_part.done", "output_item.done"],
      ...["output_item.added", "function_call_arguments.delta", "function_call_arguments.done", "output_item.done"],
      "completed",
    ]);
  });

  it("cut the only piece of a text in two where the guide says so", async () => {
    const provider = mockProvider([{ text: "It is foggy.", fault: { kind: "cut", afterEvents: 3 } }]);
    const { text } = await call(provider.handle, ...ask.anthropic());
    expect(
      text
        .split("event: ")
        .slice(1)
        .map((event) => event.split("\n")[0]),
    ).toEqual([...["message_start", "content_block_start", "ping", "content_block_delta"]]);
  });

  it.each(formats)("cut a body that is not streamed, wherever they are to strike in it, %s", async (format) => {
    const text = await inParts(format, "cut", "tool-call", false).catch((error: Error) => error.message);
    expect(text.length).toBeGreaterThan(10);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it.each<[string, ScriptFault, boolean, string]>([
    ["beyond the last event", { kind: "cut", afterEvents: 400 }, true, "the answer had 6 events"],
    ["within a body that is one event", { kind: "end", afterEvents: 1 }, false, "which is one event"],
    ["in a part that the answer has not", { kind: "stall", in: "tool-call" }, true, "the answer had no tool call"],
    ["long after the end", { kind: "reset", afterEvents: 7 }, true, "the answer had 6 events"],
  ])("are left over when they were to strike %s, and the answer is whole", async (_, fault, stream, why) => {
    const provider = mockProvider([{ text: long, fault }]);
    const [path, body] = ask["openai-chat"](stream);
    expect((await call(provider.handle, path, body)).text.length).toBeGreaterThan(100);
    expect(() => provider.assertDone()).toThrow(
      `left-over: turn 1 ("${long}") could not give its fault ${JSON.stringify(fault)}: `,
    );
    expect(() => provider.assertDone()).toThrow(why);
    // The client got all of it, so the same bytes again are a new call.
    expect((await call(provider.handle, path, body)).status).toBe(400);
  });

  it("of all requests are left over when no answer had their place, and not when one had", async () => {
    const script = (second: string) => ({
      conversations: { m: [{ text: "x" }, { text: second }] },
      faults: [{ kind: "end", afterEvents: 5 } as const],
    });
    const run = async (second: string) => {
      const provider = mockProvider(script(second));
      for (const text of ["a", "b"]) await call(provider.handle, ...ask["openai-chat"](true, text));
      return provider;
    };
    const short = await run("y");
    expect(() => short.assertDone()).toThrow(
      'left-over: the script could not give its fault {"kind":"end","afterEvents":5} 2 times',
    );
    (await run(long)).assertDone();
  });

  it("of a conversation with a count are left over until they have happened so often", async () => {
    const provider = mockProvider({
      turns: [{ text: "x", repeat: "always" }],
      faults: [{ kind: "status", status: 500, times: 2 }],
    });
    await call(provider.handle, ...ask["openai-chat"]());
    expect(() => provider.assertDone()).toThrow(
      'the conversation still has its fault {"kind":"status","status":500,"times":2} 1 time to give',
    );
    await call(provider.handle, ...ask["openai-chat"]());
    provider.assertDone();
  });

  it("change the content type alone", async () => {
    const answer = await damaged("anthropic", { kind: "content-type", value: "text/html" }, false);
    expect(answer.headers["content-type"]).toBe("text/html");
    expect(answer.json.content[0].text).toContain("A text");
  });

  it("reset a real connection before the headers, and after events that were sent", async () => {
    await using provider = mockProvider([
      { text: "x", fault: { kind: "reset", afterEvents: "headers" } },
      { text: "a text of some length", fault: { kind: "reset", afterEvents: 2 } },
    ]);
    const { url } = await provider.listen();
    const send = (text: string): Promise<Response> => {
      const [path, body] = ask.anthropic(true, text);
      return fetch(url + path, { method: "POST", body: JSON.stringify(body) });
    };
    await expect(send("a")).rejects.toThrow("fetch failed");
    const response = await send("b");
    const seen: string[] = [];
    const reading = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) seen.push(chunk);
    })();
    await expect(reading).rejects.toThrow("terminated");
    expect(seen.join("").match(/^event: /gm)).toHaveLength(2);
    provider.assertDone();
  });

  it("stall until the client leaves, which ends the answer", async () => {
    await using provider = mockProvider([{ text: "x", fault: { kind: "stall", afterEvents: 1 } }]);
    const { url } = await provider.listen();
    const controller = new AbortController();
    const [path, body] = ask.anthropic();
    const response = await fetch(url + path, { method: "POST", body: JSON.stringify(body), signal: controller.signal });
    const reader = response.body!.getReader();
    await reader.read();
    const waiting = reader.read();
    controller.abort();
    await expect(waiting).rejects.toThrow("aborted");
    const [exchange] = provider.exchanges;
    await expect.poll(() => exchange?.request.signal.aborted).toBe(true);
  });

  it("happen to every nth request, of all conversations", async () => {
    const provider = mockProvider({
      conversations: { m: [{ text: "x", repeat: "always" }] },
      faults: [{ kind: "status", status: 500, every: 3 }],
    });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++)
      statuses.push((await call(provider.handle, ...ask.anthropic(false, `${index}`))).status);
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500]);
    provider.assertDone();
  });

  it("happen by chance, the same for the same seed", async () => {
    const run = async (seed: number): Promise<string> => {
      const provider = mockProvider({
        turns: [{ text: "x", repeat: "always" }],
        faults: [{ kind: "status", status: 503, probability: 0.5, seed }],
      });
      let statuses = "";
      for (let index = 0; index < 24; index++)
        statuses += (await call(provider.handle, ...ask.anthropic(false, `${index}`))).status === 503 ? "x" : ".";
      return statuses;
    };
    expect(await run(7)).toBe(await run(7));
    expect(await run(7)).not.toBe(await run(8));
    expect(await run(7)).toMatch(/x.*\.|\..*x/);
  });

  it("are drawn from numbers between 0 and 1, about half of them below a half", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createRandom(seed);
        const drawn = Array.from({ length: 400 }, random);
        expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
        expect(drawn.filter((number) => number < 0.5).length).toBeGreaterThan(120);
        expect(drawn.filter((number) => number < 0.5).length).toBeLessThan(280);
      }),
    );
  });

  it("limit the rate by a window, and say how long to wait", async () => {
    let now = 0;
    const provider = mockProvider(
      { turns: [{ text: "x", repeat: "always" }], faults: [{ kind: "rate", requests: 2, perMs: 1_000 }] },
      { now: () => now },
    );
    const send = async (at: number): Promise<Loose> => {
      now = at;
      return call(provider.handle, ...ask["openai-chat"](false, `${at}`));
    };
    expect((await send(0)).status).toBe(200);
    expect((await send(400)).status).toBe(200);
    const limited = await send(500);
    expect(limited.status).toBe(429);
    expect(limited.headers).toMatchObject({ "retry-after": "1", "retry-after-ms": "500" });
    expect((await send(1_000)).status).toBe(200);
    provider.assertDone();
  });
});
