/** Fills lines of at most `width` characters with the words of a text; a longer word has a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Paragraphs as lines, an empty one between them. */
export const wrapAll = (paragraphs: readonly string[], width: number): string[] =>
  paragraphs.flatMap((text, index) => [...(index === 0 ? [] : [""]), ...wrap(text, width)]);

/** Puts so many spaces or tabs before each line that is not empty. */
export const indent = (lines: readonly string[], by: string): string[] =>
  lines.map((line) => (line === "" ? "" : by + line));

/** The words of a name, however they are joined: `mimeType`, `tool_calls`, `llm.call`, `image/*`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");

/** `mimeType` as `mime_type`. */
export const snake = (name: string): string => wordsOf(name).join("_").toLowerCase();

/** `tool_calls` as `ToolCalls`. */
export const pascal = (name: string): string =>
  wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** A text as a literal; JSON's escapes are those of every language here, as long as all of it is ASCII. */
export const quote = (text: string): string => JSON.stringify(text);
