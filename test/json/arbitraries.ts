import fc from "fast-check";

/** Strings of any 16-bit units, lone surrogates too, which `fc.string` never makes. */
export const anyString = fc.oneof(
  { weight: 4, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Keys that trip code which trusts prototypes, beside ordinary ones. */
export const anyKey = fc.oneof(
  anyString,
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "rawJSON", "toJSON", "a/b", "~", "0", ""),
);

/** The text of any JSON number: long, tiny, huge, with odd zeros. */
export const numberText = fc
  .tuple(
    fc.constantFrom("", "-"),
    fc.oneof(fc.constant("0"), fc.bigInt({ min: 1n, max: 10n ** 40n }).map(String)),
    fc.option(fc.stringMatching(/^[0-9]{1,25}$/), { nil: undefined }),
    fc.option(fc.integer({ min: -400, max: 400 }), { nil: undefined }),
  )
  .map(([sign, whole, fraction, exponent]) =>
    [sign, whole, fraction === undefined ? "" : `.${fraction}`, exponent === undefined ? "" : `e${exponent}`].join(""),
  );

/** Text of any JSON value with numbers as anybody might write them. Keys repeat now and then. */
export const jsonText = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom("null", "true", "false"),
    numberText,
    anyString.map((text) => JSON.stringify(text)),
    fc.array(tie("text"), { maxLength: 4 }).map((items) => `[${items.join(" , ")}]`),
    fc
      .array(fc.tuple(anyKey, tie("text")), { maxLength: 4 })
      .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(",")}}`),
  ),
})).text;

/** Any JSON value of doubles, with hostile keys as own members. */
export const jsonValue = jsonText.map((text) => JSON.parse(text.replace(/e\d{3}/g, "e9")) as unknown);
