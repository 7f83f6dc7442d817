import type { KnownFailures } from "./list.ts";
import { markKnown, type Surroundings } from "./mark.ts";
import { orNothingShown } from "./shown.ts";
import { type Weighable, weigh } from "./weigh.ts";

/** What a run was told of what is known, and of how strict it is to be. */
export interface Leniency {
  readonly knownFailures?: KnownFailures;
  readonly today?: string;
  readonly strict?: boolean;
}

/** Marks what is known in a report, and gives the verdict that it then comes to: that nothing is shown where no rule counts. */
export function concluded<R extends Weighable>(
  report: R,
  { knownFailures, today = new Date().toISOString().slice(0, 10), strict }: Leniency,
  around: Omit<Surroundings, "today">,
): R {
  if (knownFailures === undefined && strict !== true) return orNothingShown(report);
  const marked = knownFailures === undefined ? report : markKnown(report, knownFailures, { ...around, today });
  return orNothingShown(weigh(marked, strict === true));
}
