/** A number, or numbers by name, however deep. */
export type Counts = number | { readonly [name: string]: Counts | undefined };

/** Several counts as one: numbers added, names brought together. */
export function sumOf<C>(counts: readonly C[]): C {
  const numbers = counts.filter((one) => typeof one === "number");
  if (numbers.length > 0) return numbers.reduce<number>((sum, n) => sum + n, 0) as C;
  const names = [...new Set(counts.flatMap((one) => Object.keys(one as object)))];
  const members = names.map((name) => {
    const under = counts.flatMap((one) => (one as Readonly<Record<string, Counts | undefined>>)[name] ?? []);
    return [name, sumOf(under)] as const;
  });
  return Object.fromEntries(members) as C;
}
