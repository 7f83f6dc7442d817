import { describe, expect, it } from "vitest";
import type { AgentTool } from "../../src/generated/types.ts";
import { readExactJson } from "../../src/json/read.ts";
import { offerTools, readOffer } from "../../src/protocol/model-view.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { configOf } from "./views.ts";

const { showResult, showError, describeTools } = createRules();

describe("showResult", () => {
  it("is the text blocks joined by line feeds, and empty without any", () => {
    expect(
      showResult({
        content: [
          { type: "text", text: "a" },
          { type: "text", text: "b" },
        ],
      }),
    ).toBe("a\nb");
    expect(showResult({ content: [] })).toBe("");
  });

  it("is the structured value in the place of the text, with its digits", () => {
    const reading = readExactJson('{"id":9007199254740993}');
    const structuredContent = reading.ok ? reading.value : undefined;
    expect(showResult({ content: [{ type: "text", text: "a" }], structuredContent })).toBe('{"id":9007199254740993}');
    for (const value of [0, false, ""])
      expect(showResult({ content: [], structuredContent: value })).toBe(JSON.stringify(value));
  });

  it("puts the text before the other blocks, and leaves an empty one out", () => {
    const blob = { type: "blob", uri: "u:1" } as const;
    const link = { type: "link", uri: "doc://1" } as const;
    expect(showResult({ content: [blob, { type: "text", text: "a" }, link] })).toEqual([
      { type: "text", text: "a" },
      blob,
      link,
    ]);
    expect(showResult({ content: [blob] })).toEqual([blob]);
    expect(showResult({ content: [blob], structuredContent: 1 })).toEqual([{ type: "text", text: "1" }, blob]);
  });

  it("does not show the flag of a failure", () => {
    expect(showResult({ content: [{ type: "text", text: "quota used up" }], isError: true })).toBe("quota used up");
  });
});

describe("showError", () => {
  it("is exactly the sentence", () => {
    expect(showError({ message: "No forecast for X.", code: "internal", detail: { secret: 1 } })).toBe(
      "No forecast for X.",
    );
  });
});

describe("the tools that the model is shown", () => {
  const input = Object.freeze({ type: "object", properties: { a: { nullable: true } } });
  const tools: AgentTool[] = [
    { name: "a", description: "does a", input, output: { type: "string" }, handler: "client", defer: false },
    { name: "b", input: null, output: null },
  ];

  it("have name, description and the schema as it was declared, and nothing else", () => {
    expect(describeTools(tools)).toEqual([
      { name: "a", description: "does a", input },
      { name: "b", description: "" },
    ]);
  });

  it("can be offered in a model call and read back with where they run", () => {
    const offer = offerTools(tools);
    expect(offer).toEqual([
      { name: "a", description: "does a", input, output: { type: "string" }, defer: false },
      { name: "b", description: "" },
    ]);
    expect(readOffer(offer, configOf({ tools }))).toEqual([{ ...offer[0], handler: "client" }, offer[1]]);
    expect(readOffer(undefined, configOf({ tools }))).toBe(tools);
    expect(readOffer(undefined, null)).toEqual([]);
  });
});
