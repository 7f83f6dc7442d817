import { describe, expect, it } from "vitest";
import { answerOf } from "../../src/worker/answer.ts";
import { image, link, reportedFailure, structured, text } from "../../src/worker/index.ts";

function contentOf(returned: unknown, structures = false) {
  const answer = answerOf(returned, structures);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

describe("answerOf", () => {
  it.each([
    ["nothing", undefined, { content: [] }],
    ["text", "sunny", { content: [{ type: "text", text: "sunny" }] }],
    ["a number", 0, { content: [{ type: "text", text: "0" }] }],
    ["null", null, { content: [{ type: "text", text: "null" }] }],
    ["an object", { a: 1 }, { content: [{ type: "text", text: '{"a":1}' }] }],
    ["an empty array", [], { content: [{ type: "text", text: "[]" }] }],
    [
      "an array that is not all blocks",
      [text("a"), 1],
      { content: [{ type: "text", text: '[{"type":"text","text":"a"},1]' }] },
    ],
    ["a block", text("a"), { content: [text("a")] }],
    ["blocks", [text("a"), link("x:y")], { content: [text("a"), link("x:y")] }],
    ["a ToolResult", structured({ a: 1 }), { content: [], structuredContent: { a: 1 } }],
    ["a reported failure", reportedFailure(text("no")), { content: [text("no")], isError: true }],
    [
      "an object whose block is broken",
      { content: [{ type: "image" }] },
      { content: [{ type: "text", text: '{"content":[{"type":"image"}]}' }] },
    ],
  ])("reads %s", (_name, returned, expected) => {
    expect(contentOf(returned)).toEqual(expected);
  });

  it("sends a JSON value as structured output where the tool declares an output, zero and false included", () => {
    expect(contentOf({ a: 1 }, true)).toEqual({ content: [], structuredContent: { a: 1 } });
    expect(contentOf(0, true)).toEqual({ content: [], structuredContent: 0 });
    expect(contentOf(false, true)).toEqual({ content: [], structuredContent: false });
    expect(contentOf(null, true)).toEqual({ content: [{ type: "text", text: "null" }] });
  });

  it("sends what a date or a class serialises to, not the object itself", () => {
    expect(contentOf({ at: new Date(0) }, true)).toEqual({
      content: [],
      structuredContent: { at: "1970-01-01T00:00:00.000Z" },
    });
  });

  it("encodes only the bytes that a view shows", () => {
    const view = new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4);
    expect(image(view, "image/png")).toEqual({ type: "image", data: "AQID", mimeType: "image/png" });
  });

  it("refuses what has no JSON, with a sentence", () => {
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    for (const value of [cycle, 1n, () => 1, Symbol("s")]) expect(answerOf(value, false)).toMatchObject({ ok: false });
    expect(answerOf(new Uint8Array(2), false)).toMatchObject({
      ok: false,
      message: expect.stringContaining("raw bytes"),
    });
  });
});
