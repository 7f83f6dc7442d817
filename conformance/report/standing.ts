import type { ReportDocument, ReportedRule } from "./document.ts";

/**
 * How a rule stands in a report, which renderings tell apart: `broken` (a MUST that fails), `unverified` (a MUST that
 * nothing was seen of), `warning` (a SHOULD that is broken), `known` (any of these, and listed), `holds`, and `aside`
 * (not applicable, or no MUST and nothing was seen of it).
 */
export type Standing = "broken" | "unverified" | "warning" | "known" | "holds" | "aside";

/** How one rule stands. */
export function standingOf({ outcome, known, level, tier }: ReportedRule): Standing {
  if (known !== undefined) return "known";
  if (outcome === "not-verified") return level.startsWith("MUST") && tier !== "choice" ? "unverified" : "aside";
  return OUTCOMES[outcome];
}

const OUTCOMES = { pass: "holds", fail: "broken", warn: "warning", "not-applicable": "aside" } as const;

/** Whether a rule breaks the run: where it was strict, warnings do. */
export function breaksRun(rule: ReportedRule, { selection }: Pick<ReportDocument, "selection">): boolean {
  const standing = standingOf(rule);
  return standing === "broken" || standing === "unverified" || (standing === "warning" && selection.strict === true);
}

/**
 * How a whole run looks: its verdict, but for one that is not conformant only since it could not see everything, as after
 * an interrupt. A target that ended or stalled is broken, whatever was seen of it.
 */
export function lookOf(document: ReportDocument): Look {
  const { verdict, listFaults = [], cases } = document;
  if (verdict.kind !== "broken") return verdict.kind;
  const wrong = document.role === "worker" && document.examples.some(({ ok }) => !ok);
  if (wrong || listFaults.length > 0 || cases.cutShort === "ended" || cases.cutShort === "stalls") return "broken";
  const breaking = (document.rules as readonly ReportedRule[]).filter((rule) => breaksRun(rule, document));
  // Where nothing breaks the run, that it did not come to its end does.
  const open = breaking.length > 0 || cases.cutShort === "interrupt" || cases.cutShort === "time limit";
  return open && breaking.every((rule) => standingOf(rule) === "unverified") ? "unverified" : "broken";
}

/** What there is to tell apart at a glance. */
export type Look = ReportDocument["verdict"]["kind"] | "unverified";

/** How a run looks, in words. */
export const LOOK_WORDS: Readonly<Record<Look, string>> = {
  conformant: "conformant",
  broken: "broken",
  unverified: "not verified",
  "nothing-checked": "nothing checked",
};

/** The rules of a report by how they stand. */
export const rulesThat = (document: ReportDocument, ...standings: Standing[]): readonly ReportedRule[] =>
  (document.rules as readonly ReportedRule[]).filter((rule) => standings.includes(standingOf(rule)));

/** The area of a rule: what stands before the slash. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf("/"));

/** What a target is called, with its version where it has one. */
export const titleOf = ({ target: { name, version } }: ReportDocument): string =>
  version === undefined ? name : `${name} ${version}`;
