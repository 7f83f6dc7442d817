import type { WireHeaders } from "../../wire/handle.ts";

/**
 * How long a provider asks to be left alone, in seconds; undefined when it does not ask, or asks for no time at all.
 * `retry-after-ms` wins over `retry-after`, which is a number of seconds or an HTTP date. Source: row 41.
 * @param now milliseconds since the epoch: what a date is measured from.
 */
export function waitAsked(headers: WireHeaders, now: number): number | undefined {
  const ms = numberOf(headers["retry-after-ms"]);
  if (ms !== undefined) return positive(ms / 1000);
  const given = headers["retry-after"];
  if (given === undefined) return undefined;
  return positive(numberOf(given) ?? (Date.parse(given) - now) / 1000);
}

/** Decimal digits and a point alone: `Date.parse` and `Number` take much that no header means. */
function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(\.\d*)?\s*$/.test(text) ? Number(text) : undefined;
}

function positive(seconds: number): number | undefined {
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
