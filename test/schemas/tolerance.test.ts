import { describe, expect, it } from "vitest";
import { accepts, fits, is, validate } from "../../src/index.ts";

const trigger = {
  type: "tool.execute",
  id: "c",
  name: "t",
  arguments: "{}",
  input: { status: "valid", value: {} },
  attempt: 1,
};
const event = (payload: object) => ({ session_id: "s", seq: 1, occurred_at: "2026-08-28T09:00:00Z", payload });
const text = { type: "text", text: "x" };

describe("The tolerant reading", () => {
  it.each([
    ["a member that nobody knows", "ToolResult", { content: [text], _meta: { trace: "1" } }],
    ["a member of a block that nobody knows", "ToolResult", { content: [{ ...text, annotations: {} }] }],
    ["a result of structured content alone", "ToolResult", { structuredContent: 0 }],
    ["a trigger of a newer engine", "Trigger", { type: "moon.rose", phase: "full" }],
    ["an event of a newer engine", "Event", event({ type: "moon.rose" })],
    ["an error code of a newer peer", "ErrorInfo", { message: "no", code: "moon_rose" }],
    ["an error code in an action", "ToolErrorAction", { type: "tool.error", error: "no", code: "moon_rose" }],
    ["a kind and a status of a newer engine", "Call", { id: "c", kind: "moon", status: "rising", attempt: 0 }],
    ["a finish reason of a newer provider", "LlmResponse", { model: "m", finish_reason: "moon" }],
    ["a request with the least that there can be", "DecisionRequest", { session_id: "s", decision_id: "d", trigger }],
    ["a proposal of null", "DecisionRequest", { session_id: "s", decision_id: "d", trigger, proposed: null }],
    [
      "a block that is none, on the action, to be read as data",
      "ToolResultAction",
      { type: "tool.result", content: [{ type: "moon" }] },
    ],
  ] as const)("lets pass %s, which the exact one refuses", (_, type, value) => {
    expect(accepts(type, value)).toEqual({ ok: true, value });
    expect(validate(type, value).ok).toBe(false);
  });

  it.each([
    ["a status of input that nobody knows", "ToolInput", { status: "odd", error: "x" }],
    ["a handler that is neither", "AgentTool", { name: "t", handler: "server" }],
    ["a role that is none", "Message", { id: "m", role: "critic" }],
    ["a block of a result that is none", "ToolResult", { content: [{ type: "moon" }] }],
    ["a stored block that is none", "StoredResult", { content: [{ type: "image", data: "", mimeType: "image/png" }] }],
    ["an action that nobody knows", "DecisionResponse", { actions: [{ type: "moon.raise" }] }],
    ["a frame that nobody knows", "StreamFrame", { event: "progress", data: {} }],
    ["a known trigger that is wrong", "Trigger", { ...trigger, arguments: {} }],
    ["a known event that is wrong", "Event", event({ type: "tool.call.completed", id: "c", result: "14:10" })],
    ["no result at all", "ToolResult", { isError: true }],
    ["a result of null", "ToolResult", { structuredContent: null }],
    ["content that is no list", "ToolResultAction", { type: "tool.result", content: "x" }],
  ] as const)("still refuses %s", (_, type, value) => {
    expect(accepts(type, value).ok).toBe(false);
    expect(validate(type, value).ok).toBe(false);
  });

  it("holds the laws of every peer, also deep inside a message, and names the rule", () => {
    const decision = { actions: [{ type: "done" }, { type: "tool.result", result: 1, content: [] }] };
    const broken = {
      pointer: "/actions/1",
      message: "names both result and content",
      rule: "results/naming-both-is-refused",
    };
    expect(accepts("DecisionResponse", decision)).toEqual({ ok: false, errors: [broken] });
    const frame = { event: "decision.result", data: decision };
    expect(accepts("StreamFrame", frame)).toMatchObject({ errors: [{ pointer: "/data/actions/1" }] });
    const request = {
      session_id: "s",
      decision_id: "d",
      trigger: { ...trigger, input: { status: "malformed", error: "x", value: 1 } },
    };
    expect(accepts("DecisionRequest", request)).toMatchObject({
      errors: [{ pointer: "/trigger/input/value", rule: "arguments/malformed-has-no-value" }],
    });
  });

  it("leaves laws out where the shape alone is asked for", () => {
    const action = { type: "tool.result", result: 1, content: [] };
    expect(fits("Action", action).ok).toBe(true);
    expect(accepts("Action", action).ok).toBe(false);
  });

  it("leaves it to the exact one to read bytes", () => {
    const block = { type: "image", data: "not base64", mimeType: "image/png" };
    expect(accepts("ToolContent", block).ok).toBe(true);
    expect(validate("ToolContent", block)).toMatchObject({ errors: [{ pointer: "/data" }] });
  });
});

describe("A guard", () => {
  it("says whether a value is tolerable as its type", () => {
    expect(is.ToolResult({ content: [text] })).toBe(true);
    expect(is.ToolResult("x")).toBe(false);
    expect(is.Usage({ input: 1, output: 1, uncached_input: 1, cache_read: 0, cache_write: 0, total: 3 })).toBe(false);
  });

  it("is there for every type and for nothing else", () => {
    expect((is as Record<string, unknown>)["toString"]).toBeUndefined();
    expect((is as Record<string, unknown>)["then"]).toBeUndefined();
    expect("ToolResult" in is && "NoSuchType" in is).toBe(false);
    expect("ToolResult" in is).toBe(true);
  });
});
