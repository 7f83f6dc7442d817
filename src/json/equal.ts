import { decimalOf } from "./decimal.ts";
import { isHolder } from "./holder.ts";

/**
 * Whether two JSON values are the same value: key order does not matter, only own keys do, numbers compare by decimal
 * value (holders exactly, `1` and `1.0` alike, `-0` and `0` alike). Works at any depth.
 */
export function equal(a: unknown, b: unknown): boolean {
  const pairs: [unknown, unknown][] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    if (!sameHere(pair[0], pair[1], pairs)) return false;
  }
  return true;
}

/** Compares the two values themselves and leaves their members for later. */
function sameHere(a: unknown, b: unknown, later: [unknown, unknown][]): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return sameNumber(a, b);
  if (isHolder(a) || isHolder(b)) return sameNumber(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    later.push([(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]]);
  }
  return true;
}

/** Two doubles that are not identical differ, so only a holder leaves something to compare. */
function sameNumber(a: unknown, b: unknown): boolean {
  if (!isHolder(a) && !isHolder(b)) return false;
  const left = numberText(a);
  const right = numberText(b);
  if (left === undefined || right === undefined) return false;
  const decimal = decimalOf(left);
  return decimal === undefined ? left === right : decimal === decimalOf(right);
}

function numberText(value: unknown): string | undefined {
  if (isHolder(value)) return value.rawJSON;
  return typeof value === "number" ? String(value) : undefined;
}
