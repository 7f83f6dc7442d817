import { type Counts, countKinds, noCounts } from "../cases/engine/census.ts";
import type { Progress } from "../common/progress.ts";
import type { End } from "../drivers/engine/log.ts";
import type { EngineChoice } from "../judges/engine/choice.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import type { Scheduled } from "./schedule.ts";
import { emptyTally, judgeInto, observeInto, type Played, type Tally } from "./tally.ts";
import { noRoutesSeen, noteRoutes, type RoutesSeen } from "./unserved.ts";

/** What a run has seen so far. */
export interface RunRecord {
  readonly seed: number;
  /** Cases drawn beyond those that were asked for. */
  added: number;
  /** Areas with cases that the engine's adapter cannot play. */
  readonly beyond: Set<string>;
  readonly observed: readonly EngineChoice[];
  readonly tally: Tally;
  readonly routes: RoutesSeen;
  readonly casesByArea: Record<string, number>;
  readonly kinds: Counts;
  readonly ends: Record<End, number>;
  readonly exchanges: { client: number };
  readonly played: { generated: number; fixed: number };
  /** The cases under way, in the order in which they began. */
  readonly underway: Set<Scheduled>;
  /** Cases that stalled once and not again. */
  flaky: number;
  /** Cases that stalled once, and there was no time left to look at them again: neither judged nor counted as played. */
  notLookedAgain: number;
}

/** A record of nothing yet. */
export const newRecord = (
  laws: readonly EngineLaw[],
  observed: readonly EngineChoice[],
  seed: number,
  beyond: Set<string>,
): RunRecord => ({
  seed,
  observed,
  added: 0,
  beyond,
  tally: emptyTally(laws),
  routes: noRoutesSeen(),
  casesByArea: {},
  kinds: noCounts(),
  ends: { ended: 0, derailed: 0, stalled: 0 },
  exchanges: { client: 0 },
  played: { generated: 0, fixed: 0 },
  underway: new Set(),
  flaky: 0,
  notLookedAgain: 0,
});

/** Judges a case that was played, and counts it. */
export function note(record: RunRecord, laws: readonly EngineLaw[], played: Played): void {
  const { scheduled, log } = played;
  judgeInto(record.tally, laws, played);
  observeInto(record.tally, record.observed, played);
  noteRoutes(record.routes, log);
  record.ends[log.end]++;
  record.casesByArea[scheduled.area] = (record.casesByArea[scheduled.area] ?? 0) + 1;
  countKinds(record.kinds, scheduled.engineCase);
  record.exchanges.client += log.exchanges.filter(({ from }) => from === "client").length;
  record.played[scheduled.index === undefined ? "fixed" : "generated"]++;
}

/** How far a run of these cases is. */
export function progressOf({ tally, added, played, underway }: RunRecord, cases: readonly Scheduled[]): Progress {
  const broken = [...tally.rules.values()].filter((rule) => rule.broken > 0).length;
  const [longest] = underway;
  return {
    done: played.generated + played.fixed,
    total: cases.length + added,
    broken,
    ...(longest !== undefined && { driving: longest.area }),
  };
}
