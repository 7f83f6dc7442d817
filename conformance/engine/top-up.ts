import { inShard } from "../common/shard.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { playable } from "./draw.ts";
import type { EngineSuiteOptions } from "./options.ts";
import type { RunRecord } from "./record.ts";
import { furtherCases, type Scheduled } from "./schedule.ts";
import { selectionOf } from "./select.ts";

/** How often a run draws more cases for rules that it has not met. */
const TOP_UPS = 4;

/** After how many rounds that met no further rule it gives up. */
const FRUITLESS = 3;

/** What a run may look on with. */
export interface TopUp {
  readonly laws: readonly EngineLaw[];
  readonly record: RunRecord;
  readonly options: EngineSuiteOptions;
  /** The cases of all shards. */
  readonly whole: readonly Scheduled[];
  readonly goOn: () => boolean;
}

/**
 * A short run draws few cases of each kind; what it has not met yet is looked for, so that nothing is left to chance.
 * Shards share this out as they share the cases: each looks for its part of the rules, as long as a whole run would,
 * among further cases that no other shard plays.
 */
export async function topUp(
  { laws, record, options, whole, goOn }: TopUp,
  play: (cases: readonly Scheduled[]) => Promise<void>,
): Promise<void> {
  if (options.topUp === false || options.onlyCase !== undefined) return;
  const { shard } = options;
  const own = inShard(shard, laws);
  let [missed, fruitless] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < TOP_UPS && goOn(); round++) {
    const unseen = own.filter(({ rule }) => (record.tally.rules.get(rule)?.checked ?? 0) === 0);
    // A kind that is drawn one time in ten may be missed by a round or two, though each is twice as long as the last.
    fruitless = unseen.length === missed ? fruitless + 1 : 0;
    if (unseen.length === 0 || fruitless === FRUITLESS) return;
    missed = unseen.length;
    const further = furtherCases(record.seed, unseen, whole, round, selectionOf(options), shard);
    const more = playable(options, further, record.beyond);
    record.added += more.length;
    await play(more);
  }
}
