import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { accepts } from "../../src/index.ts";
import { oneEdit } from "./one-edit.ts";

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
const annotations = { audience: ["user"], priority: 0.5, lastModified: "2026-08-28T09:00:00Z" };
/** What MCP knows beyond the base text, and what nobody knows. */
const extras = fc.constantFrom<Members>({}, {}, {}, { _meta: { trace: "1" } }, { annotations }, { origin: "tck" });
const linkExtras = fc.constantFrom<Members>(
  {},
  {},
  { title: "t", description: "d", size: 9 },
  { icons: [{ src: "u" }] },
);
/** Blocks that are right for both. */
const block = fc.oneof(
  record({ type: fc.constant("text"), text }),
  media("image"),
  media("audio"),
  record({ type: fc.constant("resource"), resource: contents }),
  joined(record({ type: fc.constant("resource_link"), uri: text, name: text }), maybe("mimeType", text), linkExtras),
);
/** Results that are right for both. */
export const result = joined(
  record({ content: fc.array(joined(block, extras), { maxLength: 4 }) }),
  maybe("structuredContent", fc.dictionary(text, fc.jsonValue())),
  maybe("isError", fc.boolean()),
  extras,
);

/** The same with one member or item changed, or taken away. */
export const oneEditAway = result.chain(oneEdit);

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

/** What MCP says of a result and its blocks beyond the base text. */
const NOTES = ["_meta", "annotations", "title", "description", "size", "icons"];

/** The result without notes, on itself, its blocks and their resources. */
function withoutNotes(value: Members): Members {
  const bare = (object: Members) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => !NOTES.includes(name)));
  const ofBlock = (block: unknown): unknown => {
    if (!isRecord(block)) return block;
    return isRecord(block["resource"]) ? { ...bare(block), resource: bare(block["resource"]) } : bare(block);
  };
  const { content } = value;
  return { ...bare(value), ...(Array.isArray(content) ? { content: content.map(ofBlock) } : {}) };
}

function isRecord(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The differences of decision record 10: who takes the value, and how it is known. */
export const differences: readonly (readonly [string, "ours" | "theirs", (value: Members) => boolean])[] = [
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
      CallToolResultSchema.safeParse(withoutNotes(v)).success && JSON.stringify(withoutNotes(v)) !== JSON.stringify(v),
  ],
];

/** What both say of a value. */
export const verdicts = (value: unknown): { readonly ours: boolean; readonly theirs: boolean } => ({
  ours: accepts("ToolResult", value).ok,
  theirs: CallToolResultSchema.safeParse(value).success,
});

/** What came of comparing many values: how often each listed difference was met, and the values that none explains. */
export interface Comparison {
  readonly met: ReadonlyMap<string, number>;
  readonly unexplained: readonly unknown[];
}

/** Compares both on as many values, half of them right by construction and half one edit away. */
export function compare(count: number, seed: number): Comparison {
  const met = new Map<string, number>();
  const half = { seed, numRuns: Math.ceil(count / 2) };
  const right = fc.sample(result, half).filter((value) => !verdicts(value).ours || !verdicts(value).theirs);
  const edited = fc.sample(oneEditAway, half).filter((value) => {
    const { ours, theirs } = verdicts(value);
    if (ours === theirs) return false;
    const known = differences.filter(([, who, fitting]) => (who === "ours") === ours && fitting(value as Members));
    for (const [name] of known) met.set(name, (met.get(name) ?? 0) + 1);
    return known.length === 0;
  });
  return { met, unexplained: [...right, ...edited] };
}
