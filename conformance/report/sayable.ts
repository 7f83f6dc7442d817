// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Text as a file or a terminal can hold it: control characters, but for tabs and ends of lines, halves of surrogate
 * pairs, and the two that are no characters are written as `\u001b`.
 */
export const sayable = (text: string): string =>
  text.replaceAll(UNSAYABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
