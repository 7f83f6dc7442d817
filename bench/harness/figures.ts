import type { Claim, Outcome } from "./claim.ts";
import type { Measure } from "./sample.ts";
import type { Spread } from "./spread.ts";

/** Units of time and of bytes, the largest first, and how many of the base unit each holds. */
const TIME: readonly (readonly [string, number])[] = [
  ["s", 1e9],
  ["ms", 1e6],
  ["µs", 1e3],
  ["ns", 1],
];
const BYTES: readonly (readonly [string, number])[] = [
  ["MB", 1e6],
  ["kB", 1e3],
  ["B", 1],
];

/** A measured figure with its unit: `8.4 ms`. */
export function show(figure: number, by: Measure): string {
  const units = by === "memory" ? BYTES : TIME;
  const [unit, size] = units.find(([, least]) => Math.abs(figure) >= least) ?? units.at(-1)!;
  return `${digits(figure / size)} ${unit}`;
}

/** How far the figures are apart, as percent of the middle one: half the distance of the quartiles. */
export function apart({ median, low, high }: Spread): string {
  return median === 0 ? "±0 %" : `±${Math.round((50 * (high - low)) / Math.abs(median))} %`;
}

/** A claim as a sentence, with what was found. */
export function sentence({ of, beside, as, by, atMost, found }: Outcome): string {
  const shown = shownAs(as, by);
  const span = `${shown(found.low)} to ${shown(found.high)}`;
  return as === "ratio"
    ? `${of} takes ${shown(found.median)} of the ${NOUN[by]} of ${beside} (${span}); at most ${shown(atMost)}`
    : `${of} takes ${shown(found.median)} more ${NOUN[by]} than ${beside} (${span}); at most ${shown(atMost)}`;
}

const NOUN: { readonly [M in Measure]: string } = {
  wall: "time",
  cpu: "CPU time",
  user: "user CPU time",
  memory: "memory",
};

function shownAs(as: Claim["as"], by: Measure): (figure: number) => string {
  return as === "ratio" ? digits : (figure) => show(figure, by);
}

/** Three digits, however large or small. */
function digits(figure: number): string {
  const size = Math.abs(figure);
  return figure.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3);
}
