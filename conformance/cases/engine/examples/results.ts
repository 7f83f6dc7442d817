import type { CaseTool, EngineCase, ExpectedBlock, ExpectedEnd, Json } from "../case.ts";
import { answered, example } from "./example.ts";

type Expect = Omit<ExpectedEnd, "attempts">;

const valid = { declared: true, arguments: "{}", how: "fit", input: { status: ["valid"], value: "{}" } } as const;

/** One session with one valid call whose tool answers so. */
function result(area: string, tool: Omit<CaseTool, "name">, action: Json, expect: Expect): EngineCase {
  const call = { ...valid, tool: "tool_1" };
  return example(area, [{ name: "tool_1", ...tool }], [[{ ...call, ...answered(action, expect) }]]);
}

const gives = (value: unknown): Json => ({ type: "tool.result", result: value });
const text = (value: string): Json => ({ type: "text", text: value });
const stored = (value: string): ExpectedBlock => ({ type: "text", text: value });
const ok = (because: Expect["because"], blocks: readonly ExpectedBlock[], more: Partial<Expect> = {}): Expect => ({
  ends: ["ok"],
  because,
  blocks,
  ...more,
});
const broken = (hidden?: readonly string[], because: Expect["because"] = "output-breaks"): Expect => ({
  ends: ["error"],
  because,
  ...(hidden === undefined ? {} : { hidden }),
});

const forecast = {
  output: {
    type: "object",
    properties: { tempC: { type: "number" } },
    required: ["tempC"],
    additionalProperties: false,
  },
};
const hash = { output: { type: "string" } };

/** JPEG bytes under the name of a PNG: a provider that looks inside would refuse every later prompt. */
const JPEG = "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgG";

const UNREADABLE = "%this is no base64 at all%";

const recorded: Expect = { ends: ["ok"], because: "plain" };
const either: Expect = { ends: ["ok", "error"], because: "plain" };

/** Two texts, and two tools of which either fits one reading of them. */
const TWO = gives({ content: [text("1"), text("2")] });
const string: CaseTool = { name: "as_string", output: { type: "string" } };
const number: CaseTool = { name: "as_number", output: { type: "number" } };
const answersWith = ({ name }: CaseTool, action: Json) => ({ ...valid, tool: name, ...answered(action, either) });

const resource = (members: Json): Json => ({ type: "resource", resource: members });

/** Results that went wrong in real systems. */
export const resultExamples: readonly EngineCase[] = [
  // The output schema against text, structured content, and both.
  result(
    "output",
    forecast,
    gives({ content: [text('{"tempC":"warm"}')], structuredContent: { tempC: "warm" } }),
    broken(),
  ),
  result("output", forecast, gives({ content: [text("it is warm")] }), broken(["it is warm"])),
  result(
    "output",
    forecast,
    gives({ content: [text('{"tempC":21}')], structuredContent: 0 }),
    broken(undefined, "structured-wins"),
  ),
  result(
    "output",
    forecast,
    gives({ content: [text('{"tempC":21}')], structuredContent: false }),
    broken(undefined, "structured-wins"),
  ),
  result(
    "output",
    forecast,
    gives({ content: [text('{"tempC":21}')], structuredContent: "" }),
    broken(undefined, "structured-wins"),
  ),
  result("output", forecast, gives({ content: [text('{"tempC":21}')] }), ok("output-fits", [stored('{"tempC":21}')])),
  result(
    "output",
    forecast,
    gives({ content: [text("see data")], structuredContent: { tempC: 21 } }),
    ok("output-fits", [stored("see data")], { structured: '{"tempC":21}' }),
  ),
  // A result that reports failure: exempt or checked, both are sound; with isError false it is checked.
  result("output", forecast, gives({ content: [text("quota used up")], isError: true }), {
    ends: ["ok", "error"],
    because: "output-fits",
  }),
  result(
    "output",
    forecast,
    gives({ content: [text("quota used up")], structuredContent: { code: 429 }, isError: true }),
    { ends: ["ok", "error"], because: "output-fits" },
  ),
  result("output", forecast, gives({ content: [text("quota used up")], isError: false }), broken(["quota used up"])),
  // Text is JSON where it parses: for the check, never for the record.
  result("output", hash, gives({ content: [text("57785654")] }), broken()),
  result("output", hash, gives({ content: [text("null")] }), broken()),
  result("output", hash, gives({ content: [text("0123")] }), ok("output-fits", [stored("0123")])),
  result("output", hash, gives({ content: [text('"57785654"')] }), ok("output-fits", [stored('"57785654"')])),
  result(
    "output",
    hash,
    gives({ content: [text("x")], structuredContent: "57785654" }),
    ok("output-fits", [stored("x")], { structured: '"57785654"' }),
  ),
  // Beyond any double: a number or a string, but no crash (row 23).
  result("output", { output: { type: "number" } }, gives({ content: [text("1e234567")] }), {
    ends: ["ok", "error"],
    because: "plain",
  }),
  result("results", {}, gives({ content: [text("null")] }), ok("blocks", [stored("null")])),
  // Bytes never stay on the record, and later prompts go through.
  result(
    "storage",
    {},
    gives({ content: [{ type: "image", data: JPEG, mimeType: "image/png" }] }),
    ok("blocks", [{ type: "blob", base64: JPEG }]),
  ),
  // A resource with text, with bytes, with both, with neither; a link beside text.
  result(
    "storage",
    {},
    gives({ content: [resource({ uri: "doc://1", text: "hello" })] }),
    ok("blocks", [stored("hello")]),
  ),
  result(
    "storage",
    {},
    gives({ content: [resource({ uri: "doc://2", blob: JPEG })] }),
    ok("blocks", [{ type: "blob", base64: JPEG }]),
  ),
  // What is recorded of the last two is a choice, of how many blocks too.
  result("storage", {}, gives({ content: [resource({ uri: "doc://3", text: "", blob: JPEG })] }), recorded),
  result("storage", {}, gives({ content: [resource({ uri: "doc://3", text: "said twice", blob: JPEG })] }), recorded),
  result("storage", {}, gives({ content: [resource({ uri: "doc://4" })] }), recorded),
  // How a result is read is a choice, too, where it is none of the plain ones.
  result("results", {}, gives({ content: [text("with a key more")], _meta: { more: true } }), recorded),
  result("output", forecast, gives({ content: [text('{"tempC":21}')], structuredContent: null }), either),
  // As one text the two are no number, and the first alone is no string.
  example("output", [string, number], [[answersWith(string, TWO), answersWith(number, TWO)]]),
  result("output", { output: { type: "string" } }, gives({ content: [] }), either),
  result(
    "output",
    { output: { type: "number" } },
    gives({ content: [text("see data")], structuredContent: "tck-no-number" }),
    broken(),
  ),
  result(
    "results",
    {},
    gives({ content: [text("said as text")], structuredContent: { said: "as data" } }),
    ok("plain", [stored("said as text")], { structured: '{"said":"as data"}' }),
  ),
  result(
    "storage",
    {},
    gives({ content: [{ type: "image", data: UNREADABLE, mimeType: "image/png" }] }),
    ok("bad-base64", [{ type: "any" }], { hidden: [UNREADABLE] }),
  ),
  result(
    "storage",
    {},
    gives({ content: [{ type: "resource_link", uri: "doc://5", name: "five" }, text("see five")] }),
    ok("blocks", [{ type: "link", uri: "doc://5", name: "five" }, stored("see five")]),
  ),
  // Nothing to say, in its dresses; a block without its text; a result within a result.
  result("results", {}, gives({ content: [] }), { ends: ["ok"], because: "plain" }),
  result("results", {}, gives({ content: [], structuredContent: { items: [] } }), { ends: ["ok"], because: "plain" }),
  result("results", {}, gives({ content: [text("")] }), ok("blocks", [stored("")])),
  result(
    "results",
    {},
    gives({ content: [{ type: "text" }] }),
    ok("malformed-block", [{ type: "json", value: '{"content":[{"type":"text"}]}' }]),
  ),
  result(
    "results",
    {},
    gives({ toolResult: { content: [] } }),
    ok("json-result", [{ type: "json", value: '{"toolResult":{"content":[]}}' }]),
  ),
  // Sent already, then the connection broke: never again unless the tool says that it may be.
  {
    ...result(
      "final",
      {},
      { type: "tool.error", error: "smtp reset after send" },
      { ends: ["error"], because: "error", error: "smtp reset after send" },
    ),
    retry: { max_attempts: 3, backoff_base_secs: 0 },
  },
  {
    ...result(
      "final",
      {},
      { type: "tool.error", error: "smtp reset after send", retryable: false },
      { ends: ["error"], because: "error", error: "smtp reset after send" },
    ),
    retry: { max_attempts: 3, backoff_base_secs: 0 },
  },
  {
    ...result("final", forecast, gives({ content: [text("it is warm")] }), broken(["it is warm"])),
    retry: { max_attempts: 3, backoff_base_secs: 0 },
  },
  // Both named: refused as a whole. Its twin with one of the two is accepted.
  result(
    "refused",
    {},
    { type: "tool.result", result: "tck-refused-a", content: [text("tck-refused-b")] },
    { ends: ["refused"], because: "both-named", hidden: ["tck-refused-a"] },
  ),
  result(
    "results",
    {},
    { type: "tool.result", result: "tck-accepted-a" },
    ok("string-result", [stored("tck-accepted-a")]),
  ),
];
