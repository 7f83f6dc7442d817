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
    ...["maxItems", "uniqueItems", "minProperties", "maxProperties", "allOf", "anyOf", "oneOf", "not", "$ref"],
    ...["$defs", "default"],
  ],
  dialects: [
    ...["if", "then", "else", "propertyNames", "patternProperties", "contains", "minContains", "maxContains"],
    ...["prefixItems", "additionalItems", "dependencies", "dependentRequired", "dependentSchemas", "definitions"],
    ...["unevaluatedProperties", "unevaluatedItems", "$recursiveRef", "$recursiveAnchor", "$dynamicRef"],
    ...["$dynamicAnchor", "$schema"],
  ],
  arguments: [
    ...["valid", "invalid", "malformed", "of a tool that is not declared"],
    ...["valid or malformed", "malformed or invalid", "valid or invalid or malformed"],
  ],
  results: [
    ...["plain", "proposal", "correction", "error", "retried", "exhausted", "later", "string-result", "json-result"],
    ...["content", "both-named", "blocks", "malformed-block", "bad-base64", "output-fits", "output-breaks"],
    ...["structured-wins", "whole-result", "no-decision", "left-open", "later-breaks", "empty-block"],
  ],
  blocks: ["text", "image", "audio", "resource with bytes", "resource with text", "resource_link", "what is no block"],
  faults: [
    ...["the worker answers late", "the worker answers as an event stream", "the worker answers 404"],
    ...["the worker answers 400", "the worker answers what is no decision, as application/json"],
    ...["the worker answers what is no decision, as text/html", "the model's provider answers 529"],
    ...["the model's provider answers 503", "the model's provider answers 429", "the worker answers 422"],
  ],
  acts: ["settle", "input", "read", "submit", "stream", "decide", "request", "interrupt", "blob", "wait"],
};

/** What only cases bring that wait for seconds. */
const SLOW: Partial<Record<CensusTable, readonly string[]>> = {
  faults: ["the worker closes the connection", "the engine is killed and started again"],
  acts: ["restart"],
};

/** Kinds that may be seldom, each with its reason. */
const SELDOM: ReadonlyMap<string, string> = new Map([
  ["$schema", "outside the dialects it only makes a schema unusable, which is one of four ways to do so"],
  ["lapsed", "every such case waits for more than a second"],
  [
    "the worker answers what is no decision, as text/event-stream",
    "most of its cases are slow ones, since it is delivered again",
  ],
  ["the engine is killed", "it stays down, so that every such case has an engine of its own"],
  ["kill", "the same"],
]);

const SEEDS = [1, 2, 3];

const drawnWith = (seed: number, classes: readonly EngineCase["class"][]): readonly EngineCase[] =>
  schedule(seed, 1_000, {
    has: new Set<string>(["core", ...EVERYTHING.features, ...EVERYTHING.offers, "tenant2", "secret"]),
    classes: new Set(classes),
  }).map(({ engineCase }) => engineCase);

const runs = SEEDS.map((seed) => {
  const drawn = drawnWith(seed, ["fast"]);
  return { seed, drawn, alone: drawn.map((engineCase) => census([engineCase])), counted: census(drawn) };
});

const [example] = (runs[0]?.drawn ?? []) as [EngineCase];

describe("The census of a default run", () => {
  it.each(runs.flatMap((run) => Object.keys(PROMISED).map((table) => [table as CensusTable, run.seed, run] as const)))(
    "has each kind of %s often enough with the seed %i",
    (table, _, { alone, counted }) => {
      // One in a hundred of the cases that hold anything that the table speaks of.
      const all = alone.filter((one) => Object.keys(one[table]).length > 0).length;
      const kinds = new Set([...PROMISED[table], ...Object.keys(counted[table])]);
      const seldom = [...kinds].filter((kind) => !SELDOM.has(kind) && (counted[table][kind] ?? 0) < all / 100);
      expect(seldom, `of ${all}: ${JSON.stringify(counted[table])}`).toEqual([]);
    },
  );

  // Each of these waits for seconds, so that a run has few of them.
  it("has each kind that only slow cases bring at least twice in three runs that play them too", () => {
    const slow = SEEDS.flatMap((seed) => drawnWith(seed, ["fast", "slow"]));
    for (const [table, promised] of Object.entries(SLOW) as [CensusTable, readonly string[]][]) {
      const counted = census(slow)[table];
      const known = new Set(runs.flatMap((run) => Object.keys(run.counted[table])));
      const kinds = new Set([...promised, ...Object.keys(counted).filter((kind) => !known.has(kind))]);
      const seldom = [...kinds].filter((kind) => !SELDOM.has(kind) && (counted[kind] ?? 0) < 2);
      expect(seldom, `${table}: ${JSON.stringify(counted)}`).toEqual([]);
    }
  });

  it("knows a keyword from a property of that name, and counts a case once for each kind", () => {
    const tool = {
      name: "t",
      input: { properties: { minimum: { type: "string" }, b: { type: "string" } }, enum: [{ not: 1 }] },
    };
    const { keywords } = census([{ ...example, tools: [tool, tool] }]);
    expect(keywords).toEqual({ enum: 1, properties: 1, type: 1 });
  });

  it("tells the words of dialects apart, and goes into lists of schemas and of names", () => {
    const input = {
      items: [{ minimum: 1 }, { maximum: 2 }],
      dependencies: { from: ["to"], by: { contains: true } },
    };
    const { keywords, dialects } = census([{ ...example, needs: ["schema:draft-07"], tools: [{ name: "t", input }] }]);
    expect(dialects).toEqual({ contains: 1, dependencies: 1, items: 1, maximum: 1, minimum: 1 });
    expect(keywords).toEqual({});
  });
});
