import { isHolder } from "./holder.ts";
import { setOwn } from "./own.ts";

/**
 * The value with every number holder as the nearest finite double, for validators that know numbers only. Beyond the
 * range of doubles it is the largest one, below the smallest it is the smallest, so that sign, size and "is a whole
 * number" stay true. A value without holders is returned as it is, not copied; the given value is never changed.
 */
export function plain(value: unknown): unknown {
  // Nearly every value has no holder, and looking allocates nothing.
  return holds(value) ? replaced(value) : value;
}

function holds(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(holds);
  if (isHolder(value)) return true;
  for (const key in value) if (holds((value as Record<string, unknown>)[key])) return true;
  return false;
}

function replaced(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isHolder(value)) return nearestDouble(value.rawJSON);
  return Array.isArray(value) ? plainArray(value) : plainObject(value as Record<string, unknown>);
}

function nearestDouble(source: string): number {
  const number = Number(source);
  const sign = source.startsWith("-") ? -1 : 1;
  if (!Number.isFinite(number)) return sign * Number.MAX_VALUE;
  // Only a holder of something other than zero can come out as zero, but text made elsewhere may say 0.
  return number === 0 && /[1-9]/.test(source.split(/e/i)[0] ?? "") ? sign * Number.MIN_VALUE : number;
}

function plainArray(array: readonly unknown[]): readonly unknown[] {
  const items = array.map(replaced);
  return items.some((item, index) => item !== array[index]) ? items : array;
}

function plainObject(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(object).map(([key, value]) => [key, value, replaced(value)] as const);
  if (entries.every(([, before, after]) => before === after)) return object;
  const copy: Record<string, unknown> = {};
  for (const [key, , after] of entries) setOwn(copy, key, after);
  return copy;
}
