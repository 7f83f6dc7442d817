import { describe, expect, expectTypeOf, it } from "vitest";
import type {
  Action,
  AgentConfig,
  DecisionAnswer,
  DecisionRequest,
  Event,
  LlmFinished,
  StoredContent,
  ToolContent,
  ToolExecute,
  ToolFinished,
  ToolInput,
  ToolResult,
  ToolResultAction,
  Trigger,
  WireTypes,
} from "../../src/index.ts";
import { accepts, is, type TypeName, validate } from "../../src/index.ts";

// The lines marked as errors must not compile: `npm run types` fails when one of them does.

const content: ToolContent[] = [{ type: "text", text: "sunny" }];

describe("The types", () => {
  it("narrow on their tag", () => {
    const tell = (trigger: Trigger): string => {
      switch (trigger.type) {
        case "tool.execute":
          expectTypeOf(trigger).toEqualTypeOf<ToolExecute>();
          return trigger.arguments;
        case "tool.finished":
          expectTypeOf(trigger).toEqualTypeOf<ToolFinished>();
          return trigger.name;
        case "llm.finished":
          expectTypeOf(trigger).toEqualTypeOf<LlmFinished>();
          return trigger.id;
        default:
          // @ts-expect-error: not every other trigger has arguments
          void trigger.arguments;
          return trigger.type;
      }
    };
    expect(tell({ type: "session.start" })).toBe("session.start");
  });

  it("narrow the engine's verdict on its status", () => {
    const tell = (input: ToolInput): unknown => {
      if (input.status === "valid") return input.value["port"];
      expectTypeOf(input.error).toBeString();
      // @ts-expect-error: malformed arguments have no value
      if (input.status === "malformed") return input.value;
      expectTypeOf(input.value).toEqualTypeOf<{ [name: string]: unknown } | undefined>();
      return input.error;
    };
    expect(tell({ status: "valid", value: { port: "Leith" } })).toBe("Leith");
  });

  it("narrow content, stored content and payloads of events to the last", () => {
    const left = (block: ToolContent | StoredContent): string => {
      switch (block.type) {
        case "text":
          return block.text;
        case "image":
        case "audio":
          return block.mimeType;
        case "resource":
          return block.resource.uri;
        case "resource_link":
        case "blob":
        case "link":
        case "attachment":
          return block.uri;
        default:
          expectTypeOf(block).toBeNever();
          return block;
      }
    };
    expect(left({ type: "blob", uri: "u" })).toBe("u");
    const seen = (event: Event) => (event.payload.type === "message.new" ? event.payload.message.role : undefined);
    expectTypeOf(seen).returns.toEqualTypeOf<"system" | "user" | "assistant" | "tool" | undefined>();
  });

  it("narrow actions, down to what only one of them has", () => {
    const tell = (action: Action): string | undefined => {
      // @ts-expect-error: not every action names a call
      void action.id;
      switch (action.type) {
        case "tool.result":
          expectTypeOf(action).toEqualTypeOf<ToolResultAction>();
          return action.id;
        case "tool.error":
          // @ts-expect-error: a failure has no result
          void action.result;
          return action.error;
        case "interrupt":
          // @ts-expect-error: an interrupt ends no call
          void action.retryable;
          return action.interrupt_id;
        // @ts-expect-error: a trigger's tag is no action's
        case "tool.execute":
          return undefined;
        default:
          return action.type;
      }
    };
    expect(tell({ type: "tool.error", error: "no forecast" })).toBe("no forecast");
    expect(tell({ type: "done" })).toBe("done");
  });

  it("narrow an event's payload, whose tags are no triggers'", () => {
    const tell = ({ payload }: Event): string => {
      // @ts-expect-error: not every payload has a message
      void payload.message;
      if (payload.type !== "agent.updated") return payload.type;
      expectTypeOf(payload.agent).toEqualTypeOf<AgentConfig>();
      return payload.agent.model;
    };
    const base = { session_id: "s_1", seq: 1, occurred_at: "2026-08-28T09:00:00Z" };
    expect(tell({ ...base, payload: { type: "agent.updated", agent: { model: "m" } } })).toBe("m");
    // @ts-expect-error: the model asks for tools by triggers, which no log holds
    const misplaced: Event = { ...base, payload: { type: "session.start" } };
    expect(validate("Event", misplaced).ok).toBe(false);
  });

  it("refuse what the exact reading refuses", () => {
    // @ts-expect-error: content is required
    const noContent: ToolResult = { isError: true };
    // @ts-expect-error: MCP's spelling is for what is inside a result
    const spelling: ToolResultAction = { type: "tool.result", content, isError: true };
    // @ts-expect-error: an image needs its media type
    const image: ToolContent = { type: "image", data: "" };
    // @ts-expect-error: a stored result holds no bytes
    const stored: StoredContent = { type: "image", data: "", mimeType: "image/png" };
    // @ts-expect-error: there is no such action
    const action: Action = { type: "tool.cancel", id: "call_7" };
    // @ts-expect-error: the model is required
    const config: AgentConfig = { system: "hi" };
    // @ts-expect-error: left out or a boolean, never undefined
    const flag: ToolResult = { content, isError: undefined };
    // @ts-expect-error: a closed list
    const handler: AgentConfig = { model: "m", tools: [{ name: "t", handler: "server" }] };
    const values = { noContent, spelling, stored, action, config, handler };
    const types: readonly TypeName[] = [
      "ToolResult",
      "ToolResultAction",
      "StoredContent",
      "Action",
      "AgentConfig",
      "AgentConfig",
    ];
    Object.values(values).forEach((value, i) => {
      expect([types[i], validate(types[i]!, value).ok]).toEqual([types[i], false]);
    });
    expect(validate("ToolContent", image).ok).toBe(false);
    expect(flag).toHaveProperty("isError");
  });

  it("take what the exact reading takes", () => {
    const answers: DecisionAnswer[] = [
      null,
      {},
      { actions: [{ type: "tool.result", result: { content } }] },
      { actions: [{ type: "tool.error", error: "no", retryable: true, code: "rate_limited", detail: [1] }] },
      { agent: { model: "m", tools: [{ name: "t", input: true, output: { type: "string" } }], defer_tools: true } },
    ];
    for (const answer of answers) expect(validate("DecisionAnswer", answer)).toEqual({ ok: true, value: answer });
  });
});

describe("What checks values", () => {
  it("gives the value under its type", () => {
    const verdict = accepts("DecisionRequest", {} as unknown);
    if (verdict.ok) expectTypeOf(verdict.value).toEqualTypeOf<DecisionRequest>();
    else expectTypeOf(verdict.errors[0]!.message).toBeString();
    const value: unknown = { content };
    if (is.ToolResult(value)) expectTypeOf(value).toEqualTypeOf<ToolResult>();
    expectTypeOf<TypeName>().toEqualTypeOf<keyof WireTypes>();
    expect(verdict.ok).toBe(false);
  });

  it("takes only the names of types", () => {
    // @ts-expect-error: there is no such type
    expect(validate("ToolResults", {}).ok).toBe(false);
  });
});
