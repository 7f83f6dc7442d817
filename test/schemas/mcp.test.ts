import { describe, expect, it } from "vitest";
import { compare, differences, verdicts } from "./mcp-results.ts";

describe("The tolerant ToolResult and the one of MCP's SDK", () => {
  it("say the same of a sample of results, right and one edit away, but for the listed differences", () => {
    const { met, unexplained } = compare(2_000, 20260828);
    expect(unexplained).toEqual([]);
    expect(met.size).toBeGreaterThan(3);
  });

  it.each([
    ["a link without a name", { content: [{ type: "resource_link", uri: "u" }] }],
    ["a resource with neither text nor bytes", { content: [{ type: "resource", resource: { uri: "u" } }] }],
    [
      "a wrong member beside the right one in a resource",
      { content: [{ type: "resource", resource: { uri: "u", text: 1, blob: "AAA=" } }] },
    ],
    ["what is no base64", { content: [{ type: "image", data: "!", mimeType: "image/png" }] }],
    ["structured content that is no object", { content: [], structuredContent: 1 }],
    ["structured content that is no object", { content: [], structuredContent: null }],
    ["no content and nothing structured", {}],
    ["notes of the wrong type", { content: [], _meta: 1 }],
  ])("differ on %s", (name, value) => {
    const [, who] = differences.find(([known]) => known === name)!;
    expect(verdicts(value)).toEqual({ ours: who === "ours", theirs: who === "theirs" });
  });
});
