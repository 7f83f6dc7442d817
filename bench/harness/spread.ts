/** Where the middle of some figures lies and how far they are apart: the quartiles, and the best and the worst. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
}

/** The spread of at least one figure. Throws a RangeError when there is none: a median of nothing would pass any claim. */
export function spreadOf(figures: readonly number[]): Spread {
  if (figures.length === 0) throw new RangeError("There is no figure to take a median of.");
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75), least: at(0), most: at(1) };
}
