import { endOfString } from "./scan.ts";

/**
 * The source texts of the entries of the JSON array that `text` holds, as they were written, without the space around
 * them. The text must already have been read as an array.
 */
export function entryTexts(text: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at) - 1;
    else if (char === "[" || char === "{") {
      if (depth === 0) start = at + 1;
      depth++;
    } else if (char === "]" || char === "}" || char === ",") {
      if (depth === 1) {
        const entry = text.slice(start, at).trim();
        if (entry !== "") entries.push(entry);
        start = at + 1;
      }
      if (char !== ",") depth--;
    }
  }
  return entries;
}
