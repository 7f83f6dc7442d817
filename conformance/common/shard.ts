/** One of several equal parts of a run's cases: the `index`th, from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The members of a list that a part holds; a list is whole without one. */
export function inShard<T>(shard: Shard | undefined, list: readonly T[]): T[] {
  if (shard === undefined) return [...list];
  return list.filter((_, n) => n % shard.count === shard.index - 1);
}
