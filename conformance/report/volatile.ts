import type { ReportDocument } from "./document.ts";

/**
 * What differs between two runs of the same suite, seed and target: what a clock, a port or the order of concurrent
 * sessions decides, as JSON pointers in which `*` stands for each member. The rest of a report is the same bytes.
 */
export const VOLATILE: readonly string[] = [
  "/target/url",
  "/verdict/sentence",
  "/timings",
  "/environment",
  // Which of the cases that break a rule is the smallest: their sizes are measured as they fail.
  "/rules/*/failure/case",
  "/rules/*/failure/drawn",
  "/rules/*/failure/caseShortened",
  "/rules/*/failure/tools",
  "/rules/*/failure/reproduced",
  "/rules/*/failure/confirmed",
  "/rules/*/failure/confirmedWhy",
  "/rules/*/failure/findings",
  "/rules/*/failure/findingsLeftOut",
  "/rules/*/failure/log",
  "/rules/*/failure/shrink",
];

/** A report without what it says to be volatile: of two runs that should be the same, the same value. */
export function stable(document: ReportDocument): unknown {
  return document.volatile.reduce<unknown>((value, pointer) => without(value, pointer.split("/").slice(1)), document);
}

function without(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || step === undefined) return value;
  if (Array.isArray(value)) return step === "*" ? value.map((one) => without(one, rest)) : value;
  const entries = Object.entries(value).flatMap(([name, one]) => {
    if (step !== "*" && step !== name) return [[name, one] as const];
    return rest.length === 0 ? [] : [[name, without(one, rest)] as const];
  });
  return Object.fromEntries(entries);
}
