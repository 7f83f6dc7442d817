/** A case by its place: the `index`th, from 0, that an area draws for a seed, or the fixed one of that number. */
export interface CasePlace {
  /** The area, or `examples`. */
  readonly area: string;
  readonly index: number;
}

/** What stands for an area in the place of a fixed case. */
export const EXAMPLES = "examples";

/** A place in short: `retries/17`. */
export const caseName = ({ area, index }: CasePlace): string => `${area}/${index}`;

/** The place that a name stands for; undefined where it is none. */
export function readCaseName(name: string): CasePlace | undefined {
  const [, area, index] = /^([\w-]+)\/(\d{1,7})$/.exec(name) ?? [];
  return area === undefined ? undefined : { area, index: Number(index) };
}
