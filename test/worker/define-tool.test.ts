import { describe, expect, expectTypeOf, it } from "vitest";
import {
  defineTool,
  type InferToolEvent,
  type InferToolInput,
  type InferToolOutput,
  type StandardSchema,
} from "../../src/worker/index.ts";

describe("defineTool", () => {
  it("types the input and the result by literal JSON Schemas", () => {
    const tool = defineTool({
      name: "t",
      input: {
        type: "object",
        properties: {
          city: { type: "string" },
          days: { type: "integer" },
          unit: { enum: ["C", "F"] },
          tags: { type: "array", items: { type: "string" } },
        },
        required: ["city"],
      },
      output: { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] },
      execute: (input) => {
        expectTypeOf(input).toEqualTypeOf<{ city: string; days?: number; unit?: "C" | "F"; tags?: string[] }>();
        return { ok: true };
      },
    });
    expectTypeOf<InferToolInput<typeof tool>>().toEqualTypeOf<{
      city: string;
      days?: number;
      unit?: "C" | "F";
      tags?: string[];
    }>();
    expectTypeOf<InferToolOutput<typeof tool>>().toEqualTypeOf<{ ok: boolean }>();
    expect(tool.kind).toBe("function");
  });

  it("types them by a library's schema: the function receives what the library parsed", () => {
    const input = library<{ limit?: number; since: string }, { limit: number; since: Date }>();
    const output = library<{ found: string[] }, { found: string[]; total: number }>();
    const tool = defineTool({
      name: "t",
      input,
      output,
      execute: (input) => {
        expectTypeOf(input).toEqualTypeOf<{ limit: number; since: Date }>();
        return { found: [] };
      },
    });
    expectTypeOf<InferToolInput<typeof tool>>().toEqualTypeOf<{ limit: number; since: Date }>();
    expectTypeOf<InferToolOutput<typeof tool>>().toEqualTypeOf<{ found: string[] }>();
    expect(tool.kind).toBe("function");
  });

  it("types what a generator yields, and makes a generator of whatever has events", () => {
    const tool = defineTool({
      name: "t",
      events: { type: "object", properties: { percent: { type: "number" } }, required: ["percent"] },
      execute: async function* () {
        yield { percent: 50 };
        return "done";
      },
    });
    expectTypeOf<InferToolEvent<typeof tool>>().toEqualTypeOf<{ percent: number }>();
    expect(tool.kind).toBe("generator");
  });

  it("lets a human tool answer by itself or return null", () => {
    const tool = defineTool({
      name: "t",
      output: { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] },
      onToolCalled: () => (Math.random() > 2 ? { ok: true } : null),
      onResponseReceived: () => ({ ok: true }),
    });
    expect(tool.kind).toBe("human");
  });

  it("gives a tool without a schema some object", () => {
    defineTool({ name: "t", execute: (input) => expectTypeOf(input).toEqualTypeOf<Record<string, unknown>>() });
  });

  it("makes a client tool of a handler without a function", () => {
    expect(defineTool({ name: "t", handler: "client" })).toEqual({ kind: "client", name: "t" });
  });

  it("refuses a generator that declares no events: its result would be an empty object", () => {
    const execute = async function* () {
      yield 1;
    };
    expect(() => defineTool({ name: "count", execute: execute as never })).toThrow(
      '"count" yields, so it needs `events`',
    );
  });

  it("refuses a result that the output schema forbids, at compile time", () => {
    defineTool({
      name: "t",
      output: { type: "object", properties: { n: { type: "number" } }, required: ["n"] },
      // @ts-expect-error n is a number
      execute: () => ({ n: "1" }),
    });
  });
});

function library<In, Out>(): StandardSchema<In, Out> {
  return { "~standard": { version: 1, vendor: "test", validate: (value) => ({ value: value as Out }) } };
}
