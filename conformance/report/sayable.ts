// biome-ignore format: the kinds of characters, one below the other.
const UNSAYABLE = new RegExp(
  [
    "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufffe\\uffff]",
    // They turn the direction of what follows: a line would read as it does not say.
    "[\\u202a-\\u202e\\u2066-\\u2069]",
    // Alone, it has a terminal write over the line that it has just written.
    "\\r(?!\\n)",
    "\\p{Surrogate}",
  ].join("|"),
  "gu",
);

/**
 * Text as a file or a terminal can hold it: control characters, but for tabs and ends of lines, those that turn the
 * direction of text, halves of surrogate pairs, and the two that are no characters are written as `\u001b`.
 */
export const sayable = (text: string): string =>
  text.replaceAll(UNSAYABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
