import { shardName } from "../common/shard.ts";
import type { ReportDocument, ReportedSelection } from "./document.ts";

/** Something that two runs were asked for in another way, or that was said of their targets. */
export interface SelectionChange {
  /** As `rules`, `features`, `shard`. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What decides which rules are judged, and on how much; in words. */
const PARTS: readonly (readonly [what: string, words: (document: ReportDocument) => string])[] = [
  ["features", ({ target }) => names(target.features, "none")],
  ["offers", ({ target }) => names(target.offers, "none")],
  ["profiles", ({ selection }) => names(selection.profiles, "all")],
  ["rules", ({ selection }) => names(selection.rules, "all")],
  ["kinds of case", ({ selection }) => names(selection.areas, "all")],
  ["tools", ({ selection }) => names(selection.tools, "all")],
  ["tools left out", ({ selection }) => names(selection.excludeTools, "none")],
  ["shard", ({ selection: { shard } }) => (shard === undefined ? "the whole" : shardName(shard))],
  ["generated cases", ({ selection }) => String(selection.runs)],
  ...flags({
    "fixed cases": ["generatedOnly", "left out", "played"],
    "slow cases": ["slow", "played", "left out"],
    "long cases": ["long", "played", "left out"],
    "calls of tools": ["allowCalls", "allowed", "not allowed"],
    "model calls": ["modelCalls", "asked for", "not asked for"],
    warnings: ["strict", "count", "do not count"],
  }),
];

/** In what the two runs were asked for, and their targets were said to have, something else. */
export function selectionChanges(before: ReportDocument, after: ReportDocument): SelectionChange[] {
  return PARTS.map(([what, words]) => ({ what, before: words(before), after: words(after) })).filter(
    ({ before: a, after: b }) => a !== b,
  );
}

type Flag = readonly [name: keyof ReportedSelection, yes: string, no: string];

function flags(all: Readonly<Record<string, Flag>>): [string, (document: ReportDocument) => string][] {
  return Object.entries(all).map(([what, [name, yes, no]]) => [
    what,
    ({ selection }) => (selection[name] === true ? yes : no),
  ]);
}

/** In whatever order they were given. */
function names(list: readonly string[] | undefined, otherwise: string): string {
  return list === undefined || list.length === 0 ? otherwise : list.toSorted().join(", ");
}
