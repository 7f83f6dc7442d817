import type { CaseTool, EngineCase } from "../case.ts";
import { type ExampleCall, example, ran, refused } from "./example.ts";

const string = { type: "string" };

const fits = (tool: string, text: string, how: string, value: string = text): ExampleCall => ({
  tool,
  declared: true,
  arguments: text,
  how,
  input: { status: ["valid"], value },
  ...ran,
});

const breaks = (tool: string, text: string, how: string): ExampleCall => ({
  tool,
  declared: true,
  arguments: text,
  how,
  input: { status: ["invalid"], value: text },
  ...refused,
});

const malformed = (tool: string, text: string, how: string): ExampleCall => ({
  tool,
  declared: true,
  arguments: text,
  how,
  input: { status: ["malformed"] },
  ...refused,
});

/** One session for each call: what one does to an engine must not hide what the next one does. */
const each = (tool: CaseTool, calls: readonly ExampleCall[]): EngineCase[] =>
  calls.map((call) => example("arguments", [tool], [[call]]));

const health: CaseTool = { name: "health", input: { type: "object", properties: {} } };
const setTodos: CaseTool = {
  name: "set_todos",
  input: { type: "object", properties: { todos: { type: "array" } }, required: ["todos"] },
};
const search: CaseTool = {
  name: "search",
  input: { type: "object", properties: { query: string }, required: ["query"] },
};
const writeFile: CaseTool = {
  name: "write_file",
  input: { type: "object", properties: { path: string, content: string }, required: ["path", "content"] },
};
const note: CaseTool = { name: "note", input: { type: "object", properties: { text: string }, required: ["text"] } };
const getOrder: CaseTool = {
  name: "get_order",
  input: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
};
const getWeather: CaseTool = {
  name: "get_weather",
  input: { type: "object", properties: { city: string }, required: ["city"], additionalProperties: false },
};
const open: CaseTool = { name: "open", input: { type: "object" } };
const needsConstructor: CaseTool = { name: "needs_ctor", input: { type: "object", required: ["constructor"] } };

const unknown = (tool: string): ExampleCall => ({
  tool,
  declared: false,
  arguments: "{}",
  how: "a tool that was not declared",
  input: { status: ["valid", "invalid", "malformed"] },
  ...refused,
});

/** Arguments that went wrong in real systems. */
export const argumentExamples: readonly EngineCase[] = [
  // A call without arguments: some models write nothing, some write null.
  ...each(health, [
    { ...malformed("health", "", "are empty"), input: { status: ["malformed", "valid"] } },
    { ...malformed("health", "   ", "are blank"), input: { status: ["malformed", "valid"] } },
    malformed("health", "null", "are null"),
    malformed("health", "20", "are a number"),
    malformed("health", "false", "are a boolean"),
    malformed("health", "[]", "are an array"),
  ]),
  // Arguments, or one of them, encoded twice.
  ...each(setTodos, [
    malformed("set_todos", '"{\\"todos\\": [\\"a\\"]}"', "are an object within a string"),
    breaks("set_todos", '{"todos": "[\\"a\\"]"}', "hold a list within a string"),
  ]),
  // More than one JSON value, or something around it.
  ...each(search, [
    malformed("search", '{"query":"a"}{"query":"b"}', "are two objects in a row"),
    malformed("search", '{"query":"a"} done', "have a word behind them"),
    {
      ...malformed("search", '\uFEFF{"query":"a"}', "begin with a byte order mark"),
      input: { status: ["malformed", "valid"], value: '{"query":"a"}' },
    },
    fits("search", ' \n{"query":"a"}\t', "have white space around them", '{"query":"a"}'),
  ]),
  // Cut off: never completed by a guess.
  ...each(writeFile, [
    malformed("write_file", '{"path":"notes.md","content":"line one', "are cut off within a string"),
    malformed("write_file", '{"path":"notes.md"', "are cut off after a member"),
    malformed("write_file", '{"path":"notes.md","content":"line one"', "lack the last brace"),
  ]),
  // Characters that a careless store or log cannot hold.
  ...each(note, [
    {
      ...fits("note", '{"text":"A\\ud99cB"}', "hold half a surrogate pair"),
      input: { status: ["valid", "malformed"], value: '{"text":"A\\ud99cB"}' },
    },
    fits("note", '{"text":"a\\u0000b"}', "hold a zero character"),
    fits("note", '{"text":"a\u2028b"}', "hold a line separator"),
  ]),
  // Digits that a double cannot hold.
  ...each(getOrder, [
    fits("get_order", '{"id":2512292042121000001}', "hold an integer of 19 digits"),
    fits("get_order", '{"id":9007199254740993}', "hold an integer just beyond 2^53"),
  ]),
  // Names that every object inherits.
  ...each(getWeather, [
    breaks(
      "get_weather",
      '{"__proto__":{"admin":true},"city":"Oslo"}',
      "have __proto__ where no further member is allowed",
    ),
  ]),
  ...each(open, [
    fits("open", '{"__proto__":{"admin":true},"constructor":1}', "have members named like inherited ones"),
  ]),
  ...each(needsConstructor, [breaks("needs_ctor", "{}", "lack a required member that every object inherits")]),
  // Validated only: nothing converted, filled in or taken away.
  ...each({ name: "read", input: { type: "object", properties: { offset: { type: "integer" } } } }, [
    breaks("read", '{"offset":"500"}', "have digits in a string"),
  ]),
  ...each({ name: "toggle", input: { type: "object", properties: { on: { type: "boolean" } } } }, [
    breaks("toggle", '{"on":"true"}', "have a word for a boolean"),
  ]),
  ...each({ name: "list", input: { type: "object", properties: { limit: { type: "integer", default: 20 } } } }, [
    fits("list", "{}", "lack a member that has a default"),
  ]),
  ...each({ name: "strict", input: { type: "object", properties: { a: string }, additionalProperties: false } }, [
    breaks("strict", '{"a":"x","b":1}', "have a member too many"),
  ]),
  // A misspelt name, and one that every object answers to, beside a good call: one prompt afterwards.
  example(
    "unknown",
    [getWeather],
    [[unknown("get_weahter"), unknown("constructor"), fits("get_weather", '{"city":"Oslo"}', "fit")]],
  ),
  // One bad schema of each kind: every other tool goes on.
  example(
    "schemas",
    [
      { name: "ok", input: { type: "object" } },
      { name: "dangling", output: { type: "object", properties: { s: { $ref: "#/$defs/Missing" } } }, unusable: true },
      { name: "unknown_dialect", input: { $schema: "https://example.com/my-dialect", type: "object" }, unusable: true },
      { name: "not_a_schema", input: { type: "objekt" }, unusable: true },
      { name: "remote", input: { $ref: "https://example.com/schema.json" }, unusable: true },
      getOrder,
    ],
    [[fits("ok", "{}", "fit"), breaks("get_order", '{"id":"1"}', "have digits in a string")]],
  ),
];
