import { describe, expect, it } from "vitest";
import type { ToolResult, ToolResultAction } from "../../src/generated/types.ts";
import { readExactJson } from "../../src/json/read.ts";
import { createRules } from "../../src/protocol/rules.ts";

const { readResult, readError } = createRules();

type Fields = Omit<ToolResultAction, "type">;

function read(fields: Fields | Record<string, unknown>): ToolResult {
  const reading = readResult(fields as Fields);
  if (!reading.ok) throw new Error(reading.message);
  return reading.result;
}

/** The text of the only block. */
function textOf(fields: Fields | Record<string, unknown>): string {
  const { content, ...rest } = read(fields);
  expect(rest).toEqual({});
  expect(content).toHaveLength(1);
  const [block] = content;
  if (block?.type !== "text") throw new Error("not a text block");
  return block.text;
}

const TEXT = { type: "text", text: "sunny" } as const;

describe("readResult", () => {
  it("takes a ToolResult as one, and blocks on the action alike", () => {
    for (const fields of [{ result: { content: [TEXT] } }, { content: [TEXT] }])
      expect(read(fields)).toEqual({ content: [TEXT] });
  });

  it("takes all five blocks and leaves their further members", () => {
    const content = [
      TEXT,
      { type: "image", data: "AAAA", mimeType: "image/png" },
      { type: "audio", data: "AAAA", mimeType: "audio/wav" },
      { type: "resource", resource: { uri: "doc://1", mimeType: "text/plain", text: "x", blob: "AAAA" } },
      { type: "resource", resource: { uri: "doc://1" } },
      { type: "resource_link", uri: "doc://2", name: "two", mimeType: "text/plain" },
      { type: "resource_link", uri: "doc://2" },
    ];
    const more = content.map((block) => ({ ...block, annotations: { audience: [] }, _meta: {} }));
    expect(read({ result: { content: more, _meta: { x: 1 }, extra: 1 } })).toEqual({ content });
  });

  it("turns a string into its own text, and any other value into its compact JSON", () => {
    expect(textOf({ result: "it's 5 \" o'clock" })).toBe("it's 5 \" o'clock");
    expect(textOf({ result: "" })).toBe("");
    expect(textOf({ result: { b: 1, a: [true, null] } })).toBe('{"b":1,"a":[true,null]}');
    for (const value of [0, false, null, [], [TEXT], {}]) expect(textOf({ result: value })).toBe(JSON.stringify(value));
  });

  it("keeps every digit of a value that becomes text", () => {
    const reading = readExactJson('{"id":2512292042121000001,"x":1e400}');
    expect(reading.ok && textOf({ result: reading.value })).toBe('{"id":2512292042121000001,"x":1e400}');
    const top = readExactJson("9007199254740993");
    expect(top.ok && textOf({ result: top.value })).toBe("9007199254740993");
  });

  it.each([
    ["nothing of a result", {}],
    ["only a flag", { isError: true }],
    ["a null structured value", { structuredContent: null }],
    ["a list inside another member", { toolResult: { content: [] } }],
    ["blocks that are no list", { content: "x" }],
    ["null blocks", { content: null }],
    ["an unknown block", { content: [TEXT, { type: "video" }] }],
    ["a block without its text", { content: [{ type: "text" }] }],
    ["a block with a wrong text", { content: [{ type: "text", text: 5 }] }],
    ["a block with a wrong optional member", { content: [{ type: "resource_link", uri: "x", name: null }] }],
    ["a resource without its uri", { content: [{ type: "resource", resource: { text: "x" } }] }],
    ["a resource that is no object", { content: [{ type: "resource", resource: "x" }] }],
    ["a string among the blocks", { content: ["x"] }],
    ["an inherited tag", { content: [{ constructor: 1 }] }],
    ["a flag that is none", { content: [TEXT], isError: "yes" }],
  ])("stringifies a value with %s as a whole", (_what, value) => {
    expect(JSON.parse(textOf({ result: value }))).toEqual(value);
  });

  it("names the blocks of the action in the text they become", () => {
    expect(JSON.parse(textOf({ content: [{ type: "video", x: 1 }] }))).toEqual({ content: [{ type: "video", x: 1 }] });
  });

  it("is a result without blocks when it has none, and when nothing is named", () => {
    expect(read({ result: { content: [] } })).toEqual({ content: [] });
    expect(read({ content: [] })).toEqual({ content: [] });
    expect(read({})).toEqual({ content: [] });
    expect(read({ is_error: true })).toEqual({ content: [], isError: true });
  });

  it("takes a structured value wherever it stands, also 0, false and the empty string, and null as absent", () => {
    for (const value of [0, false, "", [], { a: 1 }]) {
      expect(read({ result: { structuredContent: value } })).toEqual({ content: [], structuredContent: value });
      expect(read({ structured_content: value })).toEqual({ content: [], structuredContent: value });
      expect(read({ result: { structuredContent: { old: 1 } }, structured_content: value }).structuredContent).toEqual(
        value,
      );
    }
    expect(read({ result: { content: [TEXT], structuredContent: null } })).toEqual({ content: [TEXT] });
    expect(read({ result: { structuredContent: 1 }, structured_content: null }).structuredContent).toBe(1);
    expect(read({ result: "x", structured_content: 1 })).toEqual({
      content: [{ type: "text", text: "x" }],
      structuredContent: 1,
    });
  });

  it.each([
    [undefined, undefined, undefined],
    [true, undefined, true],
    [undefined, true, true],
    [false, true, true],
    [true, false, true],
    [false, false, undefined],
  ])("joins the flags %s and %s by or", (inside, outside, joined) => {
    const fields = {
      result: { content: [], ...(inside === undefined ? {} : { isError: inside }) },
      ...(outside === undefined ? {} : { is_error: outside }),
    };
    expect(read(fields).isError).toBe(joined);
  });

  it.each([["x"], [null], [{ content: [] }]])("refuses result %j beside content", (result) => {
    expect(readResult({ result, content: [TEXT] })).toEqual({
      ok: false,
      message: "The tool.result names both `result` and `content`; it must name one of them.",
      code: "invalid_response",
      param: "result",
      detail: { reason: "ambiguous_tool_result" },
    });
  });

  it.each([
    ["x", "a string"],
    [null, "null"],
    [{}, "an object"],
  ])("refuses content that is %j", (content, kind) => {
    const message = `The tool.result's /content must be an array of blocks; it is ${kind}.`;
    expect(readResult({ content } as never)).toEqual({
      ok: false,
      message,
      code: "invalid_response",
      param: "content",
    });
  });

  it("leaves the base64 of blocks out of the text of a malformed result, at any depth of its content", () => {
    const data = "aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=";
    const note = `[${data.length} characters of base64 left out]`;
    const blocks = (bytes: string) => [
      { type: "image", data: bytes },
      { type: "audio", data: bytes, mimeType: 5 },
      { type: "resource", resource: { blob: bytes } },
      { type: "resource", resource: { type: "image", data: bytes } },
      { type: "wrapped", inner: [{ deep: { type: "image", data: bytes } }] },
      { type: "other", data: "kept", resource: { blob: "kept" } },
    ];
    for (const fields of [
      { content: blocks(data) },
      { result: { content: blocks(data) } },
      { result: { content: { a: blocks(data) } } },
    ]) {
      const text = textOf(fields);
      expect(text).not.toContain(data);
      expect(text.split(note)).toHaveLength(6);
      expect(text.split('"kept"')).toHaveLength(3);
    }
    expect(textOf({ result: { content: blocks(data), structuredContent: { image: data } } })).toContain(
      `{"image":"${data}"}`,
    );
  });

  it("leaves values that only look like blocks alone", () => {
    for (const value of [
      { type: "image", data: "aGVsbG8=" },
      [{ type: "image", data: "aGVsbG8=" }],
      { items: [{ type: "audio", data: "aGVsbG8=" }] },
    ]) {
      expect(JSON.parse(textOf({ result: value }))).toEqual(value);
    }
  });
});

describe("readError", () => {
  it("records the sentence, the code and the detail", () => {
    expect(readError({ error: "boom" })).toEqual({ message: "boom", code: "handler_error" });
    expect(readError({ error: "boom", code: "rate_limited", detail: null })).toEqual({
      message: "boom",
      code: "rate_limited",
      detail: null,
    });
    expect(readError({ error: "boom", detail: { a: 1 } })).toEqual({
      message: "boom",
      code: "handler_error",
      detail: { a: 1 },
    });
  });

  it("keeps a code that is not listed in the detail, without losing what was there", () => {
    const unlisted = (detail?: unknown) =>
      readError({ error: "x", code: "odd" as never, ...(detail === undefined ? {} : { detail }) });
    expect(unlisted()).toEqual({ message: "x", code: "handler_error", detail: { code: "odd" } });
    expect(unlisted({ a: 1 }).detail).toEqual({ code: "odd", a: 1 });
    expect(unlisted({ code: 7 }).detail).toEqual({ code: "odd", detail: { code: 7 } });
    expect(unlisted("text").detail).toEqual({ code: "odd", detail: "text" });
  });
});
