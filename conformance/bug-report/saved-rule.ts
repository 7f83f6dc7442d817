import type { Finding } from "../judges/finding.ts";
import { ruleById } from "../rules/index.ts";

/** What the rule that a case was saved for comes to when the case is judged again. */
export interface SavedRule {
  readonly rule: string;
  /** `not-met`: nothing that it speaks about happened; `cut-off`: nor did the case come to its end, so nothing is shown. */
  readonly now: "broken" | "holds" | "not-met" | "cut-off";
}

/** One case that was judged: what it breaks and the ids of all rules that it had something to show about. */
interface Judged {
  readonly broken: readonly { readonly rule: string }[];
  readonly met: readonly string[];
}

/** What a saved rule comes to in a case that was judged again, by how the case ended. */
export function savedRule(rule: string, { broken, met }: Judged, end: string): SavedRule {
  if (broken.some((one) => one.rule === rule)) return { rule, now: "broken" };
  if (end !== "ended") return { rule, now: "cut-off" };
  return { rule, now: met.includes(rule) ? "holds" : "not-met" };
}

const WORDS: Readonly<Record<Exclude<SavedRule["now"], "broken">, string>> = {
  holds: "holds now",
  "not-met": "is not broken now: nothing that it speaks about happened in the case",
  "cut-off": "was not shown: the case did not come to its end",
};

/** What a saved rule that is not broken comes to, as `<rule> holds now`; undefined for one that is. */
export const savedWords = ({ rule, now }: SavedRule): string | undefined =>
  now === "broken" ? undefined : `${rule} ${WORDS[now]}`;

/** Whether breaking it is a warning: a SHOULD, which counts only where a run is strict. */
export const isWarning = (rule: string): boolean => !(ruleById(rule)?.level ?? "MUST").startsWith("MUST");

/** Broken rules in the order in which they are told: the one that the case was saved for, other MUSTs, warnings. */
export function inTellingOrder<B extends { readonly rule: string }>(broken: readonly B[], saved?: SavedRule): B[] {
  const rank = ({ rule }: B): number => (rule === saved?.rule ? 0 : isWarning(rule) ? 2 : 1);
  return broken.toSorted((a, b) => rank(a) - rank(b));
}

/** A finding, how often it came, and the exchanges of each time. */
export interface Repeated<F> {
  readonly finding: F;
  readonly times: number;
  readonly at: readonly number[];
}

/** Findings that say the same once each, in the order in which they came first. */
export function repeated<F extends Pick<Finding, "message"> & Partial<Pick<Finding, "at">>>(
  findings: readonly F[],
): Repeated<F>[] {
  const alike = Map.groupBy(findings, ({ message }) => message);
  return [...alike.values()].map((all) => ({
    finding: all[0] as F,
    times: all.length,
    at: [...new Set(all.flatMap(({ at = [] }) => at))].toSorted((a, b) => a - b),
  }));
}

/** `" (3 times)"`; nothing for what came once. */
export const timesText = (times: number): string => (times === 1 ? "" : ` (${times} times)`);
