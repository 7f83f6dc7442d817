import { engineAreas } from "../cases/engine/areas.ts";
import { shardName } from "../common/shard.ts";
import { isScored, type Verdict } from "../common/verdict.ts";
import { PROFILES } from "../engine/select.ts";
import { concluded, type Leniency } from "../known/conclude.ts";
import { orNothingShown } from "../known/shown.ts";
import { weigh } from "../known/weigh.ts";
import type { ReportDocument, ReportedChoice, ReportedRule } from "../report/document.ts";
import { finished, type Unfinished } from "../report/finish.ts";
import { sorted } from "../report/sorted.ts";
import { scoredRules } from "../rules/index.ts";
import { WORKER_AREAS } from "../worker/areas.ts";
import { workerRules } from "../worker/rules.ts";
import { mergedCut, withCut } from "./cut.ts";
import { mergeFault } from "./fault.ts";
import { mergedRules } from "./rules.ts";
import { sumOf } from "./sum.ts";

/** One report of all shards, or a sentence that says why there is none. */
export type MergedReport =
  | { readonly ok: true; readonly value: ReportDocument }
  | { readonly ok: false; readonly message: string };

/**
 * Makes one report, with one verdict, of those of all shards of a run: a rule is broken where it is broken in one of
 * them, and holds where it was met and is broken in none. A rule that no shard has met could not be verified, nor one that
 * a shard had not met when it was cut short, and a run of which a shard was cut short is never conformant. With a list of
 * known failures it is held against what all shards found; without one the marks of the shards are kept.
 */
export function mergeReports(
  reports: readonly ReportDocument[],
  lenient: Pick<Leniency, "knownFailures" | "today"> = {},
): MergedReport {
  const message = mergeFault(reports);
  if (message !== undefined) return { ok: false, message };
  const parts = reports.toSorted((a, b) => indexOf(a) - indexOf(b));
  const merged = together(parts);
  const { strict = false } = merged.selection;
  const { knownFailures } = lenient;
  const value = (weighed: Unfinished): MergedReport => ({ ok: true, value: finished(withCut(weighed, parts), []) });
  if (knownFailures === undefined) return value(orNothingShown(weigh(merged, strict)));
  const { listFaults: _, ...rest } = merged;
  const unmarked = { ...rest, rules: merged.rules.map(({ known: _known, ...rule }) => rule) } as Unfinished;
  const partial = merged.cases.cutShort !== undefined;
  return value(concluded(unmarked, { ...lenient, strict }, { ...namesOf[merged.role](), partial }));
}

const indexOf = ({ selection: { shard } }: ReportDocument): number => shard?.index ?? 0;

/** What a list of known failures may name. */
const namesOf = {
  engine: () => ({
    rules: scoredRules("engine", PROFILES).map(({ id }) => id),
    areas: engineAreas.map(({ name }) => name),
  }),
  worker: () => ({ rules: workerRules().map(({ id }) => id), areas: WORKER_AREAS }),
} as const;

/** All shards in one document, before what is known of it is weighed. */
function together(parts: readonly ReportDocument[]): Unfinished {
  const [first] = parts;
  if (first === undefined) throw new Error("No report was to be merged.");
  const { score: _, listFaults: _faults, ...head } = first;
  const { shard: _shard, ...selection } = first.selection;
  const rules = mergedRules(parts);
  const listFaults = [...new Set(parts.flatMap((part) => part.listFaults ?? []))];
  return {
    ...head,
    target: { ...head.target, offers: [...new Set(parts.flatMap(({ target }) => target.offers))].toSorted() },
    selection,
    verdict: verdictOf(parts, rules),
    rules,
    choices: mergedChoices(parts),
    ...(first.listFaults === undefined ? {} : { listFaults }),
    ...played(parts),
    timings: mergedTimings(parts),
  } as Unfinished;
}

/** A shard that could not be played leaves a hole, whatever the others found. */
function verdictOf(parts: readonly ReportDocument[], rules: readonly ReportedRule[]): Verdict {
  const hole = parts.find(({ verdict: { kind, exitCode } }) => kind === "nothing-checked" && exitCode !== 0);
  const scored = rules.filter(isScored);
  const [passed, total] = [scored.filter(({ outcome }) => outcome === "pass").length, scored.length];
  if (hole !== undefined) {
    const { shard } = hole.selection;
    const which = shard === undefined ? "" : `Shard ${shardName(shard)}: `;
    return { kind: "nothing-checked", sentence: `${which}${hole.verdict.sentence}`, passed: 0, total: 0, exitCode: 3 };
  }
  if (total === 0 && parts.every(({ cases }) => cases.total === 0))
    return { kind: "nothing-checked", sentence: "No shard held a case.", passed: 0, total: 0, exitCode: 3 };
  // A worker's known inputs, or its death, break a run whose rules all hold.
  const otherwise = parts.find(isBrokenOtherwise);
  const whole = passed === total;
  if (whole && otherwise !== undefined) return { ...otherwise.verdict, passed, total };
  return { kind: whole ? "conformant" : "broken", sentence: "", passed, total, exitCode: whole ? 0 : 1 };
}

const isBrokenOtherwise = (report: ReportDocument): boolean =>
  report.role === "worker" && (report.cases.cutShort === "ended" || report.examples.some(({ ok }) => !ok));

function mergedChoices(parts: readonly ReportDocument[]): ReportedChoice[] {
  const points = Map.groupBy(
    parts.flatMap(({ choices }) => choices),
    ({ point }) => point,
  );
  return [...points]
    .map(([point, seen]) => ({ point, made: sorted(sumOf(seen.map(({ made }) => made))) }))
    .toSorted((a, b) => (a.point < b.point ? -1 : 1));
}

/** What was played, of either role; a worker's tools and examples are the same in each shard but for what came of them. */
function played(parts: readonly ReportDocument[]): object {
  const cutShort = mergedCut(parts);
  const cases = sumOf(parts.map(({ cases: { cutShort: _, ...counts } }) => counts));
  const both = {
    cases: { ...cases, byArea: sorted(cases.byArea), ...(cutShort === undefined ? {} : { cutShort }) },
    exchanges: sumOf(parts.map(({ exchanges }) => exchanges)),
  };
  const workers = parts.filter((part) => part.role === "worker");
  const [first] = workers;
  if (first === undefined) return both;
  return {
    ...both,
    tools: first.tools.map((tool, n) => workers.map(({ tools }) => tools[n]).find((one) => one?.called) ?? tool),
    examples: first.examples.map((one, n) => workers.map(({ examples }) => examples[n]).find((it) => !it?.ok) ?? one),
  };
}

/** From the beginning of the first shard to the end of the last. */
function mergedTimings(parts: readonly ReportDocument[]): ReportDocument["timings"] {
  const begins = parts.map(({ timings }) => Date.parse(timings.startedAt));
  const began = Math.min(...begins);
  const ended = Math.max(...parts.map(({ timings }, n) => (begins[n] ?? began) + timings.milliseconds));
  return { startedAt: new Date(began).toISOString(), milliseconds: ended - began };
}
