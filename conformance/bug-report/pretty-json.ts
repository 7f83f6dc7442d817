/** Characters of a text that is laid out; of a longer one nobody reads so much. */
const LAID_OUT = 1_000_000;

/** Levels that are indented: the deepest texts are those that somebody made to break a reader. */
const INDENTED = 50;

/** JSON over several lines with every string and number as it was written, since digits and repeated keys may be the point; any other text as it is. */
export function prettyJson(text: string): string {
  if (text.length > LAID_OUT || !/^\s*[[{]/.test(text) || !isJson(text)) return text;
  let depth = 0;
  const line = (): string => `\n${"  ".repeat(Math.min(depth, INDENTED))}`;
  return text.replaceAll(TOKEN, (token, before: string | undefined) => {
    if (/^\s/.test(token)) return "";
    if (before !== undefined) return before.replaceAll(/\s/g, "");
    if (token === "{" || token === "[") return token + indented(1);
    if (token === "}" || token === "]") return indented(-1) + token;
    if (token === ",") return token + line();
    return token === ":" ? ": " : token;
  });

  function indented(by: 1 | -1): string {
    depth += by;
    return line();
  }
}

/** A string, an object or list that holds nothing, a sign, or the space between them. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|(\{\s*\}|\[\s*\])|[{}[\],:]|\s+/g;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
