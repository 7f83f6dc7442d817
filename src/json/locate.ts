import { endOfString } from "./scan.ts";

/** Where a text stops being JSON: the offset of the first character that does not fit, and what would have. */
export interface Misfit {
  readonly offset: number;
  readonly expected: string;
}

type Want = "value" | "value or ]" | "key or }" | "key" | "colon" | "comma or end";

const WORDS: Record<Want, string> = {
  value: "a value",
  "value or ]": 'a value or "]"',
  "key or }": 'a key in double quotes or "}"',
  key: "a key in double quotes",
  colon: '":"',
  "comma or end": '"," or the end of the container',
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Finds the first place where a text departs from JSON's grammar, or undefined when it does not.
 * Only for messages: `JSON.parse` decides, this says where. Linear and without recursion.
 */
export function locateMisfit(text: string): Misfit | undefined {
  const open: ("{" | "[")[] = [];
  let want: Want = "value";
  let at = skipSpace(text, 0);
  while (true) {
    if (want === "comma or end" && open.length === 0) {
      return at < text.length ? { offset: at, expected: "the end of the text" } : undefined;
    }
    const char = text[at];
    if (char === undefined) return { offset: at, expected: WORDS[want] };
    const inObject = open.at(-1) === "{";
    if (want === "colon") {
      if (char !== ":") return { offset: at, expected: WORDS[want] };
      want = "value";
      at++;
    } else if (closes(char, want, inObject)) {
      open.pop();
      want = "comma or end";
      at++;
    } else if (want === "comma or end") {
      if (char !== ",") return { offset: at, expected: inObject ? '"," or "}"' : '"," or "]"' };
      want = inObject ? "key" : "value";
      at++;
    } else if (want === "key" || want === "key or }") {
      if (char !== '"') return { offset: at, expected: WORDS[want] };
      const bad = badString(text, at);
      if (bad !== undefined) return bad;
      at = endOfString(text, at);
      want = "colon";
    } else if (char === "{" || char === "[") {
      open.push(char);
      want = char === "{" ? "key or }" : "value or ]";
      at++;
    } else {
      const end = endOfScalar(text, at, WORDS[want]);
      if (typeof end !== "number") return end;
      at = end;
      want = "comma or end";
    }
    at = skipSpace(text, at);
  }
}

/** `line 2, column 5` for an offset, both from 1; lines end at a line feed. */
export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return `line ${line}, column ${offset - before.lastIndexOf("\n")}`;
}

function closes(char: string, want: Want, inObject: boolean): boolean {
  if (want === "comma or end") return char === (inObject ? "}" : "]");
  return (want === "value or ]" && char === "]") || (want === "key or }" && char === "}");
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at++;
  return at;
}

function endOfScalar(text: string, at: number, expected: string): number | Misfit {
  if (text[at] === '"') return badString(text, at) ?? endOfString(text, at);
  return match(NUMBER, text, at) ?? match(LITERAL, text, at) ?? { offset: at, expected };
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function badString(text: string, start: number): Misfit | undefined {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return undefined;
    if (code < 0x20) return { offset: at, expected: "an escape instead of a control character" };
    if (code !== 0x5c) continue;
    const end = match(ESCAPE, text, at);
    if (end === undefined)
      return { offset: at, expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with four hex digits' };
    at = end - 1;
  }
  return { offset: text.length, expected: 'a closing "' };
}
