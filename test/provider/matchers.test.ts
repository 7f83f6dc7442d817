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
    expect(provider).toHaveBeenOffered("add");
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
    expect(() => expect(provider).toHaveBeenAsked("Subtract")).toThrow('the last question was "Add 1 and 2, please."');
    expect(() => expect(provider).toHaveMadeModelCalls(2)).toThrow("expected 2 calls of the model, got 1");
    expect(() => expect(mockProvider([{ text: "x" }])).toBeDone()).toThrow('turn 1 ("x") was never asked for');
  });
});
