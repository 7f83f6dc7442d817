import { TOO_LATE_WORDS } from "../common/cut-short.ts";
import type { ReportedCases } from "./document.ts";

/** What is said of cases that stalled once where there was no time to see whether they would again. */
export const NOT_LOOKED_AGAIN = `stalled once and not looked at again: ${TOO_LATE_WORDS["time limit"]}`;

/** The same as a sentence; nothing where there is none. */
export function notLookedAgain({ notLookedAgain: n = 0 }: ReportedCases): string[] {
  return n === 0
    ? []
    : [`${n} ${n === 1 ? "case" : "cases"} ${NOT_LOOKED_AGAIN}; what stalls once may be the machine's.`];
}
