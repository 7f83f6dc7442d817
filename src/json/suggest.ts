/**
 * The names that a misspelt one was probably meant to be, nearest first, at most three. A name qualifies when a third
 * of its characters, at least one, would have to be changed; part of a longer name qualifies too.
 */
export function nearest(typed: string, names: Iterable<string>): string[] {
  const wanted = typed.toLowerCase();
  const ranked: { name: string; distance: number }[] = [];
  for (const name of names) {
    const candidate = name.toLowerCase();
    const contained = wanted.length >= 3 && candidate.includes(wanted);
    const distance = contained ? 1 : editDistance(wanted, candidate);
    if (contained || distance <= Math.max(1, Math.floor(candidate.length / 3))) ranked.push({ name, distance });
  }
  return ranked
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
}

/** ` Did you mean a, b or c?` or nothing: to be put behind a sentence. A word is never suggested in its own place. */
export function didYouMean(typed: string, names: Iterable<string>): string {
  const others = [...names].filter((name) => name !== typed);
  const found = nearest(typed, others);
  if (found.length === 0) return "";
  const last = found.pop();
  return ` Did you mean ${found.length === 0 ? last : `${found.join(", ")} or ${last}`}?`;
}

/** How many characters must be put in, taken out, replaced or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(previous[column - 1]! + (same ? 0 : 1), previous[column]! + 1, current[column - 1]! + 1);
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, older[column - 2]! + 1);
      current.push(cost);
    }
    older = previous;
    previous = current;
  }
  return previous[b.length]!;
}
