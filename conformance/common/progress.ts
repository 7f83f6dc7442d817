/** How far a run is. */
export interface Progress {
  readonly done: number;
  /** It may rise: what a short run has not met is looked for with further cases. */
  readonly total: number;
  /** Rules found broken so far. */
  readonly broken: number;
  /** The kind of case that has been under way for longest; absent when none is. */
  readonly driving?: string;
  /** How many cases have stalled so far, once one has: how long the others will take is not known then. */
  readonly stalled?: number;
  /** How many cases that have stalled are being played again, once all others are. */
  readonly lookingAgain?: number;
  /** The rule whose smallest case is being looked for, once all cases are played. */
  readonly shrinking?: string;
  /** How many saved cases are being played again in a fresh process, once all else is done. */
  readonly confirming?: number;
}
