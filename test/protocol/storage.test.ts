import { describe, expect, it } from "vitest";
import type { ToolContent } from "../../src/generated/types.ts";
import { decodeBase64 } from "../../src/protocol/base64.ts";
import { createRules } from "../../src/protocol/rules.ts";

const { planStorage } = createRules();

const HELLO = "aGVsbG8=";

describe("planStorage", () => {
  it("puts bytes and records their names in the places of their blocks", () => {
    const plan = planStorage({
      content: [
        { type: "text", text: "a" },
        { type: "image", data: HELLO, mimeType: "image/png; x=1" },
        { type: "resource_link", uri: "doc://1", name: "one" },
        { type: "audio", data: "", mimeType: "audio/wav" },
        { type: "resource", resource: { uri: "file:///tmp/a.pdf", blob: HELLO, text: "dropped" } },
        { type: "resource", resource: { uri: "x/", blob: HELLO, mimeType: "a/b" } },
      ],
    });
    const bytes = new TextEncoder().encode("hello");
    expect(plan.puts).toEqual([
      { bytes, mime: "image/png; x=1" },
      { bytes: new Uint8Array(0), mime: "audio/wav" },
      { bytes, mime: "application/octet-stream", name: "a.pdf" },
      { bytes, mime: "a/b", name: "" },
    ]);
    expect(plan.store(["u:0", "u:1", "u:2", "u:3"])).toEqual({
      content: [
        { type: "text", text: "a" },
        { type: "blob", uri: "u:0" },
        { type: "link", uri: "doc://1", name: "one" },
        { type: "blob", uri: "u:1" },
        { type: "blob", uri: "u:2" },
        { type: "blob", uri: "u:3" },
      ],
    });
  });

  it("records a resource without bytes as its text, empty if it has none", () => {
    const { puts, store } = planStorage({
      content: [
        { type: "resource", resource: { uri: "x", text: "hello" } },
        { type: "resource", resource: { uri: "x" } },
      ],
    });
    expect(puts).toEqual([]);
    expect(store([]).content).toEqual([
      { type: "text", text: "hello" },
      { type: "text", text: "" },
    ]);
  });

  it.each([
    "aGVsbG8",
    "aGVsbG8=\n",
    "aGVsbG9=",
    "data:image/png;base64,aGVsbG8=",
    "_-__",
    "====",
    "a=b=",
    "é",
    "aGVs bG8=",
  ])("records a note and stores nothing for data %j", (data) => {
    const { puts, store } = planStorage({ content: [{ type: "image", data, mimeType: "image/png" }] });
    expect(puts).toEqual([]);
    expect(store([]).content).toEqual([{ type: "text", text: "[unreadable image content]" }]);
  });

  it("records a note where the store failed, and the other blocks as ever", () => {
    const image: ToolContent = { type: "image", data: HELLO, mimeType: "image/png" };
    const odd: ToolContent = { type: "resource", resource: { uri: "x", blob: HELLO, mimeType: "" } };
    expect(planStorage({ content: [image, odd, image] }).store([undefined, undefined, "u:2"]).content).toEqual([
      { type: "text", text: "[unstored image content]" },
      { type: "text", text: "[unstored file content]" },
      { type: "blob", uri: "u:2" },
    ]);
  });

  it("keeps the structured value as it came, and the flag only when it is true", () => {
    const structuredContent = { image: HELLO };
    expect(planStorage({ content: [], structuredContent, isError: true }).store([])).toEqual({
      content: [],
      structuredContent,
      isError: true,
    });
    expect(planStorage({ content: [], structuredContent: 0, isError: false }).store([])).toEqual({
      content: [],
      structuredContent: 0,
    });
    expect(planStorage({ content: [], structuredContent: null }).store([])).toEqual({ content: [] });
  });
});

describe("decodeBase64", () => {
  it("takes megabytes", () => {
    const bytes = Buffer.alloc(6 * 2 ** 20, 0xab);
    expect(bytes.equals(decodeBase64(bytes.toString("base64")) ?? Buffer.alloc(0))).toBe(true);
  });
});
