import { rowsOf } from "./layout.ts";
import type { Screen } from "./screen.ts";

/** One part of a text: from its longest version to its shortest. */
export type Part = Iterable<string[]>;

/** One step of shortening: a part, down to its `to`th version, from 0; without it, down to the shortest. */
export interface Step<Name extends string> {
  readonly part: Name;
  readonly to?: number;
}

/** Lines under the verdict: where the report is, and the shell's prompt. */
const RESERVED = 3;

/**
 * The parts below each other, in the versions that fit the screen: parts are shortened, in the order in which `steps`
 * name them, until all fits or nothing can be shortened any more; what room is left is then given back, to the last step
 * first. Where nobody looks at a screen each part is as long as it can be.
 */
export function fit<Name extends string>(
  parts: Readonly<Record<Name, Part>>,
  steps: readonly Step<Name>[],
  { rows, columns, verbose }: Screen,
): string[] {
  const names = Object.keys(parts) as Name[];
  const versions = new Map(names.map((name) => [name, [...parts[name]]]));
  const taken = new Map(names.map((name) => [name, 0]));
  const all = (): string[] => names.flatMap((name) => versions.get(name)?.[taken.get(name) ?? 0] ?? []);
  if (rows === undefined || verbose === true) return all();
  const tooLong = (): boolean => rowsOf(all(), columns) > Math.max(1, rows - RESERVED);
  const last = (name: Name): number => Math.max(0, (versions.get(name)?.length ?? 0) - 1);
  const before = steps.map(({ part, to = Number.POSITIVE_INFINITY }) => {
    const from = taken.get(part) ?? 0;
    for (let n = from + 1; n <= Math.min(to, last(part)) && tooLong(); n++) taken.set(part, n);
    return { part, from };
  });
  for (const { part, from } of before.toReversed()) {
    const short = taken.get(part) ?? 0;
    for (let n = from; n <= short; n++) {
      taken.set(part, n);
      if (n === short || !tooLong()) break;
    }
  }
  return all();
}
