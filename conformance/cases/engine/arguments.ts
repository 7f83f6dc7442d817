import fc from "fast-check";
import type { ExpectedEnd, ExpectedInput, PlannedAnswer } from "./case.ts";
import { type FittedObject, objects } from "./schemas.ts";

/** Arguments for a tool, with what the engine must make of them. */
export interface DrawnArguments {
  readonly input: unknown;
  readonly text: string;
  readonly how: string;
  readonly expected: ExpectedInput;
}

/** The same value, with every whole number as a decimal: 1.0 is an integer, and equal to 1. */
function decimal(value: unknown): string {
  if (typeof value === "number") return Number.isInteger(value) ? `${value}.0` : `${value}`;
  if (Array.isArray(value)) return `[${value.map(decimal).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${decimal(item)}`);
  return `{${members.join(",")}}`;
}

/** How a model may write one and the same value. */
const spaced: fc.Arbitrary<(value: unknown) => string> = fc.constantFrom(
  (value: unknown) => JSON.stringify(value),
  (value: unknown) => JSON.stringify(value, null, 2),
  (value: unknown) => ` ${JSON.stringify(value)}\n`,
  decimal,
);

/** Texts that are no JSON object, whatever the schema: the plainest first. */
export const malformedTexts: readonly (readonly [text: string, how: string])[] = [
  ["null", "null"],
  ["20", "a number"],
  ["false", "a boolean"],
  ["[]", "an array"],
  ['"{}"', "an object within a string"],
  ['{"a":1', "cut off"],
  ['{"a":"x', "cut off within a string"],
  ['{"a":1}{"a":2}', "two objects in a row"],
  ['{"a":1} done', "an object and a word"],
  ['{"a":1,}', "a trailing comma"],
  ["{'a':1}", "single quotes"],
  ["{a:1}", "a bare key"],
  ['```json\n{"a":1}\n```', "a code fence"],
  ['{"a":"line\nbreak"}', "a raw line break within a string"],
  ['{"a":NaN}', "a number that JSON does not have"],
  ['{"a":01}', "a number with a leading zero"],
  ['// comment\n{"a":1}', "a comment"],
];

const malformed: fc.Arbitrary<readonly [string, string]> = fc.constantFrom(...malformedTexts);

/** Blank text: malformed, or read as `{}` (row 1). */
const blank: fc.Arbitrary<string> = fc.constantFrom("", " ", "\n\t ");

const fitting = fc.tuple(objects, spaced).map(
  ([{ schema, fits }, write]): DrawnArguments => ({
    input: schema,
    text: write(fits),
    how: "fit the schema",
    expected: { status: ["valid"], value: JSON.stringify(fits) },
  }),
);

const breaking = fc.tuple(objects, spaced).map(
  ([{ schema, breaks, how }, write]): DrawnArguments => ({
    input: schema,
    text: write(breaks),
    how,
    expected: { status: ["invalid"], value: JSON.stringify(breaks) },
  }),
);

const broken = fc.tuple(objects, malformed).map(
  ([{ schema }, [text, how]]): DrawnArguments => ({
    input: schema,
    text,
    how,
    expected: { status: ["malformed"] },
  }),
);

/** What models write that have nothing to say, and what a lenient reader takes for an object. */
const noObject = fc.tuple(objects, fc.constantFrom("null", "[]", "20", "false")).map(
  ([{ schema }, text]): DrawnArguments => ({
    input: schema,
    text,
    how: `are ${text}`,
    expected: { status: ["malformed"] },
  }),
);

/** An object and more: two calls in one, or a word of the model's behind it. */
const more = fc
  .tuple(objects, fc.constantFrom("again", "next line", "word"))
  .map(([{ schema, fits }, what]): DrawnArguments => {
    const text = JSON.stringify(fits);
    const texts = { again: `${text}${text}`, "next line": `${text}\n${text}`, word: `${text} done` };
    return {
      input: schema,
      text: texts[what as keyof typeof texts],
      how: what === "word" ? "have a word behind them" : "are two objects in a row",
      expected: { status: ["malformed"] },
    };
  });

/** Arguments that were encoded twice: a string that holds an object is no object (base). */
const encoded = objects.map(
  ({ schema, fits }): DrawnArguments => ({
    input: schema,
    text: JSON.stringify(JSON.stringify(fits)),
    how: "are an object within a string",
    expected: { status: ["malformed"] },
  }),
);

/** A member that was encoded on its own: it is a text, and neither a list nor an object. */
const folded = fc
  .constantFrom<readonly [string, unknown]>(["array", ["a"]], ["object", { a: 1 }], ["array", []])
  .map(([type, value]): DrawnArguments => {
    const text = JSON.stringify({ todos: JSON.stringify(value) });
    const input = { type: "object", properties: { todos: { type } }, required: ["todos"] };
    return { input, text, how: `hold ${type} as text`, expected: { status: ["invalid"], value: text } };
  });

const truncated = objects.chain(({ schema, fits }) => {
  // Between characters: half of one is no text.
  const characters = [...JSON.stringify(fits)];
  return fc.integer({ min: 1, max: characters.length - 1 }).map(
    (end): DrawnArguments => ({
      input: schema,
      text: characters.slice(0, end).join(""),
      how: `cut off after ${end} of ${characters.length} characters`,
      expected: { status: ["malformed"] },
    }),
  );
});

/** Defaults in the schema are never filled in. */
const defaulted = fc.integer({ min: 1, max: 99 }).map(
  (n): DrawnArguments => ({
    input: { type: "object", properties: { limit: { type: "integer", default: n } } },
    text: "{}",
    how: "lack a member that has a default",
    expected: { status: ["valid"], value: "{}" },
  }),
);

/** Members that the schema does not name stay. */
const extra = objects
  .map(({ schema, fits, open }: FittedObject): DrawnArguments | undefined => {
    if (!open) return undefined;
    const more = { ...(fits as object), "tck extra": [1, { two: null }] };
    return {
      input: schema,
      text: JSON.stringify(more),
      how: "have a member more",
      expected: { status: ["valid"], value: JSON.stringify(more) },
    };
  })
  .map(
    (drawn): DrawnArguments =>
      drawn ?? {
        input: undefined,
        text: '{"more":1}',
        how: "have no schema",
        expected: { status: ["valid"], value: '{"more":1}' },
      },
  );

/** A tool with no schema: objects are valid, and nothing else is (row 2). */
const unchecked = fc.oneof(
  fc
    .dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
    .map((value): DrawnArguments => {
      const text = JSON.stringify(value);
      return { input: undefined, text, how: "have no schema", expected: { status: ["valid"], value: text } };
    }),
  malformed.map(
    ([text, how]): DrawnArguments => ({
      input: undefined,
      text,
      how: `have no schema: ${how}`,
      expected: { status: ["malformed"] },
    }),
  ),
);

/** An empty object breaks it, so that blank arguments are never valid, read as one or not. */
const requiring = objects.filter(({ schema }) => {
  const { required } = schema as { readonly required?: unknown };
  return Array.isArray(required) && required.length > 0;
});

const blanks = fc.tuple(requiring, blank).map(
  ([{ schema }, text]): DrawnArguments => ({
    input: schema,
    text,
    how: "are blank",
    expected: { status: ["malformed", "invalid"] },
  }),
);

/** Keys that an inherited member would answer for (row 25). */
const ownKeys = fc.constantFrom<DrawnArguments>(
  {
    input: { type: "object", required: ["constructor"] },
    text: "{}",
    how: "lack a required member that every object inherits",
    expected: { status: ["invalid"], value: "{}" },
  },
  {
    input: { type: "object" },
    text: '{"__proto__":{"admin":true},"constructor":1}',
    how: "have members named like inherited ones",
    expected: { status: ["valid"], value: '{"__proto__":{"admin":true},"constructor":1}' },
  },
  {
    input: {
      type: "object",
      properties: { city: { type: "string" } },
      required: ["city"],
      additionalProperties: false,
    },
    text: '{"__proto__":{"admin":true},"city":"Oslo"}',
    how: "have __proto__ where no further member is allowed",
    expected: { status: ["invalid"], value: '{"__proto__":{"admin":true},"city":"Oslo"}' },
  },
);

/** Characters that a careless log, database or display cannot hold. */
const odd = fc
  .constantFrom("a\u0000b", "a\u2028b", "\u0000", "line\nbreak", 'a "quoted" \\ word', "🌦 naïve 東京")
  .map((value): DrawnArguments => {
    const text = JSON.stringify({ text: value });
    const input = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
    return { input, text, how: "hold characters that are seldom met", expected: { status: ["valid"], value: text } };
  });

/** Digits that a double cannot hold (row 22). */
const digits = fc.bigInt({ min: 2n ** 53n + 1n, max: 2n ** 63n }).map((id): DrawnArguments => {
  const text = `{"id":${id | 1n}}`;
  const input = { type: "object", properties: { id: { type: "integer" } }, required: ["id"] };
  return { input, text, how: "hold an integer beyond 2^53", expected: { status: ["valid"], value: text } };
});

/** The same key twice: one reading for the check and for the value (row 24). */
const twice = fc.constantFrom<DrawnArguments>({
  input: undefined,
  text: '{"a":1,"a":2}',
  how: "have a key twice",
  expected: { status: ["valid", "malformed"], value: '{"a":2}' },
});

/** Some fit their schema, and most break it in one way. */
export const checkedArguments: fc.Arbitrary<DrawnArguments> = fc.oneof(
  { weight: 1, arbitrary: fitting },
  { weight: 4, arbitrary: breaking },
);

/** Any of them, the plainest first. */
export const anyArguments: fc.Arbitrary<DrawnArguments> = fc.oneof(
  { weight: 6, arbitrary: fitting },
  { weight: 9, arbitrary: breaking },
  { weight: 3, arbitrary: broken },
  { weight: 3, arbitrary: noObject },
  { weight: 2, arbitrary: more },
  { weight: 2, arbitrary: truncated },
  { weight: 1, arbitrary: encoded },
  { weight: 2, arbitrary: folded },
  { weight: 3, arbitrary: defaulted },
  { weight: 2, arbitrary: extra },
  { weight: 2, arbitrary: unchecked },
  { weight: 4, arbitrary: blanks },
  { weight: 3, arbitrary: ownKeys },
  { weight: 5, arbitrary: twice },
  { weight: 1, arbitrary: digits },
  { weight: 3, arbitrary: odd },
);

/** What the worker does with a call whose arguments were read so: it takes a refusal, or puts it right and answers (row 5). */
export const answerFor = (
  drawn: DrawnArguments,
  corrects: boolean,
): { answers: PlannedAnswer[]; expect: ExpectedEnd } => {
  const usable = drawn.expected.status.includes("valid");
  if (!usable && !corrects)
    return { answers: [{ take: "proposed" }], expect: { ends: ["error"], attempts: 1, because: "proposal" } };
  const text = usable ? "ran" : "ran with corrected arguments";
  return {
    answers: [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text }] } }],
    expect: { ends: ["ok"], attempts: 1, because: usable ? "plain" : "correction", blocks: [{ type: "text", text }] },
  };
};
