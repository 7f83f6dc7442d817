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
