import fc from "fast-check";
import type { ExpectedBlock, ExpectedEnd, Json } from "./case.ts";

/** What the worker answers to a valid call, and what must come of it. */
export interface DrawnAnswer {
  readonly output?: unknown;
  readonly action: Json;
  readonly expect: ExpectedEnd;
}

/** Texts that are JSON of every kind, which stay the texts that they are. */
const jsonTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constant("null") },
  { weight: 5, arbitrary: fc.constantFrom("true", "false", "0", "57785654", "{}", '{"a":1}', "[]", '"quoted"') },
);

/** Texts as tools write them; the plainest first. */
const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "sunny",
    "",
    "line one\nline two",
    "tab\tand \u0000 zero",
    "  set in, with blanks behind  \r\n",
    "naïve 東京 🌦",
  ),
  jsonTexts,
  fc.string({ maxLength: 40, unit: "grapheme" }),
);

/** JSON that is neither a string nor anything that could be read as a result. */
const otherJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    21,
    0,
    false,
    true,
    [],
    [{ type: "text", text: "in a list" }],
    { toolResult: { content: [] } },
    { temp: 21.5, unit: "C" },
  ),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
  fc
    .dictionary(fc.stringMatching(/^[a-z]{2,6}$/), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 3 })
    .filter((value) => !Object.hasOwn(value, "content")),
);

/** Bytes that no other text holds by chance: they begin with 18 random ones. */
export const bytes: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.uint8Array({ minLength: 18, maxLength: 18 }).map(spread), fc.uint8Array({ maxLength: 64 }))
  .map(([head, tail]) => Uint8Array.from([...head, ...tail]));

/** Small values are what shrinking leads to; bytes made of them would be found by chance, so they are spread out. */
function spread(head: Uint8Array): Uint8Array {
  let state = head.reduce((sum, byte) => (sum * 31 + byte + 7) >>> 0, 2166136261);
  return head.map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

export const toBase64 = (data: Uint8Array): string => {
  let binary = "";
  for (const byte of data) binary += String.fromCharCode(byte);
  return btoa(binary);
};

interface DrawnBlock {
  readonly block: Json;
  readonly stored: ExpectedBlock;
}

const mime = fc.constantFrom("image/png", "image/jpeg", "image/svg+xml; charset=utf-8");

/** So many characters of base64 are 3 MiB: more than many a store, log or provider takes. */
const LARGE = 4 * 2 ** 20;

/** Many bytes, of which only the first are random: nothing else of them is ever looked for. */
export const manyBytes: fc.Arbitrary<DrawnAnswer> = fc
  .uint8Array({ minLength: 18, maxLength: 18 })
  .map(spread)
  .map((head): DrawnAnswer => {
    const [base64, mimeType] = [toBase64(head).padEnd(LARGE, "A"), "image/png"];
    return {
      action: { type: "tool.result", content: [{ type: "image", data: base64, mimeType }] },
      expect: { ends: ["ok"], attempts: 1, because: "blocks", blocks: [{ type: "blob", base64, mimeType }] },
    };
  });

/** A block of each kind, with what must be stored in its place. */
export const blockKinds = {
  // What is JSON is what an engine is most likely to take for something else.
  text: fc
    .oneof(texts, jsonTexts)
    .map((text): DrawnBlock => ({ block: { type: "text", text }, stored: { type: "text", text } })),
  image: fc.tuple(bytes, mime).map(([data, mimeType]): DrawnBlock => {
    const base64 = toBase64(data);
    return { block: { type: "image", data: base64, mimeType }, stored: { type: "blob", base64, mimeType } };
  }),
  audio: bytes.map((data): DrawnBlock => {
    const base64 = toBase64(data);
    return {
      block: { type: "audio", data: base64, mimeType: "audio/wav" },
      stored: { type: "blob", base64, mimeType: "audio/wav" },
    };
  }),
  binary: fc.tuple(bytes, fc.boolean()).map(([data, typed]): DrawnBlock => {
    const base64 = toBase64(data);
    const resource = { uri: "file:///r/q3.pdf", ...(typed ? { mimeType: "application/pdf" } : {}), blob: base64 };
    const mimeType = typed ? "application/pdf" : "application/octet-stream";
    return { block: { type: "resource", resource }, stored: { type: "blob", base64, mimeType } };
  }),
  document: texts.map(
    (text): DrawnBlock => ({
      block: { type: "resource", resource: { uri: "doc://1", mimeType: "text/plain", text } },
      stored: { type: "text", text },
    }),
  ),
  link: fc.constantFrom<DrawnBlock>(
    {
      block: { type: "resource_link", uri: "https://example.org/t" },
      stored: { type: "link", uri: "https://example.org/t" },
    },
    {
      block: { type: "resource_link", uri: "https://example.org/t?a=1&b", name: "table", mimeType: "text/csv" },
      stored: { type: "link", uri: "https://example.org/t?a=1&b", name: "table", mimeType: "text/csv" },
    },
  ),
} as const;

const block: fc.Arbitrary<DrawnBlock> = fc.oneof(...Object.values(blockKinds));
const blocks: fc.Arbitrary<DrawnBlock[]> = fc.array(block, { minLength: 1, maxLength: 4 });

/** The action that names a result. */
export const result = (value: unknown): Json => ({ type: "tool.result", result: value });
/** A call that ends with a result. */
export const ok = (because: ExpectedEnd["because"], more: Partial<ExpectedEnd> = {}): ExpectedEnd => ({
  ends: ["ok"],
  attempts: 1,
  because,
  ...more,
});

/** Plain text through the shorthand: what most tools answer. */
const plain = texts.map(
  (text): DrawnAnswer => ({
    action: { type: "tool.result", content: [{ type: "text", text }] },
    expect: ok("content", { blocks: [{ type: "text", text }] }),
  }),
);

const asString = texts.map(
  (text): DrawnAnswer => ({ action: result(text), expect: ok("string-result", { blocks: [{ type: "text", text }] }) }),
);

const asJson = otherJson.map(
  (value): DrawnAnswer => ({
    action: result(value),
    expect: ok("json-result", { blocks: [{ type: "json", value: JSON.stringify(value) }] }),
  }),
);

const asBlocks = fc.tuple(blocks, fc.boolean()).map(([drawn, short]): DrawnAnswer => {
  const content = drawn.map(({ block }) => block);
  return {
    action: short ? { type: "tool.result", content } : result({ content }),
    expect: ok("blocks", { blocks: drawn.map(({ stored }) => stored) }),
  };
});

const reportedFailure = texts.map(
  (text): DrawnAnswer => ({
    action: result({ content: [{ type: "text", text }], isError: true }),
    expect: ok("blocks", { blocks: [{ type: "text", text }] }),
  }),
);

/** No block at all is a result, however it is recorded (row 14). */
const bare: fc.Arbitrary<DrawnAnswer> = fc
  .constantFrom<Json>(result({ content: [] }), { type: "tool.result", content: [] })
  .map((action): DrawnAnswer => ({ action, expect: ok("plain") }));

/** A block of the wrong shape makes the whole value data (row 15). Without bytes: those have a law of their own. */
const malformedBlock = fc
  .constantFrom<unknown>(
    { content: [{ type: "text" }] },
    { content: [{ type: "text", text: 5 }] },
    {
      content: [
        { type: "text", text: "kept" },
        { type: "video", text: "of no known kind" },
      ],
    },
    { content: "not a list" },
    { content: [{ type: "resource_link", name: "without a uri" }] },
  )
  .map(
    (value): DrawnAnswer => ({
      action: result(value),
      expect: ok("malformed-block", { blocks: [{ type: "json", value: JSON.stringify(value) }] }),
    }),
  );

/** Bytes that are no canonical base64: the call goes on, and nothing of them is stored or kept (row 18). */
const badBase64 = fc
  .tuple(bytes, fc.constantFrom("url-safe", "unpadded", "spaced", "data-url", "bits-left-over"))
  .map(([data, dress]): DrawnAnswer => {
    const whole = toBase64(Uint8Array.from([...data, 251, 255, 250].slice(0, data.length - (data.length % 3) + 3)));
    const padded = toBase64(Uint8Array.from([...data.slice(0, 18), 1]));
    const dressed = {
      "url-safe": `${whole.replaceAll("+", "-").replaceAll("/", "_").slice(0, -4)}-_-_`,
      unpadded: padded.replaceAll("=", ""),
      spaced: `${whole.slice(0, 24)}\n${whole.slice(24)}`,
      "data-url": `data:image/png;base64,${whole}`,
      // The last byte is a 1, AQ==: the same byte to whoever does not look at the four bits behind it.
      "bits-left-over": padded.replace(/Q==$/, "R=="),
    }[dress];
    return {
      action: { type: "tool.result", content: [{ type: "image", data: dressed, mimeType: "image/png" }] },
      expect: ok("bad-base64", { blocks: [{ type: "any" }], hidden: [toBase64(data.slice(0, 18))] }),
    };
  });

/** A decision that names both makes no sense (row 17). */
export const bothNamed: fc.Arbitrary<DrawnAnswer> = fc
  .constantFrom<Json>(
    { type: "tool.result", result: "tck-refused-a", content: [{ type: "text", text: "tck-refused-b" }] },
    {
      type: "tool.result",
      result: { content: [{ type: "text", text: "tck-refused-a" }] },
      content: [{ type: "text", text: "tck-refused-b" }],
    },
  )
  .map(
    (action): DrawnAnswer => ({
      action,
      expect: { ends: ["refused"], attempts: 1, because: "both-named", hidden: ["tck-refused-a", "tck-refused-b"] },
    }),
  );

const errorText = fc.oneof(
  fc.constantFrom("No forecast for Atlantis.", "upstream 503", 'say "which" port'),
  fc.stringMatching(/^[a-zA-Z][a-zA-Z ,.]{3,40}$/),
);

const failed = fc
  .tuple(
    errorText,
    fc.constantFrom<Json>({}, { retryable: false }, { code: "provider_error", detail: { status: 503 } }),
  )
  .map(
    ([error, more]): DrawnAnswer => ({
      action: { type: "tool.error", error, ...more },
      expect: { ends: ["error"], attempts: 1, because: "error", error },
    }),
  );

/** Results of tools without an output schema. */
export const anyResult: fc.Arbitrary<DrawnAnswer> = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 3, arbitrary: asString },
  { weight: 3, arbitrary: asJson },
  { weight: 3, arbitrary: asBlocks },
  { weight: 1, arbitrary: bare },
  { weight: 1, arbitrary: reportedFailure },
  { weight: 4, arbitrary: malformedBlock },
  { weight: 2, arbitrary: failed },
);

/** Results that hold bytes. */
export const anyBytes: fc.Arbitrary<DrawnAnswer> = fc.oneof(
  { weight: 10, arbitrary: asBlocks },
  { weight: 5, arbitrary: badBase64 },
);
