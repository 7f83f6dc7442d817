import { parsePointer } from "../json/pointer.ts";
import { endOfString } from "../json/scan.ts";

/**
 * The line, from 1, on which a JSON Pointer's value begins in a valid JSON text; the line of its nearest ancestor where
 * the pointer leads nowhere. Of a repeated key the last one counts, as it does when the text is read.
 */
export function lineOf(text: string, pointer: string): number {
  let at = skipSpace(text, 0);
  for (const token of parsePointer(pointer) ?? []) {
    const child = childOffset(text, at, token);
    if (child === undefined) break;
    at = child;
  }
  return text.slice(0, at).split("\n").length;
}

function childOffset(text: string, start: number, token: string): number | undefined {
  const isObject = text[start] === "{";
  if (!isObject && text[start] !== "[") return undefined;
  let found: number | undefined;
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== "}" && text[at] !== "]"; index++) {
    let key = String(index);
    if (isObject) {
      const end = endOfString(text, at);
      key = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (key === token) found = at;
    at = skipSpace(text, endOfValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return found;
}

/** The offset behind the value that begins at `start`, without recursion: files may nest deep. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const char = text[at]!;
    if (char === '"') at = endOfString(text, at);
    else if ("{[".includes(char)) {
      depth++;
      at++;
    } else if ("}]".includes(char)) {
      if (depth === 0) return at;
      depth--;
      at++;
    } else if (char === "," && depth === 0) return at;
    else at++;
    if (depth === 0 && (char === '"' || "}]".includes(char))) return at;
  }
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at++;
  return at;
}
