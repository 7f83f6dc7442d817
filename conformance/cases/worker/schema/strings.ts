import fc from "fast-check";

/**
 * Texts for `format`: never judged (row 28), but a tool that parses its arguments wants a real address where the
 * schema says so, and nothing is learnt from its refusing noise.
 */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  url: fc.webUrl(),
  uuid: fc.uuid(),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  hostname: fc.domain(),
  date: dates().map((date) => date.slice(0, 10)),
  time: dates().map((date) => date.slice(11)),
  "date-time": dates(),
};

/** Words that read well in a failure, and the ones that tools trip over. */
const WORDS = ["a", "Tokyo", "0", "", " ", "x y", "naïve", "日本", "👩‍👩‍👧", '"', "\\", "\n", "__proto__", "null"];

/** Text as people write it, sometimes with anything in it. Never a lone surrogate (row 23). */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
);

/** Longer texts are not drawn; a schema that wants them gets none that fit. */
const LONGEST = 10_000;

/** Texts for a string schema: its pattern, its format, its bounds. What still does not fit is for the checker. */
export function strings(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const { pattern, format, minLength, maxLength } = schema;
  const least = typeof minLength === "number" ? Math.min(minLength, LONGEST) : 0;
  const most = typeof maxLength === "number" ? maxLength : Math.max(12, least * 2);
  if (typeof pattern === "string") return matching(pattern) ?? bounded(least, most);
  if (typeof format === "string" && Object.hasOwn(formats, format)) return formats[format]!;
  if (minLength === undefined && maxLength === undefined) return anyText;
  // Chosen beforehand: a filter that nothing passes would never end.
  const fitting = WORDS.filter((word) => [...word].length >= least && [...word].length <= most);
  return fitting.length === 0 ? bounded(least, most) : fc.oneof(fc.constantFrom(...fitting), bounded(least, most));
}

function bounded(least: number, most: number): fc.Arbitrary<string> {
  return fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, least + 24)) });
}

function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    return undefined;
  }
}

function dates(): fc.Arbitrary<string> {
  const min = new Date("1970-01-01T00:00:00Z");
  const max = new Date("2100-01-01T00:00:00Z");
  return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
}
