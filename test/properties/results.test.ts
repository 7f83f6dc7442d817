import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ToolContent, ToolResult, ToolResultAction } from "../../src/generated/types.ts";
import { equal } from "../../src/json/equal.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { anyKey, anyString, jsonValue } from "../json/arbitraries.ts";

const { readResult, planStorage, showResult } = createRules();

/** Base64 of bytes that begin with randomness enough to occur nowhere by chance. */
const anyBytes = fc.uint8Array({ minLength: 18, maxLength: 40 }).map((bytes) => {
  const whole = Uint8Array.from(bytes, (byte, index) => (index < 18 ? (byte * 151 + index * 89 + 17) % 256 : byte));
  return Buffer.from(whole).toString("base64");
});

const anyBlock: fc.Arbitrary<ToolContent> = fc.oneof(
  fc.record({ type: fc.constant("text"), text: anyString }),
  fc.record({
    type: fc.constantFrom("image", "audio"),
    data: anyBytes,
    mimeType: fc.constantFrom("image/png", "", "a"),
  }),
  fc.record({
    type: fc.constant("resource"),
    resource: fc.record(
      { uri: fc.webUrl(), text: anyString, blob: anyBytes, mimeType: fc.constant("a/b") },
      { requiredKeys: ["uri"] },
    ),
  }),
  fc.record({ type: fc.constant("resource_link"), uri: anyString, name: anyString }, { requiredKeys: ["type", "uri"] }),
) as fc.Arbitrary<ToolContent>;

const anyResult: fc.Arbitrary<ToolResult> = fc.record(
  { content: fc.array(anyBlock, { maxLength: 5 }), structuredContent: jsonValue, isError: fc.boolean() },
  { requiredKeys: ["content"] },
);

/** A block that is none, with bytes somewhere in it. */
const brokenBlock = fc.letrec<{ block: unknown }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    fc.record({ type: fc.constantFrom("image", "audio"), data: anyBytes }),
    fc.record({ type: fc.constant("resource"), resource: fc.record({ blob: anyBytes, x: fc.constant(1) }) }),
    fc.record({ type: fc.constant("wrapped"), inner: fc.array(tie("block"), { minLength: 1, maxLength: 2 }) }),
    fc.record({
      type: fc.constantFrom("image", "resource"),
      resource: tie("block"),
      data: fc.record({ deep: tie("block") }),
    }),
  ),
})).block;

function bytesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    (key === "data" || key === "blob") && typeof member === "string" ? [member] : bytesIn(member),
  );
}

describe("what a worker answers", () => {
  it("is read, or refused with a reason, whatever JSON it is", () => {
    const fields = fc.record(
      { result: jsonValue, content: jsonValue, structured_content: jsonValue, is_error: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (action) => {
        const reading = readResult(action as ToolResultAction);
        if (!reading.ok) {
          expect(reading.message).toMatch(/^The tool\.result.+\.$/s);
          return;
        }
        const stored = planStorage(reading.result).store([]);
        expect(stored.content).toHaveLength(reading.result.content.length);
        expect(["content", "structuredContent", "isError"]).toEqual(
          expect.arrayContaining(Object.keys(reading.result)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("comes through unchanged when it is a ToolResult, also with further members", () => {
    fc.assert(
      fc.property(
        anyResult,
        fc.dictionary(
          anyKey.filter((key) => !["content", "structuredContent", "isError"].includes(key)),
          jsonValue,
        ),
        (result, more) => {
          const reading = readResult({ result: { ...more, ...result } });
          const { structuredContent, isError, content } = result;
          const expected = {
            content,
            ...(structuredContent === undefined || structuredContent === null ? {} : { structuredContent }),
            ...(isError === true ? { isError } : {}),
          };
          expect(reading.ok && equal(reading.result, expected)).toBe(true);
        },
      ),
    );
  });

  it("is its own text when it is a string, and its value as JSON text when it is anything but a result", () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        const reading = readResult({ result: value });
        if (!reading.ok) throw new Error(reading.message);
        const [block] = reading.result.content;
        if (typeof value === "string") {
          expect(reading.result).toEqual({ content: [{ type: "text", text: value }] });
          return;
        }
        const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
        if (keys.includes("content") || keys.includes("structuredContent")) return;
        expect(block?.type === "text" && equal(JSON.parse(block.text), value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("what is recorded of a result", () => {
  it("has a block for each block, in order, and none of the bytes, stored or not", () => {
    fc.assert(
      fc.property(anyResult, fc.infiniteStream(fc.boolean()), (result, luck) => {
        const { structuredContent: _, ...blocks } = result;
        const plan = planStorage(blocks);
        const stored = plan.store(plan.puts.map((_put, index) => (luck.next().value ? `blob://${index}` : undefined)));
        const text = JSON.stringify([stored, showResult(stored)]);
        for (const base64 of bytesIn(result.content)) expect(text).not.toContain(base64.slice(0, 24));
        expect(stored.content).toHaveLength(result.content.length);
        for (const [index, block] of result.content.entries()) {
          if (block.type === "text") expect(stored.content[index]).toEqual(block);
          if (block.type === "resource_link") expect(stored.content[index]).toEqual({ ...block, type: "link" });
        }
      }),
    );
  });

  it("puts exactly the bytes that came in", () => {
    fc.assert(
      fc.property(anyResult, ({ content }) => {
        const given = content.flatMap((block) => {
          if (block.type === "resource") return block.resource.blob ?? [];
          return block.type === "image" || block.type === "audio" ? block.data : [];
        });
        expect(planStorage({ content }).puts.map(({ bytes }) => Buffer.from(bytes).toString("base64"))).toEqual(given);
      }),
    );
  });

  it("has no bytes of a malformed block either, at any depth", () => {
    fc.assert(
      fc.property(fc.array(brokenBlock, { minLength: 1, maxLength: 3 }), fc.boolean(), (content, onAction) => {
        const reading = readResult((onAction ? { content } : { result: { content } }) as object as ToolResultAction);
        if (!reading.ok) throw new Error(reading.message);
        const text = JSON.stringify(planStorage(reading.result).store([]));
        for (const base64 of bytesIn(content)) expect(text).not.toContain(base64.slice(0, 24));
      }),
      { numRuns: 300 },
    );
  });
});
