import { endOfString } from "./scan.ts";

/**
 * The source text of a member of the JSON object that `text` holds, or undefined when it has none of that key. Of a
 * repeated key the last one counts, as in the readings. Digits, key order and spelling stay as they were written; space
 * around the value is left out. The text must already have been read as an object. Source: row 43.
 */
export function memberText(text: string, key: string): string | undefined {
  let depth = 0;
  let name: string | undefined;
  let start = -1;
  let found: string | undefined;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && start < 0) name = JSON.parse(text.slice(at, end));
      at = end - 1;
    } else if (char === ":" && depth === 1) start = at + 1;
    else if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]" || char === ",") {
      if (depth === 1 && start >= 0) {
        if (name === key) found = text.slice(start, at).trim();
        start = -1;
      }
      if (char !== ",") depth--;
    }
  }
  return found;
}
