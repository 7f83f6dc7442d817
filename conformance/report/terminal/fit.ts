import { rowsOf } from "./layout.ts";
import type { Screen } from "./screen.ts";

/** One part of a text: from its longest version to its shortest. */
export type Part = Iterable<string[]>;

/** Lines under the verdict: where the report is, and the shell's prompt. */
const RESERVED = 3;

/**
 * The parts below each other, in the versions that fit the screen: parts are shortened, in the order in which
 * `shortenFirst` names them, until all fits or nothing can be shortened any more; what room is left is then given back, to
 * the last of them first. Where nobody looks at a screen each part is as long as it can be.
 */
export function fit<Name extends string>(
  parts: Readonly<Record<Name, Part>>,
  shortenFirst: readonly Name[],
  { rows, columns, verbose }: Screen,
): string[] {
  const names = Object.keys(parts) as Name[];
  const versions = new Map(names.map((name) => [name, [...parts[name]]]));
  const taken = new Map(names.map((name) => [name, 0]));
  const all = (): string[] => names.flatMap((name) => versions.get(name)?.[taken.get(name) ?? 0] ?? []);
  if (rows === undefined || verbose === true) return all();
  const tooLong = (): boolean => rowsOf(all(), columns) > Math.max(1, rows - RESERVED);
  const last = (name: Name): number => Math.max(0, (versions.get(name)?.length ?? 0) - 1);
  for (const name of shortenFirst) for (let n = 1; n <= last(name) && tooLong(); n++) taken.set(name, n);
  for (const name of shortenFirst.toReversed()) {
    const short = taken.get(name) ?? 0;
    for (let n = 0; n <= short; n++) {
      taken.set(name, n);
      if (n === short || !tooLong()) break;
    }
  }
  return all();
}
