import { equal } from "./equal.ts";

/** Whether no two entries of a list are the same JSON value, as {@link equal} has it. Its entries are no number holders. */
export function isUnique(list: readonly unknown[]): boolean {
  const plain = new Set<unknown>();
  const deep: unknown[] = [];
  for (const entry of list) {
    const isDeep = typeof entry === "object" && entry !== null;
    if (isDeep ? deep.some((other) => equal(other, entry)) : plain.has(entry)) return false;
    if (isDeep) deep.push(entry);
    else plain.add(entry);
  }
  return true;
}
