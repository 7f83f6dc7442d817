import { describe, expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import { type CensusTable, census } from "../../conformance/cases/engine/census.ts";
import { schedule } from "../../conformance/engine/schedule.ts";
import { EVERYTHING } from "../../conformance/engine/select.ts";

/** What the suite promises to try, so that a kind which is no longer drawn at all is missed too. */
const PROMISED: Readonly<Record<CensusTable, readonly string[]>> = {
  keywords: [
    ...["type", "properties", "required", "additionalProperties", "items", "enum", "const", "minimum", "maximum"],
    ...["exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems"],
    ...["maxItems", "uniqueItems", "allOf", "anyOf", "oneOf", "not", "$ref", "$defs", "default", "$schema"],
  ],
  arguments: [
    ...["valid", "invalid", "malformed", "of a tool that is not declared"],
    ...["valid or malformed", "malformed or invalid", "valid or invalid or malformed"],
  ],
  results: [
    ...["plain", "proposal", "correction", "error", "retried", "exhausted", "later", "string-result", "json-result"],
    ...["content", "both-named", "blocks", "malformed-block", "bad-base64", "output-fits", "output-breaks"],
    ...["structured-wins", "whole-result", "no-decision", "left-open", "later-breaks"],
  ],
  blocks: ["text", "image", "audio", "resource with bytes", "resource with text", "resource_link", "what is no block"],
  faults: [
    ...["the worker answers late", "the worker answers as an event stream", "the worker answers 404"],
    ...["the worker answers 400", "the worker answers what is no decision, as application/json"],
    ...["the worker answers what is no decision, as text/html", "the model's provider answers 529"],
    ...["the model's provider answers 503", "the model's provider answers 429"],
  ],
  acts: ["settle", "input", "read", "submit", "stream", "decide", "request", "interrupt", "blob", "wait"],
};

/** Which cases a table speaks of: those that hold anything of it. */
const speaks = (engineCase: EngineCase, table: CensusTable): boolean =>
  Object.keys(census([engineCase])[table]).length > 0;

const drawn = [1, 2, 3].flatMap((seed) =>
  schedule(seed, 1_000, {
    has: new Set<string>(["core", ...EVERYTHING.features, ...EVERYTHING.offers, "tenant2", "secret"]),
    classes: new Set(["fast"]),
  }).map(({ engineCase }) => engineCase),
);
const counted = census(drawn);

describe("The census of a default run", () => {
  it.each(Object.entries(PROMISED) as [CensusTable, readonly string[]][])(
    "has each kind of %s often enough",
    (table, kinds) => {
      const all = drawn.filter((engineCase) => speaks(engineCase, table)).length;
      const seldom = kinds.filter((kind) => (counted[table][kind] ?? 0) < all / 100);
      expect(seldom, `of ${all}: ${JSON.stringify(counted[table])}`).toEqual([]);
    },
  );

  it("knows a keyword from a property of that name, and counts a case once for each kind", () => {
    const tool = {
      name: "t",
      input: { properties: { minimum: { type: "string" }, b: { type: "string" } }, enum: [{ not: 1 }] },
    };
    const [example] = drawn as [EngineCase];
    const { keywords } = census([{ ...example, tools: [tool, tool] }]);
    expect(keywords).toEqual({ enum: 1, properties: 1, type: 1 });
  });
});
