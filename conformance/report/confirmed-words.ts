import type { ReportedFailure } from "./document.ts";

/** That a saved case was not seen to break its rule again, as a sentence with the reason; undefined of one that was. */
export function unconfirmed({ confirmed, confirmedWhy, reproduced }: Confirmable): string | undefined {
  const why = confirmedWhy === undefined ? "" : ` (${confirmedWhy})`;
  if (confirmed === "not-looked") return `The case was not looked at again${why.replace(/^ \((.*)\)$/s, ": $1")}.`;
  if (reproduced !== false) return undefined;
  return `The smallest case did not break the rule again${why}: timing may play a part. What is saved is the case as it was drawn.`;
}

/** How one that was came to be seen, as the end of a sentence. */
export function confirmedWords({ confirmed, confirmedWhy }: Confirmable): string {
  if (confirmed === "fresh-process") return "its file broke the rule again in a fresh process";
  return `saved, it broke the rule again${confirmedWhy === undefined ? "" : ` (in no fresh process: ${confirmedWhy})`}`;
}

type Confirmable = Pick<ReportedFailure, "confirmed" | "confirmedWhy" | "reproduced">;
