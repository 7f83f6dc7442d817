import type { CutShort } from "../common/cut-short.ts";
import { unmetWords } from "../common/unmet-words.ts";
import { isScored, type Verdict } from "../common/verdict.ts";
import type { Judged, Known, Marked } from "./mark.ts";

/** A report of either role whose verdict can be weighed anew. */
export interface Weighable extends Marked {
  readonly role: "engine" | "worker";
  readonly target: { readonly url: string };
  readonly rules: readonly (Judged & { readonly known?: Known })[];
  readonly cases?: {
    readonly cutShort?: CutShort;
    readonly notPlayed: number;
    readonly notLookedAgain?: number;
  };
  readonly selection?: { readonly shard?: unknown };
}

/**
 * The report with the verdict that it comes to when what is known does not count, and, where it is `strict`, warnings
 * do. What is wrong with the list of what is known breaks the run too.
 */
export function weigh<R extends Weighable>(report: R, strict: boolean): R {
  const { verdict, rules, listFaults = [] } = report;
  if (verdict.kind === "nothing-checked") return report;
  const must = rules.filter(isScored);
  const unmet = must.filter(({ outcome }) => outcome !== "pass");
  const known = unmet.filter((rule) => rule.known !== undefined).length;
  const warnings = strict ? rules.filter((rule) => rule.outcome === "warn" && rule.known === undefined).length : 0;
  // A worker's known inputs break a run whose rules all hold.
  const otherwise = verdict.kind === "broken" && verdict.passed === verdict.total;
  const counts = { unmet: unmet.length, known, warnings, faults: listFaults.length };
  const whole = unmet.length === known && warnings === 0 && listFaults.length === 0 && !otherwise;
  const said = sentenceOf(report, counts);
  return {
    ...report,
    verdict: {
      ...verdict,
      kind: whole ? "conformant" : "broken",
      sentence: otherwise ? verdict.sentence : said,
      ...(known > 0 ? { known } : {}),
      exitCode: whole ? 0 : 1,
    } satisfies Verdict,
  };
}

interface Counts {
  readonly unmet: number;
  readonly known: number;
  readonly warnings: number;
  readonly faults: number;
}

function sentenceOf(report: Weighable, { unmet, known, warnings, faults }: Counts): string {
  const { role, target, rules: judged, cases } = report;
  const rules =
    unmet === 0
      ? "every rule that applies holds"
      : unmet === known
        ? `every rule that applies holds, but for ${known} that ${known === 1 ? "is" : "are"} known not to`
        : `${unmetWords(judged, cases?.cutShort)}${beside(known)}`;
  const more = [
    ...(warnings === 0 ? [] : [`${warnings} ${warnings === 1 ? "warning counts" : "warnings count"}`]),
    ...(faults === 0 ? [] : [`the list of known failures is wrong in ${faults} ${faults === 1 ? "place" : "places"}`]),
  ];
  return `The ${role} at ${target.url}: ${[rules, ...more].join("; ")}.`;
}

const beside = (known: number): string => (known === 0 ? "" : `, beside ${known} known not to`);
