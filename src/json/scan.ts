import { losesDigits } from "./decimal.ts";

/** What one pass over a JSON text shows, before anything is parsed. */
export interface Scan {
  /** Containers open at the deepest place: 0 for a scalar, 1 for `[]`. Counting stops above the given bound. */
  readonly depth: number;
  /** Whether a number is in it whose decimal value a double cannot hold. */
  readonly lossy: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const MINUS = 0x2d;

/** No number with at most this many digits and no exponent can lose any. */
const SAFE_DIGITS = 15;

/**
 * Scans a text in one linear pass: how deep its containers nest, and whether reading it as doubles would lose digits.
 * Brackets and digits inside strings do not count. The text need not be valid JSON. The pass ends as soon as the depth
 * exceeds `maxDepth`, so that a megabyte of `[` costs nothing.
 */
export function scanJson(text: string, maxDepth: number = Number.POSITIVE_INFINITY): Scan {
  let open = 0;
  let depth = 0;
  let lossy = false;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    if (code === MINUS || isDigit(code)) {
      const end = endOfNumber(text, at);
      lossy ||= mayLose(text, at, end) && losesDigits(text.slice(at, end));
      at = end;
      continue;
    }
    if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      open++;
      if (open > depth) depth = open;
      if (depth > maxDepth) break;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) open--;
    at++;
  }
  return { depth, lossy };
}

/** The offset behind the string that begins at `start`, or the text's end when it is never closed. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at + 1;
  }
  return text.length;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Digits, signs, a point, an exponent: what may be part of a number, well-formed or not. */
function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const part = isDigit(code) || code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === MINUS;
    if (!part) break;
  }
  return at;
}

function mayLose(text: string, start: number, end: number): boolean {
  if (end - start > SAFE_DIGITS) return true;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at) | 0x20;
    if (code === 0x65) return true;
  }
  return false;
}
