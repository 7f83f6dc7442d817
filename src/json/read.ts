import { losesDigits } from "./decimal.ts";
import { holdNumber } from "./holder.ts";
import { lineAndColumn, locateMisfit } from "./locate.ts";
import { type Scan, scanJson } from "./scan.ts";

/** A JSON value, or the sentence that says where and why the text is none. */
export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

/** How a text is read. */
export interface ReadOptions {
  /** Containers that may be open at once; deeper text is refused before it is parsed. */
  readonly maxDepth?: number;
}

/** Row 23: up to 512 levels are read. */
const MAX_DEPTH = 512;

/**
 * Reads a text as JSON with numbers as doubles. A byte order mark is a syntax error, of a repeated key the last one
 * wins, and `__proto__` is an own key like any other. Never throws. Source: rows 23 to 25.
 */
export function readJson(text: string, options: ReadOptions = {}): JsonReading {
  // Counting openers is the platform's own search and far quicker than the scan, which most texts are spared by it.
  if (hasFewContainers(text, options.maxDepth ?? MAX_DEPTH)) return parse(text);
  const scan = checkedScan(text, options);
  return scan.ok ? parse(text) : scan;
}

/** Whether a text opens at most so many containers, even if each stood within the one before. */
function hasFewContainers(text: string, most: number): boolean {
  let left = most;
  for (const opener of ["{", "["])
    for (let at = text.indexOf(opener); at >= 0; at = text.indexOf(opener, at + 1)) if (--left < 0) return false;
  return true;
}

/**
 * Like {@link readJson}, but a number whose decimal value a double cannot hold becomes a holder that `JSON.stringify`
 * writes back digit by digit. A text without such a number gives the plain reading, at its price. Source: rows 22 and 23.
 */
export function readExactJson(text: string, options: ReadOptions = {}): JsonReading {
  const scan = checkedScan(text, options);
  if (!scan.ok) return scan;
  return parse(text, scan.value.lossy ? keepDigits : undefined);
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

const keepDigits: Reviver = (_key, value, { source }) =>
  typeof value === "number" && source !== undefined && losesDigits(source) ? holdNumber(source) : value;

function checkedScan(
  text: string,
  { maxDepth = MAX_DEPTH }: ReadOptions,
): { ok: true; value: Scan } | { ok: false; error: string } {
  const value = scanJson(text, maxDepth);
  if (value.depth <= maxDepth) return { ok: true, value };
  return { ok: false, error: `The JSON text nests deeper than ${maxDepth} levels.` };
}

function parse(text: string, reviver?: Reviver): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]) };
  } catch (caught) {
    // Anything but a syntax error is the stack's end, which only a caller that raised the bound can reach.
    const error = caught instanceof SyntaxError ? syntaxSentence(text) : "The JSON text nests too deep to be read.";
    return { ok: false, error };
  }
}

function syntaxSentence(text: string): string {
  const misfit = locateMisfit(text);
  if (misfit === undefined) return "The text is not JSON.";
  return `The text is not JSON: found ${characterAt(text, misfit.offset)} at ${lineAndColumn(text, misfit.offset)}, expected ${misfit.expected}.`;
}

/** Quoted when it can be seen, by its code point when it cannot, as a byte order mark. */
function characterAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return "the end of the text";
  const char = String.fromCodePoint(code);
  return /[\p{C}\p{Z}]/u.test(char) ? `U+${code.toString(16).toUpperCase().padStart(4, "0")}` : JSON.stringify(char);
}
