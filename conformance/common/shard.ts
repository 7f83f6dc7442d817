import type { Verdict } from "./verdict.ts";

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

/** A part in short: `2/5`. */
export const shardName = ({ index, count }: Shard): string => `${index}/${count}`;

/** What a part comes to that holds no case: nothing is shown by it, and nothing is wrong. */
export const noneIn = (shard: Shard): Verdict => ({
  kind: "nothing-checked",
  sentence: `No case falls into shard ${shardName(shard)}, so nothing is shown by it.`,
  passed: 0,
  total: 0,
  exitCode: 0,
});

/** What ends the reason of a rule that is left to the other parts. */
export const LEFT = "it is left to the other shards";

/** How a rule that a part has not met stands in its report: whether it holds is for all parts together to say. */
export const leftBy = (shard: Shard, because?: string) =>
  ({
    outcome: "not-applicable",
    because: because ?? `nothing that it speaks about happened in shard ${shardName(shard)}: ${LEFT}`,
    leftToShards: true,
  }) as const;
