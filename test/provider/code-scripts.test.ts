import { describe, expect, it } from "vitest";
import { mockProvider, type Script, ScriptError, UnknownConversation } from "../../src/provider/index.ts";
import { call } from "./call.ts";

const chat = (content = "x", more: object = {}) => ({ model: "m", messages: [{ role: "user", content }], ...more });
const path = "/v1/chat/completions";
const said = async (provider: ReturnType<typeof mockProvider>, content: string) =>
  (await call(provider.handle, path, chat(content))).json;

describe("A script in code", () => {
  it.each<[unknown, string]>([
    [null, "must be a list of turns"],
    ["hello", "must be a list of turns"],
    [{ toolCalls: {} }, 'lacks "turns", or "conversations"'],
    [[{ toolCalls: {} }], "/0/toolCalls: must be array"],
    [["hi"], '/0: a turn is an object, as { text: "..." }; this is a text'],
    [[{ toolCalls: [{ name: "f", arguments: 1n }] }], 'the arguments of "f" cannot be said in JSON'],
    [[() => ({ text: "x" }), { txt: "y" }], "/1: has a member that scripts do not know"],
    [[{ text: "x", when: { toolresult: true } }], "/0/when: has a member that scripts do not know"],
  ])("is refused by what is wrong with its shape, before it is played: %o", (script, message) => {
    expect(() => mockProvider(script as Script)).toThrow(ScriptError);
    expect(() => mockProvider(script as Script)).toThrow(message);
    if (script !== null) expect(() => mockProvider([{ text: "x" }]).reset(script as Script)).toThrow(message);
  });

  it("cannot count a reply's fault where an error counts, for the compiler either", () => {
    // @ts-expect-error: `times` is of errors, or of the fault itself.
    const script: Script = [{ text: "x", fault: { kind: "end", afterEvents: 1 }, times: 2 }];
    expect(() => mockProvider(script)).toThrow('has "times", which belongs to "error" or goes into "fault"');
    // @ts-expect-error: a turn fails or says something.
    expect(() => mockProvider([{ text: "x", error: { status: 500 } }])).toThrow('"text" beside "error"');
  });

  it("may have functions for turns and for conditions", async () => {
    const provider = mockProvider([
      (request) => ({ text: `saw ${request.messages.length}` }),
      { text: "yes", when: ({ model }) => model === "m" },
    ]);
    expect((await said(provider, "a")).choices[0].message.content).toBe("saw 1");
    expect((await said(provider, "b")).choices[0].message.content).toBe("yes");
    provider.assertDone();
  });

  it("is told when a function makes no turn, or one whose condition comes too late", async () => {
    const provider = mockProvider([() => ({ txt: "x" }) as never, () => ({ text: "x", repeat: 2 })]);
    expect((await said(provider, "a")).error.message).toContain(
      'of turn 1 made is no turn: has a member that scripts do not know: "txt"',
    );
    expect((await said(provider, "b")).error.message).toContain('it has "repeat", which comes too late here');
  });

  it("gives the fault that a function's turn has, once over the attempts of a call", async () => {
    const provider = mockProvider([() => ({ text: "x", fault: { kind: "status", status: 503 } })]);
    expect((await call(provider.handle, path, chat())).status).toBe(503);
    expect((await call(provider.handle, path, chat())).status).toBe(200);
    provider.assertDone();
  });

  it("is checked in moments, however many conversations it has", () => {
    const conversations = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`m${index}`, [{ text: "x" }]]),
    );
    expect(() => mockProvider({ conversations: { ...conversations, last: [{ txt: "x" } as never] } })).toThrow(
      "/conversations/last/0: ",
    );
  });
});

describe("A conversation that is named", () => {
  it.each(["requestsOf", "toolResults", "assertDone", "transcript"] as const)(
    "must be one that there is: %s",
    (method) => {
      const provider = mockProvider({
        conversations: { weather: [{ text: "x", repeat: "always" }], b: [{ text: "y" }] },
      });
      expect(() => provider[method]("wether")).toThrow(UnknownConversation);
      expect(() => provider[method]("wether")).toThrow(
        'There is no conversation "wether"; there are "weather", "b". Did you mean weather?',
      );
      expect(() => provider[method]("weather")).not.toThrow(UnknownConversation);
    },
  );

  it("is still known when it was taken out of the script after it was asked for", async () => {
    const provider = mockProvider({ conversations: { m: [{ text: "x" }] } });
    await said(provider, "a");
    await call(provider.handle, "/__tck/scripts/m", "", {}, "DELETE");
    expect(provider.requestsOf("m")).toHaveLength(1);
  });
});

describe("A call of a tool that the agent does not offer", () => {
  const script = { turns: [{ toolCalls: [{ name: "get_wether" }] }] };
  const tools = [{ type: "function", function: { name: "get_weather", parameters: { type: "object" } } }];

  it("passes, since agents have to stand it", async () => {
    const provider = mockProvider(script);
    await call(provider.handle, path, chat("x", { tools }));
    provider.assertDone();
  });

  it("is a finding when the script is to keep to what is offered", async () => {
    const provider = mockProvider({ ...script, onlyOffered: true });
    expect((await call(provider.handle, path, chat("x", { tools }))).status).toBe(200);
    expect(() => provider.assertDone()).toThrow(
      'script: turn 1 calls "get_wether", which this request does not offer; it offers get_weather',
    );
  });
});

describe("The URL of a provider", () => {
  it("is an error while it does not listen, so that no client goes to the real service", async () => {
    const provider = mockProvider([{ text: "x" }]);
    expect(() => provider.url).toThrow("call `await provider.listen()` first");
    const { url } = await provider.listen();
    expect(provider.url).toBe(url);
    await provider.close();
    expect(() => provider.url).toThrow("does not listen");
  });

  it("does not come in the way of an assertion that prints the provider", () => {
    expect(() => expect(mockProvider([{ text: "x" }])).toEqual({})).toThrow("to deeply equal {}");
  });
});
