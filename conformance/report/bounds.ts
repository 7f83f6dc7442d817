import type { Finding } from "../judges/finding.ts";
import type { ReportDocument, ReportedFailure } from "./document.ts";

/** Findings of one failure that are kept. */
const KEPT_FINDINGS = 20;
/** Characters of all logs together, as JSON: what a page or a step summary can still be made of. */
const LOGS = 8_388_608;
/** What each log may still have once that is used up. */
const LEAST = 16_384;

/** The first findings of a failure, and how many more there were. */
export function keptFindings(findings: readonly Finding[]): Pick<ReportedFailure, "findings" | "findingsLeftOut"> {
  const left = findings.length - KEPT_FINDINGS;
  return { findings: findings.slice(0, KEPT_FINDINGS), ...(left > 0 ? { findingsLeftOut: left } : {}) };
}

/** A report whose logs together stay within a bound: the later ones lose their last exchanges and events, and say so. */
export function bounded<R extends ReportDocument>(document: R, bound = LOGS): R {
  let left = bound;
  const rules = document.rules.map((rule) => {
    if (rule.failure === undefined) return rule;
    const failure = within(rule.failure, Math.max(left, LEAST));
    left -= sizeOf(failure.log);
    return { ...rule, failure };
  });
  return { ...document, rules };
}

function within(failure: ReportedFailure, bound: number): ReportedFailure {
  const { log } = failure;
  if (sizeOf(log) <= bound) return failure;
  const exchanges = firstWithin<unknown>(log.exchanges, bound);
  const events = "events" in log && log.events !== undefined ? log.events : [];
  const kept = firstWithin(events, Math.max(bound - sizeOf(exchanges), LEAST));
  const short = { ...log, exchanges, ...(events.length === 0 ? {} : { events: kept }), shortened: true };
  return { ...failure, log: short } as unknown as ReportedFailure;
}

/** As many from the first on as fit. */
function firstWithin<T>(items: readonly T[], bound: number): readonly T[] {
  let left = bound;
  const over = items.findIndex((one) => {
    left -= sizeOf(one);
    return left < 0;
  });
  return over < 0 ? items : items.slice(0, over);
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
