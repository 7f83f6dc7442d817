import type { Finding } from "../judges/finding.ts";
import type { ReportDocument, ReportedFailure } from "./document.ts";
import { withShortTexts } from "./short-texts.ts";

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

/** Characters of a case, as JSON, that a report holds, and of one of its texts where all of them are more than that. */
const CASE = 131_072;
const SHORT_TEXT = 256;

/**
 * A report whose cases are none longer than can be read: those that a file holds whole lose the ends of long texts, and
 * say so. Cases of which there is no file are kept.
 */
export function withShortCases<R extends ReportDocument>(document: R): R {
  const rules = document.rules.map((rule) =>
    rule.failure?.file === undefined ? rule : { ...rule, failure: withShortCase(rule.failure) },
  );
  return { ...document, rules };
}

function withShortCase(failure: ReportedFailure): ReportedFailure {
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  const first = withShortTexts<object>(failure.case, onCut);
  const kept = sizeOf(first) <= CASE ? first : withShortTexts<object>(failure.case, onCut, SHORT_TEXT);
  const { tools, ...rest } = { tools: undefined, ...failure };
  const large = tools !== undefined && sizeOf(tools) > CASE;
  if (!cut && !large) return failure;
  const told = tools === undefined || large ? {} : { tools };
  return { ...rest, case: kept, ...told, caseShortened: true } as unknown as ReportedFailure;
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
