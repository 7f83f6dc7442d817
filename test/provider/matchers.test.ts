import { describe, expect, it } from "vitest";
import { mockProvider } from "../../src/provider/index.ts";
import "../../src/provider/vitest.ts";
import { call } from "./call.ts";

const played = async () => {
  const provider = mockProvider([{ text: "fine" }]);
  await call(provider.handle, "/v1/chat/completions", {
    model: "m",
    messages: [
      { role: "system", content: "Be kind." },
      { role: "user", content: "Add 1 and 2, please." },
      { role: "assistant", tool_calls: [{ id: "c", type: "function", function: { name: "add", arguments: "{}" } }] },
      { role: "tool", tool_call_id: "c", content: "the sum is 3" },
    ],
    tools: [{ type: "function", function: { name: "add", parameters: { type: "object" } } }],
  });
  return provider;
};

describe("the matchers", () => {
  it("hold for what was sent", async () => {
    const provider = await played();
    expect(provider).toHaveSeenToolResult({ name: "add", text: "is 3", isError: false });
    expect(provider).toHaveSeenToolResult("sum");
    expect(provider).toHaveSeenToolResult({ name: "add", arguments: {} });
    expect(provider).toHaveSeenToolResult({ arguments: expect.objectContaining({}) });
    expect(provider).toHaveBeenOffered("add");
    expect(provider).toHaveBeenOfferedExactly("add");
    expect(provider).toHaveBeenAsked({ matches: "^Add" });
    expect(provider).toHaveBeenInstructed("kind");
    expect(provider).toHaveMadeModelCalls(1);
    expect(provider).toBeDone();
  });

  it("do not hold for what was not, and say what was sent instead", async () => {
    const provider = await played();
    expect(provider).not.toHaveSeenToolResult("4");
    expect(() => expect(provider).toHaveSeenToolResult({ name: "sub" })).toThrow('it saw add({}): "the sum is 3"');
    expect(() => expect(provider).toHaveBeenOffered("add", "sub")).toThrow("it was offered add");
    expect(provider).not.toHaveSeenToolResult({ name: "add", arguments: { a: 1 } });
    expect(provider).not.toHaveBeenOfferedExactly();
    expect(() => expect(provider).toHaveBeenOfferedExactly("add", "sub")).toThrow("they offered add");
    expect(() => expect(provider).toHaveBeenAsked("Subtract")).toThrow('the last question was "Add 1 and 2, please."');
    expect(() => expect(provider).toHaveMadeModelCalls(2)).toThrow("expected 2 calls of the model, got 1");
    expect(() => expect(mockProvider([{ text: "x" }])).toBeDone()).toThrow('turn 1 ("x") was never asked for');
  });

  it("compare arguments as values, whatever the order of their keys, and a text with the text itself", async () => {
    const provider = mockProvider([{ text: "x" }]);
    const raw = '{ "b": [1], "a": {"c": null} }';
    const made = { id: "c", type: "function", function: { name: "f", arguments: raw } };
    await call(provider.handle, "/v1/chat/completions", {
      model: "m",
      messages: [
        { role: "assistant", tool_calls: [made] },
        { role: "tool", tool_call_id: "c", content: "r" },
      ],
    });
    expect(provider).toHaveSeenToolResult({ arguments: { a: { c: null }, b: [1] } });
    expect(provider).toHaveSeenToolResult({ arguments: expect.objectContaining({ b: [1] }) });
    expect(provider).toHaveSeenToolResult({ arguments: raw });
    expect(provider).not.toHaveSeenToolResult({ arguments: { b: [1] } });
    expect(provider).not.toHaveSeenToolResult({ arguments: '{"b":[1]}' });
  });

  it("refuse, also under not, what would fit everything", async () => {
    const provider = await played();
    const loose = expect(provider) as unknown as Record<string, (...wanted: unknown[]) => void>;
    const not = expect(provider).not as unknown as typeof loose;
    for (const side of [loose, not]) {
      expect(() => side["toHaveSeenToolResult"]!({ nme: "add" })).toThrow('no "nme". Did you mean name?');
      expect(() => side["toHaveSeenToolResult"]!({})).toThrow("an object with some of callId, name");
      expect(() => side["toHaveSeenToolResult"]!({ name: undefined })).toThrow("an object with some of");
      expect(() => side["toHaveSeenToolResult"]!({ text: { contains: "x" } })).toThrow("A text to look for is");
      expect(() => side["toHaveBeenAsked"]!({ match: "x" })).toThrow("A text to look for is");
      expect(() => side["toHaveBeenInstructed"]!(undefined)).toThrow("A text to look for is");
      expect(() => side["toHaveBeenOffered"]!()).toThrow("needs the name of a tool");
    }
  });

  it("say what they take when they are given something else", async () => {
    await using provider = mockProvider([{ text: "x" }]);
    for (const [matcher, wanted] of [
      ["toBeDone"],
      ["toHaveMadeModelCalls", 1],
      ["toHaveBeenOffered", "a"],
      ["toHaveBeenOfferedExactly", "a"],
      ["toHaveSeenToolResult", "a"],
      ["toHaveBeenAsked", "a"],
      ["toHaveBeenInstructed", "a"],
    ] as const) {
      const assertion = expect({}) as unknown as Record<string, (wanted: unknown) => void>;
      expect(() => assertion[matcher]!(wanted)).toThrow(`${matcher}() takes a mock provider`);
    }
    const listening = await provider.listen();
    expect(() => expect(listening).toBeDone()).toThrow("give the provider itself");
  });
});
