import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fits } from "../../src/index.ts";

type Members = Readonly<Record<string, unknown>>;

const text = fc.string({ maxLength: 8 });
const base64 = fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString("base64"));
const maybe = <T>(name: string, value: fc.Arbitrary<T>): fc.Arbitrary<Members> =>
  fc.option(value, { nil: undefined }).map((given): Members => (given === undefined ? {} : { [name]: given }));

/** Several records as one. */
const joined = (...parts: fc.Arbitrary<Members>[]): fc.Arbitrary<Members> =>
  fc.tuple(...parts).map((all): Members => Object.assign({}, ...all));
const record = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Members> =>
  fc.record(members) as fc.Arbitrary<Members>;

const media = (type: string) => record({ type: fc.constant(type), data: base64, mimeType: text });
const contents = joined(
  record({ uri: text }),
  maybe("mimeType", text),
  fc.oneof(record({ text }), record({ blob: base64 }), record({ text, blob: base64 })),
);
/** Blocks that are right for both. */
const block = fc.oneof(
  record({ type: fc.constant("text"), text }),
  media("image"),
  media("audio"),
  record({ type: fc.constant("resource"), resource: contents }),
  joined(record({ type: fc.constant("resource_link"), uri: text, name: text }), maybe("mimeType", text)),
);
const extras = fc.constantFrom<Members>({}, {}, { _meta: { trace: "1" } }, { origin: "tck" });
const result = joined(
  record({ content: fc.array(joined(block, extras), { maxLength: 4 }) }),
  maybe("structuredContent", fc.dictionary(text, fc.jsonValue())),
  maybe("isError", fc.boolean()),
  extras,
);

const wrong = fc.constantFrom<unknown>(null, 7, true, "text", "not base64!", [], {}, { uri: "u" }, undefined);

/** Every place of a value: the paths to its members and items. */
function paths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))];
}

/** The value with another one at a place; undefined takes the member away. */
function edited(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.flatMap((item, i) => (String(i) !== key ? [item] : (edited(item, rest, to) ?? [])));
  const inner = edited((value as Members)[key], rest, to);
  const { [key]: _, ...others } = value as Members;
  return inner === undefined ? others : { ...others, [key]: inner };
}

const oneEditAway = fc.tuple(result, fc.nat(), wrong).map(([value, at, to]) => {
  const all = paths(value).slice(1);
  return all.length === 0 ? to : edited(value, all[at % all.length]!, to);
});

const blocksOf = (value: unknown): Members[] => {
  const content = (value as Members | null)?.["content"];
  return Array.isArray(content) ? content.filter((one) => typeof one === "object" && one !== null) : [];
};
const resourcesOf = (value: unknown): Members[] =>
  blocksOf(value).flatMap(({ type, resource }) =>
    type === "resource" && typeof resource === "object" && resource !== null ? [resource as Members] : [],
  );
const isText = (value: unknown): value is string => typeof value === "string";
const isBase64 = (value: unknown): boolean => {
  try {
    return isText(value) && typeof atob(value) === "string";
  } catch {
    return false;
  }
};

/** The differences of decision record 10: who takes the value, and how it is known. */
const differences: readonly (readonly [string, "ours" | "theirs", (value: Members) => boolean])[] = [
  [
    "a link without a name",
    "ours",
    (v) => blocksOf(v).some((b) => b["type"] === "resource_link" && b["name"] === undefined),
  ],
  [
    "a resource with neither text nor bytes",
    "ours",
    (v) => resourcesOf(v).some((r) => r["text"] === undefined && r["blob"] === undefined),
  ],
  [
    "a wrong member beside the right one in a resource",
    "theirs",
    (v) =>
      resourcesOf(v).some(
        (r) =>
          (isText(r["text"]) || isBase64(r["blob"])) &&
          ["text", "blob"].some((m) => r[m] !== undefined && !isText(r[m])),
      ),
  ],
  [
    "what is no base64",
    "ours",
    (v) =>
      blocksOf(v).some((b) => isText(b["data"]) && !isBase64(b["data"])) ||
      resourcesOf(v).some((r) => isText(r["blob"]) && !isBase64(r["blob"])),
  ],
  [
    "structured content that is no object",
    "ours",
    (v) =>
      v["structuredContent"] !== undefined &&
      (typeof v["structuredContent"] !== "object" ||
        v["structuredContent"] === null ||
        Array.isArray(v["structuredContent"])),
  ],
  [
    "no content and nothing structured",
    "theirs",
    (v) => v["content"] === undefined && (v["structuredContent"] === undefined || v["structuredContent"] === null),
  ],
  [
    "notes of the wrong type",
    "ours",
    (v) =>
      [v, ...blocksOf(v)].some(
        (o) => "_meta" in o && (typeof o["_meta"] !== "object" || o["_meta"] === null || Array.isArray(o["_meta"])),
      ),
  ],
];

const RUNS = 5_000;
const seen = new Map<string, number>();

const agree = (value: unknown): boolean => {
  const ours = fits("ToolResult", value).ok;
  const theirs = CallToolResultSchema.safeParse(value).success;
  if (ours === theirs) return true;
  const [known] = differences.find(([, who, fitting]) => (who === "ours") === ours && fitting(value as Members)) ?? [];
  if (known !== undefined) seen.set(known, (seen.get(known) ?? 0) + 1);
  return known !== undefined;
};

describe("The tolerant ToolResult and the one of MCP's SDK", () => {
  it("both take what is made to be right", () => {
    fc.assert(
      fc.property(result, (value) => fits("ToolResult", value).ok && CallToolResultSchema.safeParse(value).success),
      { numRuns: RUNS, seed: 20260828 },
    );
  });

  it("say the same of what is one edit away, but for the listed differences", () => {
    fc.assert(fc.property(oneEditAway, agree), { numRuns: RUNS, seed: 20260828 });
    expect([...seen.keys()].length).toBeGreaterThan(3);
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
    expect(fits("ToolResult", value).ok).toBe(who === "ours");
    expect(CallToolResultSchema.safeParse(value).success).toBe(who === "theirs");
  });
});
