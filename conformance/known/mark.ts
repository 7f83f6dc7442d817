import { fits, isPattern } from "../common/glob.ts";
import type { RuleOutcome, Verdict } from "../common/verdict.ts";
import type { KnownEntry, KnownFailures } from "./list.ts";

/** What marks a rule that does not hold and is listed. */
export interface Known {
  /** `failure`: it is listed to fail; `flaky`: to fail now and then. */
  readonly as: "failure" | "flaky";
  readonly reason: string;
  readonly link?: string;
  readonly expires?: string;
}

/** A rule of a report, as far as it counts here. */
export interface Judged {
  readonly id: string;
  readonly level: string;
  readonly tier: string;
  readonly outcome: RuleOutcome;
  /** In how many cases of each kind it was broken. */
  readonly brokenIn: Readonly<Record<string, number>>;
}

/** A report of either role, as far as it counts here. */
export interface Marked {
  readonly verdict: Verdict;
  readonly rules: readonly (Judged & { readonly known?: Known })[];
  /** What is wrong with the list itself; each fails the run. */
  readonly listFaults?: readonly string[];
}

/** What a list is held against. */
export interface Surroundings {
  /** Every rule that the role has, judged in this run or not. */
  readonly rules: readonly string[];
  /** Every kind of case that the role has. */
  readonly areas: readonly string[];
  /** The day of the run, as `2026-08-28`. */
  readonly today: string;
  /** Only a part of the cases was played: that a listed rule held in it says nothing. */
  readonly partial: boolean;
}

/** The entry that covers a rule which does not hold; undefined when somewhere it is broken and nothing listed says so. */
export function entryFor({ id, outcome, brokenIn }: Judged, list: readonly KnownEntry[]): KnownEntry | undefined {
  const own = list.filter(({ rule = "**" }) => fits(rule, id));
  const areas = Object.keys(brokenIn);
  // What was never met has no cases: only an entry for the rule itself can know of it.
  if (outcome === "not-verified" || areas.length === 0) return own.find((entry) => entry.case === undefined);
  const covering = areas.map((area) => own.find((entry) => fits(entry.case ?? "**", area)));
  return covering.every((entry) => entry !== undefined) ? covering[0] : undefined;
}

/** Marks the rules of a report that are known not to hold, and says what is wrong with the list. */
export function markKnown<R extends Marked>(report: R, list: KnownFailures, around: Surroundings): R {
  if (report.verdict.kind === "nothing-checked") return report;
  const current = ({ expires }: KnownEntry): boolean => expires === undefined || expires >= around.today;
  const rules = report.rules.map((rule) => {
    const entry = (as: Known["as"], entries: readonly KnownEntry[]): Known | undefined => {
      const found = entryFor(rule, entries.filter(current));
      if (found === undefined) return undefined;
      const { reason, link, expires } = found;
      return { as, reason, ...(link === undefined ? {} : { link }), ...(expires === undefined ? {} : { expires }) };
    };
    if (!failing(rule)) return rule;
    const known = entry("failure", list.failures) ?? entry("flaky", [...list.flaky, ...list.failures]);
    return known === undefined ? rule : { ...rule, known };
  });
  const listFaults = [
    ...list.failures.flatMap((entry) => faultsOf(entry, report.rules, around, true)),
    ...list.flaky.flatMap((entry) => faultsOf(entry, report.rules, around, false)),
  ];
  return { ...report, rules, listFaults };
}

const failing = ({ outcome }: Judged): boolean => ["fail", "warn", "not-verified"].includes(outcome);

/** What is wrong with one entry, in sentences. */
function faultsOf(entry: KnownEntry, judged: readonly Judged[], around: Surroundings, mustFail: boolean): string[] {
  const { rule = "**", case: area = "**", expires } = entry;
  const name = nameOf(entry);
  if (!around.rules.some((id) => fits(rule, id))) return [`${name} is listed as known, and fits no rule.`];
  if (!around.areas.some((one) => fits(area, one))) return [`${name} is listed as known, and fits no kind of case.`];
  if (expires !== undefined && expires < around.today)
    return [`${name} was to be borne until ${expires}, and that day has passed: ${entry.reason}`];
  if (!mustFail || around.partial) return [];
  const listed = judged.filter(({ id, outcome }) => fits(rule, id) && outcome !== "not-applicable");
  const shown = listed.some((one) =>
    entry.case === undefined ? failing(one) : Object.keys(one.brokenIn).some((broken) => fits(area, broken)),
  );
  if (listed.length === 0 || shown) return [];
  const all = isPattern(rule) || entry.rule === undefined ? "everything that it fits holds" : "it holds";
  return [`${name} is listed as known to fail, and ${all}: take it out of the list.`];
}

function nameOf({ rule, case: area }: KnownEntry): string {
  if (rule === undefined) return `The case ${area}`;
  return area === undefined ? `The rule ${rule}` : `The rule ${rule} in the case ${area}`;
}
