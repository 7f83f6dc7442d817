/**
 * Characters that are not to be seen or that turn the order of others round, as something that shows: a name that reads
 * otherwise than it is would mislead. Line ends and tabs stay.
 */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, (char) => {
    const code = char.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : `⟨U+${code.toString(16).toUpperCase().padStart(4, "0")}⟩`;
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
