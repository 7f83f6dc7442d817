import fc from "fast-check";
import type { Json } from "./case.ts";
import { type DrawnAnswer, ok, result } from "./results.ts";
import { objects } from "./schemas.ts";

const marked = (value: unknown): string => JSON.stringify(value);

/** How a value that breaks its schema is given; `no failure`: as text, and the result says that it reports none (row 8). */
const WAYS = ["structured", "text", "both", "no failure"] as const;
type Way = (typeof WAYS)[number];

/** A value that breaks its schema, with a text in it that must not reach the model. */
const violation = (value: unknown, way: Way, secret: string): Json => {
  const text = `${secret} ${marked(value)}`;
  if (way === "text") return { type: "tool.result", content: [{ type: "text", text }] };
  if (way === "no failure") return result({ content: [{ type: "text", text }], isError: false });
  if (way === "structured")
    return { type: "tool.result", structured_content: value, content: [{ type: "text", text: secret }] };
  return result({ content: [{ type: "text", text: secret }], structuredContent: value });
};

/** A value that breaks its schema, on one of the ways. */
const breaking = fc
  .tuple(objects, fc.constantFrom<Way>(...WAYS, "no failure", "no failure"), fc.stringMatching(/^tckout[a-z]{12}$/))
  .map(
    ([{ schema, breaks }, way, secret]): DrawnAnswer => ({
      output: schema,
      action: violation(breaks, way, secret),
      expect: { ends: ["error"], attempts: 1, because: "output-breaks", hidden: [secret] },
    }),
  );

/** The structured value wins whenever it is present, also when it is 0, false or "" (row 11): the text alone would fit. */
const structuredWins = fc.tuple(objects, fc.constantFrom<unknown>(0, false, "")).map(
  ([{ schema, fits }, present]): DrawnAnswer => ({
    output: schema,
    action: result({ content: [{ type: "text", text: marked(fits) }], structuredContent: present }),
    expect: { ends: ["error"], attempts: 1, because: "structured-wins" },
  }),
);

/** Results of tools with an output schema: they fit, or they break it on one of the ways in which a value can be given. */
export const anyOutput: fc.Arbitrary<DrawnAnswer> = fc.oneof(
  objects.map(
    ({ schema, fits }): DrawnAnswer => ({
      output: schema,
      action: { type: "tool.result", structured_content: fits, content: [{ type: "text", text: "see data" }] },
      expect: ok("output-fits", { blocks: [{ type: "text", text: "see data" }], structured: marked(fits) }),
    }),
  ),
  objects.map(({ schema, fits }): DrawnAnswer => {
    const text = marked(fits);
    return {
      output: schema,
      action: { type: "tool.result", content: [{ type: "text", text }] },
      expect: ok("output-fits", { blocks: [{ type: "text", text }] }),
    };
  }),
  breaking,
  breaking,
  structuredWins,
  structuredWins,
  // Text that parses is a JSON value: 21 is no string (row 9).
  fc.constantFrom("57785654", "null", "true", "21").map(
    (text): DrawnAnswer => ({
      output: { type: "string" },
      action: { type: "tool.result", content: [{ type: "text", text }] },
      expect: { ends: ["error"], attempts: 1, because: "output-breaks" },
    }),
  ),
  // A JSON string is its text, without the quotes.
  fc.constantFrom("57785654", "sunny").map((value): DrawnAnswer => {
    const text = JSON.stringify(value);
    return {
      output: { const: value },
      action: { type: "tool.result", content: [{ type: "text", text }] },
      expect: ok("output-fits", { blocks: [{ type: "text", text }] }),
    };
  }),
  fc.constantFrom("0123", "007", '"57785654"', "00", "sunny", "it is warm").map(
    (text): DrawnAnswer => ({
      output: { type: "string" },
      action: { type: "tool.result", content: [{ type: "text", text }] },
      expect: ok("output-fits", { blocks: [{ type: "text", text }] }),
    }),
  ),
);
